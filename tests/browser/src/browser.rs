//! One browser with a profile of its own, driven over WebDriver.
//!
//! The three differ in how they start, in how a test's world gets into a page before
//! the page's own scripts, and in what they can't be told: a file an engine.

mod chromium;
mod firefox;
mod process;
mod webkit;

use crate::{PAUSE, Setup};
use anyhow::{Context, Result, bail};
use process::Process;
use serde_json::{Map, Value, json};
use thirtyfour::{Capabilities, WebDriver};
use xtask::browser_env::{Browser as Engine, BrowserEnv};

/// A browser, the driver that started it, and what else runs for it.
pub(crate) struct Browser {
    engine: Engine,
    driver: WebDriver,
    alive: Alive,
}

/// What ends with a browser, in this order: its programs, and the folder with its
/// settings, for the engines that are told of one.
type Alive = (Vec<Process>, Option<tempfile::TempDir>);

/// What an engine starts.
struct Started {
    /// Where its driver listens.
    port: u16,
    capabilities: Value,
    alive: Alive,
}

impl Browser {
    /// Starts it with what has to be said at the start.
    pub(crate) async fn start(env: &BrowserEnv, setup: &Setup) -> Result<Self> {
        let mut started = match env.browser {
            Engine::Chromium => chromium::start(env, setup)?,
            Engine::Firefox => firefox::start(env, setup)?,
            Engine::Webkit => webkit::start(env, setup)?,
        };
        // The tests wait themselves: the page must be seen before the wasm is there,
        // for which the driver would wait.
        let mut capabilities = Map::new();
        capabilities.insert("pageLoadStrategy".into(), json!("none"));
        if let Value::Object(own) = started.capabilities.take() {
            capabilities.extend(own);
        }
        let address = format!("http://127.0.0.1:{}", started.port);
        let driver = WebDriver::new(address, Capabilities::from(capabilities))
            .await
            .context("the browser did not start")?;
        Ok(Self {
            engine: env.browser,
            driver,
            alive: started.alive,
        })
    }

    /// Makes the test's world: what is said to a browser that runs.
    pub(crate) async fn prepare(&self, setup: &Setup) -> Result<()> {
        match self.engine {
            Engine::Chromium => chromium::prepare(self, setup).await,
            Engine::Firefox => firefox::prepare(self, setup).await,
            // The site brings the world along with each page.
            Engine::Webkit => Ok(()),
        }
    }

    pub(crate) fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Calls a method of the DevTools protocol, which only Chromium has.
    pub(crate) async fn devtools(&self, method: &str, parameters: Value) -> Result<Value> {
        if self.engine != Engine::Chromium {
            bail!("{} has no {method}", self.engine);
        }
        let answer = self.driver.cdp().send_raw(method, parameters).await;
        answer.with_context(|| format!("{method} failed"))
    }

    /// Lets a page go before the next is asked whether it is there: a script that is run
    /// between the two can end `WebKit`'s driver.
    pub(crate) async fn wait_between_pages(&self) {
        if self.engine == Engine::Webkit {
            tokio::time::sleep(5 * PAUSE).await;
        }
    }

    /// Sets the width of what a page has, in CSS pixels.
    pub(crate) async fn set_width(&self, width: u32) -> Result<()> {
        match self.engine {
            Engine::Chromium => chromium::set_width(self, width).await,
            Engine::Firefox => firefox::set_width(self, width).await,
            Engine::Webkit => webkit::set_width(self, width).await,
        }
    }

    /// The errors in the console since this was last asked. Where the driver has no
    /// access to it, those that the test's world has noted.
    pub(crate) async fn console_errors(&self) -> Result<Vec<String>> {
        if self.has_console() {
            return chromium::console_errors(self).await;
        }
        // A page with scripts off has noted nothing, and has nothing to note.
        let noted = "return window.testWorld?.errors.splice(0) ?? []";
        Ok(self.driver.execute(noted, Vec::new()).await?.convert()?)
    }

    /// Whether the driver gives what is in the console. What the browser itself says
    /// there, of a file that is missing say, is known only then.
    pub(crate) fn has_console(&self) -> bool {
        self.engine == Engine::Chromium
    }

    /// What is on the clipboard.
    pub(crate) async fn clipboard(&self) -> Result<String> {
        if self.engine == Engine::Webkit {
            return webkit::clipboard(self).await;
        }
        let read = "navigator.clipboard.readText().then(arguments[0], (error) => arguments[0](`${error}`))";
        Ok(self
            .driver
            .execute_async(read, Vec::new())
            .await?
            .convert()?)
    }

    pub(crate) async fn stop(self) -> Result<()> {
        let stopped = self.driver.quit().await;
        drop(self.alive);
        Ok(stopped?)
    }
}
