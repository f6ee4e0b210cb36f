//! The bounds of a time.

use super::AppState;
use crate::browser::{clock, page};
use crate::ulid::bounds::form::{End, Form, Note};
use crate::ulid::bounds::{Bounds, BoundsLine};
use crate::ulid::moment::Zone;
use leptos::prelude::*;

/// What the form holds at first: today.
pub(super) fn today() -> Form {
    clock::now_ms().map_or_default(Form::of_day)
}

/// The typed moments with what there is to say of them, and the verbs that change
/// them.
impl AppState {
    /// What is typed in a field.
    pub fn moment_text(self, end: End) -> String {
        self.form.with(|form| form.text(end).to_owned())
    }

    /// What there is to say about a field, in the page's language.
    pub fn moment_note(self, end: End) -> String {
        self.messages().moment_note(self.note_of(end))
    }

    /// Whether a field needs the visitor, as `aria-invalid` has it.
    pub fn moment_is_invalid(self, end: End) -> &'static str {
        match self.note_of(end) {
            Note::Empty | Note::Read(_) | Note::Seconds(_) => "false",
            Note::Twice | Note::Reversed | Note::Wrong(_) => "true",
        }
    }

    /// What a field could hold instead.
    pub fn moment_choices(self, end: End) -> Vec<String> {
        self.form
            .with(|form| form.choices(end, clock::offset_seconds))
    }

    /// A line of the bounds; `None` while there are none.
    pub fn bounds_line(self, line: BoundsLine) -> Option<String> {
        let of_line = |bounds: Bounds| line.of(bounds);
        self.form
            .with(|form| form.bounds(clock::offset_seconds).map(of_line))
    }

    /// Takes what is typed in a field.
    pub fn type_moment(self, end: End, text: String) {
        self.form.update(|form| form.type_text(end, text));
        self.end_copying();
    }

    /// Takes what a field could hold instead; `id` is the field's, to go on from there.
    pub fn take_moment(self, end: End, id: &str, text: String) {
        self.type_moment(end, text);
        page::focus(id);
    }

    /// Reads dates in another zone.
    pub fn choose_zone(self, zone: Zone) {
        self.form.update(|form| form.zone = zone);
        self.end_copying();
    }

    fn note_of(self, end: End) -> Note {
        self.form.with(|form| form.note(end, clock::offset_seconds))
    }
}
