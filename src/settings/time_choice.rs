//! The time of the ULIDs: the clock's, or one that the visitor chooses.

use crate::ulid::timestamp::{self, TimestampError};
use std::str::FromStr;

/// The time that new ULIDs get.
///
/// ```
/// use ulid_generator::settings::TimeChoice;
///
/// assert_eq!("1712345678901".parse(), Ok(TimeChoice::At(1_712_345_678_901)));
/// assert_eq!(TimeChoice::At(0).ms(), Some(0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeChoice {
    /// The clock's.
    #[default]
    Now,
    /// A chosen one, in milliseconds since 1970-01-01 UTC; at most
    /// [`MAX_TIMESTAMP_MS`](crate::ulid::MAX_TIMESTAMP_MS).
    At(u64),
}

impl TimeChoice {
    /// The chosen time in milliseconds, or `None` for the clock's. 0 is a time like
    /// any other.
    #[must_use]
    pub const fn ms(self) -> Option<u64> {
        match self {
            Self::Now => None,
            Self::At(ms) => Some(ms),
        }
    }
}

impl FromStr for TimeChoice {
    type Err = TimestampError;

    /// Reads a chosen time in milliseconds, as it stands in the address.
    fn from_str(text: &str) -> Result<Self, TimestampError> {
        timestamp::parse_ms(text).map(Self::At)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;

    #[test]
    fn b31_the_address_has_a_time_in_milliseconds_and_0_is_one() {
        for (text, expected) in [
            ("0", Ok(TimeChoice::At(0))),
            ("281474976710655", Ok(TimeChoice::At(MAX_TIMESTAMP_MS))),
            ("281474976710656", Err(TimestampError::TooLarge)),
            ("-1", Err(TimestampError::Negative)),
            ("", Err(TimestampError::Empty)),
        ] {
            assert_eq!(text.parse(), expected, "{text:?}");
        }
        assert_eq!(TimeChoice::default().ms(), None);
        assert_eq!(TimeChoice::At(0).ms(), Some(0));
    }
}
