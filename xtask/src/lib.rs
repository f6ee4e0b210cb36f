//! The project's commands (`./x help`), and what the browser tests share with
//! them: the static host and the names of the environment variables.

mod address;
mod application;
mod articles;
pub mod asset;
mod bench;
mod brotli;
pub mod browser_env;
mod budget;
mod check;
mod chromium;
mod cli;
mod command;
mod elements;
mod finish;
mod firefox;
mod first_visit;
mod headers;
mod lean;
mod names;
pub mod offline;
mod page;
pub mod policy;
mod remap;
mod report;
mod screenshots;
mod setup;
pub mod site;
mod steps;
mod style;
mod thorough;

pub use cli::Cli;
