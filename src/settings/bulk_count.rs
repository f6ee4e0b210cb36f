//! How many ULIDs a file has.

use super::NumberError;
use super::whole_number;
use std::fmt;
use std::str::FromStr;

/// A number of ULIDs for a file, from 1 to 1,000,000.
///
/// ```
/// use ulid_generator::settings::{BulkCount, NumberError};
///
/// assert_eq!("25000".parse().map(BulkCount::get), Ok(25_000));
/// assert_eq!("1000001".parse::<BulkCount>(), Err(NumberError::TooLarge));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BulkCount(u32);

impl BulkCount {
    /// The least.
    pub const MIN: Self = Self(1);

    /// The most: a file of 27 MB at the least, which a browser still holds.
    pub const MAX: Self = Self(1_000_000);

    /// The number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0
    }
}

/// 1,000.
impl Default for BulkCount {
    fn default() -> Self {
        Self(1_000)
    }
}

impl FromStr for BulkCount {
    type Err = NumberError;

    /// Reads a whole number as [`Count`](super::Count) is read.
    fn from_str(text: &str) -> Result<Self, NumberError> {
        whole_number::read(text, Self::MAX.0).map(Self)
    }
}

impl fmt::Display for BulkCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_million_is_the_last_that_is_read() {
        for (text, expected) in [
            ("1", Ok(BulkCount::MIN)),
            (" 01000 ", Ok(BulkCount::default())),
            ("1000000", Ok(BulkCount::MAX)),
            ("1000001", Err(NumberError::TooLarge)),
            ("0", Err(NumberError::TooSmall)),
            ("", Err(NumberError::Empty)),
            ("1 000", Err(NumberError::NotWhole)),
        ] {
            assert_eq!(text.parse(), expected, "{text:?}");
        }
    }
}
