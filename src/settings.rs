//! What the visitor can set: limits, defaults, and how each is read from text.

mod count;
mod theme;

pub use count::{Count, CountEntry, CountField, CountNote};
pub use theme::Theme;
