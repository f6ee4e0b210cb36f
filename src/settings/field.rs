//! A text field for a value that is read from what is typed.

use std::fmt::Display;
use std::mem;
use std::str::FromStr;

/// What stands in a field, the last good value, and what is wrong.
///
/// ```
/// use ulid_generator::settings::{BulkCount, Field, NumberError};
///
/// let mut field = Field::<BulkCount>::default();
/// field.type_text("25000".into());
/// field.type_text("25000000".into());
/// assert_eq!(field.value().get(), 25_000);
/// assert_eq!(field.error(), Some(NumberError::TooLarge));
/// field.commit();
/// assert_eq!(field.text(), "25000");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field<T: FromStr> {
    text: String,
    value: T,
    error: Option<T::Err>,
}

impl<T: Default + Display + FromStr<Err: Copy>> Field<T> {
    /// The last good value.
    pub fn value(&self) -> &T {
        &self.value
    }

    /// The text of the field.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is wrong with the text; then the last good value is of another.
    pub fn error(&self) -> Option<T::Err> {
        self.error
    }

    /// Takes what is typed. A good value is taken at once; anything else leaves the
    /// last good one and is noted.
    pub fn type_text(&mut self, text: String) {
        self.error = match text.parse() {
            Ok(value) => {
                self.value = value;
                None
            }
            Err(error) => Some(error),
        };
        self.text = text;
    }

    /// Ends the typing: the field shows the last good value again. Returns what was
    /// wrong, if anything.
    pub fn commit(&mut self) -> Option<T::Err> {
        let value = mem::take(&mut self.value);
        mem::replace(self, value.into()).error
    }
}

/// A field that holds the value.
impl<T: Display + FromStr> From<T> for Field<T> {
    fn from(value: T) -> Self {
        Self {
            text: value.to_string(),
            value,
            error: None,
        }
    }
}

impl<T: Default + Display + FromStr> Default for Field<T> {
    fn default() -> Self {
        T::default().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{BulkCount, NumberError};
    use crate::ulid::listing::{Prefix, PrefixError};

    #[test]
    fn the_last_good_value_stays_while_typing() {
        let mut field = Field::<BulkCount>::default();
        assert_eq!((field.text(), field.error()), ("1000", None));
        for (text, number, error) in [
            ("7", 7, None),
            ("", 7, Some(NumberError::Empty)),
            ("7x", 7, Some(NumberError::NotWhole)),
            ("1000001", 7, Some(NumberError::TooLarge)),
            ("0", 7, Some(NumberError::TooSmall)),
            ("012", 12, None),
        ] {
            field.type_text(text.into());
            assert_eq!((field.value().get(), field.error()), (number, error));
            assert_eq!(field.text(), text);
        }
    }

    #[test]
    fn after_a_commit_field_and_value_agree() {
        let mut field = Field::<Prefix>::default();
        assert_eq!(field.commit(), None);
        assert_eq!(field.text(), "");
        let error = PrefixError::Character {
            position: 5,
            found: ' ',
        };
        for (text, expected) in [("evt_", None), ("evt_ ", Some(error))] {
            field.type_text(text.into());
            assert_eq!(field.commit(), expected, "{text:?}");
            assert_eq!(field.value().as_str(), "evt_");
            assert_eq!((field.text(), field.error()), ("evt_", None));
        }

        let mut field = Field::from(BulkCount::MAX);
        field.type_text("05".into());
        assert_eq!(field.commit(), None);
        assert_eq!(field.text(), "5");
    }
}
