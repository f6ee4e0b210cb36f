//! Moments as they are typed: the time option, and the bounds of a span.

use super::AppState;
use crate::browser::{clock, page};
use crate::ulid::bounds::form::{End, Form, Note};
use crate::ulid::bounds::{Bounds, BoundsLine};
use crate::ulid::moment::Zone;
use leptos::prelude::*;

/// A field for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MomentKey {
    /// The time that new ULIDs get.
    Chosen,
    /// The beginning of the span.
    From,
    /// The end of the span.
    To,
    /// The time in the calculation.
    Step,
}

/// What the span's form holds at first: today.
pub(super) fn today() -> Form {
    clock::now_ms().map_or_default(Form::of_day)
}

/// The typed moments with what there is to say of them, and the verbs that change
/// them.
impl AppState {
    /// What is typed in a field.
    pub fn moment_text(self, key: MomentKey) -> String {
        let (form, end) = self.field(key);
        form.with(|form| form.text(end).to_owned())
    }

    /// What there is to say about a field, in the page's language.
    pub fn moment_note(self, key: MomentKey) -> String {
        self.messages()
            .moment_note(self.note_of(key), clock::offset_seconds)
    }

    /// Whether a field needs the visitor, as `aria-invalid` has it.
    pub fn moment_is_invalid(self, key: MomentKey) -> &'static str {
        match self.note_of(key) {
            Note::Empty | Note::Read(_) | Note::Seconds(_) => "false",
            Note::Twice | Note::Reversed | Note::Wrong(_) => "true",
        }
    }

    /// What a field could hold instead.
    pub fn moment_choices(self, key: MomentKey) -> Vec<String> {
        let (form, end) = self.field(key);
        form.with(|form| form.choices(end, clock::offset_seconds))
    }

    /// A line of the bounds; `None` while there are none.
    pub fn bounds_line(self, line: BoundsLine) -> Option<String> {
        let of_line = |bounds: Bounds| line.of(bounds);
        self.span
            .with(|form| form.bounds(clock::offset_seconds).map(of_line))
    }

    /// Takes what is typed in a field.
    pub fn type_moment(self, key: MomentKey, text: String) {
        let (_, end) = self.field(key);
        self.change_form(key, |form| form.type_text(end, text));
    }

    /// Takes what a field could hold instead; `id` is the field's, to go on from there.
    pub fn take_moment(self, key: MomentKey, id: &str, text: String) {
        self.type_moment(key, text);
        page::focus(id);
    }

    /// Reads dates in another zone: those of the field's form.
    pub fn choose_zone(self, key: MomentKey, zone: Zone) {
        self.change_form(key, |form| form.zone = zone);
    }

    /// Changes a form. Another chosen time makes a new set; what is none keeps it.
    fn change_form(self, key: MomentKey, change: impl FnOnce(&mut Form)) {
        let (form, _) = self.field(key);
        form.update(change);
        self.end_copying();
        let note = untrack(|| self.note_of(key));
        let read = match note {
            Note::Read(timestamp_ms) | Note::Seconds(timestamp_ms) => Some(timestamp_ms),
            _ => None,
        };
        match key {
            MomentKey::Chosen if read.is_some() || note == Note::Empty => self.choose_time(read),
            MomentKey::Step => self.step_time(read),
            _ => {}
        }
    }

    /// Ends the typing of the chosen time: what is none gives way to the last good one.
    pub(super) fn commit_time(self) {
        if untrack(|| self.moment_is_invalid(MomentKey::Chosen)) == "true" {
            self.time.set(self.chosen_ms().map_or_default(Form::of_ms));
        }
    }

    fn note_of(self, key: MomentKey) -> Note {
        let (form, end) = self.field(key);
        form.with(|form| form.note(end, clock::offset_seconds))
    }

    fn field(self, key: MomentKey) -> (RwSignal<Form>, End) {
        match key {
            MomentKey::Chosen => (self.time, End::From),
            MomentKey::From => (self.span, End::From),
            MomentKey::To => (self.span, End::To),
            MomentKey::Step => (self.step_form, End::From),
        }
    }
}
