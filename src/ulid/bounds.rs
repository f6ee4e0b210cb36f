//! The lowest and the highest ULID of a time, for a query on a column of ULIDs.

pub mod form;

use super::uuid::Uuid;
use super::{TimestampTooLarge, Ulid};

/// Every ULID of a moment or a span lies between these two, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The first millisecond, all random bits 0.
    pub lowest: Ulid,
    /// The last millisecond, all random bits 1.
    pub highest: Ulid,
}

/// What a query needs of the bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundsLine {
    /// The lowest ULID.
    Lowest,
    /// The highest ULID.
    Highest,
    /// The lowest ULID as a UUID.
    LowestUuid,
    /// The highest ULID as a UUID.
    HighestUuid,
    /// [`Bounds::between_text`], of a column `id`.
    BetweenText,
    /// [`Bounds::between_uuid`], of a column `id`.
    BetweenUuid,
}

impl BoundsLine {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 6] = [
        Self::Lowest,
        Self::Highest,
        Self::LowestUuid,
        Self::HighestUuid,
        Self::BetweenText,
        Self::BetweenUuid,
    ];

    /// Its text.
    ///
    /// ```
    /// use ulid_generator::ulid::bounds::{Bounds, BoundsLine};
    ///
    /// let bounds = Bounds::of_moment(1_712_345_678_901)?;
    /// assert_eq!(BoundsLine::Highest.of(bounds), "01HTQW311NZZZZZZZZZZZZZZZZ");
    /// # Ok::<(), ulid_generator::ulid::TimestampTooLarge>(())
    /// ```
    #[must_use]
    pub fn of(self, bounds: Bounds) -> String {
        match self {
            Self::Lowest => bounds.lowest.encode().as_str().to_owned(),
            Self::Highest => bounds.highest.encode().as_str().to_owned(),
            Self::LowestUuid => Uuid::from(bounds.lowest).to_string(),
            Self::HighestUuid => Uuid::from(bounds.highest).to_string(),
            Self::BetweenText => bounds.between_text("id"),
            Self::BetweenUuid => bounds.between_uuid("id"),
        }
    }
}

/// Why a span has no bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpanError {
    /// One of its ends is past what a ULID can hold.
    TooLarge(TimestampTooLarge),
    /// It ends before it begins.
    Reversed {
        /// Its beginning, in milliseconds since 1970-01-01 UTC.
        from_ms: u64,
        /// Its end, in milliseconds since 1970-01-01 UTC.
        to_ms: u64,
    },
}

impl Bounds {
    /// The bounds of one millisecond, counted from 1970-01-01 UTC.
    ///
    /// # Errors
    ///
    /// When the time does not fit in 48 bits.
    pub const fn of_moment(timestamp_ms: u64) -> Result<Self, TimestampTooLarge> {
        match (
            Ulid::from_parts(timestamp_ms, [0x00; 10]),
            Ulid::from_parts(timestamp_ms, [0xFF; 10]),
        ) {
            (Ok(lowest), Ok(highest)) => Ok(Self { lowest, highest }),
            (Err(error), _) | (_, Err(error)) => Err(error),
        }
    }

    /// The bounds from the first millisecond to the last, both included, counted
    /// from 1970-01-01 UTC.
    ///
    /// # Errors
    ///
    /// When an end does not fit in 48 bits, or the span ends before it begins.
    ///
    /// ```
    /// use ulid_generator::ulid::bounds::Bounds;
    ///
    /// let bounds = Bounds::of_span(1_712_345_678_901, 1_712_345_678_999)?;
    /// assert_eq!(bounds.lowest.to_string(), "01HTQW311N0000000000000000");
    /// assert_eq!(bounds.highest.to_string(), "01HTQW314QZZZZZZZZZZZZZZZZ");
    /// assert!(Bounds::of_span(1, 0).is_err());
    /// # Ok::<(), ulid_generator::ulid::bounds::SpanError>(())
    /// ```
    pub fn of_span(from_ms: u64, to_ms: u64) -> Result<Self, SpanError> {
        let lowest = Self::of_moment(from_ms)?.lowest;
        let highest = Self::of_moment(to_ms)?.highest;
        if from_ms > to_ms {
            return Err(SpanError::Reversed { from_ms, to_ms });
        }
        Ok(Self { lowest, highest })
    }

    /// The condition on a PostgreSQL column of type `text`, `varchar` or `char(26)`
    /// that holds ULIDs in upper case. `column` is written as it is given.
    ///
    /// ```
    /// use ulid_generator::ulid::bounds::Bounds;
    ///
    /// let bounds = Bounds::of_moment(0)?;
    /// assert_eq!(
    ///     bounds.between_text("id"),
    ///     "id BETWEEN '00000000000000000000000000' AND '0000000000ZZZZZZZZZZZZZZZZ'",
    /// );
    /// # Ok::<(), ulid_generator::ulid::TimestampTooLarge>(())
    /// ```
    #[must_use]
    pub fn between_text(self, column: &str) -> String {
        between(
            column,
            [BoundsLine::Lowest, BoundsLine::Highest].map(|line| line.of(self)),
        )
    }

    /// The condition on a PostgreSQL column of type `uuid`, whose order is that of
    /// the bytes. `column` is written as it is given.
    ///
    /// ```
    /// use ulid_generator::ulid::bounds::Bounds;
    ///
    /// let bounds = Bounds::of_moment(1_712_345_678_901)?;
    /// assert_eq!(
    ///     bounds.between_uuid("id"),
    ///     "id BETWEEN '018eafc1-8435-0000-0000-000000000000' \
    ///      AND '018eafc1-8435-ffff-ffff-ffffffffffff'",
    /// );
    /// # Ok::<(), ulid_generator::ulid::TimestampTooLarge>(())
    /// ```
    #[must_use]
    pub fn between_uuid(self, column: &str) -> String {
        between(
            column,
            [BoundsLine::LowestUuid, BoundsLine::HighestUuid].map(|line| line.of(self)),
        )
    }
}

fn between(column: &str, [lowest, highest]: [String; 2]) -> String {
    [column, " BETWEEN '", &lowest, "' AND '", &highest, "'"].concat()
}

impl From<TimestampTooLarge> for SpanError {
    fn from(error: TimestampTooLarge) -> Self {
        Self::TooLarge(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;

    #[test]
    fn the_whole_time_of_ulids_has_the_two_ends_of_all_ulids() {
        let expected = Bounds {
            lowest: Ulid::MIN,
            highest: Ulid::MAX,
        };
        assert_eq!(Bounds::of_span(0, MAX_TIMESTAMP_MS), Ok(expected));
    }

    #[test]
    fn a_moment_is_the_span_from_it_to_it() {
        for timestamp_ms in [0, 1, 1_712_345_678_901, MAX_TIMESTAMP_MS] {
            let moment = Bounds::of_moment(timestamp_ms).unwrap();
            assert_eq!(Bounds::of_span(timestamp_ms, timestamp_ms), Ok(moment));
            assert_eq!(moment.lowest.timestamp_ms(), timestamp_ms);
            assert_eq!(moment.lowest.randomness(), [0x00; 10]);
            assert_eq!(moment.highest.timestamp_ms(), timestamp_ms);
            assert_eq!(moment.highest.randomness(), [0xFF; 10]);
        }
    }

    #[test]
    fn every_line_of_a_span() {
        let bounds = Bounds::of_span(0, 1).unwrap();
        let expected = [
            "00000000000000000000000000",
            "0000000001ZZZZZZZZZZZZZZZZ",
            "00000000-0000-0000-0000-000000000000",
            "00000000-0001-ffff-ffff-ffffffffffff",
            "id BETWEEN '00000000000000000000000000' AND '0000000001ZZZZZZZZZZZZZZZZ'",
            "id BETWEEN '00000000-0000-0000-0000-000000000000' \
             AND '00000000-0001-ffff-ffff-ffffffffffff'",
        ];
        assert_eq!(BoundsLine::ALL.map(|line| line.of(bounds)), expected);
    }

    #[test]
    fn what_is_wrong_with_a_span_is_said() {
        let timestamp_ms = MAX_TIMESTAMP_MS + 1;
        let too_large = TimestampTooLarge { timestamp_ms };
        assert_eq!(Bounds::of_moment(timestamp_ms), Err(too_large));
        for (from_ms, to_ms) in [(0, timestamp_ms), (timestamp_ms, 0)] {
            let expected = Err(SpanError::TooLarge(too_large));
            assert_eq!(Bounds::of_span(from_ms, to_ms), expected);
        }
        let expected = SpanError::Reversed {
            from_ms: 2,
            to_ms: 1,
        };
        assert_eq!(Bounds::of_span(2, 1), Err(expected));
    }
}
