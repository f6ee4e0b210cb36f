//! What the part says that shows the calculation.

use super::template::fill;
use super::{Entry, Messages};
use crate::ulid::Ulid;
use crate::ulid::reading::visible;
use crate::ulid::steps::typed::BytesError;
use crate::ulid::steps::{self, Division, Group};

/// The texts of the calculation in one language; those with `{0}` are templates.
#[expect(missing_docs, reason = "each text says itself what it is")]
pub struct StepsMessages {
    pub title: &'static str,
    pub intro: &'static str,
    pub time: &'static str,
    pub bytes: &'static str,
    pub bytes_form: &'static str,
    pub bytes_count: &'static str,
    pub bytes_digits: &'static str,
    pub byte_too_large: &'static str,
    pub example: &'static str,
    pub follow: &'static str,
    pub not_random: &'static str,

    pub divisions: &'static str,
    pub divisions_note: &'static str,
    pub divided: &'static str,
    pub groups: &'static str,
    pub groups_note: &'static str,
    pub joined: &'static str,
    pub point_at: &'static str,
    pub character: &'static str,
}

impl Messages {
    /// What there is to say about typed bytes.
    #[must_use]
    pub fn bytes_note(&self, error: Option<BytesError>) -> String {
        let texts = &self.steps;
        let what = match error {
            None | Some(BytesError::Count { found: 0 }) => return texts.bytes_form.into(),
            Some(BytesError::Count { found }) => fill(texts.bytes_count, &[&found.to_string()]),
            Some(BytesError::Digits { found }) => fill(texts.bytes_digits, &[&found.to_string()]),
            Some(BytesError::TooLarge { place }) => {
                fill(texts.byte_too_large, &[&place.to_string()])
            }
            Some(BytesError::Unexpected { position, found }) => fill(
                self.bounds.unexpected,
                &[&position.to_string(), &visible(found)],
            ),
        };
        [&what, texts.bytes_form].join(" ")
    }

    /// The divisions of a ULID's time, and the character that each gives.
    #[must_use]
    pub fn divisions(&self, ulid: Ulid) -> Vec<Entry> {
        let entry = |step: Division| Entry {
            name: fill(
                self.steps.divided,
                &[
                    &self.grouped(step.dividend),
                    &self.grouped(step.quotient),
                    &step.remainder.to_string(),
                ],
            ),
            text: step.letter.into(),
        };
        steps::divisions(ulid).map(entry).into()
    }

    /// What a character of a ULID is made of; `position` counts from 1. Of any other
    /// position, how to choose one.
    #[must_use]
    pub fn character(&self, ulid: Ulid, position: usize) -> String {
        let Some(group) = steps::character(ulid, position) else {
            return self.steps.point_at.into();
        };
        let (first, last) = steps::bits_of(position);
        fill(
            self.steps.character,
            &[
                &position.to_string(),
                &group.letter.to_string(),
                &group.value.to_string(),
                &group.bits(),
                &first.to_string(),
                &last.to_string(),
            ],
        )
    }
}

/// The random bytes of a ULID and their bits: the same in every language.
#[must_use]
pub fn bytes(ulid: Ulid) -> Vec<Entry> {
    let entry = |byte: u8| Entry {
        name: byte.to_string(),
        text: steps::bits(byte),
    };
    ulid.randomness().map(entry).into()
}

/// The groups of five bits and their characters: the same in every language.
#[must_use]
pub fn groups(ulid: Ulid) -> Vec<Entry> {
    let entry = |group: Group| Entry {
        name: [&group.bits(), " = ", &group.value.to_string()].concat(),
        text: group.letter.into(),
    };
    steps::groups(ulid).map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::ulid::steps::EXAMPLE;

    fn example() -> Ulid {
        let (timestamp_ms, random) = EXAMPLE;
        Ulid::from_parts(timestamp_ms, random).unwrap()
    }

    #[test]
    fn divisions_are_shown_with_their_character() {
        let first = Language::ALL.map(|language| {
            let mut entries = language.messages().divisions(example()).into_iter();
            let Entry { name, text } = entries.next().unwrap();
            assert_eq!(entries.len(), 9);
            format!("{name} → {text}")
        });
        let expected = [
            "1\u{A0}712\u{A0}345\u{A0}678\u{A0}901 ÷ 32 = 53\u{A0}510\u{A0}802\u{A0}465, atlikums 21 → N",
            "1,712,345,678,901 ÷ 32 = 53,510,802,465, remainder 21 → N",
        ];
        assert_eq!(first, expected);
    }

    #[test]
    fn bits_are_shown_in_bytes_and_in_groups() {
        let shown = |entries: Vec<Entry>| {
            let shown = entries
                .iter()
                .map(|entry| format!("{} {}", entry.name, entry.text));
            shown.collect::<Vec<_>>()
        };
        let (bytes, groups) = (shown(bytes(example())), shown(groups(example())));
        assert_eq!((bytes.len(), groups.len()), (10, 16));
        assert_eq!(bytes[..2], ["12 00001100", "240 11110000"]);
        assert_eq!(groups[..2], ["00001 = 1 1", "10011 = 19 K"]);
    }

    #[test]
    fn a_character_has_its_bits() {
        for (position, expected) in [
            (
                0,
                [
                    "Norādiet uz rakstzīmi, lai redzētu tās bitus.",
                    "Point at a character to see its bits.",
                ],
            ),
            (
                1,
                [
                    "1. rakstzīme: 0 = 0 = 00000, biti no 1. līdz 3.",
                    "Character 1: 0 = 0 = 00000, bits 1 to 3",
                ],
            ),
            (
                12,
                [
                    "12. rakstzīme: K = 19 = 10011, biti no 54. līdz 58.",
                    "Character 12: K = 19 = 10011, bits 54 to 58",
                ],
            ),
            (
                27,
                [
                    "Norādiet uz rakstzīmi, lai redzētu tās bitus.",
                    "Point at a character to see its bits.",
                ],
            ),
        ] {
            let said =
                Language::ALL.map(|language| language.messages().character(example(), position));
            assert_eq!(said, expected);
        }
    }

    #[test]
    fn wrong_bytes_are_said_with_what_would_be_right() {
        let said = |text: &str| {
            let error = text.parse::<crate::ulid::steps::typed::TypedBytes>().err();
            Language::ALL.map(|language| {
                let messages = language.messages();
                let note = messages.bytes_note(error);
                assert!(note.ends_with(messages.steps.bytes_form), "{note}");
                note.strip_suffix(messages.steps.bytes_form)
                    .unwrap()
                    .trim_end()
                    .to_owned()
            })
        };
        for (text, expected) in [
            ("", ["", ""]),
            ("0cf05803c72d06e78011", ["", ""]),
            (
                "1, 2",
                [
                    "Vajag desmit baitu, bet te to skaits ir 2.",
                    "Ten bytes are needed, and the number here is 2.",
                ],
            ),
            (
                "0c",
                [
                    "Vajag 20 heksadecimālu ciparu, bet te to skaits ir 2.",
                    "Twenty hexadecimal digits are needed, and the number here is 2.",
                ],
            ),
            (
                "256, 1",
                [
                    "1. skaitlis ir lielāks par 255, un baitā tas neietilpst.",
                    "Number 1 is above 255 and does not fit in a byte.",
                ],
            ),
            (
                "1, ?",
                [
                    "4. rakstzīme „?” te neder.",
                    "Character 4, “?”, does not fit.",
                ],
            ),
        ] {
            assert_eq!(said(text), expected);
        }
    }
}
