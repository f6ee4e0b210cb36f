//! Lengths of time, as people say them.

/// A length of time in its largest whole unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// How many whole units; what is left over is dropped.
    pub number: usize,
    /// The largest unit of which there is one.
    pub unit: Unit,
}

/// A unit of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A thousandth of a second.
    Millisecond,
    /// 1,000 milliseconds.
    Second,
    /// 60 seconds.
    Minute,
    /// 60 minutes.
    Hour,
    /// 24 hours.
    Day,
    /// A twelfth of a year.
    Month,
    /// The mean year of the calendar, 365.2425 days.
    Year,
}

impl Unit {
    /// All of them, the largest first.
    const ALL: [Self; 7] = [
        Self::Year,
        Self::Month,
        Self::Day,
        Self::Hour,
        Self::Minute,
        Self::Second,
        Self::Millisecond,
    ];

    const fn milliseconds(self) -> u64 {
        match self {
            Self::Millisecond => 1,
            Self::Second => 1_000,
            Self::Minute => 60_000,
            Self::Hour => 3_600_000,
            Self::Day => 86_400_000,
            Self::Month => Self::Year.milliseconds() / 12,
            Self::Year => 31_556_952_000,
        }
    }
}

impl Span {
    /// The length of so many milliseconds.
    ///
    /// ```
    /// use ulid_generator::ulid::span::{Span, Unit};
    ///
    /// let span = Span::of_ms(100_000_000);
    /// assert_eq!(span, Span { number: 1, unit: Unit::Day });
    /// ```
    #[must_use]
    pub fn of_ms(milliseconds: u64) -> Self {
        let fits = |unit: &Unit| unit.milliseconds() <= milliseconds;
        let unit = Unit::ALL.into_iter().find(fits);
        let unit = unit.unwrap_or(Unit::Millisecond);
        let number = milliseconds / unit.milliseconds();
        Self {
            // No ULID is so old that its years would not fit in 32 bits.
            number: usize::try_from(number).unwrap_or(usize::MAX),
            unit,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;

    #[test]
    fn every_unit_begins_with_one_whole() {
        for (milliseconds, number, unit) in [
            (0, 0, Unit::Millisecond),
            (1, 1, Unit::Millisecond),
            (999, 999, Unit::Millisecond),
            (1_000, 1, Unit::Second),
            (59_999, 59, Unit::Second),
            (60_000, 1, Unit::Minute),
            (3_599_999, 59, Unit::Minute),
            (3_600_000, 1, Unit::Hour),
            (86_399_999, 23, Unit::Hour),
            (86_400_000, 1, Unit::Day),
            (2_629_745_999, 30, Unit::Day),
            (2_629_746_000, 1, Unit::Month),
            (31_556_951_999, 11, Unit::Month),
            (31_556_952_000, 1, Unit::Year),
            (MAX_TIMESTAMP_MS, 8_919, Unit::Year),
        ] {
            assert_eq!(
                Span::of_ms(milliseconds),
                Span { number, unit },
                "{milliseconds}"
            );
        }
    }
}
