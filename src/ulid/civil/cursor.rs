//! Moves through a typed date and time, one character after the other.

use super::{Field, TypedTimeError};
use std::str::Chars;

/// The rest of the text, and its place in the whole.
pub(super) struct Cursor<'a> {
    rest: Chars<'a>,
    position: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        let leading = text.chars().take_while(|c| c.is_whitespace()).count();
        Self {
            rest: text.trim().chars(),
            position: leading + 1,
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    /// Moves past the next character if it is an accepted one.
    pub(super) fn take(&mut self, accepted: impl Fn(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|c| accepted(*c))?;
        self.rest.next();
        self.position += 1;
        Some(next)
    }

    pub(super) fn digit(&mut self) -> Option<i64> {
        let digit = self.take(|c| c.is_ascii_digit())?;
        digit.to_digit(10).map(i64::from)
    }

    pub(super) fn require(
        &mut self,
        accepted: impl Fn(char) -> bool,
    ) -> Result<char, TypedTimeError> {
        self.take(accepted).ok_or_else(|| self.unexpected())
    }

    /// A number of so many digits.
    pub(super) fn number(
        &mut self,
        at_least: usize,
        at_most: usize,
    ) -> Result<i64, TypedTimeError> {
        let mut number = 0;
        for place in 0..at_most {
            match self.digit() {
                Some(digit) => number = number * 10 + digit,
                None if place < at_least => return Err(self.unexpected()),
                None => break,
            }
        }
        Ok(number)
    }

    /// Two digits in a range.
    pub(super) fn field(
        &mut self,
        field: Field,
        least: i64,
        most: i64,
    ) -> Result<i64, TypedTimeError> {
        let found = self.number(2, 2)?;
        if (least..=most).contains(&found) {
            return Ok(found);
        }
        Err(TypedTimeError::NoSuch {
            field,
            found,
            least,
            most,
        })
    }

    pub(super) fn end(&self) -> Result<(), TypedTimeError> {
        match self.peek() {
            Some(_) => Err(self.unexpected()),
            None => Ok(()),
        }
    }

    fn unexpected(&self) -> TypedTimeError {
        TypedTimeError::Unexpected {
            position: self.position,
            found: self.peek(),
        }
    }
}
