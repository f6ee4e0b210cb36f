//! What the browser tests are written with: a page opened in a real browser, in a
//! world of the test's making, and found and used as a visitor would.
//!
//! Every test runs in [`run`], which fails it on any console error that it did not
//! expect. Nothing is retried: the tests wait for what they expect, up to a limit.

pub mod bench;
mod browser;
mod page;
pub mod start;
mod world;

pub use page::Page;
pub use world::{Capability, World};

use anyhow::{Result, ensure};
use browser::Browser;
use serde_json::json;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use xtask::browser_env::BrowserEnv;
use xtask::site::{Canned, Site};

/// How long a test waits for what it expects, and between two looks.
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(20);

/// The path that the page is served under, as on a host with many sites.
const UNDER: &str = "/a/b/";

/// An answer of the site in place of its own, by the path that is asked for.
pub type Answers = fn(&str) -> Option<Canned>;

/// How a test opens the page. The default: 1280 px wide, Latvian, light, everything
/// allowed.
pub struct Setup {
    /// Where the page is, if another program than the tests' own host serves it.
    pub address: Option<String>,
    /// The name of the host: `127.0.0.1`, `localhost`, or any that ends with `.test`.
    pub host: &'static str,
    /// What stands behind the page's address.
    pub query: &'static str,
    /// The folder of the page, if it is not the release build's.
    pub folder: Option<PathBuf>,
    /// Whether the window is a private one.
    pub is_private: bool,
    /// Whether the browser's own settings refuse cookies, storage and service workers,
    /// in frames of another site and everywhere else.
    pub blocks_storage: bool,
    /// The width of the window, in CSS pixels.
    pub width: u32,
    /// The clock, the random source and what the browser refuses.
    pub world: World,
    /// What the media queries see, such as `("forced-colors", "active")`.
    pub media: Vec<(&'static str, &'static str)>,
    /// The time zone.
    pub time_zone: &'static str,
    /// The browser's languages, in order.
    pub languages: &'static str,
    /// Whether scripts run.
    pub scripts: bool,
    /// Answers in place of the site's own.
    pub answers: Answers,
    /// What the console may say: part of each error that the test brings about.
    pub expected_errors: Vec<&'static str>,
    /// What the console may also say, or not: part of an error about something that
    /// the browser does by itself, whenever it likes.
    pub possible_errors: Vec<&'static str>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            address: None,
            host: "127.0.0.1",
            query: "?lang=lv",
            folder: None,
            is_private: false,
            blocks_storage: false,
            width: 1280,
            world: World::default(),
            media: vec![("prefers-color-scheme", "light")],
            time_zone: "Europe/Riga",
            languages: "lv",
            scripts: true,
            answers: |_| None,
            expected_errors: Vec::new(),
            possible_errors: Vec::new(),
        }
    }
}

/// Opens the page, runs the test, closes the browser whatever came of it.
///
/// # Panics
///
/// When the test fails, or the console has an error that the test did not expect.
pub fn run(setup: Setup, test: impl AsyncFnOnce(&Page) -> Result<()>) {
    let expected_errors = setup.expected_errors.clone();
    let possible_errors = setup.possible_errors.clone();
    let outcome = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(anyhow::Error::from)
        .and_then(|runtime| {
            let env = BrowserEnv::read()?;
            let folder = setup.folder.as_ref().unwrap_or(&env.dist);
            let site = Site::of(folder)
                .under(UNDER)
                .answering(setup.answers)
                .start()?;
            let preferences = if setup.blocks_storage {
                json!({ "profile.default_content_setting_values.cookies": 2 })
            } else {
                json!({})
            };
            let browser = runtime.block_on(Browser::start(&env, preferences, setup.is_private))?;
            // A panic must not leave a browser behind.
            let body = catch_unwind(AssertUnwindSafe(|| {
                runtime.block_on(async {
                    let page = Page::open(&browser, site, setup).await?;
                    test(&page).await?;
                    check_console(&browser, &expected_errors, &possible_errors).await
                })
            }));
            runtime.block_on(browser.stop())?;
            body.unwrap_or_else(|panic| resume_unwind(panic))
        });
    if let Err(error) = outcome {
        #[expect(clippy::panic, reason = "this is how a test fails")]
        {
            panic!("{error:?}");
        }
    }
}

/// Waits for the errors that the test brings about; any other fails it.
async fn check_console(browser: &Browser, expected: &[&str], possible: &[&str]) -> Result<()> {
    let start = Instant::now();
    let mut errors = Vec::new();
    loop {
        errors.extend(browser.console_errors().await?);
        let unexpected: Vec<&String> = errors
            .iter()
            .filter(|error| {
                let mut known = expected.iter().chain(possible);
                !known.any(|part| error.contains(part))
            })
            .collect();
        ensure!(unexpected.is_empty(), "the console says: {unexpected:#?}");
        let missing = expected
            .iter()
            .find(|part| !errors.iter().any(|error| error.contains(**part)));
        let Some(part) = missing else { return Ok(()) };
        ensure!(
            start.elapsed() < PATIENCE,
            "the console should have said {part:?}, but says {errors:#?}"
        );
        tokio::time::sleep(PAUSE).await;
    }
}
