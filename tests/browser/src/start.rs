//! How the page starts on a slow phone, beside a minimal Leptos page:
//! `./x bench --page`.

use crate::Setup;
use crate::browser::Browser;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use std::time::{Duration, Instant};
use xtask::browser_env::BrowserEnv;
use xtask::site::Site;

/// What watches a page, and uses it.
const SCRIPT: &str = include_str!("start.js");

/// How often each page is loaded in a run, and how many runs there are.
const LOADS: usize = 7;
const RUNS: usize = 2;

/// How long a browser that has just started is left alone.
const REST: Duration = Duration::from_secs(1);

/// When a page is asked for its figures, first and at last.
const FIRST_LOOK: Duration = Duration::from_secs(4);
const PATIENCE: Duration = Duration::from_mins(2);

/// How often the processor is slowed, and the network of Lighthouse's slow phone:
/// milliseconds of delay, bytes a second.
const SLOWER: u32 = 4;
const LATENCY_MS: u32 = 150;
const DOWNLOAD: u32 = 1_600_000 / 8;
const UPLOAD: u32 = 750_000 / 8;

/// The goals.
const MOST_BYTES: f64 = 80.0 * 1024.0;
const MOST_TO_MINIMAL: f64 = 1.25;
const LONG_TASK_MS: f64 = 50.0;

/// The figures of one load; times in milliseconds since the visit began.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Start {
    /// The first contentful paint.
    paint_ms: f64,
    /// When the first ULID can be copied.
    ready_ms: f64,
    /// The longest task up to then and two seconds after; 0 where none took 50 ms.
    longest_task_ms: f64,
    /// The sum of all layout shifts.
    shift: f64,
    /// The bodies as they were sent.
    bytes: f64,
    requests: f64,
}

/// One thing that is done with the page.
#[derive(Clone, Debug, Deserialize)]
struct Use {
    name: String,
    /// Its longest task; 0 where none took 50 ms.
    ms: f64,
}

/// What a run has found.
#[derive(Default)]
struct Run {
    page: Vec<Start>,
    minimal: Vec<Start>,
    /// What was done in each load.
    used: Vec<Vec<Use>>,
}

/// Loads what `./x bench --page` has built, and prints the figures as Markdown.
///
/// # Errors
///
/// When the browser does not start, or a page fails.
pub fn measure() -> Result<()> {
    let env = BrowserEnv::read()?;
    let serve = |name| Site::of(env.dist.join(name)).compressed().start();
    let (page, minimal) = (serve("page")?, serve("minimal")?);
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    for number in 1..=RUNS {
        let mut run = Run::default();
        for pair in 0..LOADS {
            // Whatever else the machine does is to meet both alike.
            for is_page in [pair % 2 == 0, pair % 2 == 1] {
                let site = if is_page { &page } else { &minimal };
                let (start, used) = runtime.block_on(load(&env, &site.url(), is_page))?;
                if is_page {
                    run.page.push(start);
                    run.used.push(used);
                } else {
                    run.minimal.push(start);
                }
            }
        }
        println!("{}", run.report(number));
    }
    Ok(())
}

/// One visit with a browser and a profile of its own: nothing is kept from another.
async fn load(env: &BrowserEnv, address: &str, is_page: bool) -> Result<(Start, Vec<Use>)> {
    let browser = Browser::start(env, &Setup::default()).await?;
    let visited = visit(&browser, address, is_page).await;
    browser.stop().await?;
    visited
}

async fn visit(browser: &Browser, address: &str, is_page: bool) -> Result<(Start, Vec<Use>)> {
    for (method, parameters) in [
        ("Network.enable", json!({})),
        ("Network.setCacheDisabled", json!({ "cacheDisabled": true })),
        (
            "Network.emulateNetworkConditions",
            json!({ "offline": false, "latency": LATENCY_MS,
                "downloadThroughput": DOWNLOAD, "uploadThroughput": UPLOAD }),
        ),
        ("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWER })),
        (
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": 412, "height": 823, "deviceScaleFactor": 1.75, "mobile": true }),
        ),
        (
            "Browser.grantPermissions",
            json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
        ),
        (
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": SCRIPT }),
        ),
    ] {
        browser.devtools(method, parameters).await?;
    }
    tokio::time::sleep(REST).await;
    browser.driver().goto(address).await?;
    tokio::time::sleep(FIRST_LOOK).await;
    let start = wait_for(browser, "return window.started?.()").await?;
    if !is_page {
        return Ok((start, Vec::new()));
    }
    browser.driver().execute("use()", Vec::new()).await?;
    let used = wait_for(browser, "return window.used").await?;
    Ok((start, used))
}

/// What a script returns once that is something.
async fn wait_for<T: DeserializeOwned>(browser: &Browser, script: &str) -> Result<T> {
    let start = Instant::now();
    loop {
        let found = browser.driver().execute(script, Vec::new()).await?;
        let found = found.json();
        if !found.is_null() {
            return serde_json::from_value(found.clone())
                .with_context(|| format!("the page says {found}"));
        }
        if start.elapsed() > PATIENCE {
            let errors = browser.console_errors().await?;
            bail!("`{script}` is still nothing; the console says {errors:?}");
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// A figure by its name: where it stands, and how it is written.
type Row = (&'static str, fn(&Start) -> f64, fn(f64) -> String);

const ROWS: [Row; 6] = [
    ("first contentful paint, ms", |start| start.paint_ms, whole),
    (
        "first ULID, or the counter, ms",
        |start| start.ready_ms,
        whole,
    ),
    (
        "longest task at the start, ms",
        |start| start.longest_task_ms,
        task,
    ),
    ("bytes, brotli", |start| start.bytes, whole),
    ("requests", |start| start.requests, whole),
    (
        "layout shift",
        |start| start.shift,
        |shift| format!("{shift:.4}"),
    ),
];

impl Run {
    /// The medians of both pages, and which goals they reach.
    fn report(&self, number: usize) -> String {
        let mut lines = vec![
            format!("\n| run {number}, median of {LOADS} loads | page | minimal |"),
            "|---|---:|---:|".to_owned(),
        ];
        for (name, figure, shown) in ROWS {
            let [page, minimal] = self.medians(figure).map(shown);
            lines.push(format!("| {name} | {page} | {minimal} |"));
        }
        lines.push("\n| longest task after the start | ms |\n|---|---:|".to_owned());
        for Use { name, ms } in self.uses() {
            lines.push(format!("| {name} | {} |", task(ms)));
        }
        lines.push("\n| goal | reached |\n|---|---|".to_owned());
        for (goal, is_reached) in self.goals() {
            let answer = if is_reached { "yes" } else { "no" };
            lines.push(format!("| {goal} | {answer} |"));
        }
        lines.join("\n")
    }

    fn goals(&self) -> [(String, bool); 4] {
        let [bytes, _] = self.medians(|start| start.bytes);
        let [ready_ms, _] = self.medians(|start| start.ready_ms);
        let [_, paint_ms] = self.medians(|start| start.paint_ms);
        let share = ready_ms / paint_ms;
        let shifts = self.page.iter().filter(|start| start.shift > 0.0).count();
        [
            (format!("{MOST_BYTES} bytes at most"), bytes <= MOST_BYTES),
            (
                format!(
                    "first ULID in {MOST_TO_MINIMAL} of the time to the minimal page's paint ({share:.2})"
                ),
                share <= MOST_TO_MINIMAL,
            ),
            ("no layout shift in any load".to_owned(), shifts == 0),
            (
                format!("no task of more than {LONG_TASK_MS} ms after the start"),
                self.uses().iter().all(|one| one.ms <= LONG_TASK_MS),
            ),
        ]
    }

    fn medians(&self, figure: fn(&Start) -> f64) -> [f64; 2] {
        [&self.page, &self.minimal].map(|starts| median(starts.iter().map(figure)))
    }

    /// All that was done, each with the median of its longest tasks.
    fn uses(&self) -> Vec<Use> {
        let first = self.used.first().into_iter().flatten();
        let typical = |(place, Use { name, .. }): (usize, &Use)| {
            let all = self.used.iter().filter_map(|uses| uses.get(place));
            Use {
                name: name.clone(),
                ms: median(all.map(|one| one.ms)),
            }
        };
        first.enumerate().map(typical).collect()
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

fn whole(value: f64) -> String {
    format!("{value:.0}")
}

/// Browsers tell of tasks from 50 ms only.
fn task(ms: f64) -> String {
    if ms < LONG_TASK_MS {
        "under 50".to_owned()
    } else {
        whole(ms)
    }
}
