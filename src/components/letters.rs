//! Characters of a ULID to point at.

use crate::i18n::Messages;
use crate::state::AppState;
use crate::ulid::Ulid;
use crate::ulid::steps;
use leptos::prelude::*;

/// What gives the ULID.
type Of = fn(AppState) -> Option<Ulid>;

/// Some characters of a ULID, side by side. The one that is pointed at or has the
/// focus shows its bits elsewhere: they are radio buttons, so that they are one stop
/// for the Tab key, and the arrow keys go through them.
#[component]
pub fn Letters(
    /// The state of the page.
    state: AppState,
    /// The ULID.
    of: Of,
    /// The first of them and the last, counted from 1.
    positions: (usize, usize),
    /// What they are called together.
    label: fn(&Messages) -> &'static str,
    /// The id of what shows their bits.
    note: &'static str,
) -> impl IntoView {
    let letter = |position: usize| {
        view! {
            <label class="letter" on:pointerenter=state.act_on(position, AppState::point_at)>
                <input
                    type="radio"
                    name=note
                    aria-describedby=note
                    on:focus=state.act_on(position, AppState::point_at)
                />
                {state.show_of((of, position), text)}
            </label>
        }
    };
    let (first, last) = positions;
    view! {
        <code class="letters" role="radiogroup" aria-label=state.text(label)>
            {(first..=last).map(letter).collect::<Vec<_>>()}
        </code>
    }
}

fn text(state: AppState, (of, position): (Of, usize)) -> String {
    let character = of(state).and_then(|ulid| steps::character(ulid, position));
    character
        .map(|group| group.letter.into())
        .unwrap_or_default()
}
