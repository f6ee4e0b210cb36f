//! wasm-opt, from the npm package `binaryen`: distributions carry versions that
//! are too old for today's wasm, and Trunk would download its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::npm::Npm;
use super::places::{Places, named, version_of};

/// The pinned wasm-opt.
pub(super) struct WasmOpt {
    npm: Npm,
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
        Ok(Self {
            npm: Npm { source },
            version,
        })
    }

    /// The version in the words of Trunk's configuration.
    pub(super) fn trunk_version(&self) -> String {
        format!("version_{}", self.version)
    }

    /// Finds the program, or installs it.
    pub(super) fn ensure(&self, places: &Places) -> Result<PathBuf> {
        let folder = places.tools.join("npm");
        let program = named(&folder.join("node_modules/.bin"), "wasm-opt");
        if program.is_file() && self.npm.is_in(&folder) {
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
        self.npm.ensure(&folder).with_context(|| {
            format!(
                "wasm-opt {0} is missing and could not be installed; mend what npm reports above, \
                 or put wasm-opt {0} on PATH",
                self.version
            )
        })?;
        Ok(program)
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

    #[test]
    fn the_pin_is_one_exact_version() {
        let manifest = |version| format!(r#"{{"dependencies":{{"binaryen":"{version}"}}}}"#);
        assert_eq!(major(&manifest("132.0.0")).unwrap(), "132");
        for version in ["^132.0.0", "132", "132.0.0-nightly", "latest", ""] {
            assert!(major(&manifest(version)).is_err(), "{version}");
        }
        assert!(major("{}").is_err());
    }
}
