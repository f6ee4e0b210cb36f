//! What can be told of one ULID, each as a text to show and to copy.

use super::Ulid;
use super::civil::CivilTime;
use super::uuid::Uuid;

/// A way to write a ULID, or a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// Its canonical text.
    Ulid,
    /// Its time, in UTC.
    Utc,
    /// Its time, by the visitor's clocks, with their offset from UTC.
    Local,
    /// Its time, in milliseconds since 1970-01-01 UTC.
    Milliseconds,
    /// Its ten random bytes, in hexadecimal.
    Randomness,
    /// The same 128 bits as a UUID (D10).
    Uuid,
    /// The 128 bits as 32 hexadecimal digits.
    Hex,
    /// The 128 bits as a decimal integer.
    Decimal,
    /// The 128 bits as 16 bytes in hexadecimal.
    Bytes,
    /// The 128 bits as such.
    Bits,
    /// Another ID, which strict readers take for a UUID of version 7:
    /// [`Uuid::as_version_7`].
    Version7,
}

impl Fact {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 11] = [
        Self::Ulid,
        Self::Utc,
        Self::Local,
        Self::Milliseconds,
        Self::Randomness,
        Self::Uuid,
        Self::Hex,
        Self::Decimal,
        Self::Bytes,
        Self::Bits,
        Self::Version7,
    ];

    /// Its text. `offset_seconds` is how far east of UTC the visitor's clocks are at
    /// the ULID's time; only [`Fact::Local`] needs it.
    ///
    /// ```
    /// use ulid_generator::ulid::{Ulid, facts::Fact};
    ///
    /// let ulid = Ulid::parse("01HTQW311N1KR5G0Y75M3EF00H")?;
    /// assert_eq!(Fact::Utc.of(ulid, 0), "2024-04-05T19:34:38.901Z");
    /// assert_eq!(Fact::Local.of(ulid, 10_800), "2024-04-05T22:34:38.901+03:00");
    /// assert_eq!(Fact::Randomness.of(ulid, 0), "0c f0 58 03 c7 2d 06 e7 80 11");
    /// # Ok::<(), ulid_generator::ulid::ParseError>(())
    /// ```
    #[must_use]
    pub fn of(self, ulid: Ulid, offset_seconds: i32) -> String {
        let timestamp_ms = ulid.timestamp_ms();
        match self {
            Self::Ulid => ulid.encode().as_str().to_owned(),
            Self::Utc => CivilTime::utc(timestamp_ms).to_string(),
            Self::Local => CivilTime::local(timestamp_ms, offset_seconds).to_string(),
            Self::Milliseconds => timestamp_ms.to_string(),
            // Six bytes of time and a space after each come first.
            Self::Randomness => ulid.to_byte_list().split_off(6 * 3),
            Self::Uuid => Uuid::from(ulid).to_string(),
            Self::Hex => ulid.to_hex(),
            Self::Decimal => ulid.to_decimal(),
            Self::Bytes => ulid.to_byte_list(),
            Self::Bits => ulid.to_bit_list(),
            Self::Version7 => Uuid::from(ulid).as_version_7().to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b54_every_form_of_the_specifications_example() {
        let ulid = Ulid::parse("01ARZ3NDEKTSV4RRFFQ69G5FAV").unwrap();
        let facts = Fact::ALL.map(|fact| fact.of(ulid, 19_800));
        let expected = [
            "01ARZ3NDEKTSV4RRFFQ69G5FAV",
            "2016-07-30T23:54:10.259Z",
            "2016-07-31T05:24:10.259+05:30",
            "1469922850259",
            "d6 76 4c 61 ef b9 93 02 bd 5b",
            "01563e3a-b5d3-d676-4c61-efb99302bd5b",
            "01563e3ab5d3d6764c61efb99302bd5b",
            "1777027686520646174104517696511196507",
            "01 56 3e 3a b5 d3 d6 76 4c 61 ef b9 93 02 bd 5b",
            "00000001 01010110 00111110 00111010 10110101 11010011 11010110 01110110 \
             01001100 01100001 11101111 10111001 10010011 00000010 10111101 01011011",
            "01563e3a-b5d3-7676-8c61-efb99302bd5b",
        ];
        assert_eq!(facts, expected);
    }
}
