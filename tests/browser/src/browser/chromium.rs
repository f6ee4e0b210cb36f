//! Chromium: everything about a page is set over the DevTools protocol.

use super::{Browser, Process, Started};
use crate::Setup;
use anyhow::Result;
use serde_json::json;
use std::process::Command;
use xtask::browser_env::BrowserEnv;

/// What it needs to run without a screen, as root, and without asking the network for
/// anything but the page.
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

pub(super) fn start(env: &BrowserEnv, setup: &Setup) -> Result<Started> {
    let (process, port) = driver(env).or_else(|_| driver(env))?;
    let mut arguments = ARGUMENTS.to_vec();
    arguments.extend(setup.is_private.then_some("--incognito"));
    let preferences = if setup.blocks_storage {
        json!({ "profile.default_content_setting_values.cookies": 2 })
    } else {
        json!({})
    };
    Ok(Started {
        port,
        capabilities: json!({
            "browserName": "chrome",
            "goog:chromeOptions": {
                "binary": env.browser_program,
                "args": arguments,
                "prefs": preferences,
            },
            "goog:loggingPrefs": { "browser": "ALL" },
        }),
        alive: (vec![process], None),
    })
}

/// Its driver, and the port that it listens on. It takes one that is free with IPv6, and
/// ends when the same one is taken with IPv4, which another start mends.
fn driver(env: &BrowserEnv) -> Result<(Process, u16)> {
    let mut driver = Command::new(&env.driver_program);
    Process::start(driver.arg("--port=0"), |line| {
        let line = line.strip_suffix('.')?;
        line.rsplit_once("successfully on port ")?.1.parse().ok()
    })
}

pub(super) async fn prepare(browser: &Browser, setup: &Setup) -> Result<()> {
    let media: Vec<_> = setup
        .media
        .iter()
        .map(|(name, value)| json!({ "name": name, "value": value }))
        .collect();
    for (method, parameters) in [
        (
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": setup.world.script()? }),
        ),
        ("Emulation.setEmulatedMedia", json!({ "features": media })),
        (
            "Emulation.setTimezoneOverride",
            json!({ "timezoneId": setup.time_zone }),
        ),
        (
            "Emulation.setScriptExecutionDisabled",
            json!({ "value": !setup.scripts }),
        ),
        (
            "Browser.grantPermissions",
            json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
        ),
        (
            "Emulation.setUserAgentOverride",
            json!({ "userAgent": "", "acceptLanguage": setup.languages }),
        ),
    ] {
        browser.devtools(method, parameters).await?;
    }
    Ok(())
}

pub(super) async fn set_width(browser: &Browser, width: u32) -> Result<()> {
    let metrics = json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false });
    browser
        .devtools("Emulation.setDeviceMetricsOverride", metrics)
        .await?;
    Ok(())
}

pub(super) async fn console_errors(browser: &Browser) -> Result<Vec<String>> {
    let entries = browser.driver().browser_log().await?;
    Ok(entries
        .into_iter()
        .filter(|entry| entry.level == "SEVERE")
        .map(|entry| entry.message)
        .collect())
}
