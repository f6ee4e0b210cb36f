//! The command line.

use std::env;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Parser, ValueEnum};
use url::Url;

use crate::browser_env::Browser;
use crate::{address, bench, check, finish, page, screenshots, style, thorough};

/// The project's commands. Each installs what it needs and is missing.
#[derive(Debug, Parser)]
#[command(name = "x", bin_name = "./x")]
pub enum Cli {
    /// Build the release page and serve it on this machine.
    Serve {
        /// The port to serve on.
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Serve the page while working on it: each change builds and reloads it.
    Dev {
        /// The port to serve on.
        #[arg(long, default_value_t = 8080)]
        port: u16,
    },
    /// Join the style sheets into the one that the page links; Trunk runs it.
    Style,
    /// Add what Trunk leaves undone to what it has built; Trunk runs it.
    Finish,
    /// Build the release page into `dist`, and check its size.
    Build {
        /// Where it will stand, `https://example.org/ulid/` say: search engines and
        /// previews need the full address.
        #[arg(long, value_parser = address::parse)]
        url: Option<Url>,
    },
    /// Measure the encoder beside the published ones, natively and in Chromium.
    Bench {
        /// How the page starts instead, on a slow phone: beside a minimal Leptos page.
        #[arg(long)]
        page: bool,
    },
    /// Run every check: formatting, lints, docs, tests, size, browser tests.
    Test {
        /// The browser to test the page in; all of them without.
        #[arg(long, value_enum)]
        browser: Option<Browser>,
    },
    /// Take pictures of every part of the page, to look at on one sheet.
    Screenshots,
    /// Change the pure code in one place after the other: a test must fail at each.
    Mutants {
        /// Only changes whose line in the report has this, a regular expression:
        /// `uuid.rs` for those of one file.
        only: Option<String>,
    },
    /// Feed the reader with what a fuzzer makes up, until an input fails.
    Fuzz {
        /// How long, in seconds, if none fails.
        #[arg(long, default_value_t = 60)]
        seconds: u32,
    },
}

impl Cli {
    /// Does what was asked for.
    ///
    /// # Errors
    ///
    /// With what is wrong and what would mend it.
    pub fn run(self) -> Result<()> {
        let root = root();
        match self {
            Self::Serve { port } => page::serve(&root, port),
            Self::Dev { port } => page::dev(&root, port),
            Self::Build { url } => {
                page::build(&root, url.as_ref()).and_then(|()| page::weigh(&root))
            }
            Self::Style => style::join(&root),
            Self::Finish => finish::all(&root),
            Self::Bench { page: false } => bench::all(&root),
            Self::Bench { page: true } => bench::page(&root),
            Self::Test { browser } => match browser {
                Some(browser) => check::all(&root, &[browser]),
                None => check::all(&root, Browser::value_variants()),
            },
            Self::Screenshots => screenshots::take(&root),
            Self::Mutants { only } => thorough::mutants(&root, only.as_deref()),
            Self::Fuzz { seconds } => thorough::fuzz(&root, seconds),
        }
    }
}

/// The folder of the workspace: as Cargo says when it runs this, since checkouts
/// that share a target folder share one binary.
pub(crate) fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or(env!("CARGO_MANIFEST_DIR").into());
    let mut root = PathBuf::from(package);
    root.pop();
    root
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
        assert!(root().join("rust-toolchain.toml").is_file());
    }
}
