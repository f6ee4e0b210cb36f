//! From text to a ULID, strictly.

use super::base32::{self, LENGTH};

/// Why a text is not a ULID: data for a message, not the message itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// It has not 26 characters.
    Length {
        /// How many characters it has; an empty text has 0.
        found: usize,
    },
    /// A character is outside the alphabet.
    Character {
        /// Its place, counted from 1 in characters.
        position: usize,
        /// The first such character.
        found: char,
    },
    /// Its first character is above `7`, so it needs more than 128 bits.
    TooLarge {
        /// The first character.
        found: char,
    },
}

/// The bits of a text that is exactly a ULID, in either case.
pub(super) fn strict(text: &str) -> Result<u128, ParseError> {
    <&[u8; LENGTH]>::try_from(text.as_bytes())
        .ok()
        .and_then(base32::decode)
        .ok_or_else(|| fault(text))
}

/// What is wrong with a text that did not decode. Kept off the path of a valid
/// one, which need not know any position.
#[cold]
fn fault(text: &str) -> ParseError {
    // Characters, not bytes: `€` is three bytes, and a visitor sees one.
    let found = text.chars().count();
    if found != LENGTH {
        return ParseError::Length { found };
    }
    let outside = (1..)
        .zip(text.chars())
        .find(|(_, character)| base32::value(*character).is_none());
    match outside {
        Some((position, found)) => ParseError::Character { position, found },
        None => ParseError::TooLarge {
            found: text.chars().next().unwrap_or_default(),
        },
    }
}
