//! Installs what the project's commands need and the machine lacks.
//!
//! The rules: what is there in the right version is used as it is. What is
//! missing is installed where other checkouts find it too, or under
//! `target/tools` when that place is taken by another version: nothing that a
//! person installed is replaced. The Rust itself is `./x`'s part.

mod browser;
mod cargo_tool;
mod debian;
mod npm;
mod npm_tools;
mod optional;
mod places;

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

pub(crate) use self::browser::Installed;

use self::cargo_tool::CargoTool;
use self::npm::Npm;
use self::npm_tools::NpmTools;
use self::places::Places;
use crate::browser_env::Browser;
use crate::command;

/// The only place that says which Trunk builds the page.
const TRUNK: &str = "0.22.1";
/// The only place that says which cargo-mutants `./x mutants` runs.
const CARGO_MUTANTS: &str = "27.1.0";
/// The only place that says which cargo-fuzz `./x fuzz` runs.
const CARGO_FUZZ: &str = "0.13.2";

/// The programs that build the page, installed.
pub(crate) struct Toolbox {
    root: PathBuf,
    trunk: PathBuf,
    path: OsString,
    wasm_bindgen: String,
    wasm_opt: String,
}

impl Toolbox {
    /// Finds or installs every tool. Silent and quick when nothing is missing.
    pub(crate) fn install(root: &Path) -> Result<Self> {
        let places = Places::of(root)?;
        let trunk = CargoTool {
            program: "trunk",
            package: "trunk",
            version: TRUNK.to_owned(),
            locked: true,
            takes: "about 10 minutes on two cores",
        };
        let wasm_bindgen = CargoTool {
            program: "wasm-bindgen",
            package: "wasm-bindgen-cli",
            version: locked_wasm_bindgen(root)?,
            // Its own lock file names crate versions that registries may lack.
            locked: false,
            takes: "about 3 minutes on two cores",
        };
        let npm_tools = NpmTools::pinned(root)?;
        Ok(Self {
            root: root.to_owned(),
            trunk: trunk.ensure(&places)?,
            path: path_with(
                &[wasm_bindgen.ensure(&places)?, npm_tools.ensure(&places)?],
                &places,
            )?,
            wasm_bindgen: wasm_bindgen.version,
            wasm_opt: npm_tools.trunk_version(),
        })
    }

    /// One of the other tools.
    pub(crate) fn program(&self, name: &str) -> Command {
        let mut command = Command::new(name);
        command.env("PATH", &self.path);
        command
    }

    /// Trunk, set to use exactly these tools, so it never downloads its own.
    pub(crate) fn trunk(&self) -> Command {
        let mut command = Command::new(&self.trunk);
        command
            .current_dir(&self.root)
            .env("PATH", &self.path)
            .env("TRUNK_TOOLS_WASM_BINDGEN", &self.wasm_bindgen)
            .env("TRUNK_TOOLS_WASM_OPT", &self.wasm_opt)
            .env("TRUNK_SKIP_VERSION_CHECK", "true");
        command
    }
}

/// `cargo mutants` in the project's folder, found or installed.
pub(crate) fn cargo_mutants(root: &Path) -> Result<Command> {
    cargo_subcommand(root, "cargo-mutants", CARGO_MUTANTS)
}

/// `cargo fuzz` in the project's folder, found or installed.
pub(crate) fn cargo_fuzz(root: &Path) -> Result<Command> {
    cargo_subcommand(root, "cargo-fuzz", CARGO_FUZZ)
}

fn cargo_subcommand(root: &Path, program: &'static str, version: &str) -> Result<Command> {
    let tool = CargoTool {
        program,
        package: program,
        version: version.to_owned(),
        locked: true,
        takes: "1 to 3 minutes on two cores",
    };
    let mut command = places::start(&tool.ensure(&Places::of(root)?)?);
    command.current_dir(root);
    Ok(command)
}

/// The npm packages that the encoder is measured beside: the folder in which they are.
pub(crate) fn bench_packages(root: &Path) -> Result<PathBuf> {
    npm_packages(root, "benches/browser", "bench")
}

/// axe-core, which the browser tests run in the page.
pub(crate) fn axe(root: &Path) -> Result<PathBuf> {
    let packages = npm_packages(root, "tests/browser", "browser-tests")?;
    Ok(packages.join("node_modules/axe-core/axe.min.js"))
}

/// Lighthouse, found or installed.
pub(crate) fn lighthouse(root: &Path) -> Result<PathBuf> {
    let packages = npm_packages(root, "benches/lighthouse", "lighthouse")?;
    Ok(packages.join("node_modules/.bin/lighthouse"))
}

/// What the lock file in `source` names, in a folder of that name among the tools.
fn npm_packages(root: &Path, source: &str, name: &str) -> Result<PathBuf> {
    let folder = Places::of(root)?.tools.join(name);
    let source = root.join(source);
    Npm { source }.ensure(&folder)?;
    Ok(folder)
}

/// Finds or installs what runs the code samples: the tests of those that can't run.
pub(crate) fn missing_languages(root: &Path) -> Result<Vec<&'static str>> {
    Ok(optional::ensure(&optional::LANGUAGES, &Places::of(root)?))
}

/// Finds or installs a browser and its driver.
pub(crate) fn browser(root: &Path, browser: Browser) -> Result<Installed> {
    browser::ensure(browser, &Places::of(root)?)
}

/// Finds or installs nginx; with it, the tests that can't run without.
pub(crate) fn nginx(root: &Path) -> Result<(Option<PathBuf>, Vec<&'static str>)> {
    let places = Places::of(root)?;
    let skipped = optional::ensure(&[optional::NGINX], &places);
    Ok((places.find("nginx"), skipped))
}

/// The version of wasm-bindgen in Cargo.lock: the program has to be of the same.
fn locked_wasm_bindgen(root: &Path) -> Result<String> {
    let id = command::output(
        command::cargo()
            .current_dir(root)
            .args(["pkgid", "wasm-bindgen"]),
    )
    .context("Cargo.lock does not say which wasm-bindgen the page uses")?;
    version_of_id(&id).with_context(|| format!("no version in the package id {:?}", id.trim()))
}

/// `…#wasm-bindgen@0.2.130` or `…/wasm-bindgen#0.2.130`, as Cargo prints a package.
fn version_of_id(id: &str) -> Option<String> {
    let (_, version) = id.trim().rsplit_once(['@', '#'])?;
    version
        .starts_with(|first: char| first.is_ascii_digit())
        .then(|| version.to_owned())
}

/// PATH with the folders of these programs before the others.
fn path_with(programs: &[PathBuf], places: &Places) -> Result<OsString> {
    let mut folders: Vec<&Path> = programs
        .iter()
        .filter_map(|program| program.parent())
        .collect();
    // Ours first: they hold nothing but the right versions, others may hold a
    // wrong version of the next tool.
    folders.sort_by_key(|folder| !folder.starts_with(&places.tools));
    folders.extend(places.path.iter().map(PathBuf::as_path));
    env::join_paths(folders).context("a folder on PATH has a character that PATH cannot hold")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_id_ends_in_its_version() {
        for (id, version) in [
            (
                "registry+https://example.org/index#wasm-bindgen@0.2.130\n",
                Some("0.2.130"),
            ),
            (
                "path+file:///src/wasm-bindgen#0.3.0-rc.1",
                Some("0.3.0-rc.1"),
            ),
            ("wasm-bindgen", None),
            ("registry+https://example.org/index#wasm-bindgen", None),
            ("", None),
        ] {
            assert_eq!(version_of_id(id).as_deref(), version, "{id}");
        }
    }

    #[test]
    fn our_own_folders_come_first_on_the_path() {
        let places = Places {
            tools: "/src/target/tools".into(),
            cargo_bin: "/home/.cargo/bin".into(),
            path: vec!["/usr/bin".into()],
        };
        let programs = [
            "/home/.cargo/bin/wasm-bindgen",
            "/src/target/tools/npm/bin/wasm-opt",
        ];
        let path = path_with(&programs.map(PathBuf::from), &places).unwrap();
        let folders: Vec<_> = env::split_paths(&path).collect();
        let expected = ["/src/target/tools/npm/bin", "/home/.cargo/bin", "/usr/bin"];
        assert_eq!(folders, expected.map(PathBuf::from));
    }
}
