//! A program of the browser tests, run in Chromium on what was built for it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::browser_env::Browser;
use crate::command::{self, run};
use crate::setup;

/// Runs it, with these arguments of its own.
pub(crate) fn drive(
    root: &Path,
    built: PathBuf,
    program: &str,
    arguments: &[&OsStr],
) -> Result<()> {
    let env = setup::browser(root, Browser::Chromium)?.with(built);
    let mut drive = command::cargo();
    drive
        .current_dir(root)
        .args(["run", "--package", "browser-tests", "--bin", program, "--"])
        .args(arguments);
    run(env.apply(&mut drive))
}
