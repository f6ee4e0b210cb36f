//! What a browser or a host may refuse (D12): what still works, and what is said.

use anyhow::{Result, ensure};
use browser_tests::{Capability, Page, Setup, World, run};
use xtask::browser_env::BrowserEnv;
use xtask::site::{Canned, StatusCode};

/// Makes a set of two, copies the first and changes the language.
async fn works(page: &Page<'_>) -> Result<()> {
    page.wait_for_app().await?;
    page.press("Par vienu vairāk").await?;
    page.expect("return document.querySelectorAll('.ulid-row').length", 2)
        .await?;
    page.press("Kopēt 1. ULID").await?;
    page.expect(
        "return !!document.querySelector('.ulid-row [data-copied]')",
        true,
    )
    .await?;
    page.choose("EN").await?;
    page.expect("return document.documentElement.lang", "en".to_owned())
        .await?;
    page.expect(
        "return [...document.querySelectorAll('.notice')].filter((notice) => notice.checkVisibility()).length",
        0,
    )
    .await
}

#[test]
fn b70_on_plain_http_it_copies_the_older_way_and_keeps_nothing() {
    let setup = Setup {
        host: "ulid.test",
        ..Setup::default()
    };
    run(setup, async |page| {
        page.expect(
            "return [isSecureContext, 'clipboard' in navigator, 'serviceWorker' in navigator]",
            [false; 3],
        )
        .await?;
        works(page).await
    });
}

#[test]
fn in_a_private_window_all_works() {
    let setup = Setup {
        is_private: true,
        ..Setup::default()
    };
    run(setup, async |page| works(page).await);
}

#[test]
fn without_storage_or_service_worker_all_but_memory_works() {
    let worlds = [
        World {
            storage: Capability::Refused,
            ..World::default()
        },
        World {
            storage_is_full: true,
            ..World::default()
        },
        World {
            service_worker: Capability::Missing,
            ..World::default()
        },
        World {
            service_worker: Capability::Refused,
            ..World::default()
        },
    ];
    for world in worlds {
        run(
            Setup {
                world,
                ..Setup::default()
            },
            async |page| works(page).await,
        );
    }
}

#[test]
fn a_host_that_gives_wasm_the_wrong_type_does_not_stop_it() {
    let setup = Setup {
        answers: |path| {
            let name = path
                .rsplit('/')
                .next()
                .filter(|name| name.ends_with(".wasm"))?;
            let dist = BrowserEnv::read().ok()?.dist;
            Some(Canned {
                status: StatusCode::OK,
                content_type: "application/octet-stream",
                body: std::fs::read(dist.join(name)).ok()?,
            })
        },
        ..Setup::default()
    };
    run(setup, async |page| works(page).await);
}

/// Leptos takes for granted that elements can be made. Where they can't, it panics.
#[test]
fn b84_after_a_panic_the_page_says_so_and_how_to_go_on() {
    let setup = Setup {
        query: "?lang=en",
        expected_errors: vec!["panicked", "unreachable"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.eval::<()>(
            "Document.prototype.createElement = () => { throw new DOMException('forced', 'InvalidStateError') }; \
             Document.prototype.createElementNS = Document.prototype.createElement; \
             Node.prototype.cloneNode = Document.prototype.createElement",
        )
        .await?;
        page.press("One more").await?;
        page.expect(
            "return document.querySelector('.failure').checkVisibility()",
            true,
        )
        .await?;
        let said = page.text(".failure").await?;
        ensure!(said.contains("Reload the page"), "{said}");
        // The link reloads it, and it works again.
        page.eval::<()>(
            "window.left = true; document.querySelector('.failure .only[lang=en] a').click()",
        )
        .await?;
        page.expect("return !window.left", true).await?;
        page.wait_for_app().await?;
        page.press("One more").await
    });
}
