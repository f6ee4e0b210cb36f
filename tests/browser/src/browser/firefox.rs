//! Firefox: preferences at the start, and `WebDriver` `BiDi` for what comes later.

use super::{Browser, Process, Started};
use crate::Setup;
use anyhow::Result;
use serde_json::{Map, Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;
use xtask::browser_env::BrowserEnv;

pub(super) fn start(env: &BrowserEnv, setup: &Setup) -> Result<Started> {
    let mut driver = Command::new(&env.driver_program);
    driver.args(["--port=0", "--websocket-port=0"]);
    let (process, port) = Process::start(&mut driver, |line| {
        let (_, address) = line.rsplit_once("Listening on ")?;
        address.rsplit_once(':')?.1.parse().ok()
    })?;
    let mut arguments = vec![json!("-headless")];
    arguments.extend(setup.is_private.then_some(json!("-private")));
    let profile = tempfile::tempdir()?;
    if let Some(first) = &env.profile {
        copy(first, profile.path())?;
    }
    arguments.extend([json!("-profile"), json!(profile.path())]);
    Ok(Started {
        port,
        capabilities: json!({
            "browserName": "firefox",
            "webSocketUrl": true,
            "moz:firefoxOptions": {
                "binary": env.browser_program,
                "args": arguments,
                "prefs": preferences(setup),
            },
        }),
        alive: (vec![process], Some(profile)),
    })
}

/// Copies what is in a folder, but for links: with one Firefox says that it has it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        let kind = entry.file_type()?;
        if kind.is_dir() {
            fs::create_dir(&to)?;
            copy(&entry.path(), &to)?;
        } else if kind.is_file() {
            fs::copy(entry.path(), &to)?;
        }
    }
    Ok(())
}

fn preferences(setup: &Setup) -> Map<String, Value> {
    let mut preferences = Map::from_iter([
        ("intl.accept_languages".into(), json!(setup.languages)),
        ("javascript.enabled".into(), json!(setup.scripts)),
        // A test reads the clipboard without a visitor's hand.
        ("dom.events.testing.asyncClipboard".into(), json!(true)),
        ("network.dns.localDomains".into(), json!(setup.host)),
    ]);
    if setup.blocks_storage {
        preferences.insert("network.cookie.cookieBehavior".into(), json!(2));
    }
    if setup.is_private {
        preferences.insert("browser.privatebrowsing.autostart".into(), json!(true));
    }
    for feature in &setup.media {
        let set: &[(&str, u8)] = match feature {
            ("prefers-color-scheme", "dark") => {
                &[("layout.css.prefers-color-scheme.content-override", 0)]
            }
            ("prefers-color-scheme", _) => {
                &[("layout.css.prefers-color-scheme.content-override", 1)]
            }
            ("prefers-reduced-motion", "reduce") => &[("ui.prefersReducedMotion", 1)],
            ("forced-colors", "active") => &[
                ("browser.display.document_color_use", 2),
                ("ui.useAccessibilityTheme", 1),
            ],
            _ => &[],
        };
        preferences.extend(
            set.iter()
                .map(|(name, value)| ((*name).into(), json!(value))),
        );
    }
    preferences
}

pub(super) async fn prepare(browser: &Browser, setup: &Setup) -> Result<()> {
    // Nothing is encrypted on this machine, but the client asks who would do it.
    _ = rustls::crypto::ring::default_provider().install_default();
    let bidi = browser.driver().bidi().await?;
    let context = bidi.browsing_context().top_level().await?;
    let script = format!("() => {{ {} }}", setup.world.script()?);
    for (method, parameters) in [
        (
            "script.addPreloadScript",
            json!({ "functionDeclaration": script }),
        ),
        (
            "emulation.setTimezoneOverride",
            json!({ "timezone": setup.time_zone, "contexts": [context] }),
        ),
    ] {
        bidi.send_raw(method, parameters).await?;
    }
    Ok(())
}

pub(super) async fn set_width(browser: &Browser, width: u32) -> Result<()> {
    let bidi = browser.driver().bidi().await?;
    let context = bidi.browsing_context().top_level().await?;
    let viewport = json!({ "width": width, "height": 900 });
    bidi.send_raw(
        "browsingContext.setViewport",
        json!({ "context": context, "viewport": viewport, "devicePixelRatio": 1 }),
    )
    .await?;
    Ok(())
}
