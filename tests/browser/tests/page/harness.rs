//! The harness itself: a test that should fail does.

use browser_tests::{Outcome, Setup, run};
use std::panic::catch_unwind;

fn fails_with(part: &str, test: impl FnOnce() -> Outcome + std::panic::UnwindSafe) {
    let panic = match catch_unwind(test) {
        Ok(Outcome::Skipped) => return,
        Ok(Outcome::Passed) => unreachable!("it should have failed"),
        Err(panic) => panic,
    };
    let message = panic.downcast_ref::<String>().map_or("", String::as_str);
    assert!(message.contains(part), "{message}");
}

#[test]
fn a_console_error_fails_a_test() {
    fails_with("a planted error", || {
        run(Setup::default(), async |page| {
            page.eval::<()>("console.error('a planted error')").await
        })
    });
}

#[test]
fn an_exception_nobody_caught_fails_a_test() {
    fails_with("a planted exception", || {
        run(Setup::default(), async |page| {
            page.eval::<()>("setTimeout(() => { testWorld.thrown = true; throw Error('a planted exception'); })")
                .await?;
            page.expect("return testWorld.thrown", Some(true)).await
        })
    });
}

#[test]
fn an_expected_error_that_does_not_come_fails_a_test() {
    fails_with("should have said \"never\"", || {
        let setup = Setup {
            expected_errors: vec!["never"],
            only_chromium: Some("no other driver gives the console"),
            ..Setup::default()
        };
        run(setup, async |_| Ok(()))
    });
}

#[test]
fn a_control_that_is_not_there_fails_a_test() {
    fails_with("0 controls are a button \"Nospied mani\"", || {
        run(Setup::default(), async |page| {
            page.press("Nospied mani").await
        })
    });
}
