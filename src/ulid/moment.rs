//! A moment as people type it: a number of milliseconds, or a date and time.

use super::civil::{LocalTime, OutOfRange, TypedTime, TypedTimeError};
use super::timestamp::{self, TimestampError};

/// Which clocks a date and time is read by, where it has no offset of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Zone {
    /// Coordinated Universal Time.
    #[default]
    Utc,
    /// The visitor's time zone.
    Local,
}

/// When it is, in milliseconds since 1970-01-01 UTC, at most
/// [`MAX_TIMESTAMP_MS`](super::MAX_TIMESTAMP_MS).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// At this time.
    At(u64),
    /// At one of two, since clocks went back between them. Which one is for the
    /// visitor to say.
    Twice {
        /// The first, before clocks went back.
        earlier: u64,
        /// The second, after they did.
        later: u64,
    },
}

/// Why a text is no moment of a ULID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentError {
    /// Nothing was typed.
    Empty,
    /// It is a whole number, but no time: [`TimestampError::Negative`] or
    /// [`TimestampError::TooLarge`].
    Milliseconds(TimestampError),
    /// It is neither a whole number nor a date and time.
    DateTime(TypedTimeError),
    /// It is a date and time that no ULID can hold.
    OutOfRange(OutOfRange),
    /// Local clocks never show it: they go forward past it.
    Skipped,
}

/// Reads a moment. Digits alone, maybe after a minus, are milliseconds since
/// 1970-01-01 UTC; anything else is a date and time as [`TypedTime::parse`] takes
/// it, in UTC or by the visitor's clocks. `Z` or an offset in the text wins over
/// `zone`. White space around is dropped.
///
/// `offset_at` says how many seconds east of UTC the visitor's clocks are at a time
/// in milliseconds; it is asked only where that matters.
///
/// # Errors
///
/// The [`MomentError`] says what is wrong and where.
///
/// ```
/// use ulid_generator::ulid::civil::TypedTimeError;
/// use ulid_generator::ulid::moment::{Moment, MomentError, Zone, read};
///
/// let riga = |_| 3 * 3600;
/// let expected = Ok(Moment::At(1_712_345_678_901));
/// assert_eq!(read("1712345678901", Zone::Local, riga), expected);
/// assert_eq!(read("2024-04-05T22:34:38.901", Zone::Local, riga), expected);
/// assert_eq!(read("2024-04-05T19:34:38.901Z", Zone::Local, riga), expected);
///
/// let unexpected = TypedTimeError::Unexpected { position: 5, found: Some('/') };
/// let expected = Err(MomentError::DateTime(unexpected));
/// assert_eq!(read("2024/04/05", Zone::Utc, riga), expected);
/// ```
pub fn read(text: &str, zone: Zone, offset_at: impl Fn(u64) -> i32) -> Result<Moment, MomentError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(MomentError::Empty);
    }
    if is_whole_number(trimmed) {
        return timestamp::parse_ms(trimmed)
            .map(Moment::At)
            .map_err(MomentError::Milliseconds);
    }
    // With the white space before it, which counts in the positions of errors.
    let typed = TypedTime::parse(text).map_err(MomentError::DateTime)?;
    let shown = match zone {
        Zone::Utc => typed.in_utc().map(LocalTime::Once),
        Zone::Local => typed.in_zone(offset_at),
    };
    match shown.map_err(MomentError::OutOfRange)? {
        LocalTime::Once(ms) => Ok(Moment::At(ms)),
        LocalTime::Twice { earlier, later } => Ok(Moment::Twice { earlier, later }),
        LocalTime::Never => Err(MomentError::Skipped),
    }
}

fn is_whole_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;

    /// Rīga around the two changes of 2024.
    fn riga(ms: u64) -> i32 {
        let summer = 1_711_846_800_000..1_729_990_800_000;
        if summer.contains(&ms) { 10_800 } else { 7_200 }
    }

    #[test]
    fn digits_alone_are_milliseconds_in_any_zone() {
        for (text, expected) in [
            ("0", Ok(0)),
            ("2024", Ok(2_024)),
            (" 1469922850259\n", Ok(1_469_922_850_259)),
            ("281474976710655", Ok(MAX_TIMESTAMP_MS)),
            ("281474976710656", Err(TimestampError::TooLarge)),
            ("99999999999999999999", Err(TimestampError::TooLarge)),
            ("-1", Err(TimestampError::Negative)),
            ("-0", Err(TimestampError::Negative)),
        ] {
            let expected = expected.map(Moment::At).map_err(MomentError::Milliseconds);
            for zone in [Zone::Utc, Zone::Local] {
                assert_eq!(read(text, zone, riga), expected, "{text:?}");
            }
        }
    }

    #[test]
    fn a_date_and_time_is_read_by_the_clocks_of_the_zone() {
        for (text, utc, local) in [
            ("2024-04-05T22:34", 1_712_356_440_000, 1_712_345_640_000),
            ("2024-01-05 22:34", 1_704_494_040_000, 1_704_486_840_000),
            // What the text says of its offset wins.
            ("2024-04-05T22:34Z", 1_712_356_440_000, 1_712_356_440_000),
            (
                "2024-04-05T22:34-04:00",
                1_712_370_840_000,
                1_712_370_840_000,
            ),
        ] {
            assert_eq!(read(text, Zone::Utc, riga), Ok(Moment::At(utc)), "{text}");
            let expected = Ok(Moment::At(local));
            assert_eq!(read(text, Zone::Local, riga), expected, "{text}");
        }
    }

    #[test]
    fn local_clocks_repeat_an_hour_and_skip_one_but_utc_does_not() {
        let repeated = "2024-10-27T03:00";
        let expected = Moment::Twice {
            earlier: 1_729_987_200_000,
            later: 1_729_990_800_000,
        };
        assert_eq!(read(repeated, Zone::Local, riga), Ok(expected));
        let expected = Moment::At(1_729_998_000_000);
        assert_eq!(read(repeated, Zone::Utc, riga), Ok(expected));

        let skipped = "2024-03-31T03:30";
        assert_eq!(read(skipped, Zone::Local, riga), Err(MomentError::Skipped));
        let expected = Moment::At(1_711_855_800_000);
        assert_eq!(read(skipped, Zone::Utc, riga), Ok(expected));
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        let unexpected =
            |position, found| MomentError::DateTime(TypedTimeError::Unexpected { position, found });
        let before_1970 = MomentError::OutOfRange(OutOfRange::Before1970);
        let too_large = MomentError::OutOfRange(OutOfRange::TooLarge);
        for (text, expected) in [
            ("", MomentError::Empty),
            (" \n", MomentError::Empty),
            ("-", unexpected(1, Some('-'))),
            ("--5", unexpected(1, Some('-'))),
            ("+5", unexpected(3, None)),
            ("1.5", unexpected(2, Some('.'))),
            ("1e12", unexpected(2, Some('e'))),
            ("  NaN", unexpected(3, Some('N'))),
            ("\u{661}", unexpected(1, Some('\u{661}'))),
            ("2024/04/05", unexpected(5, Some('/'))),
            ("1969-12-31T23:59:59.999Z", before_1970),
            ("10889-08-02T05:31:50.656Z", too_large),
        ] {
            for zone in [Zone::Utc, Zone::Local] {
                assert_eq!(read(text, zone, riga), Err(expected), "{text:?}");
            }
        }
    }
}
