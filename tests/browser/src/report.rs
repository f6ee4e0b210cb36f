//! What ran and what an engine could not do, for `./x test` to count: a line a test.

use anyhow::{Context, Result};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::thread;

/// Notes that the test of this thread runs, or why it does not.
pub(crate) fn note(report: Option<&Path>, skipped: Option<&str>) -> Result<()> {
    let Some(report) = report else { return Ok(()) };
    // The test harness gives each thread the name of its test.
    let thread = thread::current();
    let name = thread.name().unwrap_or("a test");
    let line = match skipped {
        Some(reason) => format!("skipped\t{name}\t{reason}\n"),
        None => format!("ran\t{name}\n"),
    };
    let mut file = OpenOptions::new().create(true).append(true).open(report)?;
    // In one piece: other tests write to it too.
    file.write_all(line.as_bytes())
        .with_context(|| format!("{} cannot be written", report.display()))
}
