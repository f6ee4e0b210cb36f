//! What the page says, in both of its languages.
//!
//! All texts of a language are one [`Messages`], so a missing one does not
//! compile. Sentences with a number in them are functions. Errors arrive here
//! as data and leave as sentences.

mod en;
mod lv;
mod plural;

use crate::choice;
use crate::settings::{Count, CountNote};

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

/// Everything the page says in one language. The names follow the page from top
/// to bottom.
#[expect(missing_docs, reason = "each text says itself what it is")]
pub struct Messages {
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
    pub count_note: fn(CountNote) -> String,
    pub generate: &'static str,
    pub reset: &'static str,
    pub new_set: fn(Count) -> String,
    pub no_random_source: &'static str,
    pub clock_out_of_range: &'static str,

    pub list: &'static str,
    pub copy: &'static str,
    pub row_number: fn(usize) -> String,
    pub copy_all: &'static str,
    pub copied: &'static str,
    pub copied_count: fn(usize) -> String,
    pub copy_by_hand: &'static str,
    pub close: &'static str,

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
}
