//! From one pasted line to what it is: a ULID, a UUID, nearly one, or why not.
//!
//! Strict reading is [`Ulid::parse`]. This is the reading for a person: it keeps
//! the place of every character that it reads otherwise than written or leaves
//! out, so that nothing is corrected silently, and it says what is wrong in terms
//! of what was pasted.

mod fault;
mod marked;
mod part;

pub use fault::Fault;
pub use marked::{Piece, pieces, visible};

use super::Ulid;
use super::base32::{self, LENGTH};
use super::uuid::Uuid;
use part::{Part, is_blank, is_separator, is_wrapping, trim};
use std::fmt;

/// What one line of text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Nothing but white space and invisible characters.
    Empty,
    /// A ULID or a UUID, with at most white space and invisible characters around.
    Valid(Id),
    /// Not one as it stands, but one can be read from it.
    Correctable {
        /// What was read.
        id: Id,
        /// How: every character that is read otherwise or left out, in their order.
        changes: Vec<Change>,
    },
    /// None, and why.
    Invalid(Fault),
}

/// 128 bits, in the form they were read from, which is the form they are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Id {
    /// 26 characters of Base32.
    Ulid(Ulid),
    /// 32 hexadecimal digits.
    Uuid(Uuid),
}

/// A character of the pasted text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its place, counted from 1 in characters (Unicode scalar values).
    pub position: usize,
    /// The character.
    pub character: char,
}

/// A difference between a pasted text and what was read from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The character as pasted.
    pub found: Found,
    /// What it is read as: `1` for `I` and `L`, `0` for `O`. `None` where it is
    /// left out, as quotes, hyphens and spaces are.
    pub read_as: Option<char>,
}

/// Reads one line.
///
/// ```
/// use ulid_generator::ulid::reading::{self, Reading};
///
/// let Reading::Correctable { id, changes } = reading::read("OlARZ3NDEK-TSV4RRFFQ69G5FAV")
/// else {
///     panic!("two aliases and a hyphen");
/// };
/// assert_eq!(id.to_string(), "01ARZ3NDEKTSV4RRFFQ69G5FAV");
/// let read_as: Vec<_> = changes.iter().map(|change| change.read_as).collect();
/// assert_eq!(read_as, [Some('0'), Some('1'), None]);
/// ```
#[must_use]
pub fn read(line: &str) -> Reading {
    let trimmed = line.trim_matches(is_blank);
    if trimmed.is_empty() {
        return Reading::Empty;
    }
    if let Some(id) = Id::parse(trimmed) {
        return Reading::Valid(id);
    }
    let characters = part::characters(line);
    let line = trim(&characters, is_blank);
    let core = match trim(line, is_wrapping) {
        // Nothing but quotes and commas: they are what is wrong.
        [] => line,
        core => core,
    };
    let kept = part::kept(core);
    let exact = Id::parse(&part::text(core));
    let Some(id) = exact.or_else(|| correct(&kept)) else {
        return Reading::Invalid(Fault::of(core, &kept));
    };
    let ends = core.first().zip(core.last());
    let is_inside = |place| ends.is_some_and(|(a, b)| (a.position..=b.position).contains(&place));
    let changes = line.iter().filter_map(|found| {
        if !is_inside(found.position) {
            return Some(Change::left_out(*found));
        }
        // A UUID in quotes keeps its hyphens: only the quotes are left out.
        match exact {
            Some(_) => None,
            None => Change::inside(*found),
        }
    });
    Reading::Correctable {
        id,
        changes: changes.collect(),
    }
}

/// What can be read from a text once hyphens and blanks are left out.
fn correct(kept: Part) -> Option<Id> {
    match kept.len() {
        LENGTH => read_leniently(kept).map(Id::Ulid),
        32 => Uuid::parse(&part::text(kept)).map(Id::Uuid),
        _ => None,
    }
}

/// 26 characters with Crockford's aliases.
fn read_leniently(kept: Part) -> Option<Ulid> {
    let mut text = [0; LENGTH];
    for (place, found) in text.iter_mut().zip(kept) {
        let character = alias(found.character).unwrap_or(found.character);
        *place = u8::try_from(character).ok()?;
    }
    base32::decode(&text).map(Ulid::from_u128)
}

/// The digit that Crockford's Base32 reads a letter as that looks like it. There is
/// none for `U`. Not part of the ULID specification.
///
/// <https://www.crockford.com/base32.html>
fn alias(character: char) -> Option<char> {
    match character {
        'I' | 'i' | 'L' | 'l' => Some('1'),
        'O' | 'o' => Some('0'),
        _ => None,
    }
}

impl Reading {
    /// What to read instead, where there is something: the corrected ID, or the ULID
    /// that something is stuck to.
    ///
    /// ```
    /// use ulid_generator::ulid::reading::read;
    ///
    /// for line in ["'01ARZ3NDEKTSV4RRFFQ69G5FAV'", "evt_01ARZ3NDEKTSV4RRFFQ69G5FAV"] {
    ///     let correction = read(line).correction().map(|id| id.to_string());
    ///     assert_eq!(correction.as_deref(), Some("01ARZ3NDEKTSV4RRFFQ69G5FAV"));
    /// }
    /// assert_eq!(read("cat").correction(), None);
    /// ```
    #[must_use]
    pub fn correction(&self) -> Option<Id> {
        match *self {
            Self::Correctable { id, .. } => Some(id),
            Self::Invalid(Fault::Surrounded { ulid, .. }) => Some(Id::Ulid(ulid)),
            _ => None,
        }
    }
}

impl Id {
    fn parse(text: &str) -> Option<Self> {
        let ulid = Ulid::parse(text).ok().map(Self::Ulid);
        ulid.or_else(|| Uuid::parse(text).map(Self::Uuid))
    }

    /// Its bits as a ULID.
    #[must_use]
    pub fn ulid(self) -> Ulid {
        match self {
            Self::Ulid(ulid) => ulid,
            Self::Uuid(uuid) => uuid.into(),
        }
    }

    /// Its bits as a UUID.
    #[must_use]
    pub fn uuid(self) -> Uuid {
        match self {
            Self::Ulid(ulid) => ulid.into(),
            Self::Uuid(uuid) => uuid,
        }
    }

    /// Whether its first 48 bits are a time: always a ULID's, of UUIDs only those
    /// of version 7.
    ///
    /// ```
    /// use ulid_generator::ulid::{reading::Id, uuid::Uuid};
    ///
    /// let random = Uuid::parse("550e8400-e29b-41d4-a716-446655440000");
    /// assert_eq!(random.map(|uuid| Id::Uuid(uuid).has_time()), Some(false));
    /// ```
    #[must_use]
    pub fn has_time(self) -> bool {
        match self {
            Self::Ulid(_) => true,
            Self::Uuid(uuid) => uuid.is_version_7(),
        }
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ulid(ulid) => ulid.fmt(f),
            Self::Uuid(uuid) => uuid.fmt(f),
        }
    }
}

impl Change {
    /// What becomes of a character between the first and the last that count.
    fn inside(found: Found) -> Option<Self> {
        if is_separator(found.character) {
            return Some(Self::left_out(found));
        }
        // No alias is a hexadecimal digit: this is for ULIDs alone.
        let read_as = alias(found.character);
        read_as.is_some().then_some(Self { found, read_as })
    }

    fn left_out(found: Found) -> Self {
        Self {
            found,
            read_as: None,
        }
    }
}
