//! What is loaded later: when, and what if it can't be.

use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::ensure;
use browser_tests::{LATER_PARTS, Setup, axe, run};
use xtask::site::{Canned, StatusCode};

/// The files of the second part that the page has asked for.
const ASKED: &str =
    "return testWorld.fetched.filter((address) => address.includes('-later-')).length";

#[test]
fn at_first_nothing_is_loaded_that_one_ulid_does_not_need() {
    for query in ["?lang=lv", "?lang=lv&embed", "?lang=en&count=50"] {
        let setup = Setup {
            query,
            ..Setup::default()
        };
        run(setup, async |page| {
            page.wait_for_first_part().await?;
            page.wait_for_frames().await?;
            page.expect(LATER_PARTS, 0).await?;
            page.expect(ASKED, 0).await?;
            // Nor by what most visitors do.
            page.eval::<()>("document.querySelector('.button.is-primary').click()")
                .await?;
            page.eval::<()>("document.querySelector('.copy-button').click()")
                .await?;
            page.wait_for_frames().await?;
            page.expect(ASKED, 0).await
        });
    }
}

#[test]
fn each_way_to_come_near_loads_all_once() {
    let ways = [
        "document.querySelector('.inspector').scrollIntoView()",
        "document.querySelector('summary').click()",
        "dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))",
        "scrollTo(0, document.body.scrollHeight)",
    ];
    for way in ways {
        run(Setup::default(), async |page| {
            page.wait_for_first_part().await?;
            page.eval::<()>(way).await?;
            page.expect(LATER_PARTS, 4).await?;
            page.eval::<()>(way).await?;
            page.wait_for_frames().await?;
            page.expect(ASKED, 1).await?;
            page.expect(
                "return ['.options-grid', '.inspector textarea', '#bounds-from', '#steps-bytes'] \
                    .map((part) => document.querySelectorAll(part).length)",
                [1; 4],
            )
            .await
        });
    }
}

#[test]
fn in_a_frame_the_options_load_when_they_are_opened() {
    let setup = Setup {
        query: "?lang=en&embed",
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_first_part().await?;
        page.eval::<()>("document.querySelector('summary').click()")
            .await?;
        page.expect(LATER_PARTS, 4).await?;
        page.choose("abc").await?;
        page.expect(
            "return document.querySelector('.ulid-row .ulid').textContent",
            "01htqw311n1cr5aymzrkmgwctr".to_owned(),
        )
        .await
    });
}

/// Whether the host has the second part.
static IS_THERE: AtomicBool = AtomicBool::new(false);

#[test]
fn what_cannot_load_is_said_and_can_be_tried_again() {
    let setup = Setup {
        query: "?lang=en",
        answers: |path| {
            let is_missing = path.contains("-later-") && !IS_THERE.load(Ordering::SeqCst);
            is_missing.then(|| Canned::status(StatusCode::NOT_FOUND))
        },
        expected_errors: vec!["-later-"],
        possible_errors: vec!["not kept", "CompileError", "TypeError"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_first_part().await?;
        let made = page.ulids().await?;
        page.eval::<()>("document.querySelector('.inspector').scrollIntoView()")
            .await?;
        let said = "This part of the page could not be loaded. Check the connection and try \
            again; if that does not help, reload the page.";
        page.expect(
            "return document.querySelector('.inspector .later-part-note p').textContent",
            said.to_owned(),
        )
        .await?;
        page.expect("return testWorld.heard", said.to_owned())
            .await?;
        let findings = axe::findings(page).await?;
        ensure!(findings.is_empty(), "axe-core: {findings:#?}");
        ensure!(page.ulids().await? == made, "the set is gone");
        page.press("One more").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 2)
            .await?;

        IS_THERE.store(true, Ordering::SeqCst);
        let again = "[...document.querySelectorAll('.inspector .later-part-note button')] \
            .filter((button) => button.checkVisibility())";
        page.expect(&format!("return {again}.length"), 1).await?;
        page.eval::<()>(&format!("{again}[0].click()")).await?;
        page.expect(LATER_PARTS, 4).await?;
        page.expect(
            "return document.activeElement.id",
            "inspector-place".to_owned(),
        )
        .await?;
        page.paste("ULIDs or UUIDs, one a line", "01HTQW311N1KR5G0Y75M3EF00H")
            .await?;
        page.expect(
            "return document.querySelector('.reading').checkVisibility()",
            true,
        )
        .await
    });
}

#[test]
fn another_content_than_the_one_that_was_built_is_refused() {
    let setup = Setup {
        query: "?lang=en",
        answers: |path| {
            path.contains("-later-").then(|| Canned {
                status: StatusCode::OK,
                content_type: "application/wasm",
                body: b"\0asm\x01\0\0\0".to_vec(),
            })
        },
        expected_errors: vec!["integrity"],
        possible_errors: vec!["not kept", "TypeError", "-later-"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_first_part().await?;
        page.eval::<()>("document.querySelector('summary').click()")
            .await?;
        page.expect(
            "return document.querySelector('.options .later-part-note button').checkVisibility()",
            true,
        )
        .await?;
        page.expect(LATER_PARTS, 0).await
    });
}

#[test]
fn nothing_moves_when_it_arrives() {
    for (query, width) in [("?lang=lv", 320), ("?lang=en", 1280)] {
        let setup = Setup {
            query,
            width,
            ..Setup::default()
        };
        run(setup, async |page| {
            page.wait_for_first_part().await?;
            page.eval::<()>(
                "document.querySelector('.inspector').scrollIntoView({ block: 'end' })",
            )
            .await?;
            page.expect(LATER_PARTS, 4).await?;
            page.wait_for_frames().await?;
            page.expect("return testWorld.shift", 0.0).await
        });
    }
}
