//! The text of a ULID, held without an allocation.

use super::base32::{self, LENGTH, TIMESTAMP_LENGTH};

/// The 26 characters of a ULID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoded([u8; LENGTH]);

impl Encoded {
    pub(super) fn new(bits: u128) -> Self {
        Self(base32::encode(bits))
    }

    /// All 26 characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        text(&self.0)
    }

    /// The first ten characters, which hold the time.
    ///
    /// ```
    /// use ulid_generator::ulid::Ulid;
    ///
    /// let encoded = Ulid::MAX.encode();
    /// assert_eq!(encoded.timestamp(), "7ZZZZZZZZZ");
    /// assert_eq!(encoded.randomness(), "ZZZZZZZZZZZZZZZZ");
    /// ```
    #[must_use]
    pub fn timestamp(&self) -> &str {
        text(self.0.split_at(TIMESTAMP_LENGTH).0)
    }

    /// The last sixteen characters, which hold the randomness.
    #[must_use]
    pub fn randomness(&self) -> &str {
        text(self.0.split_at(TIMESTAMP_LENGTH).1)
    }
}

/// The bytes come from the alphabet, so they are always text.
fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap_or_default()
}
