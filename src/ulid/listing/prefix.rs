//! What stands before each ID.

use std::fmt;
use std::str::FromStr;

/// A short text before each ID, such as `evt_`: at most 32 of the ASCII letters and
/// digits, `_`, `-`, `.` and `:`. None of them needs an escape or quotes in JSON, CSV
/// or SQL. Empty by default.
///
/// ```
/// use ulid_generator::ulid::listing::{Prefix, PrefixError};
///
/// let prefix: Result<Prefix, _> = "evt_".parse();
/// assert_eq!(prefix.as_ref().map(Prefix::as_str), Ok("evt_"));
/// let expected = PrefixError::Character { position: 4, found: ' ' };
/// assert_eq!("evt ".parse::<Prefix>(), Err(expected));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prefix(String);

/// Why a text is no prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrefixError {
    /// A character that a prefix can't have.
    Character {
        /// The place of the first one, counted from 1 in characters.
        position: usize,
        /// That character.
        found: char,
    },
    /// More than [`Prefix::MAX_LENGTH`] characters.
    TooLong {
        /// How many there are.
        found: usize,
    },
}

impl Prefix {
    /// How many characters it can have.
    pub const MAX_LENGTH: usize = 32;

    /// Its text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Prefix {
    type Err = PrefixError;

    /// Reads the text as it is: nothing is trimmed, and case is kept.
    fn from_str(text: &str) -> Result<Self, PrefixError> {
        let other = (1..)
            .zip(text.chars())
            .find(|(_, c)| !c.is_ascii_alphanumeric() && !matches!(c, '_' | '-' | '.' | ':'));
        if let Some((position, found)) = other {
            return Err(PrefixError::Character { position, found });
        }
        // All of them are ASCII: a byte each.
        let found = text.len();
        if found > Self::MAX_LENGTH {
            return Err(PrefixError::TooLong { found });
        }
        Ok(Self(text.into()))
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_plain_texts_are_prefixes() {
        let longest = "x".repeat(32);
        for text in ["", "evt_", "A-z.0:9_", "--", &longest] {
            let prefix: Prefix = text.parse().unwrap();
            assert_eq!(prefix.as_str(), text);
        }
        assert_eq!(Prefix::default().as_str(), "");
    }

    #[test]
    fn other_texts_are_not() {
        let character = |position, found| PrefixError::Character { position, found };
        let too_long = "x".repeat(33);
        let long_and_wrong = format!("{too_long},");
        for (text, expected) in [
            (" ", character(1, ' ')),
            ("evt_ ", character(5, ' ')),
            ("a\"", character(2, '"')),
            ("a'b'", character(2, '\'')),
            ("a\\", character(2, '\\')),
            ("a,b", character(2, ',')),
            ("a\nb", character(2, '\n')),
            ("a/b", character(2, '/')),
            ("=1", character(1, '=')),
            ("šķ", character(1, 'š')),
            ("ab\u{200B}", character(3, '\u{200B}')),
            ("１", character(1, '１')),
            (&too_long, PrefixError::TooLong { found: 33 }),
            (&long_and_wrong, character(34, ',')),
        ] {
            assert_eq!(text.parse::<Prefix>(), Err(expected), "{text:?}");
        }
    }
}
