//! Browsers and their drivers, for the browser tests.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::debian;
use super::places::Places;
use crate::browser_env::Browser;

/// A browser and the program that drives it.
pub(crate) struct Installed {
    pub(crate) browser: PathBuf,
    pub(crate) driver: PathBuf,
}

/// What a browser is called and how Debian brings it.
struct Names {
    browser: &'static [&'static str],
    driver: &'static str,
    debian: &'static [&'static str],
}

fn names(browser: Browser) -> Names {
    match browser {
        Browser::Chromium => Names {
            browser: &["chromium", "chromium-browser", "google-chrome"],
            driver: "chromedriver",
            debian: &["chromium", "chromium-driver"],
        },
    }
}

/// Finds the browser and its driver, or installs them where that is possible.
pub(super) fn ensure(browser: Browser, places: &Places) -> Result<Installed> {
    let names = names(browser);
    if let Some(installed) = find(&names, places) {
        return Ok(installed);
    }
    let [program, ..] = names.browser else {
        bail!("{browser} has no program to look for")
    };
    let missing = format!(
        "the browser tests need `{program}` and `{}` on PATH",
        names.driver
    );
    debian::install(names.debian).with_context(|| missing.clone())?;
    find(&names, places).context(missing)
}

fn find(names: &Names, places: &Places) -> Option<Installed> {
    Some(Installed {
        browser: names.browser.iter().find_map(|name| places.find(name))?,
        driver: places.find(names.driver)?,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_browser_without_its_driver_is_not_enough() {
        let folder = tempfile::tempdir().unwrap();
        let places = Places {
            tools: PathBuf::new(),
            cargo_bin: PathBuf::new(),
            path: vec![folder.path().to_owned()],
        };
        let names = names(Browser::Chromium);
        fs::write(folder.path().join("chromium-browser"), "").unwrap();
        assert!(find(&names, &places).is_none());
        fs::write(folder.path().join("chromedriver"), "").unwrap();
        assert!(
            find(&names, &places)
                .unwrap()
                .browser
                .ends_with("chromium-browser")
        );
    }
}
