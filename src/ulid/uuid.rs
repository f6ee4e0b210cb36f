//! The same 128 bits as a UUID.
//!
//! The ULID specification promises 128 bits that fit where a UUID does, and says
//! nothing of a UUID's version and variant: a ULID shows whatever its bits happen
//! to be. No bit is changed on the way, so the way back is always open, and the
//! texts of both are ordered alike.

use super::Ulid;
use std::fmt;

/// How many characters the text of a UUID has.
pub const LENGTH: usize = 36;

/// Where the four bits of the version stand: the thirteenth hexadecimal digit.
const VERSION_SHIFT: u32 = 76;
/// Where the first two bits of the variant stand: in the seventeenth digit.
const VARIANT_SHIFT: u32 = 62;

/// A UUID: 128 bits, written in hexadecimal with its most significant byte first.
///
/// ```
/// use ulid_generator::ulid::{Ulid, uuid::Uuid};
///
/// let ulid = Ulid::parse("01ARZ3NDEKTSV4RRFFQ69G5FAV")?;
/// let uuid = Uuid::from(ulid);
/// assert_eq!(uuid.to_string(), "01563e3a-b5d3-d676-4c61-efb99302bd5b");
/// assert_eq!(Ulid::from(uuid), ulid);
/// # Ok::<(), ulid_generator::ulid::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Uuid(u128);

/// What the first bits of a UUID's seventeenth digit say of its layout:
/// [RFC 9562, section 4.1](https://www.rfc-editor.org/rfc/rfc9562#section-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Digits `0` to `7`: reserved for the Apollo Network Computing System.
    Ncs,
    /// Digits `8` to `b`: the layout of RFC 9562, which has versions.
    Rfc9562,
    /// Digits `c` and `d`: reserved for Microsoft.
    Microsoft,
    /// Digits `e` and `f`: reserved for the future.
    Future,
}

impl Uuid {
    /// Reads 32 hexadecimal digits in either case: with no hyphen or with the
    /// standard four, alone, in braces, or after `urn:uuid:`. Nothing else.
    ///
    /// ```
    /// use ulid_generator::ulid::uuid::Uuid;
    ///
    /// let uuid = Uuid::parse("0188c17d-67a6-7764-b475-2c985755bb71");
    /// assert_eq!(Uuid::parse("{0188C17D67A67764B4752C985755BB71}"), uuid);
    /// assert_eq!(Uuid::parse("0188c17d-67a6-7764-b475-2c985755bb7"), None);
    /// ```
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = in_braces(text).or_else(|| after_urn(text)).unwrap_or(text);
        let groups = digits.split('-').map(str::len);
        if !groups.clone().eq([32]) && !groups.eq([8, 4, 4, 4, 12]) {
            return None;
        }
        let bits = digits
            .chars()
            .filter(|character| *character != '-')
            .try_fold(0, |bits, digit| {
                Some(bits << 4 | u128::from(digit.to_digit(16)?))
            })?;
        Some(Self(bits))
    }

    /// Its text in ASCII, lower case, with four hyphens:
    /// [RFC 9562, section 4](https://www.rfc-editor.org/rfc/rfc9562#section-4).
    #[must_use]
    pub fn encode(self) -> [u8; LENGTH] {
        let mut text = [b'-'; LENGTH];
        let places = text
            .iter_mut()
            .enumerate()
            .filter(|(place, _)| !matches!(place, 8 | 13 | 18 | 23));
        let digits = self.0.to_be_bytes().into_iter();
        let digits = digits.flat_map(|byte| [byte >> 4, byte & 0xF]);
        for ((_, place), digit) in places.zip(digits) {
            *place = digit + if digit < 10 { b'0' } else { b'a' - 10 };
        }
        text
    }

    /// The version that its bits show, 0 to 15. It means something only in the
    /// variant [`Variant::Rfc9562`].
    #[must_use]
    pub const fn version(self) -> u8 {
        let [_, _, _, _, _, _, byte, ..] = self.0.to_be_bytes();
        byte >> 4
    }

    /// The variant that its bits show.
    #[must_use]
    pub const fn variant(self) -> Variant {
        let [_, _, _, _, _, _, _, _, byte, ..] = self.0.to_be_bytes();
        match byte >> 4 {
            0..=7 => Variant::Ncs,
            8..=11 => Variant::Rfc9562,
            12 | 13 => Variant::Microsoft,
            _ => Variant::Future,
        }
    }

    /// Whether RFC 9562 defines it: versions 1 to 8 of its variant, the nil UUID
    /// and the max UUID. Strict readers refuse the others; of all ULIDs, one in
    /// eight passes.
    #[must_use]
    pub fn is_standard(self) -> bool {
        let has_version = matches!(self.version(), 1..=8) && self.variant() == Variant::Rfc9562;
        has_version || self.0 == u128::MIN || self.0 == u128::MAX
    }

    /// Whether its first 48 bits are a time by its own standard: those of version 7
    /// are, in milliseconds since 1970, as a ULID's. The others' are not; only who
    /// knows that a UUID was made from a ULID can read its time.
    #[must_use]
    pub fn is_version_7(self) -> bool {
        self.version() == 7 && self.variant() == Variant::Rfc9562
    }

    /// A copy that strict readers take for version 7: a different ID. Its time is
    /// the same, but six random bits are lost, and there is no way back.
    ///
    /// ```
    /// use ulid_generator::ulid::uuid::Uuid;
    ///
    /// let uuid = Uuid::parse("0184a954-35d4-8d19-29f6-83a29b41c885");
    /// let marked = uuid.map(Uuid::as_version_7);
    /// assert_eq!(marked, Uuid::parse("0184a954-35d4-7d19-a9f6-83a29b41c885"));
    /// ```
    #[must_use]
    pub const fn as_version_7(self) -> Self {
        let cleared = self.0 & !(0xF << VERSION_SHIFT | 0b11 << VARIANT_SHIFT);
        Self(cleared | 7 << VERSION_SHIFT | 0b10 << VARIANT_SHIFT)
    }
}

fn in_braces(text: &str) -> Option<&str> {
    text.strip_prefix('{')?.strip_suffix('}')
}

/// What follows `urn:uuid:`, in any case.
pub(super) fn after_urn(text: &str) -> Option<&str> {
    const PREFIX: &str = "urn:uuid:";
    let (start, rest) = text.split_at_checked(PREFIX.len())?;
    start.eq_ignore_ascii_case(PREFIX).then_some(rest)
}

impl From<Ulid> for Uuid {
    fn from(ulid: Ulid) -> Self {
        Self(ulid.to_u128())
    }
}

impl From<Uuid> for Ulid {
    fn from(uuid: Uuid) -> Self {
        Self::from_u128(uuid.0)
    }
}

/// As [`Uuid::encode`] writes it.
impl fmt::Display for Uuid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The bytes are digits and hyphens, so they are always text.
        f.pad(std::str::from_utf8(&self.encode()).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uuid(text: &str) -> Uuid {
        Uuid::parse(text).unwrap()
    }

    #[test]
    fn every_form_is_read_in_any_case() {
        let expected = uuid("0188c17d-67a6-7764-b475-2c985755bb71");
        for text in [
            "0188c17d67a67764b4752c985755bb71",
            "0188C17D-67A6-7764-B475-2C985755BB71",
            "{0188c17d-67a6-7764-b475-2c985755bb71}",
            "urn:uuid:0188c17d-67a6-7764-b475-2c985755bb71",
            "URN:Uuid:0188c17d67a67764b4752c985755bb71",
        ] {
            assert_eq!(uuid(text), expected, "{text}");
        }
    }

    #[test]
    fn other_texts_are_not() {
        for text in [
            "",
            "0188c17d67a67764b4752c985755bb7",
            "0188c17d67a67764b4752c985755bb711",
            "0188c17d-67a6-7764-b475-2c985755bb711",
            "0188c17d-67a67764-b475-2c985755bb71",
            "0188c17d67a6-7764-b475-2c98-5755bb71",
            "0188c17g-67a6-7764-b475-2c985755bb71",
            "+188c17d67a67764b4752c985755bb71",
            "{0188c17d-67a6-7764-b475-2c985755bb71",
            "urn:uuid:{0188c17d-67a6-7764-b475-2c985755bb71}",
            "urn:uuix:0188c17d-67a6-7764-b475-2c985755bb71",
            "0188c17d-67a6-7764-b475-2c985755bb７",
            "urn:uuié0188c17d-67a6-7764-b475-2c985755bb71",
        ] {
            assert_eq!(Uuid::parse(text), None, "{text}");
        }
    }

    #[test]
    fn the_seventeenth_digit_is_the_variant() {
        for (digit, expected) in [
            ('0', Variant::Ncs),
            ('7', Variant::Ncs),
            ('8', Variant::Rfc9562),
            ('b', Variant::Rfc9562),
            ('c', Variant::Microsoft),
            ('d', Variant::Microsoft),
            ('e', Variant::Future),
            ('f', Variant::Future),
        ] {
            let text = format!("00000000-0000-0000-{digit}000-000000000000");
            assert_eq!(uuid(&text).variant(), expected, "{text}");
        }
    }

    #[test]
    fn b55_the_standard_ones_are_one_in_eight_and_the_two_ends() {
        for version in 0..=15_u8 {
            for digit in 0..=15_u8 {
                let text = format!("00000000-0000-{version:x}000-{digit:x}000-000000000000");
                let expected =
                    (1..=8).contains(&version) && (8..=11).contains(&digit) || text == nil();
                assert_eq!(uuid(&text).version(), version);
                assert_eq!(uuid(&text).is_standard(), expected, "{text}");
                let expected = version == 7 && (8..=11).contains(&digit);
                assert_eq!(uuid(&text).is_version_7(), expected, "{text}");
            }
        }
        assert!(Uuid::from(Ulid::MAX).is_standard());
    }

    fn nil() -> String {
        Uuid::from(Ulid::MIN).to_string()
    }

    #[test]
    fn marking_changes_six_bits_and_no_more() {
        for bits in [0, u128::MAX, 0x0123_4567_89AB_CDEF_0123_4567_89AB_CDEF] {
            let marked = Uuid(bits).as_version_7();
            assert!(marked.is_version_7());
            let changed = (marked.0 ^ bits) & !(0xF << 76 | 0b11 << 62);
            assert_eq!(changed, 0, "{marked}");
        }
    }
}
