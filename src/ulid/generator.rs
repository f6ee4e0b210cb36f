//! Batches of ULIDs from one reading of the clock and one of the random source.

use super::{Randomness, TimestampTooLarge, Ulid};

/// How many random bytes one ULID takes.
pub const RANDOM_BYTES: usize = size_of::<Randomness>();

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
