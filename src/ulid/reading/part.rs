//! Parts of the pasted text, and what their characters are good for.

use super::Found;

/// A run of characters that know where they stood in the text.
pub(super) type Part<'a> = &'a [Found];

/// The characters of a text with their places, counted from 1.
pub(super) fn characters(text: &str) -> Vec<Found> {
    (1..)
        .zip(text.chars())
        .map(|(position, character)| Found {
            position,
            character,
        })
        .collect()
}

/// The text of a part.
pub(super) fn text(part: Part) -> String {
    part.iter().map(|found| found.character).collect()
}

/// The part without the characters at its ends that `drop` names.
pub(super) fn trim(mut part: Part, drop: fn(char) -> bool) -> Part {
    while let [first, rest @ ..] = part
        && drop(first.character)
    {
        part = rest;
    }
    while let [rest @ .., last] = part
        && drop(last.character)
    {
        part = rest;
    }
    part
}

/// The characters that can stand for something: all but hyphens, white space and
/// invisible ones.
pub(super) fn kept(part: Part) -> Vec<Found> {
    let mut kept = part.to_vec();
    kept.retain(|found| !is_separator(found.character));
    kept
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
#[rustfmt::skip]
pub(super) fn is_wrapping(character: char) -> bool {
    is_blank(character)
        || matches!(
            character,
            '"' | '\'' | '`' | '“' | '”' | '„' | '‘' | '’' | '‚' | '«' | '»' | '‹' | '›'
                | ',' | ';' | '.' | '(' | ')' | '[' | ']' | '{' | '}' | '<' | '>'
        )
}

/// What people put between groups of characters: blanks, and hyphens in the shapes
/// that word processors give them.
pub(super) fn is_separator(character: char) -> bool {
    is_blank(character) || matches!(character, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}
