//! What the visitor can set: limits, defaults, and how each is read from text.

mod bulk_count;
mod count;
mod theme;
mod whole_number;

pub use bulk_count::BulkCount;
pub use count::{Count, CountField, CountNote};
pub use theme::Theme;
pub use whole_number::NumberError;
