//! `./x test`: every check, in the order in which a mistake costs least.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::browser_env::{Browser, BrowserEnv};
use crate::command::{self, run};
use crate::page;
use crate::setup;
use crate::steps::Steps;

/// The package of the page, and the target that it is built for.
const PAGE: [&str; 4] = [
    "--package",
    "ulid-generator",
    "--target",
    "wasm32-unknown-unknown",
];

/// Each test drives a browser of its own: more at once than a small machine
/// has cores only makes them wait for each other.
const BROWSERS_AT_ONCE: &str = "--test-threads=2";

/// Runs every step; the first that fails ends it.
pub(crate) fn all(root: &Path, browser: Browser) -> Result<()> {
    let mut steps = Steps::default();
    let cargo = |arguments: &[&str]| {
        let mut cargo = command::cargo();
        cargo.current_dir(root).args(arguments);
        cargo
    };

    steps.take("Formatting", || {
        run(&mut cargo(&["fmt", "--all", "--check"]))
    })?;
    steps.take("Lints", || {
        run(cargo(&["clippy", "--workspace", "--all-targets"]).args(DENY_WARNINGS))?;
        run(cargo(&["clippy", "--lib", "--bins"])
            .args(PAGE)
            .args(DENY_WARNINGS))
    })?;
    steps.take("Documentation", || {
        run(strict_docs(&mut cargo(&DOC)).arg("--workspace"))?;
        run(strict_docs(&mut cargo(&DOC)).args(PAGE))
    })?;
    steps.take("Tests", || {
        run(&mut cargo(&[
            "test",
            "--package",
            "ulid-generator",
            "--package",
            "xtask",
        ]))
    })?;
    steps.take("Release build", || page::build(root))?;
    steps.take("Size", || page::weigh(root))?;
    steps.take("Browser tests", || {
        let installed = setup::browser(root, browser)?;
        let env = BrowserEnv {
            dist: page::dist(root),
            browser,
            browser_program: installed.browser,
            driver_program: installed.driver,
        };
        let mut tests = cargo(&["test", "--package", "browser-tests", "--", BROWSERS_AT_ONCE]);
        run(env.apply(&mut tests))
    })?;
    println!("\n{steps}");
    Ok(())
}

const DENY_WARNINGS: [&str; 3] = ["--", "--deny", "warnings"];
const DOC: [&str; 3] = ["doc", "--no-deps", "--document-private-items"];

fn strict_docs(command: &mut Command) -> &mut Command {
    command.env("RUSTDOCFLAGS", "--deny warnings")
}
