//! How many ULIDs a set has, and how the count field takes what is typed (D6).

use super::NumberError;
use super::whole_number;
use std::fmt;
use std::str::FromStr;

/// A number of ULIDs, from 1 to 50.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count(u8);

impl Count {
    /// The least.
    pub const MIN: Self = Self(1);

    /// The most.
    pub const MAX: Self = Self(50);

    /// The count, or `None` outside the limits.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (Self::MIN.0..=Self::MAX.0)
            .contains(&number)
            .then_some(Self(number))
    }

    /// One more, at the most [`Count::MAX`].
    #[must_use]
    pub fn more(self) -> Self {
        Self::new(self.0.saturating_add(1)).unwrap_or(self)
    }

    /// One fewer, at the least [`Count::MIN`].
    #[must_use]
    pub fn fewer(self) -> Self {
        Self::new(self.0.saturating_sub(1)).unwrap_or(self)
    }
}

impl Default for Count {
    fn default() -> Self {
        Self::MIN
    }
}

impl From<Count> for u8 {
    fn from(count: Count) -> Self {
        count.0
    }
}

impl From<Count> for usize {
    fn from(count: Count) -> Self {
        count.0.into()
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Count {
    type Err = NumberError;

    /// Reads a whole number: ASCII digits, maybe with a sign before and white space
    /// around.
    ///
    /// ```
    /// use ulid_generator::settings::{Count, NumberError};
    ///
    /// assert_eq!("50".parse(), Ok(Count::MAX));
    /// assert_eq!("51".parse::<Count>(), Err(NumberError::TooLarge));
    /// assert_eq!("1e1".parse::<Count>(), Err(NumberError::NotWhole));
    /// ```
    fn from_str(text: &str) -> Result<Self, NumberError> {
        let number = whole_number::read(text, Self::MAX.0.into())?;
        u8::try_from(number)
            .map(Self)
            .map_err(|_| NumberError::TooLarge)
    }
}

/// What the page says about the count field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountNote {
    /// While typing: below the limits.
    TooSmall,
    /// While typing: above the limits.
    TooLarge,
    /// While typing: not a whole number.
    NotWhole,
    /// On commit: a number below was set to the least.
    Raised,
    /// On commit: a number above was set to the most.
    Lowered,
    /// On commit: what was no whole number gave way to the last good count.
    Restored(Count),
}

impl CountNote {
    /// Whether the field still holds what is wrong; after a commit it does not.
    #[must_use]
    pub fn is_error(self) -> bool {
        matches!(self, Self::TooSmall | Self::TooLarge | Self::NotWhole)
    }
}

/// What to say while typing. Nothing about an empty field: it is on the way to
/// another number.
fn note(error: NumberError) -> Option<CountNote> {
    match error {
        NumberError::Empty => None,
        NumberError::TooSmall => Some(CountNote::TooSmall),
        NumberError::TooLarge => Some(CountNote::TooLarge),
        NumberError::NotWhole => Some(CountNote::NotWhole),
    }
}

/// The count to go on with once the visitor is done typing what is none, and what
/// to say about it.
fn commit(error: NumberError, last_good: Count) -> (Count, CountNote) {
    match error {
        NumberError::TooSmall => (Count::MIN, CountNote::Raised),
        NumberError::TooLarge => (Count::MAX, CountNote::Lowered),
        NumberError::Empty | NumberError::NotWhole => (last_good, CountNote::Restored(last_good)),
    }
}

/// The count field: what stands in it, the last good count, and what to say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CountField {
    count: Count,
    /// `None` while it is the count itself.
    typed: Option<String>,
    note: Option<CountNote>,
}

impl CountField {
    /// A field that holds a count.
    #[must_use]
    pub fn of(count: Count) -> Self {
        Self {
            count,
            ..Self::default()
        }
    }

    /// The last good count, of which the set is.
    #[must_use]
    pub fn count(&self) -> Count {
        self.count
    }

    /// The text of the field.
    #[must_use]
    pub fn text(&self) -> String {
        self.typed.clone().unwrap_or_else(|| self.count.to_string())
    }

    /// What there is to say about it.
    #[must_use]
    pub fn note(&self) -> Option<CountNote> {
        self.note
    }

    /// Takes what is typed. A good count becomes the count at once; anything else
    /// leaves it and is noted.
    pub fn type_text(&mut self, text: String) {
        let read = text.parse();
        self.note = read.err().and_then(note);
        self.count = read.unwrap_or(self.count);
        self.typed = Some(text);
    }

    /// Ends the typing: the field shows the count again. Returns what it had to
    /// change, if anything; that stays noted until the next thing is typed.
    pub fn commit(&mut self) -> Option<CountNote> {
        // What is good became the count as it was typed.
        let error = self.typed.take()?.parse::<Count>().err()?;
        let (count, note) = commit(error, self.count);
        self.count = count;
        self.note = Some(note);
        self.note
    }

    /// Sets the count from a button or a key.
    pub fn set(&mut self, count: Count) {
        *self = Self {
            count,
            ..Self::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(number: u8) -> Count {
        Count::new(number).unwrap()
    }

    #[test]
    fn a_commit_ends_within_the_limits_and_says_what_it_changed() {
        for (text, number, note) in [
            ("7", 7, None),
            ("0", 1, Some(CountNote::Raised)),
            ("-5", 1, Some(CountNote::Raised)),
            ("51", 50, Some(CountNote::Lowered)),
            ("1.5", 9, Some(CountNote::Restored(count(9)))),
            ("", 9, Some(CountNote::Restored(count(9)))),
        ] {
            let mut field = CountField::default();
            field.set(count(9));
            field.type_text(text.into());
            assert_eq!(field.commit(), note, "{text}");
            assert_eq!((field.count(), field.note()), (count(number), note));
            assert!(note.is_none_or(|note| !note.is_error()));
        }
    }

    #[test]
    fn an_error_is_shown_while_typing_but_not_for_an_empty_field() {
        for (text, expected) in [
            ("5", None),
            ("", None),
            ("0", Some(CountNote::TooSmall)),
            ("99", Some(CountNote::TooLarge)),
            ("x", Some(CountNote::NotWhole)),
        ] {
            let mut field = CountField::default();
            field.type_text(text.into());
            assert_eq!(field.note(), expected, "{text}");
            assert!(expected.is_none_or(CountNote::is_error));
        }
    }

    #[test]
    fn the_field_keeps_the_last_good_count_while_typing() {
        let mut field = CountField::default();
        for (text, expected, note) in [
            ("7", 7, None),
            ("", 7, None),
            ("7x", 7, Some(CountNote::NotWhole)),
            ("99", 7, Some(CountNote::TooLarge)),
            ("12", 12, None),
        ] {
            field.type_text(text.into());
            assert_eq!(
                (field.count(), field.note()),
                (count(expected), note),
                "{text}"
            );
            assert_eq!(field.text(), text);
        }
    }

    #[test]
    fn after_a_commit_field_and_count_agree_and_the_note_stays() {
        let mut field = CountField::default();
        field.type_text("99".into());
        assert_eq!(field.commit(), Some(CountNote::Lowered));
        // Enter commits, and leaving the field commits again.
        assert_eq!(field.commit(), None);
        assert_eq!(field.note(), Some(CountNote::Lowered));
        assert_eq!((field.count(), field.text()), (count(50), "50".into()));

        field.type_text("05".into());
        assert_eq!(field.commit(), None);
        assert_eq!((field.count(), field.text()), (count(5), "5".into()));
        assert_eq!(field.note(), None);

        field.type_text("abc".into());
        field.set(count(3));
        assert_eq!((field.text(), field.note()), ("3".into(), None));
    }

    #[test]
    fn steps_stop_at_the_limits() {
        assert_eq!(count(1).fewer(), count(1));
        assert_eq!(count(1).more(), count(2));
        assert_eq!(count(50).more(), count(50));
        assert_eq!(count(50).fewer(), count(49));
        assert_eq!(Count::new(0), None);
        assert_eq!(Count::new(51), None);
    }
}
