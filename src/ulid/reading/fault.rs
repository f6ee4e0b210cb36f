//! Why a line is neither a ULID nor a UUID, nor can be read as one.

use super::part::Part;
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
    pub(super) fn of(core: Part) -> Self {
        in_26_characters(core)
            .or_else(|| time_only(core))
            .or_else(|| surrounded(core))
            .or_else(|| grouped_as_uuid(core))
            .unwrap_or_else(|| Self::Length {
                found: core.kept().count(),
                excess: place_after(core, LENGTH),
                outside: first_outside(core),
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

fn in_26_characters(core: Part) -> Option<Fault> {
    if core.kept().take(LENGTH + 1).count() != LENGTH {
        return None;
    }
    Some(match first_outside(core) {
        Some(found) if found.character.eq_ignore_ascii_case(&'U') => Fault::LetterU(found),
        Some(found) => Fault::Outside(found),
        None => Fault::TooLarge(core.kept().next()?),
    })
}

fn first_outside(core: Part) -> Option<Found> {
    core.kept()
        .find(|found| base32::value(found.character).is_none() && alias(found.character).is_none())
}

fn place_after(core: Part, count: usize) -> Option<usize> {
    core.kept().nth(count).map(|found| found.position)
}

fn time_only(core: Part) -> Option<Fault> {
    if core.text.len() != TIMESTAMP_LENGTH {
        return None;
    }
    let lowest = format!("{}{}", core.text, "0".repeat(LENGTH - TIMESTAMP_LENGTH));
    let timestamp_ms = Ulid::parse(&lowest).ok()?.timestamp_ms();
    Some(Fault::TimeOnly { timestamp_ms })
}

fn surrounded(core: Part) -> Option<Fault> {
    core.words().find_map(|word| {
        Some(Fault::Surrounded {
            ulid: Ulid::parse(word.text).ok()?,
            position: word.start,
        })
    })
}

/// A fault in terms of a UUID, if the text begins as one: eight characters, a
/// hyphen, four, a hyphen.
fn grouped_as_uuid(core: Part) -> Option<Fault> {
    let core = after_urn(core.text).map_or(core, |rest| core.ending(rest));
    let mut groups = core.text.split('-').map(|group| group.chars().count());
    if groups.next() != Some(8) || groups.next() != Some(4) || groups.next().is_none() {
        return None;
    }
    let wrong = core
        .kept()
        .find(|found| !found.character.is_ascii_hexdigit());
    Some(wrong.map_or_else(
        || Fault::UuidLength {
            found: core.kept().count(),
            excess: place_after(core, 32),
        },
        Fault::NotHexadecimal,
    ))
}
