//! A time typed as a number of milliseconds.

use super::MAX_TIMESTAMP_MS;

/// Why a text is not a time in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimestampError {
    /// Nothing was typed.
    Empty,
    /// It is not a whole number: digits alone, no sign, point, exponent or space.
    NotWholeNumber {
        /// The place of the first other character, counted from 1 in characters.
        position: usize,
        /// That character.
        found: char,
    },
    /// It is a whole number with a minus: a time before 1970, or `-0`.
    Negative,
    /// It is above [`MAX_TIMESTAMP_MS`].
    TooLarge,
}

/// Reads milliseconds since 1970-01-01 UTC, 0 to [`MAX_TIMESTAMP_MS`]. White space
/// around is dropped.
///
/// # Errors
///
/// The [`TimestampError`] says why it is none. Never rounded, cut or multiplied.
///
/// ```
/// use ulid_generator::ulid::timestamp::{TimestampError, parse_ms};
///
/// assert_eq!(parse_ms("1712345678901"), Ok(1_712_345_678_901));
/// let expected = TimestampError::NotWholeNumber { position: 2, found: 'e' };
/// assert_eq!(parse_ms("1e12"), Err(expected));
/// ```
pub fn parse_ms(text: &str) -> Result<u64, TimestampError> {
    let number = text.trim();
    if number.is_empty() {
        return Err(TimestampError::Empty);
    }
    let (sign, digits) = match number.strip_prefix('-') {
        Some(digits) if !digits.is_empty() => (1, digits),
        _ => (0, number),
    };
    let leading = text.chars().take_while(|c| c.is_whitespace()).count();
    let other = (leading + sign + 1..)
        .zip(digits.chars())
        .find(|(_, character)| !character.is_ascii_digit());
    if let Some((position, found)) = other {
        return Err(TimestampError::NotWholeNumber { position, found });
    }
    if sign == 1 {
        return Err(TimestampError::Negative);
    }
    // Only digits are left, so what does not parse is too long for the type.
    let timestamp_ms = digits.parse().ok();
    timestamp_ms
        .filter(|ms| *ms <= MAX_TIMESTAMP_MS)
        .ok_or(TimestampError::TooLarge)
}

/// Whether a time was probably meant in seconds: read as milliseconds it is before
/// March 1973, when no one made ULIDs; read as seconds it may be of today. Ask,
/// never multiply. 0 is the same moment in both.
#[must_use]
pub const fn looks_like_seconds(timestamp_ms: u64) -> bool {
    0 < timestamp_ms && timestamp_ms < 100_000_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_up_to_the_limit_are_read() {
        for (text, expected) in [
            ("0", 0),
            ("007", 7),
            (" 1469918176385\n", 1_469_918_176_385),
            ("281474976710655", MAX_TIMESTAMP_MS),
        ] {
            assert_eq!(parse_ms(text), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn b29_b30_times_out_of_range_are_refused() {
        for (text, expected) in [
            ("-1", TimestampError::Negative),
            (" -0", TimestampError::Negative),
            ("281474976710656", TimestampError::TooLarge),
            ("8640000000000000", TimestampError::TooLarge),
            ("99999999999999999999", TimestampError::TooLarge),
        ] {
            assert_eq!(parse_ms(text), Err(expected), "{text:?}");
        }
    }

    #[test]
    fn b32_only_digits_are_a_number() {
        for (text, position, found) in [
            ("abc", 1, 'a'),
            ("1.5", 2, '.'),
            ("-0.5", 3, '.'),
            ("1e12", 2, 'e'),
            ("Infinity", 1, 'I'),
            ("NaN", 1, 'N'),
            ("1 700 000 000 000", 2, ' '),
            (" \t0x10", 4, 'x'),
            ("+5", 1, '+'),
            ("-", 1, '-'),
            ("--3", 2, '-'),
            ("\u{661}", 1, '\u{661}'),
        ] {
            let expected = TimestampError::NotWholeNumber { position, found };
            assert_eq!(parse_ms(text), Err(expected), "{text:?}");
        }
        for text in ["", " ", "\n"] {
            assert_eq!(parse_ms(text), Err(TimestampError::Empty), "{text:?}");
        }
    }

    #[test]
    fn b26_seconds_are_questioned() {
        for (timestamp_ms, expected) in [
            (0, false),
            (1, true),
            (1_469_918_176, true),
            (99_999_999_999, true),
            (100_000_000_000, false),
            (1_469_918_176_385, false),
        ] {
            assert_eq!(looks_like_seconds(timestamp_ms), expected, "{timestamp_ms}");
        }
    }
}
