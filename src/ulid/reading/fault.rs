//! Why a line is neither a ULID nor a UUID, nor can be read as one.

use super::part::{Part, text};
use super::{Found, alias};
use crate::ulid::Ulid;
use crate::ulid::base32::{self, LENGTH, TIMESTAMP_LENGTH};
use crate::ulid::uuid::after_urn;

/// What is wrong with a line: data for a message, not the message itself.
///
/// Quotes, commas and brackets around, and hyphens, spaces and invisible characters
/// inside are not counted; positions count every character of the pasted text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It has neither the 26 characters of a ULID nor the digits of a UUID.
    Length {
        /// How many characters it has.
        found: usize,
        /// The place of the first character past the twenty-sixth, if it is too long.
        excess: Option<usize>,
        /// The first character outside the alphabet that is no alias either.
        outside: Option<Found>,
    },
    /// Of its 26 characters, this is the first outside the alphabet.
    Outside(Found),
    /// Of its 26 characters, this is the first outside the alphabet, and it is `U`:
    /// a letter that Crockford left out and gave no reading.
    LetterU(Found),
    /// It is above `7ZZZZZZZZZZZZZZZZZZZZZZZZZ`: its first character is not 0 to 7.
    TooLarge(Found),
    /// It is as long as the time of a ULID, ten characters, and can be one.
    TimeOnly {
        /// That time, in milliseconds since 1970-01-01 UTC.
        timestamp_ms: u64,
    },
    /// It holds a ULID, set off from the rest by a character that is no letter or
    /// digit: a prefix, a path, a sentence.
    Surrounded {
        /// The first such ULID.
        ulid: Ulid,
        /// The place of its first character.
        position: usize,
    },
    /// It is grouped as a UUID, and this is its first character that is no
    /// hexadecimal digit.
    NotHexadecimal(Found),
    /// It is grouped as a UUID, but has not 32 digits.
    UuidLength {
        /// How many it has.
        found: usize,
        /// The place of the first digit past the thirty-second, if it is too long.
        excess: Option<usize>,
    },
}

impl Fault {
    /// Why a text cannot be read; the caller knows that it cannot.
    /// `kept` are its characters without hyphens and blanks.
    pub(super) fn of(core: Part, kept: Part) -> Self {
        in_26_characters(kept)
            .or_else(|| time_only(core))
            .or_else(|| surrounded(core))
            .or_else(|| grouped_as_uuid(core, kept))
            .unwrap_or_else(|| Self::Length {
                found: kept.len(),
                excess: place_after(kept, LENGTH),
                outside: first_outside(kept),
            })
    }

    /// The character to point at, counted from 1; `None` where something is missing
    /// and not wrong.
    #[must_use]
    pub fn position(&self) -> Option<usize> {
        match *self {
            Self::Outside(found)
            | Self::LetterU(found)
            | Self::TooLarge(found)
            | Self::NotHexadecimal(found) => Some(found.position),
            Self::Length {
                excess, outside, ..
            } => outside.map(|found| found.position).or(excess),
            Self::UuidLength { excess, .. } => excess,
            Self::Surrounded { position, .. } => Some(position),
            Self::TimeOnly { .. } => None,
        }
    }
}

fn in_26_characters(kept: Part) -> Option<Fault> {
    if kept.len() != LENGTH {
        return None;
    }
    Some(match first_outside(kept) {
        Some(found) if found.character.eq_ignore_ascii_case(&'U') => Fault::LetterU(found),
        Some(found) => Fault::Outside(found),
        None => Fault::TooLarge(*kept.first()?),
    })
}

fn first_outside(kept: Part) -> Option<Found> {
    kept.iter()
        .find(|found| base32::value(found.character).is_none() && alias(found.character).is_none())
        .copied()
}

fn place_after(kept: Part, count: usize) -> Option<usize> {
    kept.get(count).map(|found| found.position)
}

fn time_only(core: Part) -> Option<Fault> {
    if core.len() != TIMESTAMP_LENGTH {
        return None;
    }
    let lowest = text(core) + &"0".repeat(LENGTH - TIMESTAMP_LENGTH);
    let timestamp_ms = Ulid::parse(&lowest).ok()?.timestamp_ms();
    Some(Fault::TimeOnly { timestamp_ms })
}

fn surrounded(core: Part) -> Option<Fault> {
    core.split(|found| !found.character.is_alphanumeric())
        .find_map(|word| {
            // Most words are shorter: they need no look.
            let word = Some(word).filter(|word| word.len() == LENGTH)?;
            Some(Fault::Surrounded {
                ulid: Ulid::parse(&text(word)).ok()?,
                position: word.first()?.position,
            })
        })
}

/// A fault in terms of a UUID, if the text begins as one: eight characters, a
/// hyphen, four, a hyphen. `urn:uuid:` before them is not counted.
fn grouped_as_uuid(core: Part, kept: Part) -> Option<Fault> {
    let text = text(core);
    let digits = after_urn(&text).unwrap_or(&text);
    let mut groups = digits.split('-').map(|group| group.chars().count());
    if groups.next() != Some(8) || groups.next() != Some(4) || groups.next().is_none() {
        return None;
    }
    // All of it is ASCII, and none of it a hyphen: as many characters as bytes.
    let urn = text.len() - digits.len();
    let kept = kept.get(urn..)?;
    let wrong = kept
        .iter()
        .find(|found| !found.character.is_ascii_hexdigit());
    Some(wrong.map_or_else(
        || Fault::UuidLength {
            found: kept.len(),
            excess: place_after(kept, 32),
        },
        |found| Fault::NotHexadecimal(*found),
    ))
}
