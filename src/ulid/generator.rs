//! Batches of ULIDs from one reading of the clock and one of the random source.

use super::{Randomness, TimestampTooLarge, Ulid};

/// How many random bytes one ULID takes.
pub const RANDOM_BYTES: usize = size_of::<Randomness>();

/// The random part with all its 80 bits set.
const LAST_RANDOMNESS: u128 = (1 << 80) - 1;

/// A plain batch: one ULID for every ten bytes of `random`, all of one
/// millisecond, each with 80 fresh bits.
///
/// Within the millisecond they have no order: that is what the specification's
/// plain mode promises. Bytes left over after the last ten are not used.
///
/// # Errors
///
/// When the time does not fit in 48 bits.
///
/// ```
/// use ulid_generator::ulid::generator;
///
/// let batch = generator::plain(0, &[0xFF; 20])?;
/// assert_eq!(batch.len(), 2);
/// assert_eq!(batch[1].to_string(), "0000000000ZZZZZZZZZZZZZZZZ");
/// # Ok::<(), ulid_generator::ulid::TimestampTooLarge>(())
/// ```
pub fn plain(timestamp_ms: u64, random: &[u8]) -> Result<Vec<Ulid>, TimestampTooLarge> {
    let (chunks, _) = random.as_chunks();
    chunks
        .iter()
        .map(|randomness| Ulid::from_parts(timestamp_ms, *randomness))
        .collect()
}

/// What monotonic mode remembers from one batch to the next: the last ULID it made,
/// or none yet. A value: a batch takes one and gives the next.
///
/// It is for the times of a clock. For a time that someone chose start from
/// [`Monotonic::default`] and keep the clock's: an earlier choice would be taken for
/// a clock that went back.
///
/// ```
/// use ulid_generator::ulid::generator::Monotonic;
///
/// let (batch, state) = Monotonic::default().batch(1_508_808_576_371, [0x1F; 10], 2)?;
/// assert_eq!(batch[0].to_string(), "01BX5ZZKBK3WFHY7RZ3WFHY7RZ");
/// assert_eq!(batch[1].to_string(), "01BX5ZZKBK3WFHY7RZ3WFHY7S0");
/// // The same millisecond again: it goes on from there, whatever the new bytes.
/// let (batch, _) = state.batch(1_508_808_576_371, [0; 10], 1)?;
/// assert_eq!(batch[0].to_string(), "01BX5ZZKBK3WFHY7RZ3WFHY7S1");
/// # Ok::<(), ulid_generator::ulid::generator::MonotonicError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Monotonic {
    // Not a ULID of zeros for "none": it would be taken for one made in 1970.
    previous: Option<Ulid>,
}

/// Why there is no monotonic batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MonotonicError {
    /// The time is past what a ULID can hold.
    TooLarge(TimestampTooLarge),
    /// The random part would overflow, which the specification forbids. The next
    /// millisecond is free again.
    Exhausted {
        /// How many more there were in this millisecond: fewer than asked for.
        left: u32,
    },
}

impl Monotonic {
    /// `count` ULIDs, each the one before plus one, and the state for the next batch.
    ///
    /// The first is new, of the time and the randomness given, unless the time is not
    /// past that of the last ULID, by the same millisecond or a clock that went back:
    /// then it is that ULID plus one, and the randomness is not used.
    ///
    /// # Errors
    ///
    /// When the time does not fit in 48 bits, or not all of the batch fits in the
    /// millisecond. There is no part of a batch, and this state remains the one to
    /// use.
    pub fn batch(
        self,
        timestamp_ms: u64,
        randomness: Randomness,
        count: u32,
    ) -> Result<(Vec<Ulid>, Self), MonotonicError> {
        let first = match self.previous {
            Some(previous) if timestamp_ms <= previous.timestamp_ms() => previous
                .successor()
                .ok_or(MonotonicError::Exhausted { left: 0 })?,
            _ => Ulid::from_parts(timestamp_ms, randomness)?,
        };
        let first = first.to_u128();
        let left = LAST_RANDOMNESS - (first & LAST_RANDOMNESS) + 1;
        if let Some(left) = u32::try_from(left).ok().filter(|left| *left < count) {
            return Err(MonotonicError::Exhausted { left });
        }
        let batch: Vec<Ulid> = (0..count)
            .map(|step| Ulid::from_u128(first + u128::from(step)))
            .collect();
        let previous = batch.last().copied().or(self.previous);
        Ok((batch, Self { previous }))
    }
}

impl From<TimestampTooLarge> for MonotonicError {
    fn from(error: TimestampTooLarge) -> Self {
        Self::TooLarge(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;

    const NOW: u64 = 1_700_000_000_000;

    fn texts(batch: &[Ulid]) -> Vec<String> {
        batch.iter().map(Ulid::to_string).collect()
    }

    /// The state after a batch of this one ULID.
    fn after(text: &str) -> Monotonic {
        Monotonic {
            previous: Some(Ulid::parse(text).unwrap()),
        }
    }

    #[test]
    fn plain_batches_use_ten_bytes_each_and_leave_the_rest() {
        let bytes: Vec<u8> = (0..29).collect();
        let batch = plain(NOW, &bytes).unwrap();
        let random: Vec<_> = batch.iter().map(|ulid| ulid.randomness()).collect();
        assert_eq!(random.as_flattened(), &bytes[..20]);
        assert!(batch.iter().all(|ulid| ulid.timestamp_ms() == NOW));
        assert_eq!(plain(NOW, &bytes[..9]), Ok(vec![]));
        assert!(plain(MAX_TIMESTAMP_MS + 1, &bytes).is_err());
    }

    #[test]
    fn b38_a_clock_that_steps_back_keeps_the_last_time() {
        let mut state = Monotonic::default();
        let mut all = Vec::new();
        for (timestamp_ms, byte) in [(NOW, 3), (NOW + 1, 2), (NOW - 1_000, 1)] {
            let (batch, next) = state.batch(timestamp_ms, [byte; 10], 2).unwrap();
            all.extend(batch);
            state = next;
        }
        let times: Vec<_> = all.iter().map(|ulid| ulid.timestamp_ms() - NOW).collect();
        assert_eq!(times, [0, 0, 1, 1, 1, 1]);
        assert!(all.is_sorted_by(|a, b| a < b));
        assert_eq!(Some(all[4]), all[3].successor());
    }

    #[test]
    fn b39_the_carry_never_reaches_the_time() {
        let full = after("01FVJFV41BZZZZZZZZZZZZZZZZ");
        let same_ms = full.previous.unwrap().timestamp_ms();
        let exhausted = Err(MonotonicError::Exhausted { left: 0 });
        assert_eq!(full.batch(same_ms, [0; 10], 1), exhausted);
        assert_eq!(full.batch(same_ms - 1, [0; 10], 1), exhausted);
        // Nor past the last ULID of all.
        let last = after("7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
        assert_eq!(last.batch(MAX_TIMESTAMP_MS, [0; 10], 1), exhausted);
    }

    #[test]
    fn b40_a_batch_that_does_not_fit_fails_whole_and_the_next_millisecond_works() {
        let first = Ulid::parse("01BX5ZZKBKZZZZZZZZZZZZZZYR").unwrap();
        let (now, randomness) = (first.timestamp_ms(), first.randomness());
        let state = Monotonic::default();
        let expected = Err(MonotonicError::Exhausted { left: 40 });
        assert_eq!(state.batch(now, randomness, 50), expected);
        assert_eq!(state.batch(now, randomness, 41), expected);

        let (batch, full) = state.batch(now, randomness, 40).unwrap();
        assert_eq!(batch.len(), 40);
        assert_eq!(batch[0], first);
        assert_eq!(batch[39].to_string(), "01BX5ZZKBKZZZZZZZZZZZZZZZZ");
        let expected = Err(MonotonicError::Exhausted { left: 0 });
        assert_eq!(full.batch(now, randomness, 1), expected);

        let (batch, _) = full.batch(now + 1, [0; 10], 1).unwrap();
        assert_eq!(texts(&batch), ["01BX5ZZKBM0000000000000000"]);
    }

    #[test]
    fn b43_b44_within_one_millisecond_each_is_the_one_before_plus_one() {
        let state = after("01BX5ZZKBKACTAV9WEVGEMMVRY");
        let (batch, _) = state.batch(1_508_808_576_371, [0xFF; 10], 50).unwrap();
        assert_eq!(batch.len(), 50);
        assert_eq!(
            texts(&batch[..2]),
            ["01BX5ZZKBKACTAV9WEVGEMMVRZ", "01BX5ZZKBKACTAV9WEVGEMMVS0"]
        );
        for pair in batch.windows(2) {
            assert_eq!(pair[0].successor(), Some(pair[1]));
        }
    }

    #[test]
    fn b45_a_chosen_time_starts_fresh_and_leaves_the_clock_alone() {
        let (_, clock) = Monotonic::default().batch(NOW, [9; 10], 3).unwrap();
        let (batch, _) = Monotonic::default()
            .batch(1_000_000_000_000, [7; 10], 2)
            .unwrap();
        assert_eq!(batch[0].timestamp_ms(), 1_000_000_000_000);
        assert_eq!(batch[0].randomness(), [7; 10]);
        let (batch, _) = clock.batch(NOW + 1, [5; 10], 1).unwrap();
        assert_eq!(batch, [Ulid::from_parts(NOW + 1, [5; 10]).unwrap()]);
    }

    #[test]
    fn b31_b46_time_0_is_a_time_like_any_other() {
        let (batch, state) = Monotonic::default().batch(0, [0xAB; 10], 2).unwrap();
        assert_eq!(batch[0], Ulid::from_parts(0, [0xAB; 10]).unwrap());
        assert_eq!(Some(batch[1]), batch[0].successor());
        let (batch, _) = state.batch(0, [0; 10], 1).unwrap();
        assert_eq!(batch[0].to_u128() & 0xFF, 0xAD);
    }

    #[test]
    fn an_empty_batch_and_a_failed_one_change_nothing() {
        let state = after("01BX5ZZKBKACTAV9WEVGEMMVRZ");
        assert_eq!(state.batch(NOW, [1; 10], 0), Ok((vec![], state)));
        let timestamp_ms = MAX_TIMESTAMP_MS + 1;
        let expected = MonotonicError::TooLarge(TimestampTooLarge { timestamp_ms });
        assert_eq!(state.batch(timestamp_ms, [1; 10], 1), Err(expected));
    }
}
