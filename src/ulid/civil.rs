//! Milliseconds as a date and time of the calendar, and back.
//!
//! By hand, since the page needs it for one calendar, 10,000 years, and in few
//! bytes: a date library would weigh more than the rest of the encoder.

mod cursor;
mod local;
mod typed;

pub use local::{LocalTime, OutOfRange};
pub use typed::{Field, TypedTime, TypedTimeError};

use std::fmt;

const MS_PER_SECOND: i64 = 1_000;
const MS_PER_DAY: i64 = 86_400 * MS_PER_SECOND;

/// 400 years.
const DAYS_PER_ERA: i64 = 146_097;
/// From the first day of era 0 to 1970-01-01.
const DAYS_FROM_0000_03_01: i64 = 719_468;

/// A date and time of the proleptic Gregorian calendar, with its distance from UTC.
///
/// Written in ISO 8601 with milliseconds; a year past 9999 keeps all its digits.
///
/// ```
/// use ulid_generator::ulid::civil::CivilTime;
///
/// let utc = CivilTime::utc(1_712_345_678_901);
/// assert_eq!(utc.to_string(), "2024-04-05T19:34:38.901Z");
/// let riga = CivilTime::local(1_712_345_678_901, 3 * 3600);
/// assert_eq!(riga.to_string(), "2024-04-05T22:34:38.901+03:00");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CivilTime {
    year: i64,
    month: i64,
    day: i64,
    /// Milliseconds since the day's midnight.
    of_day: i64,
    /// Seconds east of UTC, or `None` for UTC itself.
    offset_seconds: Option<i32>,
}

impl CivilTime {
    /// The reading in UTC of a ULID's time, in milliseconds since 1970.
    #[must_use]
    pub fn utc(timestamp_ms: u64) -> Self {
        Self::at(timestamp_ms, None)
    }

    /// The reading of clocks `offset_seconds` east of UTC.
    #[must_use]
    pub fn local(timestamp_ms: u64, offset_seconds: i32) -> Self {
        Self::at(timestamp_ms, Some(offset_seconds))
    }

    fn at(timestamp_ms: u64, offset_seconds: Option<i32>) -> Self {
        let offset_ms = i64::from(offset_seconds.unwrap_or_default()) * MS_PER_SECOND;
        // A ULID's time has 48 bits; a larger number stops at the type's end.
        let ms = i64::try_from(timestamp_ms)
            .unwrap_or(i64::MAX)
            .saturating_add(offset_ms);
        let (year, month, day) = date(ms.div_euclid(MS_PER_DAY));
        Self {
            year,
            month,
            day,
            of_day: ms.rem_euclid(MS_PER_DAY),
            offset_seconds,
        }
    }
}

/// Year, month and day of a number of days since 1970-01-01.
///
/// Counts in years that begin in March, so that the leap day is the last one, and
/// in eras of 400 years, after which the calendar repeats. The method is Howard
/// Hinnant's: <https://howardhinnant.github.io/date_algorithms.html#civil_from_days>.
fn date(days_since_1970: i64) -> (i64, i64, i64) {
    let days = days_since_1970 + DAYS_FROM_0000_03_01;
    let era = days.div_euclid(DAYS_PER_ERA);
    let day_of_era = days.rem_euclid(DAYS_PER_ERA);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + i64::from(month <= 2);
    (year, month, day)
}

/// The number of days from 1970-01-01 to a date: [`date`] the other way,
/// <https://howardhinnant.github.io/date_algorithms.html#days_from_civil>.
fn days_since_1970(year: i64, month: i64, day: i64) -> i64 {
    let year_from_march = year - i64::from(month <= 2);
    let era = year_from_march.div_euclid(400);
    let year_of_era = year_from_march.rem_euclid(400);
    let month_from_march = (month + 9) % 12;
    let day_of_year = (153 * month_from_march + 2) / 5 + day - 1;
    let day_of_era = 365 * year_of_era + year_of_era / 4 - year_of_era / 100 + day_of_year;
    era * DAYS_PER_ERA + day_of_era - DAYS_FROM_0000_03_01
}

/// How many days a month has; `month` is 1 to 12.
fn days_in_month(year: i64, month: i64) -> i64 {
    let (next_year, next_month) = (year + month / 12, month % 12 + 1);
    days_since_1970(next_year, next_month, 1) - days_since_1970(year, month, 1)
}

impl fmt::Display for CivilTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.of_day / MS_PER_SECOND, self.of_day % MS_PER_SECOND);
        let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)?;
        write!(f, "T{hour:02}:{minute:02}:{second:02}.{ms:03}")?;
        let Some(offset) = self.offset_seconds else {
            return f.write_str("Z");
        };
        let sign = if offset < 0 { '-' } else { '+' };
        let (minutes, second) = (offset.unsigned_abs() / 60, offset.unsigned_abs() % 60);
        write!(f, "{sign}{:02}:{:02}", minutes / 60, minutes % 60)?;
        // A few zones once had odd seconds: Monrovia's was -00:44:30 until 1972.
        if second != 0 {
            write!(f, ":{second:02}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_calendar_at_its_edges() {
        for (ms, expected) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_399_999, "2000-02-28T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
            (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
            (253_402_300_800_000, "10000-01-01T00:00:00.000Z"),
            (281_474_976_710_655, "10889-08-02T05:31:50.655Z"),
        ] {
            assert_eq!(CivilTime::utc(ms).to_string(), expected);
        }
    }

    #[test]
    fn every_month_has_its_days() {
        let days: Vec<_> = (1..=12).map(|month| days_in_month(2023, month)).collect();
        assert_eq!(days, [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
        for (year, expected) in [(1900, 28), (2000, 29), (2024, 29), (2100, 28)] {
            assert_eq!(days_in_month(year, 2), expected, "{year}");
        }
    }

    #[test]
    fn local_readings_carry_their_offset() {
        for (ms, offset_seconds, expected) in [
            (1_469_922_850_259, 19_800, "2016-07-31T05:24:10.259+05:30"),
            (1_469_922_850_259, -14_400, "2016-07-30T19:54:10.259-04:00"),
            (0, -2_670, "1969-12-31T23:15:30.000-00:44:30"),
            (0, 0, "1970-01-01T00:00:00.000+00:00"),
        ] {
            assert_eq!(CivilTime::local(ms, offset_seconds).to_string(), expected);
        }
    }

    #[test]
    fn a_number_no_ulid_holds_is_read_without_a_panic() {
        assert!(
            CivilTime::local(u64::MAX, i32::MIN)
                .to_string()
                .ends_with("-596523:14:08")
        );
    }
}
