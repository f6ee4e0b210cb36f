//! The parts of the page that are loaded later: where they are.

use super::AppState;
use leptos::prelude::*;

/// Where the later parts are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Arriving {
    /// Nobody came near them yet.
    #[default]
    NotAsked,
    OnTheirWay,
    Failed,
    Here,
}

/// The arriving of the later parts.
impl AppState {
    /// Whether they are here.
    pub fn has_later_parts(self) -> bool {
        self.arriving.get() == Arriving::Here
    }

    /// Whether they could not be loaded.
    pub fn later_parts_failed(self) -> bool {
        self.arriving.get() == Arriving::Failed
    }

    /// What stands in their places until they are here.
    pub fn later_note(self) -> &'static str {
        let messages = self.messages();
        if self.later_parts_failed() {
            messages.later_failed
        } else {
            messages.later_loading
        }
    }

    /// Whether they were asked for, not tracked.
    pub fn has_asked(self) -> bool {
        self.arriving.get_untracked() != Arriving::NotAsked
    }

    /// They are on their way.
    pub fn begin_loading(self) {
        self.arriving.set(Arriving::OnTheirWay);
    }

    /// They are here, or could not be loaded.
    pub fn end_loading(self, are_here: bool) {
        if are_here {
            self.arriving.set(Arriving::Here);
        } else {
            self.arriving.set(Arriving::Failed);
            self.announce(self.untracked_messages().later_failed.to_owned());
        }
    }
}
