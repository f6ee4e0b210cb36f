//! WCAG 2.2 AA, as far as programs can tell: what axe-core finds in every state of the
//! page, everything done by keyboard alone, large text, narrow windows, still pictures.

use anyhow::{Context, Result, ensure};
use browser_tests::states::{ARTICLES, LANGUAGES, STATES, show, without_copying};
use browser_tests::{Page, Setup, axe, run};
use thirtyfour::Key;

#[test]
fn axe_finds_nothing_in_light() {
    expect_no_findings(("prefers-color-scheme", "light"));
}

#[test]
fn axe_finds_nothing_in_dark() {
    expect_no_findings(("prefers-color-scheme", "dark"));
}

#[test]
fn axe_finds_nothing_with_forced_colours() {
    expect_no_findings(("forced-colors", "active"));
}

/// In every state, both languages, and two widths.
fn expect_no_findings(media: (&'static str, &'static str)) {
    let setup = Setup {
        world: without_copying(),
        media: vec![media],
        only_chromium: Some("axe-core reads the same document in each engine"),
        ..Setup::default()
    };
    run(setup, async |page| {
        let mut findings = Vec::new();
        for language in LANGUAGES {
            for state in &STATES {
                show(page, language, state).await?;
                for width in [320, 1280] {
                    page.set_width(width).await?;
                    for finding in axe::findings(page).await? {
                        findings.push(format!("{language}, {}, {width}: {finding}", state.name));
                    }
                }
            }
            for article in ARTICLES {
                page.visit(&format!("{article}-{language}.html")).await?;
                for width in [320, 1280] {
                    page.set_width(width).await?;
                    for finding in axe::findings(page).await? {
                        findings.push(format!("{language}, {article}, {width}: {finding}"));
                    }
                }
            }
        }
        ensure!(findings.is_empty(), "axe-core: {findings:#?}");
        Ok(())
    });
}

#[test]
fn axe_finds_what_is_wrong() {
    let setup = Setup {
        only_chromium: Some("axe-core reads the same document in each engine"),
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.eval::<()>(
            "document.querySelector('h1').replaceChildren(); \
            document.querySelector('#count').labels[0].remove()",
        )
        .await?;
        let findings = axe::findings(page).await?;
        for rule in ["empty-heading", "label"] {
            ensure!(
                findings.iter().any(|finding| finding.starts_with(rule)),
                "{findings:#?}"
            );
        }
        Ok(())
    });
}

/// What reaches over the window's right edge, or is cut off in a box of its own.
const LOST: &str = "return [document.documentElement.scrollWidth > innerWidth ? 'the page scrolls' : [], \
    [...document.querySelectorAll('body *')].filter((element) => { \
        if (!element.checkVisibility() || element.closest('.visually-hidden, [data-embed] .site-header, pre, table, input, textarea')) return false; \
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element); \
        const cuts = [overflowX, overflowY].includes('hidden') || [overflowX, overflowY].includes('clip'); \
        return element.getBoundingClientRect().right > innerWidth + 0.5 \
            || (cuts && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)); \
    }).map((element) => `${element.tagName} ${element.className}`)].flat()";

#[test]
fn nothing_is_lost_at_320_pixels() {
    run(
        Setup {
            world: without_copying(),
            width: 320,
            ..Setup::default()
        },
        async |page| expect_nothing_lost(page, "").await,
    );
}

#[test]
fn nothing_is_lost_with_text_twice_as_large() {
    run(
        Setup {
            world: without_copying(),
            ..Setup::default()
        },
        async |page| {
            let larger = "document.documentElement.style.fontSize = '200%'";
            expect_nothing_lost(page, larger).await
        },
    );
}

async fn expect_nothing_lost(page: &Page<'_>, change: &str) -> Result<()> {
    for language in LANGUAGES {
        for state in &STATES {
            show(page, language, state).await?;
            page.eval::<()>(change).await?;
            let lost: Vec<String> = page.eval(LOST).await?;
            ensure!(lost.is_empty(), "{language}, {}: {lost:#?}", state.name);
        }
        for article in ARTICLES {
            page.visit(&format!("{article}-{language}.html")).await?;
            page.eval::<()>(change).await?;
            let lost: Vec<String> = page.eval(LOST).await?;
            ensure!(lost.is_empty(), "{language}, {article}: {lost:#?}");
        }
    }
    Ok(())
}

/// What is pressed or typed in and is smaller than 24 pixels, but for words in a text.
const SMALL: &str = "return [...document.querySelectorAll('a, button, input, textarea, summary, [tabindex]')] \
    .map((control) => [control, control.closest('label') ?? control]) \
    .filter(([control, target]) => control.checkVisibility({ visibilityProperty: true }) \
        && !control.closest('.visually-hidden, p, li, td, dd')) \
    .map(([control, target]) => [target, target.getBoundingClientRect()]) \
    .filter(([, box]) => box.width < 24 || box.height < 24) \
    .map(([target, box]) => `${target.tagName} ${target.className} ${box.width} ${box.height}`)";

#[test]
fn whatever_is_pressed_is_at_least_24_pixels_each_way() {
    run(
        Setup {
            world: without_copying(),
            width: 320,
            ..Setup::default()
        },
        async |page| {
            for state in &STATES {
                show(page, "lv", state).await?;
                let small: Vec<String> = page.eval(SMALL).await?;
                ensure!(small.is_empty(), "{}: {small:#?}", state.name);
            }
            Ok(())
        },
    );
}

#[test]
fn nothing_moves_for_those_who_want_no_motion() {
    let moving = "return [...document.querySelectorAll('body, body *')] \
        .map((element) => getComputedStyle(element)) \
        .filter(({ transitionDuration, animationName, scrollBehavior }) => \
            transitionDuration.split(', ').some((time) => parseFloat(time) > 0.001) \
            || animationName !== 'none' || scrollBehavior === 'smooth').length";
    let setup = Setup {
        media: vec![("prefers-reduced-motion", "reduce")],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.expect(
            "return matchMedia('(prefers-reduced-motion: reduce)').matches",
            true,
        )
        .await?;
        page.expect(moving, 0).await
    });
}

/// The element with the focus: its name, and whether a visitor sees that it has it.
const FOCUS: &str = "const focused = document.activeElement; \
    if (focused === document.body) return ['nothing', false]; \
    const seen = focused.closest('.switch-choice, .letter') ?? focused; \
    const { outlineStyle, outlineWidth } = getComputedStyle(seen); \
    const box = seen.getBoundingClientRect(); \
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height, innerHeight - Math.max(box.y, 0)) / 2]; \
    const top = document.elementFromPoint(x, y); \
    const name = (focused.getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent).trim(); \
    return [name, outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 && !!top \
        && (seen.contains(top) || top.contains(seen))]";

/// Where the focus is now, and that it is seen there.
async fn focus(page: &Page<'_>) -> Result<String> {
    let is_seen = format!("return (() => {{ {FOCUS} }})()[1]");
    let kept = page.expect(&is_seen, true).await;
    let (name, _): (String, bool) = page.eval(FOCUS).await?;
    kept.with_context(|| format!("the focus is on {name:?}, and is not seen"))?;
    Ok(name)
}

/// Presses Tab until the focus is on what has this name. Past the last of the page it is
/// the browser's own, and begins anew.
async fn tab_to(page: &Page<'_>, name: &str) -> Result<()> {
    let mut passed = Vec::new();
    while passed.len() < 150 {
        page.key(Key::Tab).await?;
        if page
            .eval("return document.activeElement === document.body")
            .await?
        {
            continue;
        }
        let focused = focus(page).await?;
        if focused == name {
            return Ok(());
        }
        passed.push(focused);
    }
    anyhow::bail!("Tab does not reach {name:?}, but {passed:#?}")
}

async fn press_enter_on(page: &Page<'_>, name: &str) -> Result<()> {
    tab_to(page, name).await?;
    page.key(Key::Enter).await?;
    let kept = focus(page).await;
    kept.with_context(|| format!("after Enter on {name:?}"))?;
    Ok(())
}

async fn expect_rows(page: &Page<'_>, count: usize) -> Result<()> {
    page.expect(
        "return document.querySelectorAll('.ulid-row').length",
        count,
    )
    .await
}

async fn copied(page: &Page<'_>) -> Result<String> {
    page.expect(
        "return document.querySelectorAll('[data-copied]').length",
        1,
    )
    .await?;
    page.clipboard().await
}

#[test]
fn everything_is_done_by_keyboard_alone() {
    run(
        Setup {
            query: "",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            // Language and theme: arrows within each group.
            tab_to(page, "LV").await?;
            page.key(Key::Right).await?;
            assert_eq!(focus(page).await?, "EN");
            page.expect("return document.documentElement.lang", "en".to_owned())
                .await?;
            tab_to(page, "Automatic").await?;
            page.key(Key::Right).await?;
            page.key(Key::Right).await?;
            assert_eq!(focus(page).await?, "Dark");

            // The count: typed, and by its buttons.
            tab_to(page, "Number of ULIDs").await?;
            page.key(Key::Control + "a").await?;
            page.key("12").await?;
            expect_rows(page, 12).await?;
            press_enter_on(page, "One more").await?;
            expect_rows(page, 13).await?;
            let before = page.ulids().await?;
            press_enter_on(page, "Generate ULIDs").await?;
            page.expect(
                &format!(
                    "return document.querySelector('.ulid').textContent !== '{}'",
                    before[0]
                ),
                true,
            )
            .await?;

            press_enter_on(page, "Reset").await?;
            expect_rows(page, 1).await?;
            // Back to the button that adds one.
            for _ in 0..2 {
                page.key(Key::Shift + "\u{E004}").await?;
            }
            assert_eq!(focus(page).await?, "One more");
            page.key(Key::Enter).await?;
            expect_rows(page, 2).await?;

            // Options, then a row, then all.
            press_enter_on(page, "Options").await?;
            tab_to(page, "Plain").await?;
            page.key(Key::Right).await?;
            assert_eq!(focus(page).await?, "Monotonic");
            press_enter_on(page, "Copy ULID 2").await?;
            assert_eq!(copied(page).await?, page.ulids().await?[1]);
            press_enter_on(page, "Copy all").await?;
            page.expect(
                "return document.querySelectorAll('.ulid-row [data-copied]').length",
                0,
            )
            .await?;
            assert_eq!(copied(page).await?, page.ulids().await?.join("\n"));

            // A letter of the structure: one stop with arrows inside.
            tab_to(page, "0").await?;
            page.key(Key::Right).await?;
            focus(page).await?;
            let noted = "return document.querySelector('.structure .letter-note').textContent.startsWith('Character 2:')";
            page.expect(noted, true).await?;

            // A wrong text, mended by its button, which goes: the focus stays near.
            tab_to(page, "ULIDs or UUIDs, one a line").await?;
            page.key("01HTQW311NIKR5G0Y75M3EF00H").await?;
            page.expect(
                "return document.querySelector('#verdict').textContent !== ''",
                true,
            )
            .await?;
            press_enter_on(page, "Use the corrected ID").await?;
            page.expect(
                "return document.querySelector('.inspector textarea').value",
                "01HTQW311N1KR5G0Y75M3EF00H".to_owned(),
            )
            .await?;
            press_enter_on(page, "Copy UUID").await?;
            assert_eq!(copied(page).await?, "018eafc1-8435-0cf0-5803-c72d06e78011");

            // Time bounds and steps.
            tab_to(page, "From").await?;
            page.key(Key::Control + "a").await?;
            page.key("1712345678901").await?;
            press_enter_on(page, "Copy Lowest ULID").await?;
            assert_eq!(copied(page).await?, "01HTQW311N0000000000000000");
            press_enter_on(page, "Load the example").await?;
            press_enter_on(page, "Back to the list").await?;
            Ok(())
        },
    );
}
