//! Many ULIDs for a file, made in steps: between two of them a page can show how far
//! it is, or stop. Each step hands out its piece of the file, and keeps none.

use super::generator::{self, Monotonic, MonotonicError, RANDOM_BYTES};
use super::listing::{Listing, Writer};
use super::{TimestampTooLarge, Ulid};

/// A file of ULIDs in the making.
///
/// Each step is given the time, in milliseconds since 1970-01-01 UTC: the same one
/// each time if somebody chose it, or else a new reading of the clock.
///
/// ```
/// use ulid_generator::ulid::bulk::Bulk;
/// use ulid_generator::ulid::listing::Listing;
///
/// let mut bulk = Bulk::plain(3, Listing::default());
/// let mut file = String::new();
/// while !bulk.is_finished() {
///     let random = vec![0x1F; bulk.random_bytes(2)];
///     file += &bulk.step(2, 1_508_808_576_371, &random)?;
/// }
/// assert_eq!(file, "01BX5ZZKBK3WFHY7RZ3WFHY7RZ\n".repeat(3));
/// # Ok::<(), ulid_generator::ulid::bulk::BulkError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bulk {
    count: u32,
    done: u32,
    /// `None` in plain mode.
    monotonic: Option<Monotonic>,
    line_end: &'static str,
    writer: Writer,
}

/// Why a step made nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BulkError {
    /// The time is past what a ULID can hold, or a millisecond has no more monotonic
    /// ULIDs.
    Generator(MonotonicError),
    /// There are fewer random bytes than [`Bulk::random_bytes`] asked for.
    TooFewBytes,
}

impl Bulk {
    /// `count` plain ULIDs, each with 80 fresh bits.
    #[must_use]
    pub fn plain(count: u32, listing: Listing) -> Self {
        Self {
            count,
            done: 0,
            monotonic: None,
            line_end: listing.format.line_end(),
            writer: Writer::new(listing),
        }
    }

    /// `count` monotonic ULIDs, each above the one before, also where the clock goes
    /// back between two steps (D4). They go on from `state`: the clock's, or a fresh
    /// one for a time that somebody chose (D5).
    #[must_use]
    pub fn monotonic(count: u32, listing: Listing, state: Monotonic) -> Self {
        Self {
            monotonic: Some(state),
            ..Self::plain(count, listing)
        }
    }

    /// How many there will be.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// How many are made.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Whether all are made, and so the file is whole.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.done == self.count
    }

    /// What monotonic mode remembers of those made; `None` in plain mode. Once they
    /// all are, it is for the clock's next batch to go on from.
    #[must_use]
    pub fn state(&self) -> Option<Monotonic> {
        self.monotonic
    }

    /// How many random bytes the next step takes if it makes at most so many.
    #[must_use]
    pub fn random_bytes(&self, most: u32) -> usize {
        let fresh = match self.monotonic {
            None => self.next_count(most),
            Some(_) => 1,
        };
        usize::try_from(fresh).map_or(usize::MAX, |fresh| fresh.saturating_mul(RANDOM_BYTES))
    }

    /// Makes the next ones, at most `most` but at least one, and gives their piece of
    /// the file. The last piece ends the file; after it there is nothing more.
    ///
    /// # Errors
    ///
    /// When the time does not fit in 48 bits, the randomness of a monotonic step would
    /// overflow, or there are too few random bytes. The step made nothing and changed
    /// nothing. After an overflow the pieces so far are no file either: it fails as a
    /// whole (D3), and the state from which it began remains the one to use.
    pub fn step(
        &mut self,
        most: u32,
        timestamp_ms: u64,
        random: &[u8],
    ) -> Result<String, BulkError> {
        if self.is_finished() {
            return Ok(String::new());
        }
        let count = self.next_count(most);
        let ulids = self.make(count, timestamp_ms, random)?;
        self.done += count;
        let mut piece = self.writer.piece(&ulids);
        if self.is_finished() {
            piece.push_str(self.writer.end());
            piece.push_str(self.line_end);
        }
        Ok(piece)
    }

    fn next_count(&self, most: u32) -> u32 {
        (self.count - self.done).min(most.max(1))
    }

    fn make(
        &mut self,
        count: u32,
        timestamp_ms: u64,
        random: &[u8],
    ) -> Result<Vec<Ulid>, BulkError> {
        let Some(state) = self.monotonic else {
            let random = random
                .get(..self.random_bytes(count))
                .ok_or(BulkError::TooFewBytes)?;
            return Ok(generator::plain(timestamp_ms, random)?);
        };
        let randomness = random.first_chunk().ok_or(BulkError::TooFewBytes)?;
        let (ulids, state) = state.batch(timestamp_ms, *randomness, count)?;
        self.monotonic = Some(state);
        Ok(ulids)
    }
}

impl From<MonotonicError> for BulkError {
    fn from(error: MonotonicError) -> Self {
        Self::Generator(error)
    }
}

impl From<TimestampTooLarge> for BulkError {
    fn from(error: TimestampTooLarge) -> Self {
        Self::Generator(error.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;
    use crate::ulid::listing::Format;

    const NOW: u64 = 1_700_000_000_000;

    /// All pieces, of steps at these times.
    fn pieces(bulk: &mut Bulk, most: u32, times: impl IntoIterator<Item = u64>) -> Vec<String> {
        let mut times = times.into_iter();
        let mut pieces = Vec::new();
        while !bulk.is_finished() {
            let length = bulk.random_bytes(most);
            let random: Vec<u8> = (0..=u8::MAX).cycle().take(length).collect();
            pieces.push(bulk.step(most, times.next().unwrap(), &random).unwrap());
        }
        pieces
    }

    #[test]
    fn the_pieces_are_the_file_of_one_batch() {
        let bytes: Vec<u8> = (0..=u8::MAX).cycle().take(70).collect();
        let (monotonic, _) = Monotonic::default()
            .batch(NOW, *bytes.first_chunk().unwrap(), 7)
            .unwrap();
        for format in [
            Format::Lines,
            Format::Json,
            Format::Csv,
            Format::Sql,
            Format::Uuid,
        ] {
            let listing = Listing {
                format,
                ..Listing::default()
            };
            for (most, steps) in [(0, 7), (1, 7), (3, 3), (6, 2), (7, 1), (u32::MAX, 1)] {
                let mut bulk = Bulk::monotonic(7, listing.clone(), Monotonic::default());
                let all = pieces(&mut bulk, most, [NOW; 7]);
                assert_eq!(all.len(), steps, "{most}");
                assert_eq!(all.concat(), listing.file(&monotonic), "{format:?}");
            }
            let mut bulk = Bulk::plain(7, listing.clone());
            let plain = generator::plain(NOW, &bytes).unwrap();
            let all = pieces(&mut bulk, 7, [NOW]);
            assert_eq!(all.concat(), listing.file(&plain), "{format:?}");
        }
    }

    #[test]
    fn a_plain_step_takes_ten_bytes_each_and_a_monotonic_one_ten() {
        let mut bulk = Bulk::plain(7, Listing::default());
        assert_eq!((bulk.random_bytes(5), bulk.random_bytes(9)), (50, 70));
        assert_eq!(bulk.step(5, NOW, &[0; 49]), Err(BulkError::TooFewBytes));
        assert_eq!((bulk.done(), bulk.count()), (0, 7));
        // What is left over is not used.
        assert!(bulk.step(5, NOW, &[0; 99]).is_ok());
        assert_eq!((bulk.done(), bulk.random_bytes(5)), (5, 20));

        let mut bulk = Bulk::monotonic(7, Listing::default(), Monotonic::default());
        assert_eq!(bulk.random_bytes(5), 10);
        assert_eq!(bulk.step(5, NOW, &[0; 9]), Err(BulkError::TooFewBytes));
        assert!(bulk.step(5, NOW, &[0; 10]).is_ok());
    }

    #[test]
    fn after_the_last_step_there_is_nothing_more() {
        for count in [0, 1] {
            let mut bulk = Bulk::plain(count, Listing::default());
            pieces(&mut bulk, 1, [NOW]);
            assert!(bulk.is_finished());
            assert_eq!(bulk.step(1, NOW, &[]), Ok(String::new()));
            assert_eq!(bulk.done(), count);
        }
    }

    #[test]
    fn b39_an_overflow_is_an_error_and_changes_nothing() {
        // Four are left in the millisecond.
        let mut random = [0xFF; 10];
        random[9] = 0xFC;
        let mut bulk = Bulk::monotonic(6, Listing::default(), Monotonic::default());
        let piece = bulk.step(3, NOW, &random).unwrap();
        let state = bulk.state();
        let expected = BulkError::Generator(MonotonicError::Exhausted { left: 1 });
        assert_eq!(bulk.step(3, NOW, &random), Err(expected));
        assert_eq!((bulk.done(), bulk.state()), (3, state));
        assert_eq!(piece.lines().count(), 3);

        let timestamp_ms = MAX_TIMESTAMP_MS + 1;
        let too_large = MonotonicError::TooLarge(TimestampTooLarge { timestamp_ms });
        let expected = Err(BulkError::Generator(too_large));
        assert_eq!(bulk.step(3, timestamp_ms, &random), expected);
        let mut bulk = Bulk::plain(1, Listing::default());
        assert_eq!(bulk.step(1, timestamp_ms, &random), expected);
    }

    #[test]
    fn b38_a_million_in_monotonic_mode_ascend_even_where_the_clock_goes_back() {
        let (shown, clock) = Monotonic::default().batch(NOW + 9, [7; 10], 1).unwrap();
        let mut bulk = Bulk::monotonic(1_000_000, Listing::default(), clock);
        // The clock stands still, goes on, and goes back again and again.
        let times = (0..200).map(|step| NOW + step / 2 % 30);
        let file = pieces(&mut bulk, 5_000, times).concat();
        let mut last = shown[0].to_string();
        for line in file.lines() {
            assert!(*last < *line, "{last} {line}");
            line.clone_into(&mut last);
        }
        assert_eq!(file.len(), 27_000_000);
        let (next, _) = bulk.state().unwrap().batch(NOW, [0; 10], 1).unwrap();
        assert!(last < next[0].to_string());
    }
}
