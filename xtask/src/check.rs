//! `./x test`: every check, in the order in which a mistake costs least.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::browser_env::{Browser, BrowserEnv};
use crate::command::{self, run};
use crate::firefox;
use crate::page;
use crate::report::Report;
use crate::setup;
use crate::steps::Steps;

/// Runs every step; the first that fails ends it.
pub(crate) fn all(root: &Path, browsers: &[Browser]) -> Result<()> {
    let cargo = |line: &str| {
        let mut cargo = command::cargo();
        cargo.current_dir(root).args(line.split_whitespace());
        cargo
    };
    let lint = |what: &str| run(&mut cargo(&format!("clippy {what} -- --deny warnings")));
    let document = |what: &str| {
        let mut doc = cargo(&format!("doc --no-deps --document-private-items {what}"));
        run(doc.env("RUSTDOCFLAGS", "--deny warnings"))
    };

    let mut steps = Steps::default();
    steps.take("Formatting", || run(&mut cargo("fmt --all --check")))?;
    steps.take("Lints", || {
        lint("--workspace --all-targets")?;
        lint("--package ulid-generator --package wasm-streams --package encoder-wasm --package minimal-page --lib --bins --target wasm32-unknown-unknown")
    })?;
    steps.take("Documentation", || {
        document("--workspace")?;
        document("--package ulid-generator --package wasm-streams --package encoder-wasm --package minimal-page --target wasm32-unknown-unknown")
    })?;
    steps.take("Tests", || {
        let mut test = cargo("test --package ulid-generator --package xtask --");
        for skipped in setup::missing_languages(root)? {
            test.args(["--skip", skipped]);
        }
        run(&mut test)
    })?;
    steps.take("Release build", || page::build(root, None))?;
    steps.take("Size", || page::weigh(root))?;
    for browser in browsers {
        steps.take(format!("In {browser}"), || in_browser(root, *browser))?;
    }
    println!("\n{steps}");
    Ok(())
}

/// The browser tests in one browser, and what it could not do.
fn in_browser(root: &Path, browser: Browser) -> Result<()> {
    let (nginx, skipped) = setup::nginx(root)?;
    let report = root.join(format!("target/{browser}-tests"));
    fs::write(&report, "")?;
    let installed = setup::browser(root, browser)?;
    let env = BrowserEnv {
        nginx,
        profile: match browser {
            Browser::Firefox => Some(firefox::first_profile(root, &installed.program)?),
            Browser::Chromium | Browser::Webkit => None,
        },
        axe: Some(setup::axe(root)?),
        report: Some(report.clone()),
        ..installed.with(page::dist(root))
    };
    // Each test drives a browser of its own; more at once than a small machine has
    // cores only make each other wait.
    let mut test = command::cargo();
    test.current_dir(root)
        .args(["test", "--package", "browser-tests", "--no-fail-fast"])
        .args(["--", "--test-threads=2"]);
    for test_name in skipped {
        test.args(["--skip", test_name]);
    }
    let outcome = run(env.apply(&mut test));
    println!("{browser}: {}", Report::read(&fs::read_to_string(report)?));
    outcome
}
