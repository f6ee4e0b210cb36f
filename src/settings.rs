//! What the visitor can set: limits, defaults, and how each is read from text.

mod count;
mod theme;

pub use count::{Count, CountEntry, CountNote};
pub use theme::Theme;
