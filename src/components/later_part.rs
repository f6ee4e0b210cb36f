//! Where a part stands that is loaded later.

use crate::later;
use crate::state::AppState;
use leptos::prelude::*;

/// One of the classes of every place.
pub const LATER_PART: &str = "later-part";

/// The parts of the page that are loaded later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The options.
    Options,
    /// The inspector.
    Inspector,
    /// The time bounds.
    TimeBounds,
    /// The calculation.
    StepByStep,
}

impl Place {
    /// The id of the element that the part is put into.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Options => "options-place",
            Self::Inspector => "inspector-place",
            Self::TimeBounds => "bounds-place",
            Self::StepByStep => "steps-place",
        }
    }
}

/// A place for a part and, until the part is there, how it stands with it.
#[component]
pub fn LaterPart(
    /// The state of the page.
    state: AppState,
    /// Which part it is for.
    place: Place,
    /// Its class in the style sheet.
    #[prop(default = "later-part panel")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <div id=place.id() class=class tabindex="-1">
            <div class="later-part-note" hidden=state.show(AppState::has_later_parts)>
                <p>{state.show(AppState::later_note)}</p>
                <button
                    type="button"
                    class="button"
                    hidden=state.show(|state| !state.later_parts_failed())
                    on:click=state.act_on(place, later::try_again)
                >
                    {state.text(|messages| messages.later_again)}
                </button>
            </div>
        </div>
    }
}
