//! Running other programs: what failed is said as the line a person would type.

use std::env;
use std::ffi::OsStr;
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// The Cargo that runs these commands.
pub(crate) fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs it to its end; its output is the reader's.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("`{}` does not start", shown(command)))?;
    ensure!(status.success(), "`{}` failed ({status})", shown(command));
    Ok(())
}

/// Runs it to its end and returns what it printed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("`{}` does not start", shown(command)))?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "`{}` failed: {}",
        shown(command),
        complaint.trim()
    );
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The program's own name and its arguments.
pub(crate) fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_names_the_line_to_type() {
        let error = run(Command::new("false").arg("--flag"))
            .unwrap_err()
            .to_string();
        assert!(error.starts_with("`false --flag` failed"), "{error}");
        let error = run(&mut Command::new("/no/such program"))
            .unwrap_err()
            .to_string();
        assert_eq!(error, "`such program` does not start");
    }

    #[test]
    fn output_is_returned() {
        assert_eq!(output(Command::new("echo").arg("text")).unwrap(), "text\n");
        let error = output(Command::new("sh").args(["-c", "echo why >&2; false"])).unwrap_err();
        assert!(error.to_string().ends_with("failed: why"), "{error}");
    }
}
