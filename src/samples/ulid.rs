use std::time::{SystemTime, UNIX_EPOCH};

const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const MAX_TIME: u128 = (1 << 48) - 1;

/// A new ULID, or `None` if the clock or the random source fails.
/// Needs the crate `getrandom`.
pub fn new() -> Option<String> {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    let mut random = [0; 10];
    getrandom::fill(&mut random).ok()?;
    encode(time.as_millis(), random)
}

/// The ULID of a time in milliseconds and ten random bytes, or `None`
/// if the time does not fit in 48 bits.
pub fn encode(time: u128, random: [u8; 10]) -> Option<String> {
    if time > MAX_TIME {
        return None;
    }
    let bits = random
        .iter()
        .fold(time, |bits, byte| bits << 8 | u128::from(*byte));
    let character = |shift| char::from(ALPHABET[(bits >> shift) as usize & 31]);
    Some((0..26).rev().map(|place| character(5 * place)).collect())
}
