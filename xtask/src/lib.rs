//! The project's commands (`./x help`), and what the browser tests share with
//! them: the static host and the names of the environment variables.

mod bench;
pub mod browser_env;
mod budget;
mod check;
mod cli;
mod command;
mod first_visit;
mod lean;
mod page;
mod remap;
mod setup;
pub mod site;
mod steps;
mod style;
mod thorough;

pub use cli::Cli;
