//! How ULIDs are made and written: order, time, format, letter case and prefix.

use super::{AppState, aria};
use crate::browser::address;
use crate::settings::{AddressSettings, CountField, Field, Mode, TimeChoice};
use crate::ulid::generator::Monotonic;
use crate::ulid::listing::{Format, LetterCase, Listing, Prefix};
use leptos::prelude::*;

/// How many ULIDs are made, how, and how they are written; but for their time, which
/// has a form of its own.
#[derive(Default)]
pub(super) struct Options {
    pub(super) count: CountField,
    /// The chosen time, in milliseconds, or `None` for the clock's. What stands in its
    /// field may be none at the moment; this is the last good one.
    chosen_ms: Option<u64>,
    mode: Mode,
    /// What monotonic mode remembers of the clock's batches.
    monotonic: Monotonic,
    format: Format,
    case: LetterCase,
    prefix: Field<Prefix>,
}

impl Options {
    /// The options that stand in an address.
    pub(super) fn of(settings: &AddressSettings) -> Self {
        Self {
            count: CountField::of(settings.count),
            chosen_ms: settings.time.ms(),
            mode: settings.mode,
            monotonic: Monotonic::default(),
            format: settings.listing.format,
            case: settings.listing.case,
            prefix: settings.listing.prefix.clone().into(),
        }
    }

    pub(super) fn mode_and_state(&self) -> (Mode, Monotonic) {
        (self.mode, self.monotonic)
    }

    pub(super) fn listing(&self) -> Listing {
        Listing {
            format: self.format,
            case: self.case,
            prefix: self.prefix.value().clone(),
        }
    }
}

/// The options, and the verbs that change them.
impl AppState {
    /// How ULIDs of one millisecond differ.
    pub fn mode(self) -> Mode {
        self.options.with(|options| options.mode)
    }

    /// What the list is for.
    pub fn format(self) -> Format {
        self.options.with(|options| options.format)
    }

    /// The case of the letters.
    pub fn letter_case(self) -> LetterCase {
        self.options.with(|options| options.case)
    }

    /// The text in the prefix field.
    pub fn prefix_text(self) -> String {
        self.options
            .with(|options| options.prefix.text().to_owned())
    }

    /// What there is to say about the prefix field.
    pub fn prefix_note(self) -> String {
        let error = self.options.with(|options| options.prefix.error());
        self.messages().prefix_note(error)
    }

    /// Whether the prefix field holds what is no prefix, as `aria-invalid` has it.
    pub fn prefix_is_invalid(self) -> &'static str {
        aria(
            self.options
                .with(|options| options.prefix.error().is_some()),
        )
    }

    /// What a set is written like.
    pub fn listing(self) -> Listing {
        self.options.with(Options::listing)
    }

    /// The whole list as it is copied, where that is more than an ID a line; empty
    /// otherwise.
    pub fn framed_listing(self) -> String {
        let listing = self.listing();
        if !listing.has_frame() {
            return String::new();
        }
        self.batch
            .with(|batch| batch.as_ref().map_or_default(|ulids| listing.text(ulids)))
    }

    /// Makes ULIDs in another order, at once.
    pub fn choose_mode(self, mode: Mode) {
        self.options.update(|options| options.mode = mode);
        self.make_anew();
    }

    /// Writes the list in another format.
    pub fn choose_format(self, format: Format) {
        self.change_listing(|options| options.format = format);
    }

    /// Writes letters in another case.
    pub fn choose_case(self, case: LetterCase) {
        self.change_listing(|options| options.case = case);
    }

    /// Takes what is typed in the prefix field.
    pub fn type_prefix(self, text: String) {
        self.change_listing(|options| options.prefix.type_text(text));
    }

    /// Ends the typing: the field shows the last good prefix again.
    pub fn commit_prefix(self) {
        let error = self
            .options
            .try_update(|options| options.prefix.commit())
            .flatten();
        if error.is_some() {
            self.announce(self.untracked_messages().prefix_note(error));
        }
    }

    /// The chosen time, or `None` for the clock's.
    pub(super) fn chosen_ms(self) -> Option<u64> {
        self.options.with_untracked(|options| options.chosen_ms)
    }

    /// Takes another time, or the clock's, and makes a new set of it at once.
    pub(super) fn choose_time(self, chosen_ms: Option<u64>) {
        if chosen_ms != self.chosen_ms() {
            self.options.update(|options| options.chosen_ms = chosen_ms);
            self.make_anew();
        }
    }

    pub(super) fn keep_monotonic(self, state: Monotonic) {
        // Nothing shows it.
        self.options
            .update_untracked(|options| options.monotonic = state);
    }

    /// Writes the settings into the address (D9).
    pub(super) fn keep_settings(self) {
        let pairs = untrack(|| self.address_settings()).to_pairs();
        address::replace_parameters(&AddressSettings::NAMES, &pairs);
    }

    /// The address that opens the whole page, in this language, with these settings.
    pub(super) fn settings_link(self) -> Option<String> {
        let mut pairs = self.address_settings().to_pairs();
        pairs.push(("lang", self.language().as_str().into()));
        let names = [&AddressSettings::NAMES[..], &["lang", "embed"]].concat();
        Some(address::with_parameters(&names, &pairs)?.href())
    }

    fn address_settings(self) -> AddressSettings {
        self.options.with(|options| AddressSettings {
            count: options.count.count(),
            mode: options.mode,
            time: options.chosen_ms.map_or(TimeChoice::Now, TimeChoice::At),
            listing: options.listing(),
        })
    }

    fn change_listing(self, change: impl FnOnce(&mut Options)) {
        self.options.update(change);
        self.end_copying();
        self.keep_settings();
    }
}
