//! wasm-opt, from the npm package `binaryen`: distributions carry versions that
//! are too old for today's wasm, and Trunk would download its own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::places::{Places, named, version_of};
use crate::command;

/// What `npm ci` reads; the version stands in the first and only there.
const MANIFESTS: [&str; 2] = ["package.json", "package-lock.json"];

/// The pinned wasm-opt.
pub(super) struct WasmOpt {
    /// The folder of the [`MANIFESTS`].
    source: PathBuf,
    /// As wasm-opt tells it, one number: `132`.
    version: String,
}

impl WasmOpt {
    /// The one that `xtask/npm/package.json` pins.
    pub(super) fn pinned(root: &Path) -> Result<Self> {
        let source = root.join("xtask/npm");
        let manifest = source.join("package.json");
        let version = fs::read_to_string(&manifest)
            .map_err(anyhow::Error::from)
            .and_then(|text| major(&text))
            .with_context(|| format!("{} does not pin binaryen", manifest.display()))?;
        Ok(Self { source, version })
    }

    /// The version in the words of Trunk's configuration.
    pub(super) fn trunk_version(&self) -> String {
        format!("version_{}", self.version)
    }

    /// Finds the program, or installs it.
    pub(super) fn ensure(&self, places: &Places) -> Result<PathBuf> {
        let folder = places.tools.join("npm");
        let program = named(&folder.join("node_modules/.bin"), "wasm-opt");
        if program.is_file() && self.is_in(&folder) {
            return Ok(program);
        }
        let found = places.find("wasm-opt");
        if let Some(found) = found.filter(|found| version_of(found).as_ref() == Some(&self.version))
        {
            return Ok(found);
        }
        if places.find("npm").is_none() {
            bail!(
                "wasm-opt {0} is missing, and npm, which would bring it. Install Node.js with npm \
                 (on Debian: `apt-get install nodejs npm`), or put wasm-opt {0} on PATH",
                self.version
            );
        }
        println!("Installing wasm-opt {} (a few seconds)", self.version);
        self.install(&folder).with_context(|| {
            format!(
                "wasm-opt {0} is missing and could not be installed; mend what npm reports above, \
                 or put wasm-opt {0} on PATH",
                self.version
            )
        })?;
        Ok(program)
    }

    fn install(&self, folder: &Path) -> Result<()> {
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
    fn is_in(&self, folder: &Path) -> bool {
        MANIFESTS.iter().all(|name| {
            let [ours, theirs] = [&self.source, folder].map(|folder| fs::read(folder.join(name)));
            matches!((ours, theirs), (Ok(ours), Ok(theirs)) if ours == theirs)
        })
    }
}

/// Binaryen's releases count in one number, which npm needs as `132.0.0`.
fn major(manifest: &str) -> Result<String> {
    let manifest: Value = serde_json::from_str(manifest)?;
    manifest
        .pointer("/dependencies/binaryen")
        .and_then(Value::as_str)
        .and_then(|version| version.strip_suffix(".0.0"))
        .filter(|major| major.bytes().all(|byte| byte.is_ascii_digit()))
        .map(str::to_owned)
        .context("`dependencies.binaryen` has to be one exact version, such as \"132.0.0\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pinned() -> WasmOpt {
        WasmOpt::pinned(&crate::cli::root()).unwrap()
    }

    #[test]
    fn the_pin_is_one_exact_version() {
        let manifest = |version| format!(r#"{{"dependencies":{{"binaryen":"{version}"}}}}"#);
        assert_eq!(major(&manifest("132.0.0")).unwrap(), "132");
        for version in ["^132.0.0", "132", "132.0.0-nightly", "latest", ""] {
            assert!(major(&manifest(version)).is_err(), "{version}");
        }
        assert!(major("{}").is_err());
    }

    #[test]
    fn the_lock_file_holds_the_pinned_version_and_no_addresses() {
        let pinned = pinned();
        let lock = fs::read_to_string(pinned.source.join("package-lock.json")).unwrap();
        let lock: Value = serde_json::from_str(&lock).unwrap();
        let package = &lock["packages"]["node_modules/binaryen"];
        assert_eq!(package["version"], format!("{}.0.0", pinned.version));
        assert!(package["integrity"].is_string());
        for (name, package) in lock["packages"].as_object().unwrap() {
            assert!(package.get("resolved").is_none(), "{name} names its host");
        }
    }

    #[test]
    fn only_packages_of_the_same_lock_file_count() {
        let pinned = pinned();
        let folder = tempfile::tempdir().unwrap();
        assert!(!pinned.is_in(folder.path()));
        for name in MANIFESTS {
            fs::copy(pinned.source.join(name), folder.path().join(name)).unwrap();
        }
        assert!(pinned.is_in(folder.path()));
        fs::write(folder.path().join("package-lock.json"), "{}").unwrap();
        assert!(!pinned.is_in(folder.path()));
    }
}
