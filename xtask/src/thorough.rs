//! Checks that take too long for `./x test`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::command::run;
use crate::setup;

/// Runs the tests on each mutant that `.cargo/mutants.toml` asks for, or on those of
/// them whose name has `only`; fails when one survives.
pub(crate) fn mutants(root: &Path, only: Option<&str>) -> Result<()> {
    let mut mutants = setup::cargo_mutants(root)?;
    // Not `--file`: it adds to the files of the settings, this chooses among them.
    mutants.args(only.map(|only| format!("--re={only}")));
    run(&mut mutants)
}

/// Runs the fuzz target for so many seconds; fails at the first input that panics.
pub(crate) fn fuzz(root: &Path, seconds: u32) -> Result<()> {
    // What earlier runs found worth keeping. Without the seeds, a text of each kind,
    // chance alone would take hours to come upon a date or a UUID.
    let corpus = "fuzz/corpus/reader";
    fs::create_dir_all(root.join(corpus)).with_context(|| format!("cannot make {corpus}"))?;
    let mut fuzz = setup::cargo_fuzz(root)?;
    // The pinned Rust is a stable one. The sanitizer, which it has not, looks for
    // faults that safe Rust cannot have.
    fuzz.env("RUSTC_BOOTSTRAP", "1");
    fuzz.args(["run", "--sanitizer", "none", "reader"]);
    fuzz.args([corpus, "fuzz/seeds", "--"]);
    run(fuzz.arg(format!("-max_total_time={seconds}")))
}
