//! The calculation of a ULID's text, step by step, as one does it on paper: the
//! time divided by 32 again and again, the random bytes as bits in groups of five.
//!
//! The letters come from the encoder's own alphabet, and a test holds the steps of
//! many ULIDs against what the encoder writes at once.

pub mod typed;

use super::base32::{self, LENGTH, TIMESTAMP_LENGTH};
use super::{Randomness, Ulid};

/// How many values a character can have, which is what the time is divided by.
pub const RADIX: u64 = 32;

/// One division of the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Division {
    /// What is divided: the time at first, then the last quotient.
    pub dividend: u64,
    /// What is left to divide.
    pub quotient: u64,
    /// The value of a character.
    pub remainder: u8,
    /// That character.
    pub letter: char,
}

/// The divisions of a ULID's time. The first gives the last of its ten characters.
///
/// ```
/// use ulid_generator::ulid::{Ulid, steps};
///
/// let ulid = Ulid::parse("01HTQW311N1KR5G0Y75M3EF00H")?;
/// let [first, .., last] = steps::divisions(ulid);
/// assert_eq!((first.dividend, first.remainder, first.letter), (1_712_345_678_901, 21, 'N'));
/// assert_eq!((last.quotient, last.letter), (0, '0'));
/// # Ok::<(), ulid_generator::ulid::ParseError>(())
/// ```
#[must_use]
pub fn divisions(ulid: Ulid) -> [Division; TIMESTAMP_LENGTH] {
    let mut rest = ulid.timestamp_ms();
    [(); TIMESTAMP_LENGTH].map(|()| {
        let dividend = rest;
        rest /= RADIX;
        let [.., low] = dividend.to_be_bytes();
        let group = Group::of(low);
        Division {
            dividend,
            quotient: rest,
            remainder: group.value,
            letter: group.letter,
        }
    })
}

/// Five bits and their character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// The bits as a number, 0 to 31.
    pub value: u8,
    /// Their character.
    pub letter: char,
}

impl Group {
    /// Of the low five bits of a byte.
    fn of(byte: u8) -> Self {
        Self {
            value: byte & 0b1_1111,
            letter: char::from(base32::character(byte)),
        }
    }

    /// The five bits, such as `10101`.
    #[must_use]
    pub fn bits(self) -> String {
        bits(self.value).split_off(3)
    }
}

/// The eight bits of a byte, such as `00001100`.
#[must_use]
pub fn bits(byte: u8) -> String {
    (0..8)
        .rev()
        .map(|place| if byte >> place & 1 == 1 { '1' } else { '0' })
        .collect()
}

/// The random bits in groups of five, from the left: 16 of them.
///
/// ```
/// use ulid_generator::ulid::{Ulid, steps};
///
/// let ulid = Ulid::parse("01HTQW311N1KR5G0Y75M3EF00H")?;
/// let groups = steps::groups(ulid).take(2);
/// let groups: Vec<_> = groups.map(|group| (group.bits(), group.letter)).collect();
/// assert_eq!(groups, [("00001".to_owned(), '1'), ("10011".to_owned(), 'K')]);
/// # Ok::<(), ulid_generator::ulid::ParseError>(())
/// ```
pub fn groups(ulid: Ulid) -> impl Iterator<Item = Group> {
    (TIMESTAMP_LENGTH + 1..=LENGTH).filter_map(move |position| character(ulid, position))
}

/// A character with its five bits; `position` counts from 1 to 26, anything else has
/// none. The first two bits of the first one are always zero.
#[must_use]
pub fn character(ulid: Ulid, position: usize) -> Option<Group> {
    let after = LENGTH.checked_sub(position).filter(|_| position > 0)?;
    let [.., low] = (ulid.to_u128() >> (5 * after)).to_be_bytes();
    Some(Group::of(low))
}

/// Which of the 128 bits a character holds, the first and the last, counted from 1.
/// `position` is the character's, from 1 to 26.
///
/// ```
/// use ulid_generator::ulid::steps::bits_of;
///
/// assert_eq!(bits_of(1), (1, 3)); // After the two that are always zero.
/// assert_eq!(bits_of(2), (4, 8));
/// assert_eq!(bits_of(26), (124, 128));
/// ```
#[must_use]
pub const fn bits_of(position: usize) -> (usize, usize) {
    let last = (position * 5).saturating_sub(2);
    (if position > 1 { last - 4 } else { 1 }, last)
}

/// The time and the random bytes that the guide and the page take as their example.
pub const EXAMPLE: (u64, Randomness) = (
    1_712_345_678_901,
    [12, 240, 88, 3, 199, 45, 6, 231, 128, 17],
);

#[cfg(test)]
mod tests {
    use super::*;

    /// Different in all their characters, and the ends of what there is.
    fn some() -> Vec<Ulid> {
        let mut bits = 0x0123_4567_89AB_CDEF_u128;
        let mut next = || {
            bits = bits.wrapping_mul(0x2360_ED05_1FC6_5DA4_4385_DF64_9FCC_F645) + 1;
            Ulid::from_u128(bits)
        };
        let mut some: Vec<_> = (0..1_000).map(|_| next()).collect();
        some.extend([Ulid::MIN, Ulid::MAX]);
        some
    }

    fn characters(ulid: Ulid) -> impl Iterator<Item = Group> {
        assert_eq!(character(ulid, 0), None);
        assert_eq!(character(ulid, LENGTH + 1), None);
        (1..=LENGTH).map(move |position| character(ulid, position).unwrap())
    }

    #[test]
    fn the_steps_lead_to_what_the_encoder_writes() {
        for ulid in some() {
            let encoded = ulid.encode();
            let mut time = divisions(ulid).map(|step| step.letter);
            time.reverse();
            assert_eq!(String::from_iter(time), encoded.timestamp());
            let random: String = groups(ulid).map(|group| group.letter).collect();
            assert_eq!(random, encoded.randomness());
            let all: String = characters(ulid).map(|group| group.letter).collect();
            assert_eq!(all, encoded.as_str());
        }
    }

    #[test]
    fn every_division_is_right_and_the_last_leaves_nothing() {
        for ulid in some() {
            let steps = divisions(ulid);
            let mut dividend = ulid.timestamp_ms();
            for step in steps {
                assert_eq!(step.dividend, dividend);
                assert_eq!(step.quotient * 32 + u64::from(step.remainder), dividend);
                dividend = step.quotient;
            }
            assert_eq!(dividend, 0, "{ulid}");
        }
    }

    #[test]
    fn bits_are_the_same_in_bytes_and_in_groups() {
        for ulid in some() {
            let bytes: String = ulid.randomness().map(bits).concat();
            let grouped: String = groups(ulid).map(Group::bits).collect();
            assert_eq!(bytes, grouped);
            let all: String = characters(ulid).map(Group::bits).collect();
            assert_eq!(all, format!("00{:0128b}", ulid.to_u128()));
            for (position, group) in (1..).zip(characters(ulid)) {
                let (first, last) = bits_of(position);
                let own = all.get(first + 1..last + 2).unwrap();
                assert!(group.bits().ends_with(own));
            }
        }
    }

    #[test]
    fn the_example_is_the_known_one() {
        let (timestamp_ms, random) = EXAMPLE;
        let ulid = Ulid::from_parts(timestamp_ms, random).unwrap();
        assert_eq!(ulid.to_string(), "01HTQW311N1KR5G0Y75M3EF00H");
    }
}
