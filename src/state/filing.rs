//! Files: the list as one, and up to a million ULIDs made for one.

use super::generating::{GenerateError, explain, random_bytes, read_time};
use super::options::Options;
use super::{AppState, aria};
use crate::browser::download::File;
use crate::browser::{clock, page};
use crate::settings::{BulkCount, Field, Mode, NumberError};
use crate::ulid::bulk::{Bulk, BulkError};
use crate::ulid::generator::Monotonic;
use crate::ulid::listing::Format;
use leptos::prelude::*;
use std::time::Duration;

/// The id of the field with the number for a file.
pub const BULK_FIELD: &str = "bulk";

/// How many ULIDs are made at one time: their random bytes come from one call, which
/// gives at most 65,536.
const ULIDS_A_STEP: u32 = 6_500;

/// How long steps follow each other before the browser has its turn, in
/// milliseconds: a task of 50 is felt.
const TURN_MS: f64 = 20.0;

/// The number of ULIDs for a file, and what became of the last one.
#[derive(Default)]
pub(super) struct Filing {
    count: Field<BulkCount>,
    status: Status,
    /// Counts the files begun or cancelled, so that a turn knows whether its file is
    /// still wanted.
    run: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Status {
    #[default]
    None,
    Making {
        done: u32,
        count: u32,
    },
    Done(u32),
    Cancelled,
    Failed(GenerateError),
}

/// A file in the making.
struct Making {
    run: u32,
    bulk: Bulk,
    file: File,
    format: Format,
    chosen_ms: Option<u64>,
}

/// The file in the making, and the verbs that make or end it.
impl AppState {
    /// The text in the field for the number.
    pub fn bulk_text(self) -> String {
        self.filing.with(|filing| filing.count.text().to_owned())
    }

    /// What there is to say about the number.
    pub fn bulk_note(self) -> String {
        let error = self.filing.with(|filing| filing.count.error());
        self.messages().bulk_note(error).to_owned()
    }

    /// Whether the field holds what is no number, as `aria-invalid` has it.
    pub fn bulk_is_invalid(self) -> &'static str {
        aria(self.filing.with(|filing| filing.count.error().is_some()))
    }

    /// Whether a file is being made.
    pub fn is_making_file(self) -> bool {
        matches!(self.file_status(), Status::Making { .. })
    }

    /// How much of it is made, in percent.
    pub fn file_share(self) -> String {
        let Status::Making { done, count } = self.file_status() else {
            return String::new();
        };
        let [done, count] = [done, count].map(|number| usize::try_from(number).unwrap_or_default());
        percent(done, count)
    }

    /// How far the file is, or what became of it.
    pub fn file_progress(self) -> String {
        let messages = self.messages();
        match self.file_status() {
            Status::None => String::new(),
            Status::Making { done, count } => messages.bulk_progress(done, count),
            Status::Done(count) => messages.bulk_done(count),
            Status::Cancelled => messages.options.cancelled.to_owned(),
            Status::Failed(error) => explain(messages, error),
        }
    }

    /// Takes what is typed as the number.
    pub fn type_bulk(self, text: String) {
        self.filing.update(|filing| filing.count.type_text(text));
    }

    /// Ends the typing: a number outside the limits becomes the nearest within, anything
    /// else the last good number, as in the count field (D6).
    pub fn commit_bulk(self) {
        let error = self.filing.try_update(|filing| {
            let error = filing.count.commit();
            match error {
                Some(NumberError::TooSmall) => filing.count = BulkCount::MIN.into(),
                Some(NumberError::TooLarge) => filing.count = BulkCount::MAX.into(),
                _ => {}
            }
            error
        });
        let error = error.flatten();
        if error.is_some() {
            self.announce(self.untracked_messages().bulk_note(error).to_owned());
        }
    }

    /// Makes a file of so many new ULIDs, and has the browser save it.
    pub fn make_file(self) {
        self.commit_bulk();
        self.commit_time();
        let chosen_ms = self.chosen_ms();
        let count = self
            .filing
            .with_untracked(|filing| filing.count.value().get());
        let listing = self.options.with_untracked(Options::listing);
        let (mode, state) = self.options.with_untracked(Options::mode_and_state);
        let format = listing.format;
        let bulk = match mode {
            Mode::Plain => Bulk::plain(count, listing),
            Mode::Monotonic => {
                let state = chosen_ms.map_or(state, |_| Monotonic::default());
                Bulk::monotonic(count, listing, state)
            }
        };
        let run = self.begin(Status::Making { done: 0, count });
        self.go_on(Making {
            run,
            bulk,
            file: File::default(),
            format,
            chosen_ms,
        });
    }

    /// Ends the making of the file; nothing of it is kept. The button that asks for it
    /// goes, so the focus moves to the field.
    pub fn cancel_file(self) {
        page::focus(BULK_FIELD);
        self.begin(Status::Cancelled);
        self.announce(self.untracked_messages().options.cancelled.to_owned());
    }

    /// Has the browser save the list, as it is copied.
    pub fn download(self) {
        let listing = self.options.with_untracked(Options::listing);
        let file = File::default();
        let saved = self.batch.with_untracked(|batch| {
            let ulids = batch.as_ref().ok()?;
            file.push(&listing.file(ulids)).ok()
        });
        if saved.is_some() {
            self.save(file, listing.format);
        }
    }

    /// Makes steps until the turn is over, and leaves the rest to the next.
    fn go_on(self, mut making: Making) {
        if self.filing.with_untracked(|filing| filing.run) != making.run {
            // Cancelled, or there is another: what was made goes with this.
            return;
        }
        let start = clock::elapsed_ms();
        while !making.bulk.is_finished() && clock::elapsed_ms() - start < TURN_MS {
            if let Err(error) = making.step() {
                self.begin(Status::Failed(error));
                self.announce(explain(self.untracked_messages(), error));
                return;
            }
        }
        let (done, count) = (making.bulk.done(), making.bulk.count());
        if !making.bulk.is_finished() {
            self.filing
                .update(|filing| filing.status = Status::Making { done, count });
            set_timeout(move || self.go_on(making), Duration::ZERO);
            return;
        }
        if let Some(state) = making.bulk.state().filter(|_| making.chosen_ms.is_none()) {
            self.keep_monotonic(state);
        }
        self.begin(Status::Done(count));
        self.announce(self.untracked_messages().bulk_done(count));
        self.save(making.file, making.format);
    }

    fn save(self, file: File, format: Format) {
        let name = format!("ulids.{}", format.extension());
        if file.save(&name, format.media_type()).is_err() {
            self.begin(Status::Failed(GenerateError::NoRoom));
        }
    }

    /// Enters a status, and leaves whatever file was being made.
    fn begin(self, status: Status) -> u32 {
        let run = self.filing.try_update(|filing| {
            filing.status = status;
            filing.run = filing.run.wrapping_add(1);
            filing.run
        });
        run.unwrap_or_default()
    }

    fn file_status(self) -> Status {
        self.filing.with(|filing| filing.status)
    }
}

impl Making {
    fn step(&mut self) -> Result<(), GenerateError> {
        let timestamp_ms = read_time(self.chosen_ms)?;
        let random = random_bytes(self.bulk.random_bytes(ULIDS_A_STEP))?;
        let piece = self.bulk.step(ULIDS_A_STEP, timestamp_ms, &random)?;
        self.file.push(&piece).map_err(|_| GenerateError::NoRoom)
    }
}

impl From<BulkError> for GenerateError {
    fn from(error: BulkError) -> Self {
        match error {
            BulkError::Generator(error) => error.into(),
            BulkError::TooFewBytes => Self::NoRandomSource,
        }
    }
}

/// How much is done, in whole percent. Roughly, where there is little to do: no one
/// sees it then.
pub(super) fn percent(done: usize, all: usize) -> String {
    // Not 100 times as much first, which might not fit.
    (done / (all / 100).max(1)).min(100).to_string()
}
