//! `./x screenshots`: every part of the page to look at, in its states, both languages,
//! light and dark, and three widths.

use std::path::Path;

use anyhow::Result;

use crate::{chromium, page};

/// Builds the page, takes the pictures, and says where the sheet is.
pub(crate) fn take(root: &Path) -> Result<()> {
    page::build(root, None)?;
    let folder = root.join("target/screenshots");
    chromium::drive(root, page::dist(root), "screenshots", &[folder.as_os_str()])?;
    println!("{}", folder.join("index.html").display());
    Ok(())
}
