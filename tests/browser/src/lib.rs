//! What the browser tests are written with: a page opened in a real browser, in a
//! world of the test's making, and found and used as a visitor would.
//!
//! Every test runs in [`run`], which fails it on any console error that it did not
//! expect. Nothing is retried: the tests wait for what they expect, up to a limit.
//! What an engine cannot do is skipped by name, with the reason; `./x test` counts it.

pub mod axe;
pub mod bench;
mod browser;
mod page;
mod report;
pub mod screenshots;
pub mod start;
pub mod states;
mod world;

pub use page::{LATER_PARTS, Page};
pub use world::{Capability, World};

use anyhow::{Result, ensure};
use browser::Browser;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use xtask::browser_env::{Browser as Engine, BrowserEnv};
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
    /// Why no engine but Chromium can run this, if so.
    pub only_chromium: Option<&'static str>,
}

impl Setup {
    /// Why this cannot be had of an engine, if so.
    fn missing_in(&self, engine: Engine) -> Option<&'static str> {
        if engine == Engine::Chromium {
            return None;
        }
        if engine == Engine::Firefox || self.only_chromium.is_some() {
            return self.only_chromium;
        }
        [
            (
                self.media.contains(&("forced-colors", "active")),
                "WebKitGTK has no forced colours",
            ),
            (
                self.blocks_storage,
                "MiniBrowser has no setting that blocks storage",
            ),
            (
                self.host.ends_with(".test"),
                "MiniBrowser takes no addresses for hosts",
            ),
        ]
        .into_iter()
        .find_map(|(is_wanted, why_not)| is_wanted.then_some(why_not))
    }
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
            only_chromium: None,
        }
    }
}

/// What became of a test that did not fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It ran.
    Passed,
    /// The engine can't do what it needs.
    Skipped,
}

/// Opens the page, runs the test, closes the browser whatever came of it.
///
/// # Panics
///
/// When the test fails, or the console has an error that the test did not expect.
pub fn run(setup: Setup, test: impl AsyncFnOnce(&Page) -> Result<()>) -> Outcome {
    #[expect(clippy::panic, reason = "this is how a test fails")]
    open(setup, test).unwrap_or_else(|error| panic!("{error:?}"))
}

/// The same for what is no test.
///
/// # Errors
///
/// With that of what is done, or with what the console has said.
pub fn open(setup: Setup, act: impl AsyncFnOnce(&Page) -> Result<()>) -> Result<Outcome> {
    let env = BrowserEnv::read()?;
    let skipped = setup.missing_in(env.browser);
    report::note(env.report.as_deref(), skipped)?;
    if skipped.is_some() {
        return Ok(Outcome::Skipped);
    }
    let expected_errors = setup.expected_errors.clone();
    let possible_errors = setup.possible_errors.clone();
    let folder = setup.folder.as_ref().unwrap_or(&env.dist);
    let mut site = Site::of(folder).under(UNDER).answering(setup.answers);
    if env.browser == Engine::Webkit {
        site = site.opening_pages_with(setup.world.script_in(setup.languages)?);
    }
    let site = site.start()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let browser = runtime.block_on(Browser::start(&env, &setup))?;
    // A panic must not leave a browser behind.
    let body = catch_unwind(AssertUnwindSafe(|| {
        runtime.block_on(async {
            let page = Page::open(&browser, site, setup).await?;
            act(&page).await?;
            check_console(&browser, &expected_errors, &possible_errors).await
        })
    }));
    runtime.block_on(browser.stop())?;
    body.unwrap_or_else(|panic| resume_unwind(panic))?;
    Ok(Outcome::Passed)
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
        let missing = expected.iter().find(|part| {
            browser.has_console() && !errors.iter().any(|error| error.contains(**part))
        });
        let Some(part) = missing else { return Ok(()) };
        ensure!(
            start.elapsed() < PATIENCE,
            "the console should have said {part:?}, but says {errors:#?}"
        );
        tokio::time::sleep(PAUSE).await;
    }
}
