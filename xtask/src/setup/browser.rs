//! Browsers and their drivers, for the browser tests.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::cargo_tool::CargoTool;
use super::debian;
use super::places::{Places, named};
use crate::browser_env::{Browser, BrowserEnv};

/// The only place that says which geckodriver drives Firefox.
const GECKODRIVER: &str = "0.37.1";

/// A browser and the program that drives it.
pub(crate) struct Installed {
    browser: Browser,
    pub(crate) program: PathBuf,
    driver: PathBuf,
}

impl Installed {
    /// What is told to a program that opens the page in this folder with it.
    pub(crate) fn with(self, dist: PathBuf) -> BrowserEnv {
        BrowserEnv {
            dist,
            browser: self.browser,
            browser_program: self.program,
            driver_program: self.driver,
            nginx: None,
            axe: None,
            profile: None,
            report: None,
        }
    }
}

/// What a browser is called and how Debian brings it.
struct Names {
    /// Any of these.
    browser: &'static [&'static str],
    /// `None` for the one that Cargo brings.
    driver: Option<&'static str>,
    /// What else has to be on PATH.
    also: Option<&'static str>,
    debian: &'static [&'static str],
}

fn names(browser: Browser) -> Names {
    match browser {
        Browser::Chromium => Names {
            browser: &["chromium", "chromium-browser", "google-chrome"],
            driver: Some("chromedriver"),
            also: None,
            debian: &["chromium", "chromium-driver"],
        },
        Browser::Firefox => Names {
            browser: &["firefox-esr", "firefox"],
            driver: None,
            also: None,
            debian: &["firefox-esr"],
        },
        Browser::Webkit => Names {
            browser: &["MiniBrowser"],
            driver: Some("WebKitWebDriver"),
            // It has no way to run without a screen.
            also: Some("Xvfb"),
            debian: &["webkit2gtk-driver", "xvfb"],
        },
    }
}

/// Finds the browser and its driver, or installs them where that is possible.
pub(super) fn ensure(browser: Browser, places: &Places) -> Result<Installed> {
    let names = names(browser);
    let found = if let Some(found) = find(&names, places) {
        found
    } else {
        let mut needed: Vec<&str> = names.browser.iter().take(1).copied().collect();
        needed.extend(names.driver);
        needed.extend(names.also);
        let missing = format!(
            "the tests in {browser} need `{}`; `./x test --browser …` tests in one browser alone",
            needed.join("`, `")
        );
        debian::install(names.debian).with_context(|| missing.clone())?;
        find(&names, places).context(missing)?
    };
    let driver = match found.1 {
        Some(driver) => driver,
        None => geckodriver().ensure(places)?,
    };
    Ok(Installed {
        browser,
        program: found.0,
        driver,
    })
}

fn geckodriver() -> CargoTool {
    CargoTool {
        program: "geckodriver",
        package: "geckodriver",
        version: GECKODRIVER.to_owned(),
        locked: true,
        takes: "about 2 minutes on two cores",
    }
}

/// The browser, and its driver if that is not Cargo's to bring.
fn find(names: &Names, places: &Places) -> Option<(PathBuf, Option<PathBuf>)> {
    if let Some(also) = names.also {
        places.find(also)?;
    }
    let browser = names
        .browser
        .iter()
        .find_map(|name| places.find(name).or_else(|| beside_webkit(name)))?;
    let driver = match names.driver {
        Some(driver) => Some(places.find(driver)?),
        None => None,
    };
    Some((browser, driver))
}

/// A program that Debian keeps beside `WebKit`'s library: nobody starts it by hand.
fn beside_webkit(program: &str) -> Option<PathBuf> {
    let folders = fs::read_dir("/usr/lib").ok()?;
    folders
        .filter_map(Result::ok)
        .map(|folder| named(&folder.path().join("webkit2gtk-4.1"), program))
        .find(|path: &PathBuf| Path::is_file(path))
}

#[cfg(test)]
mod tests {
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
        let (browser, driver) = find(&names, &places).unwrap();
        assert!(browser.ends_with("chromium-browser"));
        assert!(driver.unwrap().ends_with("chromedriver"));
    }

    #[test]
    fn all_that_a_browser_needs_has_to_be_there() {
        let folder = tempfile::tempdir().unwrap();
        let places = Places {
            tools: PathBuf::new(),
            cargo_bin: PathBuf::new(),
            path: vec![folder.path().to_owned()],
        };
        let webkit = names(Browser::Webkit);
        for name in ["MiniBrowser", "WebKitWebDriver"] {
            fs::write(folder.path().join(name), "").unwrap();
            assert!(find(&webkit, &places).is_none());
        }
        fs::write(folder.path().join("Xvfb"), "").unwrap();
        assert!(find(&webkit, &places).is_some());
        // Cargo brings Firefox's driver.
        let firefox = names(Browser::Firefox);
        fs::write(folder.path().join("firefox"), "").unwrap();
        assert_eq!(find(&firefox, &places).unwrap().1, None);
    }
}
