//! Takes pictures of the page into the folder that it is given; `./x screenshots` says
//! which.

use anyhow::Context;

fn main() -> anyhow::Result<()> {
    let folder = std::env::args_os().nth(1).context("no folder is named")?;
    browser_tests::screenshots::take(folder.as_ref())
}
