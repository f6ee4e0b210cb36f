//! From what a clock shows to the time at which it does. In UTC that is one time;
//! local clocks show a reading twice where they go back, and never where they go
//! forward past it.

use super::{MS_PER_DAY, MS_PER_SECOND, TypedTime};
use crate::ulid::MAX_TIMESTAMP_MS;

/// When a clock shows a date and time; in milliseconds since 1970-01-01 UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalTime {
    /// Once.
    Once(u64),
    /// Twice: clocks went back.
    Twice {
        /// The first time, before they did.
        earlier: u64,
        /// The second time, after they did.
        later: u64,
    },
    /// Never: clocks went forward past it.
    Never,
}

/// A time that no ULID can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfRange {
    /// It is before 1970-01-01T00:00:00.000Z.
    Before1970,
    /// It is after [`MAX_TIMESTAMP_MS`], 10889-08-02T05:31:50.655Z.
    TooLarge,
}

impl TypedTime {
    /// Its time in milliseconds since 1970-01-01 UTC. Without an offset of its own
    /// it is taken for UTC.
    ///
    /// # Errors
    ///
    /// When no ULID can hold it.
    pub fn in_utc(self) -> Result<u64, OutOfRange> {
        timestamp(self.wall_ms, self.offset_seconds.unwrap_or(0))
    }

    /// When the clocks of a time zone show it; `offset_at` says how many seconds
    /// east of UTC they are at a time in milliseconds. A text with an offset of its
    /// own needs no zone.
    ///
    /// # Errors
    ///
    /// When no ULID can hold the time.
    ///
    /// ```
    /// use ulid_generator::ulid::civil::{LocalTime, TypedTime};
    ///
    /// // Rīga, 2024: one hour back at 2024-10-27T01:00Z.
    /// let riga = |ms| if ms < 1_729_990_800_000 { 3 * 3600 } else { 2 * 3600 };
    /// let typed = TypedTime::parse("2024-10-27T03:30")?;
    /// let expected = LocalTime::Twice { earlier: 1_729_989_000_000, later: 1_729_992_600_000 };
    /// assert_eq!(typed.in_zone(riga), Ok(expected));
    /// # Ok::<(), ulid_generator::ulid::civil::TypedTimeError>(())
    /// ```
    pub fn in_zone(self, offset_at: impl Fn(u64) -> i32) -> Result<LocalTime, OutOfRange> {
        if self.has_offset() {
            return self.in_utc().map(LocalTime::Once);
        }
        // No zone is a day from UTC: a day earlier and a day later by the clock are
        // surely before and after the time looked for, and a zone changes at most
        // once between. So the offset then is one of these two.
        let offset_around = |wall_ms: i64| {
            let nearest = u64::try_from(wall_ms).unwrap_or(0).min(MAX_TIMESTAMP_MS);
            i64::from(offset_at(nearest))
        };
        let before = offset_around(self.wall_ms - MS_PER_DAY);
        let after = offset_around(self.wall_ms + MS_PER_DAY);

        let shown = |offset| {
            let ms = timestamp(self.wall_ms, offset)?;
            Ok(Some(ms).filter(|ms| i64::from(offset_at(*ms)) == offset))
        };
        Ok(match (shown(before)?, shown(after)?) {
            (Some(earlier), Some(later)) if earlier != later => LocalTime::Twice { earlier, later },
            (Some(ms), _) | (_, Some(ms)) => LocalTime::Once(ms),
            (None, None) => LocalTime::Never,
        })
    }
}

/// The time at which a clock `offset_seconds` east of UTC shows `wall_ms`.
fn timestamp(wall_ms: i64, offset_seconds: i64) -> Result<u64, OutOfRange> {
    match u64::try_from(wall_ms - offset_seconds * MS_PER_SECOND) {
        Ok(ms) if ms <= MAX_TIMESTAMP_MS => Ok(ms),
        Ok(_) => Err(OutOfRange::TooLarge),
        Err(_) => Err(OutOfRange::Before1970),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> TypedTime {
        TypedTime::parse(text).unwrap()
    }

    /// Rīga around the two changes of 2024.
    fn riga(ms: u64) -> i32 {
        let summer = 1_711_846_800_000..1_729_990_800_000;
        if summer.contains(&ms) { 10_800 } else { 7_200 }
    }

    #[test]
    fn clocks_that_go_forward_skip_an_hour() {
        for (text, expected) in [
            (
                "2024-03-31T02:59:59.999",
                LocalTime::Once(1_711_846_799_999),
            ),
            ("2024-03-31T03:00", LocalTime::Never),
            ("2024-03-31T03:59:59.999", LocalTime::Never),
            ("2024-03-31T04:00", LocalTime::Once(1_711_846_800_000)),
        ] {
            assert_eq!(typed(text).in_zone(riga), Ok(expected), "{text}");
        }
    }

    #[test]
    fn clocks_that_go_back_repeat_an_hour() {
        let twice = |earlier, later| LocalTime::Twice { earlier, later };
        for (text, expected) in [
            (
                "2024-10-27T02:59:59.999",
                LocalTime::Once(1_729_987_199_999),
            ),
            (
                "2024-10-27T03:00",
                twice(1_729_987_200_000, 1_729_990_800_000),
            ),
            (
                "2024-10-27T03:59:59.999",
                twice(1_729_990_799_999, 1_729_994_399_999),
            ),
            ("2024-10-27T04:00", LocalTime::Once(1_729_994_400_000)),
        ] {
            assert_eq!(typed(text).in_zone(riga), Ok(expected), "{text}");
        }
    }

    #[test]
    fn a_skipped_day_is_never() {
        // Apia went from 10 hours behind to 14 ahead at the end of 2011-12-29.
        let apia = |ms| {
            if ms < 1_325_239_200_000 {
                -36_000
            } else {
                50_400
            }
        };
        for (text, expected) in [
            ("2011-12-29T23:59", LocalTime::Once(1_325_239_140_000)),
            ("2011-12-30T00:00", LocalTime::Never),
            ("2011-12-30T23:59", LocalTime::Never),
            ("2011-12-31T00:00", LocalTime::Once(1_325_239_200_000)),
        ] {
            assert_eq!(typed(text).in_zone(apia), Ok(expected), "{text}");
        }
    }

    #[test]
    fn an_offset_in_the_text_needs_no_zone() {
        for text in ["2024-10-27T03:30+03:00", "2024-10-27T00:30Z"] {
            let expected = Ok(LocalTime::Once(1_729_989_000_000));
            assert_eq!(typed(text).in_zone(riga), expected, "{text}");
        }
    }

    #[test]
    fn the_ends_of_a_ulids_time_are_reached_in_any_zone() {
        for (text, offset, expected) in [
            ("1970-01-01T00:00", 0, Ok(LocalTime::Once(0))),
            ("1970-01-01T14:00", 50_400, Ok(LocalTime::Once(0))),
            ("1969-12-31T14:00", -36_000, Ok(LocalTime::Once(0))),
            ("1970-01-01T00:00", 1, Err(OutOfRange::Before1970)),
            (
                "10889-08-02T05:31:50.655",
                0,
                Ok(LocalTime::Once(MAX_TIMESTAMP_MS)),
            ),
            (
                "10889-08-02T19:31:50.655",
                50_400,
                Ok(LocalTime::Once(MAX_TIMESTAMP_MS)),
            ),
            ("10889-08-02T05:31:50.655", -1, Err(OutOfRange::TooLarge)),
        ] {
            assert_eq!(typed(text).in_zone(|_| offset), expected, "{text}");
        }
    }

    #[test]
    fn the_zone_is_asked_only_for_times_of_ulids() {
        for text in ["1970-01-01T00:00", "10889-08-02T05:31:50.655"] {
            let result = typed(text).in_zone(|ms| {
                assert!(ms <= MAX_TIMESTAMP_MS);
                0
            });
            assert!(result.is_ok(), "{text}");
        }
    }
}
