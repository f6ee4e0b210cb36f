//! `./x screenshots`: every part of the page to look at, in its states, both languages,
//! light and dark, and three widths.

use std::path::Path;

use anyhow::Result;

use crate::browser_env::Browser;
use crate::command::{self, run};
use crate::{page, setup};

/// Builds the page, takes the pictures, and says where the sheet is.
pub(crate) fn take(root: &Path) -> Result<()> {
    page::build(root, None)?;
    let env = setup::browser(root, Browser::Chromium)?.with(page::dist(root));
    let folder = root.join("target/screenshots");
    let mut take = command::cargo();
    take.current_dir(root)
        .args(["run", "--package", "browser-tests", "--bin", "screenshots"])
        .arg(&folder);
    run(env.apply(&mut take))?;
    println!("{}", folder.join("index.html").display());
    Ok(())
}
