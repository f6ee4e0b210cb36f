//! The shared encoder: 48 bits of Unix time in milliseconds and 80 random bits,
//! as 26 characters and back.
//!
//! Pure: the time and the bytes come in as values, nothing here reads a clock or
//! a random source, and encoding allocates nothing. The rules are those of the
//! [ULID specification](https://github.com/ulid/spec).
//!
//! ```
//! use ulid_generator::ulid::Ulid;
//!
//! let random = [12, 240, 88, 3, 199, 45, 6, 231, 128, 17];
//! let ulid = Ulid::from_parts(1_712_345_678_901, random)?;
//! assert_eq!(ulid.encode().as_str(), "01HTQW311N1KR5G0Y75M3EF00H");
//! assert_eq!(Ulid::parse("01htqw311n1kr5g0y75m3ef00h"), Ok(ulid));
//! # Ok::<(), ulid_generator::ulid::TimestampTooLarge>(())
//! ```

pub mod base32;
pub mod batch_reading;
pub mod bounds;
pub mod bulk;
pub mod civil;
pub mod comparison;
mod encoded;
pub mod facts;
mod forms;
pub mod generator;
pub mod inspection;
pub mod listing;
pub mod moment;
mod parse;
pub mod reading;
pub mod span;
pub mod steps;
pub mod timestamp;
pub mod uuid;

pub use encoded::Encoded;
pub use parse::ParseError;

use std::fmt;

/// The largest time that a ULID can hold, 2⁴⁸ − 1 milliseconds: the end of
/// 10889-08-02T05:31:50.655Z.
pub const MAX_TIMESTAMP_MS: u64 = (1 << 48) - 1;

/// The random part: 80 bits, most significant byte first.
pub type Randomness = [u8; 10];

/// One ULID: 128 bits, the first 48 its time, the last 80 its randomness.
///
/// Ordered as its text is ordered: by time, then by randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ulid(u128);

impl Ulid {
    /// The smallest one, all characters `0`.
    pub const MIN: Self = Self(0);

    /// The largest one, `7ZZZZZZZZZZZZZZZZZZZZZZZZZ`.
    pub const MAX: Self = Self(u128::MAX);

    /// Joins a time, in milliseconds since 1970-01-01 UTC, and ten random bytes.
    ///
    /// # Errors
    ///
    /// When the time does not fit in 48 bits: it is never cut to fit.
    ///
    /// ```
    /// use ulid_generator::ulid::{MAX_TIMESTAMP_MS, Ulid};
    ///
    /// assert_eq!(Ulid::from_parts(MAX_TIMESTAMP_MS, [0xFF; 10]), Ok(Ulid::MAX));
    /// assert!(Ulid::from_parts(MAX_TIMESTAMP_MS + 1, [0; 10]).is_err());
    /// ```
    pub const fn from_parts(
        timestamp_ms: u64,
        randomness: Randomness,
    ) -> Result<Self, TimestampTooLarge> {
        if timestamp_ms > MAX_TIMESTAMP_MS {
            return Err(TimestampTooLarge { timestamp_ms });
        }
        let [_, _, t0, t1, t2, t3, t4, t5] = timestamp_ms.to_be_bytes();
        let [r0, r1, r2, r3, r4, r5, r6, r7, r8, r9] = randomness;
        Ok(Self::from_bytes([
            t0, t1, t2, t3, t4, t5, r0, r1, r2, r3, r4, r5, r6, r7, r8, r9,
        ]))
    }

    /// The ULID of 16 bytes, most significant first.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }

    /// Its 16 bytes, most significant first: six of time, ten of randomness.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }

    /// The ULID of a 128-bit integer. Every integer is one.
    #[must_use]
    pub const fn from_u128(bits: u128) -> Self {
        Self(bits)
    }

    /// Its 128 bits as an integer.
    #[must_use]
    pub const fn to_u128(self) -> u128 {
        self.0
    }

    /// Its time, in milliseconds since 1970-01-01 UTC; at most [`MAX_TIMESTAMP_MS`].
    #[must_use]
    pub const fn timestamp_ms(self) -> u64 {
        let [t0, t1, t2, t3, t4, t5, ..] = self.to_bytes();
        u64::from_be_bytes([0, 0, t0, t1, t2, t3, t4, t5])
    }

    /// Its ten random bytes.
    #[must_use]
    pub const fn randomness(self) -> Randomness {
        let [_, _, _, _, _, _, randomness @ ..] = self.to_bytes();
        randomness
    }

    /// The next one of the same millisecond: its randomness plus one. `None` if that
    /// is the last, since the carry must not reach the time.
    ///
    /// ```
    /// use ulid_generator::ulid::Ulid;
    ///
    /// let ulid = Ulid::parse("01BX5ZZKBKACTAV9WEVGEMMVRZ")?;
    /// assert_eq!(ulid.successor(), Ulid::parse("01BX5ZZKBKACTAV9WEVGEMMVS0").ok());
    /// let last = Ulid::parse("01BX5ZZKBKZZZZZZZZZZZZZZZZ")?;
    /// assert_eq!(last.successor(), None);
    /// # Ok::<(), ulid_generator::ulid::ParseError>(())
    /// ```
    #[must_use]
    pub fn successor(self) -> Option<Self> {
        let next = self.0.checked_add(1).map(Self)?;
        (next.timestamp_ms() == self.timestamp_ms()).then_some(next)
    }

    /// Its canonical text, 26 upper-case characters.
    #[must_use]
    pub fn encode(self) -> Encoded {
        Encoded::new(self.0)
    }

    /// Reads exactly 26 characters of the alphabet, in either case.
    ///
    /// Strict: no white space, no hyphens, and none of Crockford's aliases for
    /// `I`, `L` and `O`, which the ULID specification does not have.
    ///
    /// # Errors
    ///
    /// The [`ParseError`] says what is wrong and where.
    ///
    /// ```
    /// use ulid_generator::ulid::{ParseError, Ulid};
    ///
    /// assert_eq!(
    ///     Ulid::parse("01ARZ3NDEKTSV4RRFFQ69G5FAU"),
    ///     Err(ParseError::Character { position: 26, found: 'U' }),
    /// );
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseError> {
        parse::strict(text).map(Self)
    }
}

impl fmt::Display for Ulid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.encode().as_str())
    }
}

/// A time above [`MAX_TIMESTAMP_MS`], which no ULID can hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimestampTooLarge {
    /// The time that was given, in milliseconds since 1970-01-01 UTC.
    pub timestamp_ms: u64,
}
