//! Crockford's Base32, as the ULID specification uses it: 26 characters of
//! five bits, the first of which holds only three (26 × 5 is two more than 128).

/// The 32 characters, in the order of their values. `I`, `L`, `O` and `U` are
/// left out: the first three look like digits, the fourth avoids accidental words.
///
/// <https://www.crockford.com/base32.html>
pub const ALPHABET: [u8; 32] = *b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many characters a ULID has.
pub const LENGTH: usize = 26;

/// How many of them, from the left, hold the time.
pub const TIMESTAMP_LENGTH: usize = 10;

/// The bits of one character.
const BITS: u32 = 5;
const MASK: u8 = 0b1_1111;
const PAIR_MASK: u16 = 0b11_1111_1111;

/// The value of each byte as a character, in either case; outside the alphabet −1.
static VALUES: [i8; 256] = values();

// A constant function has no `try_from` yet; `value` never passes 31.
#[expect(clippy::as_conversions, clippy::cast_possible_truncation)]
#[expect(clippy::indexing_slicing, reason = "evaluated when compiling")]
const fn values() -> [i8; 256] {
    let mut values = [-1; 256];
    let mut value = 0;
    while value < ALPHABET.len() {
        let upper = ALPHABET[value];
        values[upper as usize] = value as i8;
        values[upper.to_ascii_lowercase() as usize] = value as i8;
        value += 1;
    }
    values
}

/// The characters of every ten bits: half as many look-ups as one by one.
#[cfg(not(target_arch = "wasm32"))]
static PAIRS: [[u8; 2]; 1 << (2 * BITS)] = pairs();

/// The same, made when first needed: it would be a kilobyte of the page.
#[cfg(target_arch = "wasm32")]
static PAIRS: std::sync::LazyLock<[[u8; 2]; 1 << (2 * BITS)]> = std::sync::LazyLock::new(pairs);

#[expect(clippy::indexing_slicing, reason = "the table has every pair")]
const fn pairs() -> [[u8; 2]; 1 << (2 * BITS)] {
    let mut pairs = [[0; 2]; 1 << (2 * BITS)];
    let mut value = 0;
    while value < pairs.len() {
        pairs[value] = [ALPHABET[value >> BITS], ALPHABET[value % ALPHABET.len()]];
        value += 1;
    }
    pairs
}

/// The 26 upper-case characters of 128 bits, most significant first.
///
/// ```
/// use ulid_generator::ulid::base32;
///
/// assert_eq!(&base32::encode(0), b"00000000000000000000000000");
/// assert_eq!(&base32::encode(u128::MAX), b"7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
/// ```
#[must_use]
pub fn encode(bits: u128) -> [u8; LENGTH] {
    let mut text = [0; LENGTH];
    let mut rest = bits;
    let table: &[_; 1 << (2 * BITS)] = &PAIRS;
    let (pairs, _) = text.as_chunks_mut();
    for pair in pairs.iter_mut().rev() {
        let [.., high, low] = rest.to_be_bytes();
        let value = u16::from_be_bytes([high, low]) & PAIR_MASK;
        #[expect(clippy::indexing_slicing, reason = "the mask keeps it in the table")]
        let characters = table[usize::from(value)];
        *pair = characters;
        rest >>= 2 * BITS;
    }
    text
}

/// The character of a value; only the low five bits of `value` count.
#[must_use]
pub fn character(value: u8) -> u8 {
    #[expect(clippy::indexing_slicing, reason = "the mask keeps it below 32")]
    ALPHABET[usize::from(value & MASK)]
}

/// The value of a character in either case, 0 to 31, or `None` for one outside
/// the alphabet.
///
/// ```
/// use ulid_generator::ulid::base32;
///
/// assert_eq!(base32::value('z'), Some(31));
/// assert_eq!(base32::value('U'), None);
/// ```
#[must_use]
pub fn value(character: char) -> Option<u8> {
    let byte = u8::try_from(character).ok()?;
    #[expect(clippy::indexing_slicing, reason = "the table has every byte")]
    let value = VALUES[usize::from(byte)];
    u8::try_from(value).ok()
}

/// The 128 bits of 26 characters in either case, or `None` where one is outside
/// the alphabet or the whole is above `7ZZZZZZZZZZZZZZZZZZZZZZZZZ`.
///
/// It does not look for the place of a fault; [`Ulid::parse`](super::Ulid::parse)
/// does, once it knows that there is one.
///
/// ```
/// use ulid_generator::ulid::base32;
///
/// assert_eq!(base32::decode(b"7ZZZZZZZZZZZZZZZZZZZZZZZZZ"), Some(u128::MAX));
/// assert_eq!(base32::decode(b"80000000000000000000000000"), None);
/// ```
#[must_use]
pub fn decode(text: &[u8; LENGTH]) -> Option<u128> {
    // Three short chains of shifts run beside each other; one of 26 would not.
    let (timestamp, randomness) = text.split_at(TIMESTAMP_LENGTH);
    let (high, low) = randomness.split_at(8);
    let timestamp = word(timestamp).filter(|word| *word >> 48 == 0)?;
    Some(u128::from(timestamp) << 80 | u128::from(word(high)?) << 40 | u128::from(word(low)?))
}

/// The bits of at most twelve characters.
fn word(characters: &[u8]) -> Option<u64> {
    let word = characters.iter().fold(0, |bits: i64, byte| {
        #[expect(clippy::indexing_slicing, reason = "the table has every byte")]
        let value = VALUES[usize::from(*byte)];
        bits << BITS | i64::from(value)
    });
    // One character outside the alphabet sets every bit above it, the sign too.
    u64::try_from(word).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_has_its_value_in_both_cases() {
        for (expected, byte) in (0..).zip(ALPHABET) {
            assert_eq!(value(char::from(byte)), Some(expected));
            assert_eq!(value(char::from(byte.to_ascii_lowercase())), Some(expected));
            assert_eq!(character(expected), byte);
        }
    }

    #[test]
    fn no_other_character_has_a_value() {
        let with_value = ('\0'..=char::MAX).filter(|c| value(*c).is_some()).count();
        assert_eq!(with_value, 10 + 22 * 2);
        for outside in ['I', 'L', 'O', 'U', 'u', '-', ' ', 'ſ', '٠', '😈'] {
            assert_eq!(value(outside), None, "{outside:?}");
        }
    }

    #[test]
    fn only_the_first_eight_values_can_lead() {
        for (lead, byte) in (0_u8..).zip(ALPHABET) {
            let mut text = [b'0'; LENGTH];
            text[0] = byte;
            let expected = (lead < 8).then(|| u128::from(lead) << 125);
            assert_eq!(decode(&text), expected, "{}", char::from(byte));
        }
    }

    #[test]
    fn one_wrong_byte_anywhere_is_no_reading() {
        for place in 0..LENGTH {
            for wrong in (0..=u8::MAX).filter(|b| value(char::from(*b)).is_none()) {
                let mut text = [b'7'; LENGTH];
                text[place] = wrong;
                assert_eq!(decode(&text), None, "{wrong} at {place}");
            }
        }
    }
}
