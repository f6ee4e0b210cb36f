//! Parts of the pasted text that know where they stood, and what their characters
//! are good for.

use super::Found;
use std::ops::Range;

/// A piece of the pasted text.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    /// The place of its first character, counted from 1 in characters.
    pub(super) start: usize,
}

impl<'a> Part<'a> {
    pub(super) fn whole(text: &'a str) -> Self {
        Self { text, start: 1 }
    }

    /// The piece without the characters at its ends that `drop` names.
    pub(super) fn trim(self, drop: fn(char) -> bool) -> Self {
        let rest = self.ending(self.text.trim_start_matches(drop));
        Self {
            text: rest.text.trim_end_matches(drop),
            ..rest
        }
    }

    /// The piece at the end of this one that `text` is.
    pub(super) fn ending(self, text: &'a str) -> Self {
        let before = self.text.chars().count() - text.chars().count();
        Self {
            text,
            start: self.start + before,
        }
    }

    pub(super) fn characters(self) -> impl Iterator<Item = Found> + Clone + 'a {
        (self.start..)
            .zip(self.text.chars())
            .map(|(position, character)| Found {
                position,
                character,
            })
    }

    /// Its characters that can stand for something: all but hyphens, white space
    /// and invisible ones.
    pub(super) fn kept(self) -> impl Iterator<Item = Found> + Clone + 'a {
        self.characters()
            .filter(|found| !is_separator(found.character))
    }

    /// The pieces between characters that are neither letters nor digits.
    pub(super) fn words(self) -> impl Iterator<Item = Self> {
        let mut start = self.start;
        self.text
            .split(|character: char| !character.is_alphanumeric())
            .map(move |text| {
                let word = Self { text, start };
                start += text.chars().count() + 1;
                word
            })
    }

    /// The places of its characters.
    pub(super) fn places(self) -> Range<usize> {
        self.start..self.start + self.text.chars().count()
    }
}

/// White space, and what no one sees: control and format characters, such as the
/// zero-width space, the byte order mark and the marks of writing direction.
pub(super) fn is_blank(character: char) -> bool {
    character.is_whitespace()
        || character.is_control()
        || matches!(character,
            '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{FEFF}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}')
}

/// What stands around a value in JSON, SQL, program code and prose.
pub(super) fn is_wrapping(character: char) -> bool {
    is_blank(character)
        || matches!(
            character,
            '"' | '\''
                | '`'
                | '“'
                | '”'
                | '„'
                | '‘'
                | '’'
                | '‚'
                | '«'
                | '»'
                | '‹'
                | '›'
                | ','
                | ';'
                | '.'
                | '('
                | ')'
                | '['
                | ']'
                | '{'
                | '}'
                | '<'
                | '>'
        )
}

/// What people put between groups of characters: blanks, and hyphens in the shapes
/// that word processors give them.
pub(super) fn is_separator(character: char) -> bool {
    is_blank(character) || matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
