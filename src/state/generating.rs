//! Making sets of ULIDs: the count, the set, and why there is none.

use super::options::Options;
use super::{AppState, aria};
use crate::browser::{clock, entropy};
use crate::i18n::Messages;
use crate::settings::{Count, CountField, CountNote, Mode};
use crate::ulid::facts::Fact;
use crate::ulid::generator::{self, Monotonic, MonotonicError};
use crate::ulid::{Randomness, Ulid};
use leptos::prelude::*;

/// Why there is no set of ULIDs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// The browser gave no secure random bytes.
    NoRandomSource,
    /// The device's clock shows a time that no ULID can hold.
    ClockOutOfRange,
    /// The millisecond has room for only so many more monotonic ones (D3).
    Exhausted {
        /// How many.
        left: u32,
    },
    /// The browser has no room for the file.
    NoRoom,
}

/// A set of ULIDs, or why there is none.
pub(super) type Batch = Result<Vec<Ulid>, GenerateError>;

/// The set shown, and the verbs that make another.
impl AppState {
    /// The text in the count field.
    pub fn count_text(self) -> String {
        self.options.with(|options| options.count.text())
    }

    /// What there is to say about the count field, in the page's language.
    pub fn count_note(self) -> String {
        let messages = self.messages();
        match self.options.with(|options| options.count.note()) {
            Some(note) => messages.count_note(note),
            None => messages.count_limits.into(),
        }
    }

    /// Whether the count field holds what is no count, as `aria-invalid` has it.
    pub fn count_is_invalid(self) -> &'static str {
        let note = self.options.with(|options| options.count.note());
        aria(note.is_some_and(CountNote::is_error))
    }

    /// How many rows the list has; none where no ULIDs could be made. It changes only
    /// when it becomes another number, unlike the set.
    pub fn row_count(self) -> usize {
        self.row_count.get()
    }

    /// A part of the ULID in a row as it is shown and copied: 0 is the prefix, 1 the
    /// time, 2 the randomness; empty where there is none.
    pub fn row_part(self, (row, part): (usize, usize)) -> String {
        let listing = self.listing();
        let parts = self.ulid_of(row).map(|ulid| listing.parts(ulid));
        let part = parts.and_then(|parts| parts.into_iter().nth(part));
        part.unwrap_or_default()
    }

    /// Whether the ULID in a row is the one before plus one, as monotonic mode makes
    /// them.
    pub fn steps_by_one(self, row: usize) -> bool {
        let previous = row
            .checked_sub(1)
            .and_then(|previous| self.ulid_of(previous));
        let next = previous.and_then(Ulid::successor);
        next.is_some() && next == self.ulid_of(row)
    }

    /// The ULID in a row.
    pub(super) fn ulid_of(self, row: usize) -> Option<Ulid> {
        self.batch
            .with(|batch| batch.as_ref().ok()?.get(row).copied())
    }

    /// Whether there is more to copy than one ULID: several, or what stands around it.
    pub fn has_several(self) -> bool {
        let has_frame = self.options.with(|options| options.listing().has_frame());
        let is_several = |ulids: &Vec<_>| ulids.len() > 1 || has_frame;
        self.batch
            .with(|batch| batch.as_ref().is_ok_and(is_several))
    }

    /// The ULID whose structure is shown.
    pub fn first(self) -> Option<Ulid> {
        self.ulid_of(0)
    }

    /// A fact about the ULID whose structure is shown; empty where there is none.
    pub fn fact_of_first(self, fact: Fact) -> String {
        let told = |ulid| tell(fact, ulid);
        self.first().map(told).unwrap_or_default()
    }

    /// Why there are no ULIDs, in the page's language; empty where there are.
    pub fn failure(self) -> String {
        let messages = self.messages();
        match self.batch.with(|batch| batch.as_ref().err().copied()) {
            None => String::new(),
            Some(error) => explain(messages, error),
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
        self.commit_time();
        self.make();
    }

    /// Goes back to one ULID, a new one.
    pub fn reset(self) {
        self.options
            .update(|options| options.count.set(Count::default()));
        self.make_anew();
    }

    fn change_count(self, change: impl FnOnce(&mut CountField)) {
        let before = self.untracked_count();
        self.options.update(|options| change(&mut options.count));
        if self.untracked_count() != before {
            self.make_anew();
        }
    }

    /// Makes a set by other settings, and keeps them in the address.
    pub(super) fn make_anew(self) {
        self.make();
        self.keep_settings();
    }

    /// Makes a new set.
    fn make(self) {
        let count = self.untracked_count();
        let batch = self.make_batch(count);
        // Of a failure the message in place of the list tells.
        if batch.is_ok() {
            self.announce(self.untracked_messages().new_set(count));
        }
        self.show_batch(batch);
        self.keep_following();
        self.end_copying();
    }

    /// Shows a set. Rows are made and removed only where their number changes: a row
    /// made anew leaves what followed the language behind in memory, until that
    /// changes.
    pub(super) fn show_batch(self, batch: Batch) {
        let rows = batch.as_ref().map_or_default(Vec::len);
        self.batch.set(batch);
        if self.row_count.get_untracked() != rows {
            self.row_count.set(rows);
        }
    }

    /// A set from one reading of the clock and one call for all its random bytes (D7).
    pub(super) fn make_batch(self, count: Count) -> Batch {
        let chosen = self.chosen_ms();
        let timestamp_ms = read_time(chosen)?;
        let count = u8::from(count);
        let (mode, state) = self.options.with_untracked(Options::mode_and_state);
        match mode {
            Mode::Plain => {
                let random = random_bytes(usize::from(count) * generator::RANDOM_BYTES)?;
                let batch = generator::plain(timestamp_ms, &random);
                batch.map_err(|_| GenerateError::ClockOutOfRange)
            }
            Mode::Monotonic => {
                let random: Randomness = random_bytes(generator::RANDOM_BYTES)?
                    .try_into()
                    .map_err(|_| GenerateError::NoRandomSource)?;
                // A chosen time starts afresh and leaves the clock's alone (D5).
                let state = chosen.map_or(state, |_| Monotonic::default());
                let (batch, state) = state.batch(timestamp_ms, random, count.into())?;
                if chosen.is_none() {
                    self.keep_monotonic(state);
                }
                Ok(batch)
            }
        }
    }

    pub(super) fn untracked_count(self) -> Count {
        self.options.with_untracked(|options| options.count.count())
    }
}

impl From<MonotonicError> for GenerateError {
    fn from(error: MonotonicError) -> Self {
        match error {
            MonotonicError::TooLarge(_) => Self::ClockOutOfRange,
            MonotonicError::Exhausted { left } => Self::Exhausted { left },
        }
    }
}

/// What went wrong, in the language of the messages.
pub(super) fn explain(messages: &Messages, error: GenerateError) -> String {
    match error {
        GenerateError::NoRandomSource => messages.no_random_source.into(),
        GenerateError::ClockOutOfRange => messages.clock_out_of_range.into(),
        GenerateError::Exhausted { left } => messages.exhausted(left),
        GenerateError::NoRoom => messages.no_room.into(),
    }
}

/// The chosen time, or the clock's.
pub(super) fn read_time(chosen: Option<u64>) -> Result<u64, GenerateError> {
    match chosen {
        Some(timestamp_ms) => Ok(timestamp_ms),
        None => clock::now_ms().map_err(|_| GenerateError::ClockOutOfRange),
    }
}

/// Random bytes, as [`entropy::random_bytes`] gives them.
pub(super) fn random_bytes(length: usize) -> Result<Vec<u8>, GenerateError> {
    entropy::random_bytes(length).map_err(|_| GenerateError::NoRandomSource)
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
