//! Checks that take too long for `./x test`.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::run;
use crate::setup;

/// Runs the tests on mutants of the files, or of all that `.cargo/mutants.toml` lists;
/// fails when one survives.
pub(crate) fn mutants(root: &Path, files: &[PathBuf]) -> Result<()> {
    let mut mutants = setup::cargo_mutants(root)?;
    for file in files {
        mutants.arg("--file").arg(file);
    }
    run(&mut mutants)
}

/// Runs the fuzz target for so many seconds; fails at the first input that panics.
pub(crate) fn fuzz(root: &Path, seconds: u32) -> Result<()> {
    let mut fuzz = setup::cargo_fuzz(root)?;
    // The pinned Rust is a stable one. The sanitizer, which it has not, looks for
    // faults that safe Rust cannot have.
    fuzz.env("RUSTC_BOOTSTRAP", "1");
    fuzz.args(["run", "--sanitizer", "none", "reader", "--"]);
    run(fuzz.arg(format!("-max_total_time={seconds}")))
}
