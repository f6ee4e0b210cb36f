//! Making sets of ULIDs: the count, the set, and why there is none.

use super::AppState;
use crate::browser::{clock, entropy};
use crate::settings::{Count, CountField, CountNote};
use crate::ulid::facts::Fact;
use crate::ulid::{Ulid, generator};
use leptos::prelude::*;

/// Why there is no set of ULIDs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// The browser gave no secure random bytes.
    NoRandomSource,
    /// The device's clock shows a time that no ULID can hold.
    ClockOutOfRange,
}

/// A set of ULIDs, or why there is none.
pub(super) type Batch = Result<Vec<Ulid>, GenerateError>;

/// The set shown, and the verbs that make another.
impl AppState {
    /// The text in the count field.
    pub fn count_text(self) -> String {
        self.count.with(CountField::text)
    }

    /// What there is to say about the count field, in the page's language.
    pub fn count_note(self) -> String {
        let messages = self.messages();
        match self.count.with(CountField::note) {
            Some(note) => messages.count_note(note),
            None => messages.count_limits.into(),
        }
    }

    /// Whether the count field holds what is no count, as `aria-invalid` has it.
    pub fn count_is_invalid(self) -> &'static str {
        let note = self.count.with(CountField::note);
        if note.is_some_and(CountNote::is_error) {
            "true"
        } else {
            "false"
        }
    }

    /// The ULIDs shown; none where they could not be made.
    pub fn ulids(self) -> Vec<Ulid> {
        self.batch.with(|batch| batch.clone().unwrap_or_default())
    }

    /// Whether there is more than one ULID to copy.
    pub fn has_several(self) -> bool {
        self.batch
            .with(|batch| batch.as_ref().is_ok_and(|ulids| ulids.len() > 1))
    }

    /// The ULID whose structure is shown.
    pub fn first(self) -> Option<Ulid> {
        self.batch
            .with(|batch| batch.as_ref().ok()?.first().copied())
    }

    /// The two parts of the ULID whose structure is shown; empty where there is none.
    pub fn parts_of_first(self) -> [String; 2] {
        self.first().map_or_default(parts)
    }

    /// A fact about the ULID whose structure is shown; empty where there is none.
    pub fn fact_of_first(self, fact: Fact) -> String {
        let told = |ulid| tell(fact, ulid);
        self.first().map(told).unwrap_or_default()
    }

    /// Why there are no ULIDs, in the page's language; empty where there are.
    pub fn failure(self) -> &'static str {
        let messages = self.messages();
        match self.batch.with(|batch| batch.as_ref().err().copied()) {
            None => "",
            Some(GenerateError::NoRandomSource) => messages.no_random_source,
            Some(GenerateError::ClockOutOfRange) => messages.clock_out_of_range,
        }
    }

    /// Takes what is typed in the count field. Another count makes a new set at
    /// once; what is no count keeps the set (D6).
    pub fn type_count(self, text: String) {
        self.change_count(|field| field.type_text(text));
    }

    /// Ends the typing: the field shows the count of the set again (D6).
    pub fn commit_count(self) {
        self.change_count(|field| {
            if let Some(note) = field.commit() {
                self.announce(self.untracked_messages().count_note(note));
            }
        });
    }

    /// One more, within the limits.
    pub fn more(self) {
        self.change_count(|field| field.set(field.count().more()));
    }

    /// One fewer, within the limits.
    pub fn fewer(self) {
        self.change_count(|field| field.set(field.count().fewer()));
    }

    /// Makes a new set of the same size.
    pub fn generate(self) {
        self.commit_count();
        self.make();
    }

    /// Goes back to one ULID, a new one.
    pub fn reset(self) {
        self.count.update(|field| field.set(Count::default()));
        self.make();
    }

    fn change_count(self, change: impl FnOnce(&mut CountField)) {
        let before = self.untracked_count();
        self.count.update(change);
        if self.untracked_count() != before {
            self.make();
        }
    }

    fn make(self) {
        let count = self.untracked_count();
        let batch = make_batch(count);
        // Of a failure the message in place of the list tells.
        if batch.is_ok() {
            self.announce(self.untracked_messages().new_set(count));
        }
        self.batch.set(batch);
        self.end_copying();
    }

    pub(super) fn untracked_count(self) -> Count {
        self.count.with_untracked(CountField::count)
    }
}

/// A set from one reading of the clock and one call for all its random bytes (D7).
pub(super) fn make_batch(count: Count) -> Batch {
    let now_ms = clock::now_ms().map_err(|_| GenerateError::ClockOutOfRange)?;
    let random = entropy::random_bytes(usize::from(count) * generator::RANDOM_BYTES)
        .map_err(|_| GenerateError::NoRandomSource)?;
    generator::plain(now_ms, &random).map_err(|_| GenerateError::ClockOutOfRange)
}

/// A fact about a ULID, in the visitor's time zone.
pub(super) fn tell(fact: Fact, ulid: Ulid) -> String {
    fact.of(ulid, clock::offset_seconds(ulid.timestamp_ms()))
}

/// The two parts of a ULID's text.
pub(super) fn parts(ulid: Ulid) -> [String; 2] {
    let encoded = ulid.encode();
    [encoded.timestamp(), encoded.randomness()].map(str::to_owned)
}
