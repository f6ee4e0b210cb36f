//! wasm-opt and esbuild, from the npm packages `binaryen` and `esbuild`: distributions
//! carry versions that are too old for today's wasm, and Trunk would download its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::npm::Npm;
use super::places::{Places, named};

/// The pinned programs.
pub(super) struct NpmTools {
    npm: Npm,
    /// As wasm-opt tells it, one number: `132`.
    wasm_opt: String,
}

impl NpmTools {
    /// Those that `xtask/npm/package.json` pins.
    pub(super) fn pinned(root: &Path) -> Result<Self> {
        let source = root.join("xtask/npm");
        let manifest = source.join("package.json");
        let wasm_opt = fs::read_to_string(&manifest)
            .map_err(anyhow::Error::from)
            .and_then(|text| major(&text))
            .with_context(|| format!("{} does not pin binaryen", manifest.display()))?;
        Ok(Self {
            npm: Npm { source },
            wasm_opt,
        })
    }

    /// The version of wasm-opt in the words of Trunk's configuration.
    pub(super) fn trunk_version(&self) -> String {
        format!("version_{}", self.wasm_opt)
    }

    /// Finds the programs, or installs them: one of them, the others stand beside it.
    pub(super) fn ensure(&self, places: &Places) -> Result<PathBuf> {
        let folder = places.tools.join("npm");
        let program = named(&folder.join("node_modules/.bin"), "wasm-opt");
        if program.is_file() && self.npm.is_in(&folder) {
            return Ok(program);
        }
        if places.find("npm").is_none() {
            bail!(
                "wasm-opt and esbuild are missing, and npm, which would bring them. Install Node.js \
                 with npm (on Debian: `apt-get install nodejs npm`)"
            );
        }
        println!("Installing wasm-opt and esbuild (a few seconds)");
        self.npm.ensure(&folder).context(
            "wasm-opt and esbuild are missing and could not be installed; mend what npm reports \
             above",
        )?;
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
