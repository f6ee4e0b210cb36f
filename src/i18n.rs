//! What the page says, in both of its languages.
//!
//! All texts of a language are one [`Messages`], so a missing one does not
//! compile. They are nothing but texts: templates where something is to be filled
//! in, all forms of a noun where it is counted. How sentences are made of them is
//! the same for all languages and stands here. Errors arrive as data and leave as
//! sentences.

mod bounds;
mod en;
mod inspector;
mod lv;
mod number;
mod options;
mod plural;
pub mod steps;
mod template;

pub use bounds::BoundsMessages;
pub use inspector::{Entry, InspectorMessages};
pub use options::OptionsMessages;
pub use plural::Noun;
pub use steps::StepsMessages;

use crate::choice;
use crate::settings::{Count, CountNote};
use template::fill;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// Latvian, the one shown when nothing else is known (D8).
    #[default]
    Latvian,
    /// English.
    English,
}

impl Language {
    /// What the page says in this language.
    #[must_use]
    pub fn messages(self) -> &'static Messages {
        match self {
            Self::Latvian => &lv::MESSAGES,
            Self::English => &en::MESSAGES,
        }
    }
}

// As in the `lang` attribute: BCP 47 tags.
choice::names!(Language {
    Latvian = "lv",
    English = "en",
});

/// Everything the page says in one language; texts with `{0}` are templates. The
/// names follow the page from top to bottom.
#[expect(missing_docs, reason = "each text says itself what it is")]
pub struct Messages {
    /// Which form of a noun stands after a number.
    pub plural: fn(usize, Noun) -> &'static str,
    /// What stands between groups of three digits.
    pub separator: char,
    pub identifiers: Noun,

    pub title: &'static str,
    pub tagline: &'static str,
    pub language: &'static str,
    pub theme: &'static str,
    pub theme_system: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,

    pub count: &'static str,
    pub count_limits: &'static str,
    pub count_less: &'static str,
    pub count_more: &'static str,
    pub count_too_small: &'static str,
    pub count_too_large: &'static str,
    pub count_not_whole: &'static str,
    pub count_raised: &'static str,
    pub count_lowered: &'static str,
    pub count_restored: &'static str,
    pub generate: &'static str,
    pub reset: &'static str,
    pub new_set: &'static str,
    pub no_random_source: &'static str,
    pub clock_out_of_range: &'static str,
    pub no_room: &'static str,

    pub list: &'static str,
    pub copy: &'static str,
    pub row: &'static str,
    pub copy_all: &'static str,
    pub copied: &'static str,
    pub copied_count: &'static str,
    pub copied_text: &'static str,
    pub copy_by_hand: &'static str,
    pub close: &'static str,
    pub later_loading: &'static str,
    pub later_failed: &'static str,
    pub later_again: &'static str,

    pub structure: &'static str,
    pub timestamp: &'static str,
    pub timestamp_size: &'static str,
    pub utc: &'static str,
    pub local_time: &'static str,
    pub milliseconds: &'static str,
    pub randomness: &'static str,
    pub randomness_size: &'static str,
    pub bytes: &'static str,
    pub unused_bits: &'static str,

    pub options: OptionsMessages,
    pub inspector: InspectorMessages,
    pub bounds: BoundsMessages,
    pub steps: StepsMessages,
}

impl Messages {
    /// What there is to say about the count field.
    #[must_use]
    pub fn count_note(&self, note: CountNote) -> String {
        match note {
            CountNote::TooSmall => self.count_too_small.into(),
            CountNote::TooLarge => self.count_too_large.into(),
            CountNote::NotWhole => self.count_not_whole.into(),
            CountNote::Raised => self.count_raised.into(),
            CountNote::Lowered => self.count_lowered.into(),
            CountNote::Restored(count) => fill(self.count_restored, &[&count.to_string()]),
        }
    }

    /// That there is a new set.
    #[must_use]
    pub fn new_set(&self, count: Count) -> String {
        let ulids = self.count(count.into(), self.identifiers);
        fill(self.new_set, &[&ulids])
    }

    /// That so many ULIDs are on the clipboard.
    #[must_use]
    pub fn copied_count(&self, count: usize) -> String {
        fill(self.copied_count, &[&self.count(count, self.identifiers)])
    }

    /// That a text is on the clipboard, by its name.
    #[must_use]
    pub fn copied_text(&self, name: &str) -> String {
        fill(self.copied_text, &[name])
    }

    /// What a row is called, counted from 1.
    #[must_use]
    pub fn row(&self, number: usize) -> String {
        fill(self.row, &[&number.to_string()])
    }

    /// A number and what it counts, in the right form.
    fn count(&self, number: usize, noun: Noun) -> String {
        [&self.grouped(number), (self.plural)(number, noun)].join(" ")
    }

    /// A number as people read it.
    fn grouped(&self, number: impl TryInto<u64>) -> String {
        number::grouped(number.try_into().unwrap_or(u64::MAX), self.separator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_their_right_form() {
        for (count, expected) in [
            (
                1,
                ["Jauns komplekts: 1 identifikators.", "New set: 1 ULID."],
            ),
            (
                2,
                ["Jauns komplekts: 2 identifikatori.", "New set: 2 ULIDs."],
            ),
            (
                10,
                ["Jauns komplekts: 10 identifikatoru.", "New set: 10 ULIDs."],
            ),
            (
                11,
                ["Jauns komplekts: 11 identifikatoru.", "New set: 11 ULIDs."],
            ),
            (
                21,
                ["Jauns komplekts: 21 identifikators.", "New set: 21 ULIDs."],
            ),
        ] {
            let count = Count::new(count).unwrap();
            let said = Language::ALL.map(|language| language.messages().new_set(count));
            assert_eq!(said, expected);
        }
        let copied = Language::ALL.map(|language| language.messages().copied_count(50));
        let expected = ["Starpliktuvē ir 50 identifikatoru.", "Copied 50 ULIDs."];
        assert_eq!(copied, expected);
    }
}
