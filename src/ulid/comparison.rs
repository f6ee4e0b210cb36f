//! Two ULIDs beside each other.

use super::Ulid;
use std::cmp::Ordering;

/// How one ULID stands to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The order of their times. Of one millisecond they are `Equal`: which was
    /// made first cannot be told, unless both come from monotonic mode.
    pub time: Ordering,
    /// How far apart their times are, in milliseconds.
    pub apart_ms: u64,
    /// The characters that they share from the left, none to all 26.
    pub shared_prefix: String,
}

impl Comparison {
    /// Compares the first with the second.
    ///
    /// ```
    /// use std::cmp::Ordering;
    /// use ulid_generator::ulid::{Ulid, comparison::Comparison};
    ///
    /// let first = Ulid::parse("01AN4Z07BY79KA1307SR9X4MV3")?;
    /// let second = Ulid::parse("01ARZ3NDEKTSV4RRFFQ69G5FAV")?;
    /// let comparison = Comparison::of(first, second);
    /// assert_eq!(comparison.time, Ordering::Less);
    /// assert_eq!(comparison.apart_ms, 4_098_529_365);
    /// assert_eq!(comparison.shared_prefix, "01A");
    /// # Ok::<(), ulid_generator::ulid::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(first: Ulid, second: Ulid) -> Self {
        let (a, b) = (first.encode(), second.encode());
        let pairs = a.as_str().chars().zip(b.as_str().chars());
        Self {
            time: first.timestamp_ms().cmp(&second.timestamp_ms()),
            apart_ms: first.timestamp_ms().abs_diff(second.timestamp_ms()),
            shared_prefix: pairs.take_while(|(a, b)| a == b).map(|(a, _)| a).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_ends_and_the_same_millisecond() {
        let ends = Comparison::of(Ulid::MAX, Ulid::MIN);
        assert_eq!(ends.time, Ordering::Greater);
        assert_eq!(ends.apart_ms, 281_474_976_710_655);
        assert_eq!(ends.shared_prefix, "");

        let neighbours = Comparison::of(Ulid::MIN, Ulid::from_u128(1));
        assert_eq!(neighbours.time, Ordering::Equal);
        assert_eq!(neighbours.apart_ms, 0);
        assert_eq!(neighbours.shared_prefix, "0".repeat(25));

        let same = Comparison::of(Ulid::MAX, Ulid::MAX);
        assert_eq!(same.shared_prefix, Ulid::MAX.to_string());
    }
}
