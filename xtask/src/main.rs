//! `./x`: reads the command line, runs the command, says what went wrong.

use std::process::ExitCode;

use clap::Parser;
use xtask::Cli;

fn main() -> ExitCode {
    match Cli::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
