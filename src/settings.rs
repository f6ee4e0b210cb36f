//! What the visitor can set: limits, defaults, and how each is read from text.

mod address;
mod bulk_count;
mod choices;
mod count;
mod field;
mod theme;
mod time_choice;
mod whole_number;

pub use address::AddressSettings;
pub use bulk_count::BulkCount;
pub use choices::Mode;
pub use count::{Count, CountField, CountNote};
pub use field::Field;
pub use theme::Theme;
pub use time_choice::TimeChoice;
pub use whole_number::NumberError;
