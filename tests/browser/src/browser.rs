//! One browser with a profile of its own, driven over WebDriver.

use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use thirtyfour::{Capabilities, WebDriver};
use xtask::browser_env::BrowserEnv;

/// What Chromium needs to run without a screen, as root, and without asking the
/// network for anything but the page.
const ARGUMENTS: [&str; 9] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Hosts that are not this machine by their name: without https, browsers refuse
    // them what they allow `localhost`.
    "--host-resolver-rules=MAP *.test 127.0.0.1",
];

/// A browser and the driver that started it.
pub(crate) struct Browser {
    driver: WebDriver,
    process: Process,
}

impl Browser {
    pub(crate) async fn start(
        env: &BrowserEnv,
        preferences: Value,
        is_private: bool,
    ) -> Result<Self> {
        let (process, port) = Process::start(env)?;
        let mut arguments = ARGUMENTS.to_vec();
        arguments.extend(is_private.then_some("--incognito"));
        let mut capabilities = serde_json::Map::new();
        capabilities.insert("browserName".into(), json!("chrome"));
        capabilities.insert(
            "goog:chromeOptions".into(),
            json!({ "binary": env.browser_program, "args": arguments, "prefs": preferences }),
        );
        // The tests wait themselves: the page must be seen before the wasm is there,
        // for which the driver would wait.
        capabilities.insert("pageLoadStrategy".into(), json!("none"));
        capabilities.insert("goog:loggingPrefs".into(), json!({ "browser": "ALL" }));
        let address = format!("http://127.0.0.1:{port}");
        let driver = WebDriver::new(address, Capabilities::from(capabilities))
            .await
            .context("the browser did not start")?;
        Ok(Self { driver, process })
    }

    pub(crate) fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Calls a method of the DevTools protocol.
    pub(crate) async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        let answer = self.driver.cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("{method} failed"))
    }

    /// The errors in the console since this was last asked.
    pub(crate) async fn console_errors(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        Ok(entries
            .into_iter()
            .filter(|entry| entry.level == "SEVERE")
            .map(|entry| entry.message)
            .collect())
    }

    pub(crate) async fn stop(self) -> Result<()> {
        let stopped = self.driver.quit().await;
        drop(self.process);
        Ok(stopped?)
    }
}

/// The driver's process, ended with it.
struct Process(Child);

impl Process {
    /// Starts the driver on a free port of its choice, which it prints.
    fn start(env: &BrowserEnv) -> Result<(Self, u16)> {
        let mut child = Command::new(&env.driver_program)
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", env.driver_program.display()))?;
        let output = child.stdout.take().context("the driver has no output")?;
        let process = Self(child);
        for line in BufReader::new(output).lines() {
            let line = line?;
            let port = line
                .strip_suffix('.')
                .and_then(|line| line.rsplit_once("successfully on port "))
                .and_then(|(_, port)| port.parse().ok());
            if let Some(port) = port {
                return Ok((process, port));
            }
        }
        anyhow::bail!("the driver ended before it said its port")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}
