//! What `./x test` tells the browser tests, by way of environment variables.
//!
//! | variable | value |
//! |---|---|
//! | `ULID_TEST_DIST` | the folder of the release build |
//! | `ULID_TEST_BROWSER` | which browser it is: `chromium`, `firefox` or `webkit` |
//! | `ULID_TEST_BROWSER_PROGRAM` | its program |
//! | `ULID_TEST_DRIVER_PROGRAM` | the WebDriver program for it |
//! | `ULID_TEST_NGINX` | nginx, if it is there |
//! | `ULID_TEST_AXE` | axe-core, the accessibility checker: a script |
//! | `ULID_TEST_PROFILE` | a profile that Firefox has made, for copies: with a new one it takes twice as long |
//! | `ULID_TEST_REPORT` | a file to note in which tests ran and which were skipped |

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::ValueEnum;

const DIST: &str = "ULID_TEST_DIST";
const BROWSER: &str = "ULID_TEST_BROWSER";
const BROWSER_PROGRAM: &str = "ULID_TEST_BROWSER_PROGRAM";
const DRIVER_PROGRAM: &str = "ULID_TEST_DRIVER_PROGRAM";
const NGINX: &str = "ULID_TEST_NGINX";
const AXE: &str = "ULID_TEST_AXE";
const PROFILE: &str = "ULID_TEST_PROFILE";
const REPORT: &str = "ULID_TEST_REPORT";

/// The browsers that the tests can run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Browser {
    /// Chromium, or Chrome, with `ChromeDriver`.
    Chromium,
    /// Firefox, with geckodriver.
    Firefox,
    /// `WebKitGTK`'s `MiniBrowser`, with `WebKitWebDriver`.
    Webkit,
}

impl Browser {
    /// Its name on the command line and in the environment.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Everything that the browser tests need to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrowserEnv {
    /// The folder of the release build.
    pub dist: PathBuf,
    /// Which browser it is.
    pub browser: Browser,
    /// Its program.
    pub browser_program: PathBuf,
    /// The `WebDriver` program for it.
    pub driver_program: PathBuf,
    /// nginx, where it could be had.
    pub nginx: Option<PathBuf>,
    /// axe-core, a script.
    pub axe: Option<PathBuf>,
    /// The folder of a profile that Firefox has made, which starts twice as fast with
    /// a copy of it as with none.
    pub profile: Option<PathBuf>,
    /// Where to note which tests ran and which were skipped.
    pub report: Option<PathBuf>,
}

impl BrowserEnv {
    /// Reads the variables.
    ///
    /// # Errors
    ///
    /// When one is missing: the tests were not started by `./x test`.
    pub fn read() -> Result<Self> {
        Self::from_lookup(|name| env::var_os(name))
    }

    fn from_lookup(lookup: impl Fn(&str) -> Option<OsString>) -> Result<Self> {
        let value = |name| {
            lookup(name).with_context(|| {
                format!("{name} is not set: run the browser tests with `./x test`")
            })
        };
        let browser = value(BROWSER)?;
        Ok(Self {
            dist: value(DIST)?.into(),
            browser: browser
                .to_str()
                .and_then(|name| Browser::from_str(name, false).ok())
                .with_context(|| {
                    format!("{BROWSER} names no known browser: {}", browser.display())
                })?,
            browser_program: value(BROWSER_PROGRAM)?.into(),
            driver_program: value(DRIVER_PROGRAM)?.into(),
            nginx: lookup(NGINX).map(PathBuf::from),
            axe: lookup(AXE).map(PathBuf::from),
            profile: lookup(PROFILE).map(PathBuf::from),
            report: lookup(REPORT).map(PathBuf::from),
        })
    }

    /// Sets the variables for a command.
    pub(crate) fn apply<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        command
            .env(DIST, &self.dist)
            .env(BROWSER, self.browser.as_str())
            .env(BROWSER_PROGRAM, &self.browser_program)
            .env(DRIVER_PROGRAM, &self.driver_program)
            .envs(self.nginx.iter().map(|nginx| (NGINX, nginx)))
            .envs(self.axe.iter().map(|axe| (AXE, axe)))
            .envs(self.profile.iter().map(|profile| (PROFILE, profile)))
            .envs(self.report.iter().map(|report| (REPORT, report)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_is_what_is_read() {
        let given = BrowserEnv {
            dist: "/src/dist".into(),
            browser: Browser::Chromium,
            browser_program: "/usr/bin/chromium".into(),
            driver_program: "/usr/bin/chromedriver".into(),
            nginx: Some("/usr/sbin/nginx".into()),
            axe: Some("/src/target/tools/axe.js".into()),
            profile: Some("/src/target/firefox-profile".into()),
            report: Some("/src/target/report".into()),
        };
        let mut command = Command::new("cargo");
        given.apply(&mut command);
        let read = |without: Option<&str>| {
            BrowserEnv::from_lookup(|wanted| {
                let (_, value) = command
                    .get_envs()
                    .find(|(name, _)| *name == wanted && Some(wanted) != without)?;
                value.map(OsString::from)
            })
        };
        assert_eq!(read(None).unwrap(), given);
        for name in [DIST, BROWSER, BROWSER_PROGRAM, DRIVER_PROGRAM] {
            assert!(read(Some(name)).unwrap_err().to_string().starts_with(name));
        }
    }

    #[test]
    fn the_command_line_has_the_same_names() {
        for browser in Browser::value_variants() {
            assert_eq!(Browser::from_str(browser.as_str(), false), Ok(*browser));
        }
        assert!(BrowserEnv::from_lookup(|_| Some("netscape".into())).is_err());
    }
}
