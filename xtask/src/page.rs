//! The page: built, weighed, served.

use std::env;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, anyhow};
use url::Url;

use crate::address;
use crate::budget::FirstVisit;
use crate::command::run;
use crate::lean;
use crate::remap;
use crate::setup::Toolbox;
use crate::site::Site;

/// The release build's folder, as Trunk.toml leaves it.
pub(crate) fn dist(root: &Path) -> PathBuf {
    root.join("dist")
}

/// The wasm as Rust links it.
pub(crate) fn linked(root: &Path, is_release: bool) -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let profile = if is_release { "release" } else { "debug" };
    let folder = target.join("wasm32-unknown-unknown").join(profile);
    folder.join("ulid-generator.wasm")
}

/// Builds the release page, for an address if it is known.
pub(crate) fn build(root: &Path, site: Option<&Url>) -> Result<()> {
    run(&mut release(root, site)?)
}

/// Trunk, about to make a release build.
pub(crate) fn release(root: &Path, site: Option<&Url>) -> Result<Command> {
    let mut flags = remap::flags();
    flags.push(lean::FLAGS);
    let mut trunk = Toolbox::install(root)?.trunk();
    trunk
        .args(["build", "--release"])
        .envs(lean::variables())
        .env(remap::VARIABLE, flags);
    match site {
        Some(site) => trunk.env(address::VARIABLE, site.as_str()),
        None => trunk.env_remove(address::VARIABLE),
    };
    Ok(trunk)
}

/// Prints what a first visit loads, and fails when that is too much.
pub(crate) fn weigh(root: &Path) -> Result<()> {
    let visit = FirstVisit::of(&dist(root))?;
    println!("{visit}");
    visit.check()
}

/// Builds the release page and serves it as a static host would.
pub(crate) fn serve(root: &Path, port: u16) -> Result<()> {
    check_port(port)?;
    build(root, None)?;
    let site = Site::of(dist(root))
        .port(port)
        .start()
        .map_err(|error| explain(&error, port))?;
    println!("The page is at {} (Ctrl-C ends it)", site.url());
    Ok(site.wait()?)
}

/// Serves the page unoptimised, builds it again and reloads it at every change.
pub(crate) fn dev(root: &Path, port: u16) -> Result<()> {
    check_port(port)?;
    let mut trunk = Toolbox::install(root)?.trunk();
    // A folder of its own, so that it never replaces a release build; and an
    // absolute base, which Trunk's server needs.
    trunk.args([
        "serve",
        "--dist",
        "target/dev",
        "--public-url",
        "/",
        "--port",
    ]);
    run(trunk.arg(port.to_string()))
}

/// Said at once, not after minutes of building.
fn check_port(port: u16) -> Result<()> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
        .map(drop)
        .map_err(|error| explain(&error, port))
}

fn explain(error: &std::io::Error, port: u16) -> anyhow::Error {
    if error.kind() == ErrorKind::AddrInUse {
        anyhow!("port {port} is in use; choose another with `--port`")
    } else {
        anyhow!("port {port} cannot be used ({error}); choose another with `--port`")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_named_with_the_way_out() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let error = check_port(port).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("port {port} is in use; choose another with `--port`")
        );
        drop(taken);
        check_port(port).unwrap();
    }
}
