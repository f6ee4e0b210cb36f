//! The calculation that is shown: of the first ULID of the list, or of what the
//! visitor typed.

use super::{AppState, aria};
use crate::browser::page;
use crate::i18n::{Entry, steps as texts};
use crate::settings::Field;
use crate::ulid::bounds::form::Form;
use crate::ulid::steps::EXAMPLE;
use crate::ulid::steps::typed::TypedBytes;
use crate::ulid::{Randomness, Ulid};
use leptos::prelude::*;

/// The id of the field with the time that is calculated.
pub const STEPS_TIME: &str = "steps-time";

/// What is calculated, and the character that the visitor points at. The text of the
/// time is a form's, like that of other moments.
pub(super) struct Stepping {
    /// The last good time, in milliseconds.
    timestamp_ms: u64,
    bytes: Field<TypedBytes>,
    /// Whether they are the visitor's, not those of the list.
    is_own: bool,
    /// Which character, counted from 1; 0 is none.
    position: usize,
}

impl Default for Stepping {
    fn default() -> Self {
        let (timestamp_ms, random) = EXAMPLE;
        Self {
            timestamp_ms,
            bytes: Field::from(TypedBytes(random)),
            is_own: false,
            position: 0,
        }
    }
}

/// The calculation, and the verbs that change what is calculated.
impl AppState {
    /// The ULID that is calculated.
    pub fn stepped(self) -> Option<Ulid> {
        self.stepping.with(|stepping| {
            let TypedBytes(random) = *stepping.bytes.value();
            Ulid::from_parts(stepping.timestamp_ms, random).ok()
        })
    }

    /// Whether it is the visitor's own, not that of the list.
    pub fn steps_are_own(self) -> bool {
        self.stepping.with(|stepping| stepping.is_own)
    }

    /// What is typed in the field of the bytes.
    pub fn bytes_text(self) -> String {
        self.stepping
            .with(|stepping| stepping.bytes.text().to_owned())
    }

    /// What there is to say about that.
    pub fn bytes_note(self) -> String {
        let error = self.stepping.with(|stepping| stepping.bytes.error());
        self.messages().bytes_note(error)
    }

    /// Whether it is not ten bytes, as `aria-invalid` has it.
    pub fn bytes_are_invalid(self) -> &'static str {
        aria(
            self.stepping
                .with(|stepping| stepping.bytes.error().is_some()),
        )
    }

    /// The divisions of the time.
    pub fn divisions(self) -> Vec<Entry> {
        let messages = self.messages();
        self.stepped()
            .map_or_default(|ulid| messages.divisions(ulid))
    }

    /// The random bytes and their bits.
    pub fn byte_entries(self) -> Vec<Entry> {
        self.stepped().map_or_default(texts::bytes)
    }

    /// The groups of five bits and their characters.
    pub fn group_entries(self) -> Vec<Entry> {
        self.stepped().map_or_default(texts::groups)
    }

    /// What the character that the visitor points at is made of.
    pub fn character_note(self, of: fn(Self) -> Option<Ulid>) -> String {
        let position = self.stepping.with(|stepping| stepping.position);
        let messages = self.messages();
        of(self).map_or_default(|ulid| messages.character(ulid, position))
    }

    /// Points at a character, counted from 1.
    pub fn point_at(self, position: usize) {
        self.stepping
            .update(|stepping| stepping.position = position);
    }

    /// Takes what is typed in the field of the bytes. What is not ten bytes leaves the
    /// last good calculation.
    pub fn type_bytes(self, text: String) {
        self.stepping.update(|stepping| {
            stepping.is_own = true;
            stepping.bytes.type_text(text);
        });
    }

    /// Calculates the example.
    pub fn load_example(self) {
        let (timestamp_ms, random) = EXAMPLE;
        self.set_steps(timestamp_ms, random, true);
    }

    /// Calculates the first ULID of the list again. The button that asks for it goes, so
    /// the focus moves to a field.
    pub fn go_back_to_list(self) {
        self.follow_list();
        page::focus(STEPS_TIME);
    }

    /// The same for a list that is new.
    pub(super) fn follow_list(self) {
        if let Some(first) = untrack(|| self.first()) {
            self.set_steps(first.timestamp_ms(), first.randomness(), false);
        }
    }

    /// For when there is another list: what the visitor typed stays.
    pub(super) fn keep_following(self) {
        if !self.stepping.with_untracked(|stepping| stepping.is_own) {
            self.follow_list();
        }
    }

    /// Takes a time that was typed.
    pub(super) fn step_time(self, timestamp_ms: Option<u64>) {
        self.stepping.update(|stepping| {
            stepping.is_own = true;
            stepping.timestamp_ms = timestamp_ms.unwrap_or(stepping.timestamp_ms);
        });
    }

    fn set_steps(self, timestamp_ms: u64, random: Randomness, is_own: bool) {
        self.step_form.set(Form::of_ms(timestamp_ms));
        self.stepping.update(|stepping| {
            stepping.timestamp_ms = timestamp_ms;
            stepping.bytes = Field::from(TypedBytes(random));
            stepping.is_own = is_own;
        });
    }
}
