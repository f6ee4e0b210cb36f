//! Copying: what a button copies, and what became of it.

use super::AppState;
use crate::browser::clipboard;
use crate::ulid::bounds::BoundsLine;
use crate::ulid::facts::Fact;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

/// How long a button says "Copied".
const COPIED_FOR: Duration = Duration::from_secs(2);

/// The id of the field with the text to copy by hand.
pub const COPY_BY_HAND: &str = "copy-by-hand";

/// A text of the page that has a copy button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyTarget {
    /// The ULID of a row, counted from 0.
    Row(usize),
    /// The whole list.
    All,
    /// A fact about the ID that is inspected.
    Inspected(Fact),
    /// A line of the time bounds.
    Bounds(BoundsLine),
    /// The address of the settings.
    Settings,
}

/// What was done last, and what became of it.
#[derive(Default)]
pub(super) struct Copying {
    /// What was copied, for as long as its button says so.
    copied: Option<CopyTarget>,
    /// Ends that. One timer for all buttons: the last one copied is the one.
    timer: Option<TimeoutHandle>,
    /// What the browser would not copy; empty where it did.
    by_hand: String,
    /// The sentence for screen readers about what was done last.
    pub(super) announcement: String,
}

/// The texts to copy, and the verbs that copy them.
impl AppState {
    /// The text, as it is shown and copied; `None` where there is none.
    pub fn text_of(self, target: CopyTarget) -> Option<String> {
        match target {
            CopyTarget::Row(row) => {
                let ulid = self.ulid_of(row)?;
                Some(self.listing().parts(ulid).concat())
            }
            CopyTarget::All => {
                let listing = self.listing();
                let text = |ulids: &Vec<_>| listing.text(ulids);
                self.batch.with(|batch| batch.as_ref().ok().map(text))
            }
            CopyTarget::Inspected(fact) => self.inspected_fact(fact),
            CopyTarget::Bounds(line) => self.bounds_line(line),
            CopyTarget::Settings => self.settings_link(),
        }
    }

    /// What the text is called, in the page's language; empty for the whole list.
    pub fn name_of(self, target: CopyTarget) -> String {
        let messages = self.messages();
        match target {
            CopyTarget::Row(row) => messages.row(row + 1),
            CopyTarget::All => String::new(),
            CopyTarget::Inspected(fact) => messages.fact(fact).into(),
            CopyTarget::Bounds(line) => messages.bounds_line(line).into(),
            CopyTarget::Settings => messages.options.link.into(),
        }
    }

    /// Whether this was copied a moment ago.
    pub fn is_copied(self, target: CopyTarget) -> bool {
        self.copying.with(|copying| copying.copied == Some(target))
    }

    /// The text that the browser would not copy, for the visitor to copy; empty
    /// where there is none.
    pub fn to_copy_by_hand(self) -> String {
        self.copying.with(|copying| copying.by_hand.clone())
    }

    /// Copies the whole set: the list, or the one ULID that it has.
    pub fn copy_set(self) {
        self.copy(if untrack(|| self.has_several()) {
            CopyTarget::All
        } else {
            CopyTarget::Row(0)
        });
    }

    /// Copies a text.
    pub fn copy(self, target: CopyTarget) {
        if let Some(text) = untrack(|| self.text_of(target)) {
            clipboard::copy(text.clone(), move |copied| {
                if copied {
                    self.show_copied(target);
                } else {
                    self.set_copying(None, text);
                    // Once the field is shown and holds the text.
                    request_animation_frame(|| clipboard::select(COPY_BY_HAND));
                }
            });
        }
    }

    /// Puts away the text to copy by hand, and goes back to where it was asked for.
    pub fn close_copy_by_hand(self) {
        self.end_copying();
        clipboard::go_back();
    }

    /// For when what was copied is no longer what is shown.
    pub(super) fn end_copying(self) {
        self.set_copying(None, String::new());
    }

    fn show_copied(self, target: CopyTarget) {
        let messages = self.untracked_messages();
        self.announce(match target {
            CopyTarget::Row(_) => messages.copied_count(1),
            CopyTarget::All => messages.copied_count(self.untracked_count().into()),
            _ => messages.copied_text(&untrack(|| self.name_of(target))),
        });
        self.set_copying(Some(target), String::new());
    }

    fn set_copying(self, copied: Option<CopyTarget>, by_hand: String) {
        self.copying.update(|copying| {
            if let Some(timer) = copying.timer.take() {
                timer.clear();
            }
            if copied.is_some() {
                let end = move || self.end_copying();
                copying.timer = set_timeout_with_handle(end, COPIED_FOR).ok();
            }
            copying.copied = copied;
            copying.by_hand = by_hand;
        });
    }
}
