//! Tools that `cargo install` brings.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::places::{Places, named, version_of};
use crate::command;

/// A program in one exact version.
pub(super) struct CargoTool {
    pub(super) program: &'static str,
    /// The crate that has it.
    pub(super) package: &'static str,
    pub(super) version: String,
    /// Whether to take the dependencies that the crate was released with.
    pub(super) locked: bool,
    /// How long the installation takes, for the person who waits.
    pub(super) takes: &'static str,
}

/// What is to be done for a tool.
#[derive(Debug, PartialEq, Eq)]
enum Plan {
    Use(PathBuf),
    /// The usual place of `cargo install` is free: other checkouts profit too.
    InstallShared,
    /// Another version is there, and someone may need it.
    InstallHere,
}

impl CargoTool {
    /// Finds the program, or installs it.
    pub(super) fn ensure(&self, places: &Places) -> Result<PathBuf> {
        let (folder, mut install) = match self.plan(places, version_of) {
            Plan::Use(program) => return Ok(program),
            Plan::InstallShared => (places.cargo_bin.clone(), self.install()),
            Plan::InstallHere => {
                let mut install = self.install();
                install.arg("--root").arg(&places.tools);
                (places.tools.join("bin"), install)
            }
        };
        println!(
            "Installing {} {} ({})",
            self.program, self.version, self.takes
        );
        command::run(&mut install).with_context(|| {
            format!(
                "{} {} is missing and could not be installed; mend what Cargo reports above, \
                 then run this again, or by hand: `{}`",
                self.program,
                self.version,
                command::shown(&install)
            )
        })?;
        let program = named(&folder, self.program);
        ensure!(
            version_of(&program).as_ref() == Some(&self.version),
            "`{}` did not bring a working {}; try it by hand with `--force`",
            command::shown(&install),
            program.display()
        );
        Ok(program)
    }

    fn plan(&self, places: &Places, version_of: impl Fn(&Path) -> Option<String>) -> Plan {
        let shared = named(&places.cargo_bin, self.program);
        let here = named(&places.tools.join("bin"), self.program);
        let taken = shared.is_file();
        [Some(shared), Some(here), places.find(self.program)]
            .into_iter()
            .flatten()
            .find(|program| version_of(program).as_ref() == Some(&self.version))
            .map_or(
                if taken {
                    Plan::InstallHere
                } else {
                    Plan::InstallShared
                },
                Plan::Use,
            )
    }

    fn install(&self) -> Command {
        let mut command = command::cargo();
        command.arg("install");
        if self.locked {
            command.arg("--locked");
        }
        command.arg(format!("{}@{}", self.package, self.version));
        command
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;

    fn tool() -> CargoTool {
        CargoTool {
            program: "tool",
            package: "tool-cli",
            version: "1.2.3".to_owned(),
            locked: true,
            takes: "no time",
        }
    }

    /// Folders in which a program is a file that holds its version.
    struct Machine {
        folder: TempDir,
        places: Places,
    }

    impl Machine {
        fn with(programs: &[(&str, &str)]) -> Self {
            let folder = tempfile::tempdir().unwrap();
            let root = folder.path().to_owned();
            for (path, version) in programs {
                let program = named(&root.join(path), "tool");
                fs::create_dir_all(program.parent().unwrap()).unwrap();
                fs::write(program, version).unwrap();
            }
            let places = Places {
                tools: root.join("tools"),
                cargo_bin: root.join("cargo"),
                path: vec![root.join("usr"), root.join("cargo")],
            };
            Self { folder, places }
        }

        fn plan(&self) -> Plan {
            tool().plan(&self.places, |program| fs::read_to_string(program).ok())
        }

        fn uses(&self, folder: &str) -> Plan {
            Plan::Use(named(&self.folder.path().join(folder), "tool"))
        }
    }

    #[test]
    fn the_right_version_is_used_wherever_it_is() {
        for folder in ["usr", "cargo", "tools/bin"] {
            let machine = Machine::with(&[(folder, "1.2.3")]);
            assert_eq!(machine.plan(), machine.uses(folder));
        }
        let machine =
            Machine::with(&[("usr", "1.0.0"), ("cargo", "2.0.0"), ("tools/bin", "1.2.3")]);
        assert_eq!(machine.plan(), machine.uses("tools/bin"));
    }

    #[test]
    fn a_missing_tool_goes_where_all_checkouts_find_it() {
        assert_eq!(Machine::with(&[]).plan(), Plan::InstallShared);
        assert_eq!(
            Machine::with(&[("usr", "1.0.0")]).plan(),
            Plan::InstallShared
        );
        // Ours is outdated, the usual place is free.
        assert_eq!(
            Machine::with(&[("tools/bin", "1.0.0")]).plan(),
            Plan::InstallShared
        );
    }

    #[test]
    fn another_version_is_not_replaced() {
        assert_eq!(
            Machine::with(&[("cargo", "2.0.0")]).plan(),
            Plan::InstallHere
        );
    }

    #[test]
    fn the_version_is_exact_and_the_lock_file_is_asked_for() {
        let mut tool = tool();
        assert!(command::shown(&tool.install()).ends_with(" install --locked tool-cli@1.2.3"));
        tool.locked = false;
        assert!(command::shown(&tool.install()).ends_with(" install tool-cli@1.2.3"));
    }
}
