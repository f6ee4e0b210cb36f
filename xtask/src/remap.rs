//! The same wasm on every machine: panic messages name the source files of crates,
//! which Cargo keeps in a folder of the person who builds.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The variable with rustc's flags for the page, and for nothing that runs here.
pub(crate) const VARIABLE: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// The flags that leave the folders of crates out of the page.
pub(crate) fn flags() -> OsString {
    let home = env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(env::home_dir()?.join(".cargo")));
    let registries = home.map(|home| home.join("registry/src"));
    flags_for(&registries.map(folders).unwrap_or_default()).into()
}

/// The folders in a folder; none where it can't be read.
fn folders(parent: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(parent).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// A flag for each. The variable separates flags by spaces, so a folder with one in
/// its name stays as it is.
fn flags_for(registries: &[PathBuf]) -> String {
    let flag = |registry: &Path| {
        let registry = registry.to_str().filter(|path| !path.contains(' '))?;
        Some(format!("--remap-path-prefix={registry}/="))
    };
    let flags: Vec<_> = registries.iter().filter_map(|path| flag(path)).collect();
    flags.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_registry_has_its_flag_unless_a_space_would_break_it() {
        let registries = ["/home/.cargo/registry/src/a-1", "/my home/src/b-2", "/c"];
        assert_eq!(
            flags_for(&registries.map(PathBuf::from)),
            "--remap-path-prefix=/home/.cargo/registry/src/a-1/= --remap-path-prefix=/c/="
        );
        assert_eq!(flags_for(&[]), "");
    }
}
