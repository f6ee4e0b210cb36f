//! `WebKit`: `WebKitGTK`'s `MiniBrowser`, on a screen of its own that nobody sees.
//!
//! Its driver cannot run a script before a page's own: the site brings the world with
//! each page. Everything else is told to the program at its start.

use super::{Browser, Process, Started};
use crate::{PATIENCE, PAUSE, Setup};
use anyhow::{Result, ensure};
use serde_json::json;
use std::fs;
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::Command;
use std::thread;
use std::time::Instant;
use thirtyfour::Key;
use xtask::browser_env::BrowserEnv;

/// Without a width of their own, its buttons let the window be as narrow as a phone.
const NARROW: &str = "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; \
    font-size: 1px; -gtk-icon-transform: scale(0); } image { -gtk-icon-source: none; }";

pub(super) fn start(env: &BrowserEnv, setup: &Setup) -> Result<Started> {
    let mut screen = Command::new("Xvfb");
    screen.args(["-displayfd", "1", "-nolisten", "tcp"]);
    screen.args(["-screen", "0", "1600x1200x24"]);
    let (screen, display) = Process::start(&mut screen, |line| line.parse::<u32>().ok())?;

    let folder = tempfile::tempdir()?;
    let is_set = |name, value| setup.media.contains(&(name, value));
    let settings = folder.path().join("gtk-3.0");
    fs::create_dir(&settings)?;
    fs::write(settings.join("gtk.css"), NARROW)?;
    let moves = u8::from(!is_set("prefers-reduced-motion", "reduce"));
    fs::write(
        settings.join("settings.ini"),
        format!("[Settings]\ngtk-enable-animations={moves}\n"),
    )?;

    let port = free_port()?;
    let mut driver = Command::new(&env.driver_program);
    driver
        .arg(format!("--port={port}"))
        .env("DISPLAY", format!(":{display}"))
        .env("TZ", setup.time_zone)
        .env("XDG_CONFIG_HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .env("XDG_CACHE_HOME", folder.path());
    let driver = Process::start_silent(&mut driver)?;
    let start = Instant::now();
    while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
        ensure!(start.elapsed() < PATIENCE, "the driver does not listen");
        thread::sleep(PAUSE);
    }
    let mut arguments = vec!["--automation"];
    arguments.extend((!setup.scripts).then_some("--enable-javascript=FALSE"));
    arguments.extend(setup.is_private.then_some("--private"));
    arguments.extend(is_set("prefers-color-scheme", "dark").then_some("--dark-mode"));
    Ok(Started {
        port,
        capabilities: json!({
            "webkitgtk:browserOptions": { "binary": env.browser_program, "args": arguments },
        }),
        alive: (vec![driver, screen], Some(folder)),
    })
}

/// The driver takes no port by itself. Another program could take this one in between:
/// then the driver ends, and the test says so.
fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    Ok(listener.local_addr()?.port())
}

pub(super) async fn set_width(browser: &Browser, width: u32) -> Result<()> {
    // Its bar is 20 pixels high.
    browser.driver().set_window_rect(0, 0, width, 920).await?;
    Ok(())
}

/// Reading would ask the visitor: a test pastes, into a field that it adds.
pub(super) async fn clipboard(browser: &Browser) -> Result<String> {
    let driver = browser.driver();
    let field = "window.testPaste = { before: document.activeElement, \
        field: document.body.appendChild(document.createElement('textarea')) }; \
        testPaste.field.onpaste = ({ clipboardData }) => { testPaste.text = clipboardData.getData('text/plain'); }; \
        testPaste.field.focus(); return testPaste.field";
    let field = driver.execute(field, Vec::new()).await?.element()?;
    field.send_keys(Key::Control + "v").await?;
    let read = "const { before, field, text } = testPaste; field.remove(); before?.focus(); return text ?? ''";
    Ok(driver.execute(read, Vec::new()).await?.convert()?)
}
