//! Browsers and their drivers, for the browser tests.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::places::Places;
use crate::browser_env::Browser;
use crate::command;

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

/// What this machine and this person can do about a missing browser.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    Install,
    /// A line to type: nobody's password is asked for unawares.
    Ask(String),
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
    let os = fs::read_to_string("/etc/os-release").unwrap_or_default();
    if let Way::Ask(fix) = way(&names, &os, is_root()) {
        bail!("{missing}: {fix}");
    }
    println!(
        "Installing {} (a minute or two)",
        names.debian.join(" and ")
    );
    apt(&["update"])
        .and_then(|()| {
            let install = ["install", "-y", "--no-install-recommends"];
            apt(&[install.as_slice(), names.debian].concat())
        })
        .with_context(|| format!("{missing}, and they could not be installed"))?;
    find(&names, places).context(missing)
}

fn find(names: &Names, places: &Places) -> Option<Installed> {
    Some(Installed {
        browser: names.browser.iter().find_map(|name| places.find(name))?,
        driver: places.find(names.driver)?,
    })
}

fn way(names: &Names, os_release: &str, is_root: bool) -> Way {
    let packages = names.debian.join(" ");
    if !os_release.lines().any(|line| line == "ID=debian") {
        Way::Ask("install them, in versions that fit each other".to_owned())
    } else if !is_root {
        Way::Ask(format!(
            "run `sudo apt-get install --no-install-recommends {packages}`"
        ))
    } else {
        Way::Install
    }
}

fn is_root() -> bool {
    command::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn apt(arguments: &[&str]) -> Result<()> {
    let mut apt = Command::new("apt-get");
    command::run(
        apt.arg("-q")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEBIAN: &str = "NAME=\"Debian GNU/Linux\"\nID=debian\n";
    const OTHER: &str = "ID=arch\nHOME_URL=\"ID=debian\"\n";

    #[test]
    fn only_root_on_debian_installs() {
        let names = names(Browser::Chromium);
        assert_eq!(way(&names, DEBIAN, true), Way::Install);
        for (os_release, is_root, fix) in [
            (
                DEBIAN,
                false,
                "apt-get install --no-install-recommends chromium chromium-driver",
            ),
            (OTHER, true, "versions that fit"),
            ("", false, "versions that fit"),
        ] {
            let Way::Ask(text) = way(&names, os_release, is_root) else {
                panic!("{os_release}")
            };
            assert!(text.contains(fix), "{text}");
        }
    }

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
