//! Reading back what is pasted.

use super::AppState;
use super::filing::percent;
use super::generating::{parts, tell};
use crate::browser::{clock, page};
use crate::i18n::Entry;
use crate::ulid::batch_reading::Line;
use crate::ulid::facts::Fact;
use crate::ulid::inspection::{Inspection, Kind};
use crate::ulid::reading::{Id, Piece, Reading, pieces};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

/// How many lines are read before the browser has its turn: about 2 ms of work on a
/// desktop machine, so that a slow phone answers within a frame too.
const LINES_A_STEP: usize = 500;

/// The id of the field to paste into.
pub const INSPECT_FIELD: &str = "inspect-text";

/// The pasted text and, while there are lines left to read, what goes on with them.
#[derive(Default)]
pub(super) struct Inspecting {
    inspection: Inspection,
    timer: Option<TimeoutHandle>,
}

/// A line of a pasted list, as the table shows it.
pub struct TableLine {
    /// Its number in the text.
    pub number: usize,
    /// Its text, with what is wrong in it marked.
    pub text: Vec<Piece>,
    /// Its time in UTC; empty where it is none.
    pub time: String,
    /// What it is, or why it is none.
    pub note: String,
    /// Whether it is valid.
    pub is_valid: bool,
}

/// The reading of the pasted text, and the verbs that change it.
impl AppState {
    /// What there is to show of it.
    pub fn inspected_kind(self) -> Kind {
        self.inspected(Inspection::kind)
    }

    /// Whether one line is shown that is neither a ULID nor a UUID, as `aria-invalid`
    /// has it.
    pub fn inspected_is_invalid(self) -> &'static str {
        let is_invalid = self.of_one(|_, reading| match reading {
            Reading::Valid(_) => None,
            _ => Some("true"),
        });
        is_invalid.unwrap_or("false")
    }

    /// How much of the text has been read, in percent.
    pub fn inspected_share(self) -> String {
        let (read, all) = self.inspected(Inspection::progress);
        percent(read, all)
    }

    /// What the one line is, or why it is none; empty where there is not one line.
    pub fn verdict(self) -> String {
        let messages = self.messages();
        let verdict = self.of_one(|_, reading| Some(messages.verdict(reading)));
        let ago = self.inspected_id().filter(|id| id.has_time());
        let ago = ago.and_then(|id| {
            let now_ms = clock::now_ms().ok()?;
            Some(messages.ago(id.ulid().timestamp_ms(), now_ms))
        });
        let sentences: Vec<_> = [verdict, ago].into_iter().flatten().collect();
        sentences.join(" ")
    }

    /// The one line, with what is wrong in it marked; nothing where it is valid.
    pub fn marked(self) -> Vec<Piece> {
        let marked = self.of_one(|text, reading| match reading {
            Reading::Valid(_) => None,
            _ => Some(pieces(text, reading)),
        });
        marked.unwrap_or_default()
    }

    /// What the one line could be corrected to; empty where there is nothing.
    pub fn correction(self) -> String {
        self.of_one(|_, reading| reading.correction())
            .map(|id| id.to_string())
            .unwrap_or_default()
    }

    /// The one ID, where the line is valid.
    pub fn inspected_id(self) -> Option<Id> {
        self.of_one(|_, reading| match reading {
            Reading::Valid(id) => Some(*id),
            _ => None,
        })
    }

    /// The two parts of its text as a ULID; empty where there is none.
    pub fn inspected_parts(self) -> [String; 2] {
        self.inspected_id().map_or_default(|id| parts(id.ulid()))
    }

    /// A fact about the one ID.
    pub fn inspected_fact(self, fact: Fact) -> Option<String> {
        let id = self.inspected_id()?;
        // It is one already.
        let is_known = fact == Fact::Version7 && id.uuid().is_version_7();
        (!is_known).then(|| tell(fact, id.ulid()))
    }

    /// What there is to know of the one ID as a UUID; empty where there is none.
    pub fn remarks(self) -> String {
        let messages = self.messages();
        self.inspected_id()
            .map_or_default(|id| messages.remarks(id))
    }

    /// What several lines are together.
    pub fn summary(self) -> Vec<Entry> {
        let messages = self.messages();
        self.of_several(|inspection| messages.summary(inspection.reader().summary()))
    }

    /// How two IDs stand to each other; nothing unless there are exactly two.
    pub fn comparison(self) -> Vec<Entry> {
        let messages = self.messages();
        self.of_several(|inspection| {
            let comparison = inspection.reader().comparison();
            comparison.map_or_default(|comparison| messages.comparison(&comparison))
        })
    }

    /// The lines on the page of the table that is shown.
    pub fn table(self) -> Vec<TableLine> {
        let messages = self.messages();
        self.of_several(|inspection| {
            let line = |(text, line): (&str, &Line)| TableLine {
                number: line.number,
                text: pieces(text, &line.reading),
                time: match &line.reading {
                    Reading::Valid(id) => tell(Fact::Utc, id.ulid()),
                    _ => String::new(),
                },
                note: messages.line_note(line),
                is_valid: line.is_valid(),
            };
            inspection.page_lines().into_iter().map(line).collect()
        })
    }

    /// The page of the table that is shown, of how many.
    pub fn table_page(self) -> String {
        let (page, pages) = self.inspected(|inspection| (inspection.page(), inspection.pages()));
        self.messages().page(page + 1, pages)
    }

    /// Whether the table has one page only.
    pub fn has_one_page(self) -> bool {
        self.inspected(|inspection| inspection.pages() == 1)
    }

    /// Whether the table shows only the faulty lines.
    pub fn only_faulty(self) -> bool {
        self.inspected(Inspection::only_faulty)
    }

    /// Whether no line is faulty, or there are no lines to tell apart.
    pub fn has_no_faulty(self) -> bool {
        self.inspected(|inspection| {
            let summary = inspection.reader().summary();
            summary.correctable + summary.invalid == 0
        })
    }

    /// Takes the text in the field. A long one is read in steps.
    pub fn inspect(self, text: String) {
        let is_pasted = self.inspecting.with_untracked(|inspecting| {
            let length = inspecting.inspection.text().len();
            // A key changes a character or, with a surrogate pair, four bytes.
            length.abs_diff(text.len()) > 4
        });
        self.change_inspecting(|inspecting| {
            inspecting.inspection = Inspection::of(text);
        });
        self.end_copying();
        self.read_on(is_pasted);
    }

    /// Takes what the text could be corrected to.
    pub fn take_correction(self) {
        self.replace_inspected(untrack(|| self.correction()));
    }

    /// Empties the field.
    pub fn clear_inspected(self) {
        self.replace_inspected(String::new());
    }

    /// Shows the page of the table before this one.
    pub fn previous_page(self) {
        self.change_inspection(|inspection| {
            inspection.turn_to(inspection.page().saturating_sub(1));
        });
    }

    /// Shows the page of the table after this one.
    pub fn next_page(self) {
        self.change_inspection(|inspection| inspection.turn_to(inspection.page() + 1));
    }

    /// Shows all lines or only the faulty ones.
    pub fn show_only_faulty(self, only_faulty: bool) {
        self.change_inspection(|inspection| inspection.show_only_faulty(only_faulty));
    }

    /// The text in the field is the browser's: to follow the state it would be written
    /// anew at each step, all of it.
    fn replace_inspected(self, text: String) {
        page::fill(INSPECT_FIELD, &text);
        self.inspect(text);
    }

    /// Reads a step, and has the next one follow if lines are left. What was pasted is
    /// read out at the end; what is typed is answered in its place, since a sentence
    /// at every key would be too much to hear.
    fn read_on(self, is_pasted: bool) {
        self.change_inspecting(|inspecting| {
            inspecting.inspection.step(LINES_A_STEP);
            if inspecting.inspection.kind() == Kind::Unfinished {
                let next = move || self.read_on(is_pasted);
                inspecting.timer = set_timeout_with_handle(next, Duration::ZERO).ok();
            }
        });
        let kind = untrack(|| self.inspected_kind());
        if is_pasted && kind != Kind::Unfinished {
            self.announce(untrack(|| self.spoken()));
        }
    }

    /// What was found, in a sentence.
    fn spoken(self) -> String {
        let entries = self.summary();
        // The numbers of lines come first; the rest is there to be looked up.
        let told = entries.iter().take(4);
        let told = told.map(|entry| format!("{}: {}.", entry.name, entry.text));
        told.chain([self.verdict()]).collect::<Vec<_>>().join(" ")
    }

    fn inspected<T>(self, read: impl FnOnce(&Inspection) -> T) -> T {
        self.inspecting
            .with(|inspecting| read(&inspecting.inspection))
    }

    fn of_one<T>(self, read: impl FnOnce(&str, &Reading) -> Option<T>) -> Option<T> {
        self.inspected(|inspection| {
            let (text, reading) = inspection.one()?;
            read(text, reading)
        })
    }

    fn of_several<T>(self, read: impl FnOnce(&Inspection) -> Vec<T>) -> Vec<T> {
        self.inspected(|inspection| match inspection.kind() {
            Kind::Several => read(inspection),
            _ => Vec::new(),
        })
    }

    fn change_inspection(self, change: impl FnOnce(&mut Inspection)) {
        self.inspecting
            .update(|inspecting| change(&mut inspecting.inspection));
    }

    /// Changes what is read, and ends what went on before.
    fn change_inspecting(self, change: impl FnOnce(&mut Inspecting)) {
        self.inspecting.update(|inspecting| {
            if let Some(timer) = inspecting.timer.take() {
                timer.clear();
            }
            change(inspecting);
        });
    }
}
