//! A date and time as it was typed.

use super::cursor::Cursor;
use super::{MS_PER_DAY, MS_PER_SECOND, days_in_month, days_since_1970};

/// What a clock on the wall shows, and how far it is from UTC if the text says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedTime {
    /// Milliseconds from 1970-01-01T00:00 to the reading, by the same clock.
    pub(super) wall_ms: i64,
    /// Seconds east of UTC.
    pub(super) offset_seconds: Option<i64>,
}

/// Why a text is not a date and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedTimeError {
    /// Nothing was typed.
    Empty,
    /// From here on it is not of the form `2024-04-05T19:34:38.901Z`.
    Unexpected {
        /// The place, counted from 1 in characters.
        position: usize,
        /// The character there; `None` where the text ends too soon.
        found: Option<char>,
    },
    /// It has the form, but there is no such date or time.
    NoSuch {
        /// What is out of its range.
        field: Field,
        /// What was typed.
        found: i64,
        /// The smallest that there is.
        least: i64,
        /// The largest that there is.
        most: i64,
    },
}

/// A part of a date and time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The month of the year.
    Month,
    /// The day of the month.
    Day,
    /// The hour of the day.
    Hour,
    /// The minute of the hour.
    Minute,
    /// The second of the minute; there is no leap second in Unix time.
    Second,
    /// The hours of the offset from UTC.
    OffsetHour,
    /// The minutes of the offset from UTC.
    OffsetMinute,
    /// The seconds of the offset from UTC.
    OffsetSecond,
}

impl TypedTime {
    /// Reads a date and time in ISO 8601: the date, `T` or a space, hours and
    /// minutes; if given, seconds, with one to three digits after a point; if given,
    /// `Z` or an offset such as `+03:00`. A year past 9999 may have a plus, as
    /// JavaScript writes it. White space around is dropped.
    ///
    /// # Errors
    ///
    /// The [`TypedTimeError`] says what is wrong and where.
    ///
    /// ```
    /// use ulid_generator::ulid::civil::{CivilTime, TypedTime};
    ///
    /// let typed = TypedTime::parse("2024-04-05T22:34:38.901+03:00")?;
    /// assert_eq!(typed.in_utc(), Ok(1_712_345_678_901));
    /// assert!(TypedTime::parse("2023-02-29T12:00").is_err());
    /// # Ok::<(), ulid_generator::ulid::civil::TypedTimeError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, TypedTimeError> {
        if text.trim().is_empty() {
            return Err(TypedTimeError::Empty);
        }
        let mut cursor = Cursor::new(text);
        let date_ms = date(&mut cursor)? * MS_PER_DAY;
        cursor.require(|c| matches!(c, 'T' | 't' | ' '))?;
        let wall_ms = date_ms + time_of_day(&mut cursor)?;
        let offset_seconds = offset(&mut cursor)?;
        cursor.end()?;
        Ok(Self {
            wall_ms,
            offset_seconds,
        })
    }

    /// Whether the text says how far its clock is from UTC.
    #[must_use]
    pub fn has_offset(self) -> bool {
        self.offset_seconds.is_some()
    }
}

/// Days since 1970-01-01.
fn date(cursor: &mut Cursor) -> Result<i64, TypedTimeError> {
    cursor.take(|c| c == '+');
    // JavaScript writes years past 9999 with six digits.
    let year = cursor.number(4, 6)?;
    cursor.require(|c| c == '-')?;
    let month = cursor.field(Field::Month, 1, 12)?;
    cursor.require(|c| c == '-')?;
    let day = cursor.field(Field::Day, 1, days_in_month(year, month))?;
    Ok(days_since_1970(year, month, day))
}

/// Milliseconds since midnight.
fn time_of_day(cursor: &mut Cursor) -> Result<i64, TypedTimeError> {
    let hour = cursor.field(Field::Hour, 0, 23)?;
    cursor.require(|c| c == ':')?;
    let minute = cursor.field(Field::Minute, 0, 59)?;
    let mut seconds = (hour * 60 + minute) * 60;
    let mut ms = 0;
    if cursor.take(|c| c == ':').is_some() {
        seconds += cursor.field(Field::Second, 0, 59)?;
        if cursor.take(|c| c == '.').is_some() {
            ms = 100 * cursor.number(1, 1)?;
            ms += 10 * cursor.digit().unwrap_or(0);
            ms += cursor.digit().unwrap_or(0);
        }
    }
    Ok(seconds * MS_PER_SECOND + ms)
}

/// Seconds east of UTC, if the text says.
fn offset(cursor: &mut Cursor) -> Result<Option<i64>, TypedTimeError> {
    if cursor.take(|c| matches!(c, 'Z' | 'z')).is_some() {
        return Ok(Some(0));
    }
    let Some(sign) = cursor.take(|c| matches!(c, '+' | '-')) else {
        return Ok(None);
    };
    let hours = cursor.field(Field::OffsetHour, 0, 23)?;
    cursor.require(|c| c == ':')?;
    let minutes = cursor.field(Field::OffsetMinute, 0, 59)?;
    let mut seconds = (hours * 60 + minutes) * 60;
    if cursor.take(|c| c == ':').is_some() {
        seconds += cursor.field(Field::OffsetSecond, 0, 59)?;
    }
    Ok(Some(if sign == '-' { -seconds } else { seconds }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;
    use crate::ulid::civil::OutOfRange;

    fn in_utc(text: &str) -> Result<u64, OutOfRange> {
        TypedTime::parse(text).unwrap().in_utc()
    }

    #[test]
    fn b34_every_form_is_read() {
        for (text, expected) in [
            ("2016-07-30T23:54", 1_469_922_840_000),
            ("2016-07-30T23:54:10", 1_469_922_850_000),
            ("2016-07-30T23:54:10.2", 1_469_922_850_200),
            ("2016-07-30T23:54:10.25", 1_469_922_850_250),
            ("2016-07-30T23:54:10.259", 1_469_922_850_259),
            ("2016-07-30T23:54:00.000", 1_469_922_840_000),
            ("2016-07-30t23:54:10.259z", 1_469_922_850_259),
            (" 2016-07-30 23:54:10.259Z\n", 1_469_922_850_259),
            ("2016-07-31T05:24:10.259+05:30", 1_469_922_850_259),
            ("2016-07-30T19:54:10.259-04:00", 1_469_922_850_259),
            ("2016-07-30T23:09:40.259-00:44:30", 1_469_922_850_259),
            ("+2016-07-30T23:54Z", 1_469_922_840_000),
            ("1970-01-01T00:00:00.000Z", 0),
            ("2000-02-29T00:00", 951_782_400_000),
            ("1970-12-31T23:59", 31_535_940_000),
        ] {
            assert_eq!(in_utc(text), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn b24_years_past_9999_are_read_with_and_without_a_plus() {
        for text in [
            "10889-08-02T05:31:50.655Z",
            "+10889-08-02T05:31:50.655Z",
            "+010889-08-02T05:31:50.655Z",
        ] {
            assert_eq!(in_utc(text), Ok(MAX_TIMESTAMP_MS), "{text}");
        }
    }

    #[test]
    fn b29_b30_times_that_no_ulid_holds_are_refused() {
        for (text, expected) in [
            ("1969-12-31T23:59:59.999Z", OutOfRange::Before1970),
            ("1970-01-01T00:00:00.000+00:00:01", OutOfRange::Before1970),
            ("0000-01-01T00:00", OutOfRange::Before1970),
            ("10889-08-02T05:31:50.656Z", OutOfRange::TooLarge),
            ("10889-08-02T05:31:50.655-00:00:01", OutOfRange::TooLarge),
            ("999999-12-31T23:59:59.999-23:59:59", OutOfRange::TooLarge),
        ] {
            assert_eq!(in_utc(text), Err(expected), "{text}");
        }
    }

    #[test]
    fn an_offset_is_known_only_where_it_is_typed() {
        for (text, expected) in [
            ("2016-07-30T23:54", false),
            ("2016-07-30T23:54Z", true),
            ("2016-07-30T23:54+00:00", true),
        ] {
            let typed = TypedTime::parse(text).unwrap();
            assert_eq!(typed.has_offset(), expected, "{text}");
        }
    }

    #[test]
    fn any_other_form_is_refused_where_it_differs() {
        for (text, position, found) in [
            ("x", 1, Some('x')),
            ("-2016-07-30T23:54", 1, Some('-')),
            ("++2016-07-30T23:54", 2, Some('+')),
            ("216-07-30T23:54", 4, Some('-')),
            ("1000000-01-01T00:00", 7, Some('0')),
            ("2016/07-30T23:54", 5, Some('/')),
            ("2016-7-30T23:54", 7, Some('-')),
            ("2016-07.30T23:54", 8, Some('.')),
            ("2016-07-3", 10, None),
            ("2016-07-30", 11, None),
            ("2016-07-30_23:54", 11, Some('_')),
            ("2016-07-30T", 12, None),
            ("2016-07-30T23", 14, None),
            ("2016-07-30T2354", 14, Some('5')),
            ("  2016-07-30T23:5é", 18, Some('é')),
            ("2016-07-30T23:54:1", 19, None),
            ("2016-07-30T23:54:10.", 21, None),
            ("2016-07-30T23:54:10,5", 20, Some(',')),
            ("2016-07-30T23:54:10.2591", 24, Some('1')),
            ("2016-07-30T23:54ZZ", 18, Some('Z')),
            ("2016-07-30T23:54 Z", 17, Some(' ')),
            ("2016-07-30T23:54+3", 19, None),
            ("2016-07-30T23:54+0300", 20, Some('0')),
            ("2016-07-30T23:54+03:00:0", 25, None),
            ("２016-07-30T23:54", 1, Some('２')),
        ] {
            let expected = TypedTimeError::Unexpected { position, found };
            assert_eq!(TypedTime::parse(text), Err(expected), "{text:?}");
        }
        for text in ["", " ", "\n"] {
            assert_eq!(TypedTime::parse(text), Err(TypedTimeError::Empty));
        }
    }

    #[test]
    fn dates_and_times_that_do_not_exist_are_refused() {
        for (text, field, found, least, most) in [
            ("2016-00-30T23:54", Field::Month, 0, 1, 12),
            ("2016-13-30T23:54", Field::Month, 13, 1, 12),
            ("2016-07-00T23:54", Field::Day, 0, 1, 31),
            ("2016-07-32T23:54", Field::Day, 32, 1, 31),
            ("2016-06-31T23:54", Field::Day, 31, 1, 30),
            ("2016-02-30T23:54", Field::Day, 30, 1, 29),
            ("2015-02-29T23:54", Field::Day, 29, 1, 28),
            ("1900-02-29T23:54", Field::Day, 29, 1, 28),
            ("2000-02-30T23:54", Field::Day, 30, 1, 29),
            ("2016-07-30T24:00", Field::Hour, 24, 0, 23),
            ("2016-07-30T23:60", Field::Minute, 60, 0, 59),
            ("2016-07-30T23:54:60", Field::Second, 60, 0, 59),
            ("2016-07-30T23:54+24:00", Field::OffsetHour, 24, 0, 23),
            ("2016-07-30T23:54+03:60", Field::OffsetMinute, 60, 0, 59),
            ("2016-07-30T23:54+03:00:60", Field::OffsetSecond, 60, 0, 59),
        ] {
            let expected = TypedTimeError::NoSuch {
                field,
                found,
                least,
                most,
            };
            assert_eq!(TypedTime::parse(text), Err(expected), "{text}");
        }
    }
}
