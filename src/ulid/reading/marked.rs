//! The pasted text, with what is wrong in it marked.

use super::fault::Fault;
use super::part::is_blank;
use super::{Change, Reading};
use crate::ulid::base32::LENGTH;

/// The most characters of a text that are shown.
const SHOWN: usize = 96;
/// How many of them may come before the first mark.
const BEFORE: usize = 48;

/// A run of characters of the pasted text, all of them wrong or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The characters, as [`pieces`] writes them.
    pub text: String,
    /// Whether they are read otherwise than written, left out, or at fault.
    pub is_marked: bool,
}

/// The line in pieces. White space and characters that no one sees are written as
/// `␣` or by their number, such as `U+200B`: a mark on nothing would show nothing,
/// and marks of writing direction would turn the rest around. Of a long text there
/// is the part around the first mark, between ellipses.
///
/// ```
/// use ulid_generator::ulid::reading::{pieces, read};
///
/// let line = "01ARZ3NDEITSV4RRFFQ69G5FAV";
/// let pieces = pieces(line, &read(line));
/// let texts: Vec<_> = pieces.iter().map(|piece| piece.text.as_str()).collect();
/// assert_eq!(texts, ["01ARZ3NDE", "I", "TSV4RRFFQ69G5FAV"]);
/// assert!(pieces[1].is_marked);
/// ```
#[must_use]
pub fn pieces(line: &str, reading: &Reading) -> Vec<Piece> {
    let marked = |(position, _): &(usize, char)| reading.marks(*position);
    let numbered = || (1..).zip(line.chars());
    let first = numbered().find(marked).map_or(1, |(position, _)| position);
    let start = first.saturating_sub(BEFORE).max(1);
    let mut pieces = Vec::new();
    if start > 1 {
        push(&mut pieces, "…", false);
    }
    let mut rest = numbered().skip(start - 1);
    for (position, character) in rest.by_ref().take(SHOWN) {
        push(&mut pieces, &visible(character), reading.marks(position));
    }
    if rest.next().is_some() {
        push(&mut pieces, "…", false);
    }
    pieces
}

fn push(pieces: &mut Vec<Piece>, text: &str, is_marked: bool) {
    match pieces.last_mut() {
        Some(last) if last.is_marked == is_marked => last.text.push_str(text),
        _ => pieces.push(Piece {
            text: text.to_owned(),
            is_marked,
        }),
    }
}

/// A character as it can be seen: `␣` for a space, and by its number, such as
/// `U+200B`, what else no one sees.
#[must_use]
pub fn visible(character: char) -> String {
    match character {
        ' ' => "␣".to_owned(),
        _ if is_blank(character) => format!("U+{:04X}", u32::from(character)),
        _ => character.to_string(),
    }
}

impl Reading {
    /// Whether a character is marked, by its place counted from 1.
    fn marks(&self, position: usize) -> bool {
        match self {
            Self::Empty | Self::Valid(_) => false,
            Self::Correctable { changes, .. } => {
                let place = |change: &Change| change.found.position.cmp(&position);
                changes.binary_search_by(place).is_ok()
            }
            Self::Invalid(fault) => fault.marks(position),
        }
    }
}

impl Fault {
    fn marks(&self, position: usize) -> bool {
        match *self {
            // All that is stuck to it.
            Self::Surrounded { position: from, .. } => !(from..from + LENGTH).contains(&position),
            // All that is too much.
            Self::Length {
                excess: Some(excess),
                outside: None,
                ..
            }
            | Self::UuidLength {
                excess: Some(excess),
                ..
            } => position >= excess,
            _ => self.position() == Some(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::reading::read;

    /// The pieces in one text, the marked ones in brackets.
    fn shown(line: &str) -> String {
        let bracketed = |piece: Piece| {
            if piece.is_marked {
                format!("[{}]", piece.text)
            } else {
                piece.text
            }
        };
        pieces(line, &read(line))
            .into_iter()
            .map(bracketed)
            .collect()
    }

    #[test]
    fn what_is_wrong_is_marked() {
        for (line, expected) in [
            ("01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
            (
                "OlARZ3NDEK-TSV4RRFFQ69G5FAV",
                "[Ol]ARZ3NDEK[-]TSV4RRFFQ69G5FAV",
            ),
            (
                "\"01ARZ3NDEKTSV4RRFFQ69G5FAV\",",
                "[\"]01ARZ3NDEKTSV4RRFFQ69G5FAV[\",]",
            ),
            ("01ARZ3NDEKTSV4RRFFQ69G5FAU", "01ARZ3NDEKTSV4RRFFQ69G5FA[U]"),
            ("81ARZ3NDEKTSV4RRFFQ69G5FAV", "[8]1ARZ3NDEKTSV4RRFFQ69G5FAV"),
            (
                "01ARZ3NDEKTSV4RRFFQ69G5FAVAB",
                "01ARZ3NDEKTSV4RRFFQ69G5FAV[AB]",
            ),
            (
                "01ARZ3NDEKTSV4RRFFQ69G5FAVA*",
                "01ARZ3NDEKTSV4RRFFQ69G5FAVA[*]",
            ),
            ("01ARZ3NDEKTSV4RRFFQ69G5FA", "01ARZ3NDEKTSV4RRFFQ69G5FA"),
            ("01ARZ3NDEK", "01ARZ3NDEK"),
            (
                "id=01ARZ3NDEKTSV4RRFFQ69G5FAV!",
                "[id=]01ARZ3NDEKTSV4RRFFQ69G5FAV[!]",
            ),
            (
                "550e8400-e29b-41d4-a716-44665544000G",
                "550e8400-e29b-41d4-a716-44665544000[G]",
            ),
            (
                "550e8400-e29b-41d4-a716-4466554400001",
                "550e8400-e29b-41d4-a716-446655440000[1]",
            ),
        ] {
            assert_eq!(shown(line), expected, "{line}");
        }
    }

    #[test]
    fn what_no_one_sees_is_written_out() {
        for (line, expected) in [
            (
                "01AN4Z07BY 79KA1307SR9X4MV3",
                "01AN4Z07BY[␣]79KA1307SR9X4MV3",
            ),
            (
                "01AN4Z07BY\u{200B}79KA1307SR9X4MV3",
                "01AN4Z07BY[U+200B]79KA1307SR9X4MV3",
            ),
            ("\u{202E}cat\t", "U+202EcatU+0009"),
        ] {
            assert_eq!(shown(line), expected, "{line:?}");
        }
    }

    #[test]
    fn of_a_long_text_there_is_the_part_around_the_first_mark() {
        let whole = format!("{}*", "A".repeat(48));
        assert_eq!(shown(&whole), format!("{}[*]", "A".repeat(48)));
        let cut = format!("{}*{}", "A".repeat(49), "A".repeat(47));
        assert_eq!(
            shown(&cut),
            format!("…{}[*]{}", "A".repeat(48), "A".repeat(47))
        );
        let fault_far_in = format!("{}*{}", "A".repeat(99), "A".repeat(99));
        assert_eq!(
            shown(&fault_far_in),
            format!("…{}[*]{}…", "A".repeat(48), "A".repeat(47))
        );
    }
}
