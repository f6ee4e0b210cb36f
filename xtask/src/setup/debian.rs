//! Debian's packages, where they can be installed.

use std::fs;
use std::process::Command;

use anyhow::{Result, bail};

use crate::command;

/// What this machine and this person can do about missing packages.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    Install,
    /// A line to type: nobody's password is asked for unawares.
    Ask(String),
}

/// Installs packages, for root on Debian; for anybody else the error is what to do.
pub(super) fn install(packages: &[&str]) -> Result<()> {
    let os = fs::read_to_string("/etc/os-release").unwrap_or_default();
    if let Way::Ask(fix) = way(packages, &os, is_root()) {
        bail!(fix);
    }
    println!("Installing {} (a minute or two)", packages.join(" and "));
    apt(&["update"])?;
    let install = ["install", "-y", "--no-install-recommends"];
    apt(&[install.as_slice(), packages].concat())
}

fn way(packages: &[&str], os_release: &str, is_root: bool) -> Way {
    if !os_release.lines().any(|line| line == "ID=debian") {
        Way::Ask("install them, in versions that fit each other".to_owned())
    } else if !is_root {
        Way::Ask(format!(
            "run `sudo apt-get install --no-install-recommends {}`",
            packages.join(" ")
        ))
    } else {
        Way::Install
    }
}

fn is_root() -> bool {
    command::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn apt(arguments: &[&str]) -> Result<()> {
    let mut apt = Command::new("apt-get");
    command::run(
        apt.arg("-q")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEBIAN: &str = "NAME=\"Debian GNU/Linux\"\nID=debian\n";
    const OTHER: &str = "ID=arch\nHOME_URL=\"ID=debian\"\n";

    #[test]
    fn only_root_on_debian_installs() {
        let packages = ["chromium", "chromium-driver"];
        assert_eq!(way(&packages, DEBIAN, true), Way::Install);
        for (os_release, is_root, fix) in [
            (
                DEBIAN,
                false,
                "apt-get install --no-install-recommends chromium chromium-driver",
            ),
            (OTHER, true, "versions that fit"),
            ("", false, "versions that fit"),
        ] {
            let Way::Ask(text) = way(&packages, os_release, is_root) else {
                panic!("{os_release}")
            };
            assert!(text.contains(fix), "{text}");
        }
    }
}
