//! Packages that npm brings, by a lock file.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command;

/// What `npm ci` reads; the versions stand in the first and only there.
pub(super) const MANIFESTS: [&str; 2] = ["package.json", "package-lock.json"];

/// A folder of [`MANIFESTS`].
pub(super) struct Npm {
    pub(super) source: PathBuf,
}

impl Npm {
    /// Installs the packages into a folder, unless they are there.
    pub(super) fn ensure(&self, folder: &Path) -> Result<()> {
        if self.is_in(folder) {
            return Ok(());
        }
        // First the old packages go, so that a lock file beside packages always
        // means that they are its own.
        let packages = folder.join("node_modules");
        if packages.exists() {
            fs::remove_dir_all(packages)?;
        }
        fs::create_dir_all(folder)?;
        for name in MANIFESTS {
            fs::copy(self.source.join(name), folder.join(name))?;
        }
        command::run(Command::new("npm").current_dir(folder).args([
            "ci",
            "--no-audit",
            "--no-fund",
        ]))
    }

    /// Whether a folder's packages were installed from the same lock file.
    pub(super) fn is_in(&self, folder: &Path) -> bool {
        MANIFESTS.iter().all(|name| {
            let [ours, theirs] = [&self.source, folder].map(|folder| fs::read(folder.join(name)));
            matches!((ours, theirs), (Ok(ours), Ok(theirs)) if ours == theirs)
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn manifests(folder: &str) -> Npm {
        Npm {
            source: crate::cli::root().join(folder),
        }
    }

    #[test]
    fn lock_files_hold_the_pinned_versions_and_no_addresses() {
        for folder in [
            "xtask/npm",
            "benches/browser",
            "benches/lighthouse",
            "tests/browser",
        ] {
            let read = |name: &str| {
                let text = fs::read_to_string(manifests(folder).source.join(name)).unwrap();
                serde_json::from_str::<Value>(&text).unwrap()
            };
            let (manifest, lock) = (read("package.json"), read("package-lock.json"));
            for (name, version) in manifest["dependencies"].as_object().unwrap() {
                let package = &lock["packages"][format!("node_modules/{name}")];
                assert_eq!(&package["version"], version, "{name}");
                assert!(package["integrity"].is_string(), "{name}");
            }
            for (name, package) in lock["packages"].as_object().unwrap() {
                assert!(package.get("resolved").is_none(), "{name} names its host");
            }
        }
    }

    #[test]
    fn only_packages_of_the_same_lock_file_count() {
        let npm = manifests("xtask/npm");
        let folder = tempfile::tempdir().unwrap();
        assert!(!npm.is_in(folder.path()));
        for name in MANIFESTS {
            fs::copy(npm.source.join(name), folder.path().join(name)).unwrap();
        }
        assert!(npm.is_in(folder.path()));
        fs::write(folder.path().join("package-lock.json"), "{}").unwrap();
        assert!(!npm.is_in(folder.path()));
    }
}
