//! What many lines are together.

use crate::ulid::Ulid;
use std::cmp::Ordering;

/// What the lines are together. All but the first three numbers are of the valid
/// lines alone; a UUID counts as the ULID of the same bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many lines are a ULID or a UUID as they stand.
    pub valid: usize,
    /// How many could be corrected.
    pub correctable: usize,
    /// How many are neither.
    pub invalid: usize,
    /// How many are UUIDs whose first 48 bits are a time only if they were made
    /// from ULIDs: all that are not of version 7.
    pub doubtful_times: usize,
    /// How many repeat an earlier line.
    pub duplicates: usize,
    /// How many have the time of another line.
    pub sharing_millisecond: usize,
    /// How many are the line before plus one.
    pub steps_by_one: usize,
    /// How they are sorted; `None` while no two differ.
    pub order: Option<Order>,
    /// The smallest.
    pub first: Option<Ulid>,
    /// The largest.
    pub last: Option<Ulid>,
}

/// How lines follow each other; equal neighbours fit any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// None is smaller than the one before.
    Ascending,
    /// None is larger than the one before.
    Descending,
    /// Neither.
    Mixed,
}

impl Summary {
    /// How far apart the times of the first and the last are, in milliseconds.
    #[must_use]
    pub fn span_ms(&self) -> Option<u64> {
        Some(self.last?.timestamp_ms() - self.first?.timestamp_ms())
    }
}

impl Order {
    /// The order so far, with one more pair of neighbours.
    pub(super) fn with(so_far: Option<Self>, neighbours: Ordering) -> Option<Self> {
        let pair = match neighbours {
            Ordering::Less => Self::Ascending,
            Ordering::Equal => return so_far,
            Ordering::Greater => Self::Descending,
        };
        match so_far {
            Some(order) if order != pair => Some(Self::Mixed),
            _ => Some(pair),
        }
    }
}
