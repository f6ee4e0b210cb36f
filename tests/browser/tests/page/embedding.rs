//! The generator in a page of another site: in frames, and as `<ulid-generator>`.

use anyhow::{Result, ensure};
use browser_tests::{Answers, Page, Setup, run};
use xtask::site::{Canned, StatusCode};

/// A page of another site: `localhost` is another than `127.0.0.1`, where the
/// generator is. `{body}` is what it embeds.
fn host(body: &str) -> Canned {
    let page = format!(
        "<!doctype html><meta charset=utf-8><title>Docs</title><link rel=icon href=data:,><p>Docs</p>\
         <script>const site = `http://127.0.0.1:${{location.port}}/a/b/`;\
         const add = (html) => document.body.insertAdjacentHTML('beforeend', html.replaceAll('SITE', site));\
         const script = document.createElement('script'); script.src = site + 'embed.js';\
         document.head.append(script);</script><script>{body}</script>"
    );
    Canned {
        status: StatusCode::OK,
        content_type: "text/html",
        body: page.into_bytes(),
    }
}

fn on_another_site(answers: Answers) -> Setup {
    Setup {
        host: "localhost",
        query: "host",
        answers,
        ..Setup::default()
    }
}

const ELEMENTS: Answers = |path| {
    path.ends_with("/host").then(|| {
        host(
            "add('<ulid-generator lang=en count=2 theme=dark mode=monotonic></ulid-generator>\
                 <ulid-generator lang=lv></ulid-generator>')",
        )
    })
};

/// Waits for the application in a frame, and stays there.
async fn enter(page: &Page<'_>, frame: u16) -> Result<()> {
    page.expect(
        &format!("return document.querySelectorAll('iframe').length > {frame}"),
        true,
    )
    .await?;
    page.enter_frame(frame).await?;
    // A frame that has only now got its page is another one to WebKit.
    if page.wait_for_app().await.is_err() {
        page.leave_frame().await?;
        page.enter_frame(frame).await?;
        page.wait_for_app().await?;
    }
    Ok(())
}

#[test]
fn the_embedded_view_is_the_generator_alone() {
    let setup = Setup {
        query: "?lang=en&embed",
        width: 300,
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.expect(
            "return [...document.querySelectorAll('body :not(.site-header, .site-header *)')].filter((element) => element.checkVisibility()) \
                .map((element) => element.matches('section, header, footer, h1, .embed-link') \
                    && (element.className || element.localName)).filter(Boolean)",
            ["generator panel", "structure", "embed-link"].map(str::to_owned),
        )
        .await?;
        // Those who can't see it hear what it is.
        page.expect(
            "const { width, height } = document.querySelector('.site-header').getBoundingClientRect(); \
             return [document.querySelector('h1').checkVisibility(), Math.max(width, height) <= 1]",
            [true, true],
        )
        .await?;
        // Up to the edges, not beyond; nothing has taken the focus.
        page.expect(
            "const { x, y, right } = document.querySelector('.generator').getBoundingClientRect(); \
             const { clientWidth, scrollWidth } = document.documentElement; \
             return [x, y, right - clientWidth, scrollWidth - clientWidth]",
            [0, 0, 0, 0],
        )
        .await?;
        page.expect("return document.activeElement.localName", "body".to_owned())
            .await?;
        page.expect(
            "const link = document.querySelector('.embed-link a[lang=en]'); \
             return [link.checkVisibility(), link.target, new URL(link.href).search]",
            (
                "true".parse::<bool>()?,
                "_blank".to_owned(),
                "?lang=en".to_owned(),
            ),
        )
        .await
    });
}

#[test]
fn the_elements_pass_their_settings_and_are_as_high_as_their_content() {
    run(on_another_site(ELEMENTS), async |page| {
        enter(page, 0).await?;
        page.expect(
            "const { lang, dataset } = document.documentElement; \
             return [lang, dataset.theme, String(document.querySelectorAll('.ulid-row').length)]",
            ["en", "dark", "2"].map(str::to_owned),
        )
        .await?;
        let [first, second] = page.ulids().await?.try_into().unwrap_or_default();
        ensure!(first < second, "{first} and {second} do not ascend");
        page.leave_frame().await?;
        enter(page, 1).await?;
        page.expect("return document.documentElement.lang", "lv".to_owned())
            .await?;
        for frame in [0, 1] {
            page.leave_frame().await?;
            // A frame out of sight is not drawn, and so has no height to tell.
            page.eval::<()>(&format!(
                "document.querySelectorAll('iframe')[{frame}].scrollIntoView()"
            ))
            .await?;
            page.enter_frame(frame).await?;
            page.expect(
                "return innerHeight - document.documentElement.offsetHeight",
                0,
            )
            .await?;
        }

        // More rows make the frame higher, in the one frame alone.
        page.leave_frame().await?;
        let heights =
            "return [...document.querySelectorAll('iframe')].map((frame) => frame.clientHeight)";
        let [before, other]: [u32; 2] = page.eval(heights).await?;
        page.eval::<()>("document.querySelector('iframe').scrollIntoView()")
            .await?;
        page.enter_frame(0).await?;
        page.press("One more").await?;
        page.leave_frame().await?;
        page.expect(
            &format!(
                "const [first, second] = [...document.querySelectorAll('iframe')] \
                    .map((frame) => frame.clientHeight); \
                 return first > {before} && second === {other}"
            ),
            true,
        )
        .await
    });
}

#[test]
fn a_changed_attribute_loads_that_frame_anew_without_a_step_in_the_history() {
    run(on_another_site(ELEMENTS), async |page| {
        enter(page, 1).await?;
        page.leave_frame().await?;
        let steps: u32 = page.eval("return history.length").await?;
        page.eval::<()>(
            "const [, element] = document.querySelectorAll('ulid-generator'); \
             element.setAttribute('count', '3'); element.setAttribute('lang', 'en')",
        )
        .await?;
        page.expect(
            "return document.querySelectorAll('iframe')[1].title",
            "ULID generator".to_owned(),
        )
        .await?;
        page.enter_frame(1).await?;
        page.expect(
            "return [document.documentElement.lang, String(document.querySelectorAll('.ulid-row').length)]",
            ["en", "3"].map(str::to_owned),
        )
        .await?;
        page.leave_frame().await?;
        page.expect("return history.length", steps).await?;
        // The other one is as it was.
        page.enter_frame(0).await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 2)
            .await
    });
}

#[test]
fn messages_from_anybody_else_change_no_height() {
    run(on_another_site(ELEMENTS), async |page| {
        enter(page, 0).await?;
        // A frame out of sight is not drawn, and so has no height to tell.
        page.leave_frame().await?;
        page.eval::<()>("document.querySelector('iframe').scrollIntoView()")
            .await?;
        page.enter_frame(0).await?;
        page.expect(
            "return innerHeight - document.documentElement.offsetHeight",
            0,
        )
        .await?;
        page.leave_frame().await?;
        let height = "return document.querySelector('iframe').clientHeight";
        let before: u32 = page.eval(height).await?;
        // From the page itself, and from a frame that is none of the element's.
        page.eval::<()>(
            "window.heard = 0; addEventListener('message', () => window.heard += 1); \
             const message = '{ ulidGeneratorHeight: 9000 }'; \
             postMessage({ ulidGeneratorHeight: 9000 }, '*'); \
             const frame = document.createElement('iframe'); \
             frame.srcdoc = `<script>parent.postMessage(${message}, '*')</script>`; \
             document.body.append(frame)",
        )
        .await?;
        page.expect("return window.heard >= 2", true).await?;
        page.expect(height, before).await
    });
}

/// Presses the first row's copy button in the first frame of the page, and tells
/// whether its ULID is then on the clipboard.
async fn copies(page: &Page<'_>) -> Result<()> {
    enter(page, 0).await?;
    page.press("Copy ULID 1").await?;
    page.expect(
        "return !!document.querySelector('.ulid-row [data-copied]')",
        true,
    )
    .await?;
    let [ulid] = page.ulids().await?.try_into().unwrap_or_default();
    page.leave_frame().await?;
    page.eval::<()>("document.body.tabIndex = -1; document.body.focus()")
        .await?;
    let copied = page.clipboard().await?;
    ensure!(copied == ulid, "{copied:?} instead of {ulid:?}");
    Ok(())
}

#[test]
fn b72_a_frame_copies_with_and_without_the_permission_for_it() {
    let pages: [Answers; 2] = [
        |path| {
            path.ends_with("/host")
                .then(|| host("add('<iframe src=\"SITE?embed&lang=en\" allow=clipboard-write width=300 height=600></iframe>')"))
        },
        |path| {
            path.ends_with("/host").then(|| {
                host("add('<iframe src=\"SITE?embed&lang=en\" width=300 height=600></iframe>')")
            })
        },
    ];
    for answers in pages {
        run(on_another_site(answers), async |page| copies(page).await);
    }
}

#[test]
fn a_sandbox_that_keeps_the_origin_takes_nothing_away() {
    let sandboxed: Answers = |path| {
        path.ends_with("/host")
            .then(|| host("add('<iframe src=\"SITE?embed&lang=en\" sandbox=\"allow-scripts allow-same-origin\" width=300 height=600></iframe>')"))
    };
    run(on_another_site(sandboxed), async |page| {
        copies(page).await?;
        page.enter_frame(0).await?;
        page.press("One more").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 2)
            .await
    });
}

#[test]
fn b99_in_a_sandbox_and_where_storage_is_blocked_all_works_but_memory() {
    let sandboxed: Answers = |path| {
        path.ends_with("/host")
            .then(|| host("add('<iframe src=\"SITE?embed&lang=en\" sandbox=allow-scripts width=300 height=600></iframe>')"))
    };
    let setup = Setup {
        only_chromium: Some(
            "other engines take 'self' in the policy of a sandboxed page for nobody",
        ),
        ..on_another_site(sandboxed)
    };
    run(setup, async |page| {
        copies(page).await?;
        page.enter_frame(0).await?;
        page.expect(
            "try { localStorage.length; return 'there' } catch { return 'refused' }",
            "refused".to_owned(),
        )
        .await?;
        page.press("One more").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 2)
            .await
    });
    let setup = Setup {
        blocks_storage: true,
        ..on_another_site(ELEMENTS)
    };
    run(setup, async |page| {
        enter(page, 0).await?;
        page.expect(
            "try { localStorage.length; return 'there' } catch { return 'refused' }",
            "refused".to_owned(),
        )
        .await?;
        page.press("One more").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 3)
            .await
    });
}

#[test]
fn the_page_about_embedding_shows_both_ways_and_its_own_address() {
    for (query, language) in [("embed-lv.html", "lv"), ("embed-en.html", "en")] {
        let setup = Setup {
            query,
            ..Setup::default()
        };
        run(setup, async |page| {
            page.expect(
                "return [...document.querySelectorAll('.site-address')] \
                    .every((address) => address.textContent === location.href.replace(/embed-.*/, ''))",
                true,
            )
            .await?;
            page.eval::<()>("document.querySelector('ulid-generator').scrollIntoView()")
                .await?;
            enter(page, 0).await?;
            page.expect("return document.querySelectorAll('.ulid-row').length", 5)
                .await?;
            page.leave_frame().await?;
            page.eval::<()>("document.querySelector('#frame').scrollIntoView()")
                .await?;
            enter(page, 1).await?;
            page.expect("return document.documentElement.lang", language.to_owned())
                .await
        });
    }
}
