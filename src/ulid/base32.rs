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

/// Stands in [`VALUES`] for a byte outside the alphabet. Its high bit is what
/// [`decode`] looks for, and no value of a character has it.
const OUTSIDE: u8 = 0x80;

/// The value of each byte as a character, in either case, or [`OUTSIDE`].
const VALUES: [u8; 256] = values();

// A constant function has no `try_from` yet; `value` never passes 31.
#[expect(clippy::as_conversions, clippy::cast_possible_truncation)]
#[expect(clippy::indexing_slicing, reason = "evaluated when compiling")]
const fn values() -> [u8; 256] {
    let mut values = [OUTSIDE; 256];
    let mut value = 0;
    while value < ALPHABET.len() {
        let upper = ALPHABET[value];
        values[upper as usize] = value as u8;
        values[upper.to_ascii_lowercase() as usize] = value as u8;
        value += 1;
    }
    values
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
    for place in text.iter_mut().rev() {
        let [.., low] = rest.to_be_bytes();
        *place = character(low & MASK);
        rest >>= BITS;
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
    Some(value_of_byte(byte)).filter(|value| *value != OUTSIDE)
}

fn value_of_byte(byte: u8) -> u8 {
    #[expect(clippy::indexing_slicing, reason = "the table has every byte")]
    VALUES[usize::from(byte)]
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
    let [first, ..] = text;
    let too_large = value_of_byte(*first) > 7;
    let mut seen = 0;
    let mut bits = 0;
    for byte in text {
        let value = value_of_byte(*byte);
        seen |= value;
        bits = bits << BITS | u128::from(value & MASK);
    }
    (!too_large && seen & OUTSIDE == 0).then_some(bits)
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
