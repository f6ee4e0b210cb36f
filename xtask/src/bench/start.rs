//! `./x bench --page`: how the page starts on a slow phone, beside the least that a
//! Leptos page can be; and what Lighthouse says of it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;
use url::Url;

use super::lighthouse;
use crate::command::run;
use crate::first_visit::loaded;
use crate::site::Site;
use crate::{address, brotli, chromium, names, page};

/// Measures, and prints tables in Markdown.
pub(crate) fn measure(root: &Path) -> Result<()> {
    let served = root.join("target/bench-start");
    if served.exists() {
        fs::remove_dir_all(&served)?;
    }
    // It is built for the address at which Lighthouse finds it.
    let site = Site::of(served.join("page")).compressed().start()?;
    let address = address::parse(&site.url())?;
    brotli::copy(&build_page(root, &address)?, &served.join("page"))?;
    brotli::copy(&build_minimal(root)?, &served.join("minimal"))?;
    chromium::drive(root, served, "start", &[])?;
    lighthouse::judge(root, &site.url())
}

/// Builds the page in a folder of its own, so that it never replaces a release build.
fn build_page(root: &Path, address: &Url) -> Result<PathBuf> {
    let dist = root.join("target/bench-start-page");
    run(page::release(root, Some(address))?.arg("--dist").arg(&dist))?;
    Ok(dist)
}

/// Builds the minimal page, the way the page is.
fn build_minimal(root: &Path) -> Result<PathBuf> {
    let dist = root.join("target/bench-start-minimal");
    let mut trunk = page::release(root, None)?;
    trunk.current_dir(root.join("benches/minimal"));
    run(trunk.arg("--dist").arg(&dist))?;
    let html = fs::read_to_string(dist.join("index.html"))?;
    let [script, wasm] = ["js", "wasm"].map(|kind| loaded(&html, kind));
    names::shorten(&dist.join(script?), &dist.join(wasm?))?;
    Ok(dist)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::application;
    use crate::elements::elements;

    #[test]
    fn both_pages_are_optimised_alike() {
        let page = crate::cli::root().join("benches/minimal/index.html");
        let html = fs::read_to_string(page).unwrap();
        let elements = elements(&html);
        let mut links = elements.iter();
        let rust = links
            .find(|link| link.attribute("rel") == Some("rust"))
            .unwrap();
        let how = rust.attribute("data-wasm-opt-params").unwrap();
        assert_eq!(how.split(' ').collect::<Vec<_>>(), application::OPTIMISE);
    }
}
