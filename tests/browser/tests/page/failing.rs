//! When something the page needs is missing: what is seen, and what still works.

use anyhow::ensure;
use browser_tests::{Answers, Capability, Setup, World, run};
use xtask::site::{Canned, StatusCode};

const LV: &str = "Ģenerators nedarbojas";
const EN: &str = "The generator is not working";

#[test]
fn with_scripts_off_the_page_says_so_in_both_languages() {
    run(
        Setup {
            scripts: false,
            ..Setup::default()
        },
        async |page| {
            let seen = page.text("body").await?;
            ensure!(seen.contains("tam vajag JavaScript"), "{seen}");
            ensure!(seen.contains("needs JavaScript"), "{seen}");
            ensure!(!seen.contains(LV) && !seen.contains("Atiestatīt"), "{seen}");
            Ok(())
        },
    );
}

#[test]
fn what_cannot_load_is_said_with_a_way_on() {
    let cases: [(Answers, &str); 3] = [
        (
            |path| {
                path.ends_with(".wasm")
                    .then(|| Canned::status(StatusCode::NOT_FOUND))
            },
            ".wasm",
        ),
        (
            |path| {
                (path.ends_with(".js") && path.contains("ulid-generator-"))
                    .then(|| Canned::status(StatusCode::NOT_FOUND))
            },
            ".js",
        ),
        (
            |path| {
                path.ends_with(".wasm").then(|| Canned {
                    status: StatusCode::OK,
                    content_type: "application/wasm",
                    body: b"not wasm".to_vec(),
                })
            },
            "CompileError",
        ),
    ];
    for (answers, error) in cases {
        let setup = Setup {
            query: "?lang=en",
            answers,
            // Nor is such a page kept for visits without a network.
            expected_errors: vec![error, "not kept"],
            ..Setup::default()
        };
        run(setup, async |page| {
            page.expect(
                "return document.querySelector('.failure').checkVisibility()",
                true,
            )
            .await?;
            let seen = page.text("body").await?;
            ensure!(
                seen.contains(EN) && seen.contains("Reload the page"),
                "{seen}"
            );
            ensure!(
                !seen.contains(LV) && !seen.contains("Generate ULIDs"),
                "{seen}"
            );
            Ok(())
        });
    }
}

#[test]
fn without_web_assembly_the_page_says_so() {
    let setup = Setup {
        world: World {
            web_assembly: Capability::Missing,
            ..World::default()
        },
        expected_errors: vec!["instantiateStreaming"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.expect(
            "return document.querySelector('.failure').checkVisibility()",
            true,
        )
        .await?;
        let seen = page.text(".failure").await?;
        ensure!(
            seen.contains(LV) && seen.contains("Pārlādējiet lapu"),
            "{seen}"
        );
        Ok(())
    });
}

#[test]
fn a_page_that_works_shows_no_notice_and_asks_no_other_host() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Ģenerēt ULID").await?;
        page.press("Kopēt 1. ULID").await?;
        page.expect(
            "return document.querySelector('.failure').checkVisibility()",
            false,
        )
        .await?;
        page.expect(
            "return performance.getEntriesByType('resource').map((entry) => entry.name) \
                .filter((name) => !name.startsWith(location.origin + '/a/b/') && !name.startsWith('data:'))",
            Vec::<String>::new(),
        )
        .await
    });
}
