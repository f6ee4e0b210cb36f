//! Where tools are looked for and put.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf, absolute};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command;

/// The folders that may hold a tool.
pub(super) struct Places {
    /// What this checkout installed for itself.
    pub(super) tools: PathBuf,
    /// Where `cargo install` puts programs.
    pub(super) cargo_bin: PathBuf,
    /// The folders of PATH, in order.
    pub(super) path: Vec<PathBuf>,
}

impl Places {
    /// Those of this checkout and this person.
    pub(super) fn of(root: &Path) -> Result<Self> {
        let cargo = env::var_os("CARGO_INSTALL_ROOT")
            .or_else(|| env::var_os("CARGO_HOME"))
            .map(PathBuf::from)
            .or_else(|| Some(env::home_dir()?.join(".cargo")))
            .context("there is no home folder to install tools in; set CARGO_HOME")?;
        let path = env::var_os("PATH").unwrap_or_default();
        Ok(Self {
            tools: root.join("target/tools"),
            cargo_bin: absolute(cargo)?.join("bin"),
            path: env::split_paths(&path)
                .filter_map(|folder| absolute(folder).ok())
                .collect(),
        })
    }

    /// The first program of this name on PATH.
    pub(super) fn find(&self, program: &str) -> Option<PathBuf> {
        self.path
            .iter()
            .map(|folder| named(folder, program))
            .find(|path| path.is_file())
    }
}

/// The program of this name in a folder, there or not.
pub(super) fn named(folder: &Path, program: &str) -> PathBuf {
    folder.join(format!("{program}{}", env::consts::EXE_SUFFIX))
}

/// Starts a program. A subcommand of Cargo gets its own name first, as from Cargo.
pub(super) fn start(program: &Path) -> Command {
    let mut command = Command::new(program);
    let name = program.file_stem().and_then(OsStr::to_str);
    command.args(name.and_then(|name| name.strip_prefix("cargo-")));
    command
}

/// The version that a program says it has, if it is there and answers.
pub(super) fn version_of(program: &Path) -> Option<String> {
    version_in(&command::output(start(program).arg("--version")).ok()?)
}

/// The first word that begins with a digit, as in `trunk 0.22.1` or
/// `wasm-opt version 132 (version_132)`.
fn version_in(text: &str) -> Option<String> {
    text.split_whitespace()
        .find(|word| word.starts_with(|first: char| first.is_ascii_digit()))
        .map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_version_is_the_first_word_with_a_digit() {
        for (text, version) in [
            ("trunk 0.22.1\n", Some("0.22.1")),
            ("wasm-bindgen 0.2.130", Some("0.2.130")),
            ("wasm-opt version 132 (version_132)", Some("132")),
            ("usage: trunk [options]", None),
            ("", None),
        ] {
            assert_eq!(version_in(text).as_deref(), version, "{text}");
        }
    }

    #[test]
    fn a_subcommand_of_cargo_gets_its_name() {
        for (program, line) in [
            ("/bin/cargo-mutants", "cargo-mutants mutants"),
            ("/bin/trunk", "trunk"),
        ] {
            assert_eq!(command::shown(&start(Path::new(program))), line);
        }
    }

    #[test]
    fn a_program_that_is_missing_or_fails_has_no_version() {
        assert_eq!(version_of(Path::new("/no/such/program")), None);
        assert_eq!(version_of(Path::new("/bin/false")), None);
    }

    #[test]
    fn the_first_on_the_path_is_found() {
        let folder = tempfile::tempdir().unwrap();
        let [first, second] = ["first", "second"].map(|name| folder.path().join(name));
        for folder in [&first, &second] {
            fs::create_dir(folder).unwrap();
        }
        let places = Places {
            tools: PathBuf::new(),
            cargo_bin: PathBuf::new(),
            path: vec![first.clone(), second.clone()],
        };
        assert_eq!(places.find("tool"), None);
        fs::write(named(&second, "tool"), "").unwrap();
        assert_eq!(places.find("tool"), Some(named(&second, "tool")));
        fs::write(named(&first, "tool"), "").unwrap();
        assert_eq!(places.find("tool"), Some(named(&first, "tool")));
    }
}
