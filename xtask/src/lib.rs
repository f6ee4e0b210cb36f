//! The project's commands, and the static host that the browser tests share.

pub mod site;
