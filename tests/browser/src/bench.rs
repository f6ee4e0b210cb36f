//! The encoder beside the npm packages, in one page: `./x bench`.

use crate::Setup;
use crate::browser::Browser;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::time::{Duration, Instant};
use xtask::browser_env::BrowserEnv;
use xtask::site::Site;

/// A million lines of the slowest package take half a minute, several times.
const PATIENCE: Duration = Duration::from_mins(15);

/// How many times as fast as a package ours is to be.
const GOALS: [(&str, u32); 3] = [("ulid", 150), ("ulidx", 150), ("id128", 12)];

/// How long one way takes for a task.
#[derive(Debug, Deserialize)]
struct Row {
    task: String,
    name: String,
    /// Milliseconds, the shortest of its turns.
    ms: f64,
}

/// Runs the page that `./x bench` has built, and returns its figures as Markdown.
///
/// # Errors
///
/// When the browser does not start, or the page fails.
pub fn measure() -> Result<String> {
    let env = BrowserEnv::read()?;
    let site = Site::of(&env.dist).start()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let browser = Browser::start(&env, &Setup::default()).await?;
        let rows = rows(&browser, &site.url()).await;
        browser.stop().await?;
        Ok(tables(&rows?))
    })
}

async fn rows(browser: &Browser, address: &str) -> Result<Vec<Row>> {
    let driver = browser.driver();
    driver.goto(address).await?;
    let start = Instant::now();
    // Asked for again and again: the driver's answers must not take minutes.
    loop {
        let found = driver.execute("return window.rows ?? null", Vec::new());
        let found = found.await?.json().clone();
        if !found.is_null() {
            return serde_json::from_value(found.clone())
                .with_context(|| format!("the page says {found}"));
        }
        ensure!(start.elapsed() < PATIENCE, "the page has no figures yet");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

/// A table a task: the times, what ours is of them, and the goal.
fn tables(rows: &[Row]) -> String {
    let mut lines = Vec::new();
    let mut ours = f64::NAN;
    for Row { task, name, ms } in rows {
        if name == "this encoder" {
            ours = *ms;
            lines.push(format!("\n| {task} | ms | ours to it | goal |"));
            lines.push("|---|---:|---:|---:|".to_owned());
        }
        let goal = GOALS.iter().find(|(package, _)| package == name);
        let goal = goal.map_or(String::new(), |(_, most)| format!("1/{most}"));
        lines.push(format!(
            "| {name} | {ms:.4} | 1/{:.1} | {goal} |",
            ms / ours
        ));
    }
    lines.join("\n")
}
