//! What the options of the generator say.

use super::template::fill;
use super::{Messages, Noun};
use crate::settings::{Mode, NumberError};
use crate::ulid::listing::{Format, LetterCase, PrefixError};
use crate::ulid::reading::visible;

/// The texts of the options in one language; those with `{0}` are templates.
#[expect(missing_docs, reason = "each text says itself what it is")]
pub struct OptionsMessages {
    pub title: &'static str,
    pub order: &'static str,
    pub plain: &'static str,
    pub monotonic: &'static str,
    pub plain_note: &'static str,
    pub monotonic_note: &'static str,
    pub exhausted: &'static str,
    /// As they stand in `exhausted`.
    pub identifiers_declined: Noun,
    pub time: &'static str,
    pub time_hint: &'static str,
    pub format: &'static str,
    /// By [`Format`].
    pub formats: [&'static str; 5],
    pub listing: &'static str,
    pub case: &'static str,
    pub upper: &'static str,
    pub lower: &'static str,
    pub prefix: &'static str,
    pub prefix_hint: &'static str,
    pub prefix_character: &'static str,
    pub prefix_too_long: &'static str,
    pub download: &'static str,
    pub bulk: &'static str,
    pub bulk_limits: &'static str,
    pub bulk_too_small: &'static str,
    pub bulk_too_large: &'static str,
    pub bulk_not_whole: &'static str,
    pub bulk_make: &'static str,
    pub bulk_progress: &'static str,
    pub bulk_done: &'static str,
    pub cancel: &'static str,
    pub cancelled: &'static str,
    /// What the address of these settings is called.
    pub link: &'static str,
    pub shortcuts: &'static str,
}

impl Messages {
    /// What a mode promises.
    #[must_use]
    pub fn mode_note(&self, mode: Mode) -> &'static str {
        match mode {
            Mode::Plain => self.options.plain_note,
            Mode::Monotonic => self.options.monotonic_note,
        }
    }

    /// What a format is called.
    #[must_use]
    pub fn format(&self, format: Format) -> &'static str {
        let [lines, json, csv, sql, uuid] = self.options.formats;
        match format {
            Format::Lines => lines,
            Format::Json => json,
            Format::Csv => csv,
            Format::Sql => sql,
            Format::Uuid => uuid,
        }
    }

    /// What a letter case is called.
    #[must_use]
    pub fn letter_case(&self, case: LetterCase) -> &'static str {
        match case {
            LetterCase::Upper => self.options.upper,
            LetterCase::Lower => self.options.lower,
        }
    }

    /// What there is to say about the prefix field.
    #[must_use]
    pub fn prefix_note(&self, error: Option<PrefixError>) -> String {
        let texts = &self.options;
        match error {
            None => texts.prefix_hint.into(),
            Some(PrefixError::Character { position, found }) => fill(
                texts.prefix_character,
                &[&position.to_string(), &visible(found)],
            ),
            Some(PrefixError::TooLong { found }) => {
                let length = self.count(found, self.inspector.characters);
                fill(texts.prefix_too_long, &[&length])
            }
        }
    }

    /// What there is to say about the number of ULIDs for a file.
    #[must_use]
    pub fn bulk_note(&self, error: Option<NumberError>) -> &'static str {
        let texts = &self.options;
        match error {
            None | Some(NumberError::Empty) => texts.bulk_limits,
            Some(NumberError::TooSmall) => texts.bulk_too_small,
            Some(NumberError::TooLarge) => texts.bulk_too_large,
            Some(NumberError::NotWhole) => texts.bulk_not_whole,
        }
    }

    /// How many of a file are made, of how many.
    #[must_use]
    pub fn bulk_progress(&self, done: u32, count: u32) -> String {
        let (done, count) = (self.grouped(done), self.grouped(count));
        fill(self.options.bulk_progress, &[&done, &count])
    }

    /// That a file is made, of how many ULIDs.
    #[must_use]
    pub fn bulk_done(&self, count: u32) -> String {
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        fill(
            self.options.bulk_done,
            &[&self.count(count, self.identifiers)],
        )
    }

    /// That a millisecond has room for so many more, and no set of the size wanted.
    #[must_use]
    pub fn exhausted(&self, left: u32) -> String {
        let left = usize::try_from(left).unwrap_or(usize::MAX);
        let left = self.count(left, self.options.identifiers_declined);
        fill(self.options.exhausted, &[&left])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    /// What is said in Latvian and in English.
    fn both(say: impl Fn(&Messages) -> String) -> [String; 2] {
        Language::ALL.map(|language| say(language.messages()))
    }

    #[test]
    fn errors_say_what_would_be_right() {
        let character = PrefixError::Character {
            position: 4,
            found: ' ',
        };
        for (error, expected) in [
            (None, ["Piemēram, evt_", "Such as evt_"]),
            (
                Some(character),
                [
                    "4. rakstzīme „␣” prefiksā neder: lietojiet burtus no A līdz Z, ciparus un _ - . :",
                    "Character 4, “␣”, can't be in a prefix: use letters from A to Z, digits, and _ - . :",
                ],
            ),
            (
                Some(PrefixError::TooLong { found: 41 }),
                [
                    "Prefiksā var būt ne vairāk par 32 rakstzīmēm, bet te ir 41 rakstzīme.",
                    "A prefix has at most 32 characters, and this has 41 characters.",
                ],
            ),
        ] {
            assert_eq!(both(|messages| messages.prefix_note(error)), expected);
        }
        let left = [1, 2, 11].map(|left| both(|messages| messages.exhausted(left)));
        for ([lv, en], (identifiers, ulids)) in left.iter().zip([
            ("tikai 1 identifikatoram.", "only 1 ULID more."),
            ("tikai 2 identifikatoriem.", "only 2 ULIDs more."),
            ("tikai 11 identifikatoriem.", "only 11 ULIDs more."),
        ]) {
            assert!(lv.contains(identifiers), "{lv}");
            assert!(en.contains(ulids), "{en}");
        }
    }

    #[test]
    fn a_file_is_told_of_while_it_is_made_and_at_the_end() {
        assert_eq!(
            both(|messages| messages.bulk_progress(5_000, 1_000_000)),
            ["5000 no 1\u{A0}000\u{A0}000", "5000 of 1,000,000"]
        );
        assert_eq!(
            both(|messages| messages.bulk_done(21_000)),
            [
                "Fails ir izveidots, tajā ir 21\u{A0}000 identifikatoru.",
                "The file is made, with 21,000 ULIDs.",
            ]
        );
        assert_eq!(
            both(|messages| messages.bulk_note(Some(NumberError::TooLarge)).into()),
            [
                "Par daudz: skaitam jābūt no 1 līdz 1\u{A0}000\u{A0}000.",
                "Too many: the number must be from 1 to 1,000,000.",
            ]
        );
    }
}
