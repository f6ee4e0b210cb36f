//! A program that runs for a browser, and is ended with it.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running program.
pub(super) struct Process(Child);

impl Process {
    /// Starts it and waits for a line from which `read` takes what is asked for: a
    /// port or a screen of its own choice.
    pub(super) fn start<T>(
        command: &mut Command,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<(Self, T)> {
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", command.get_program().display()))?;
        let output = child.stdout.take().context("it has no output")?;
        let process = Self(child);
        let mut lines = BufReader::new(output).lines();
        while let Some(line) = lines.next().transpose()? {
            if let Some(value) = read(&line) {
                // What else it prints must not fill the pipe, nor find it closed.
                std::thread::spawn(move || lines.for_each(drop));
                return Ok((process, value));
            }
        }
        anyhow::bail!(
            "{} ended before it was ready",
            command.get_program().display()
        )
    }

    /// Starts one that says nothing.
    pub(super) fn start_silent(command: &mut Command) -> Result<Self> {
        let child = command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {}", command.get_program().display()))?;
        Ok(Self(child))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        _ = self.0.kill();
        _ = self.0.wait();
    }
}
