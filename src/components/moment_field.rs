//! A moment to type.

use super::switch::Choice;
use super::text_field::TextField;
use crate::i18n::Messages;
use crate::state::{AppState, MomentKey};
use leptos::prelude::*;

/// The zones that a date can be in.
pub const ZONES: [Choice; 2] = [
    Choice {
        value: "utc",
        name: |messages| messages.bounds.zone_utc,
    },
    Choice {
        value: "local",
        name: |messages| messages.bounds.zone_local,
    },
];

/// A text field for a moment, what it is read as or why it is none, and what it could
/// hold instead.
#[component]
pub fn MomentField(
    /// The state of the page.
    state: AppState,
    /// Which moment it is.
    key: MomentKey,
    /// The id of the field.
    id: &'static str,
    /// What it is called.
    label: fn(&Messages) -> &'static str,
) -> impl IntoView {
    // At most two: of a time that clocks show twice there are two.
    let choice = |place: usize| {
        let choice = (key, place);
        view! {
            <button
                type="button"
                class="button is-small"
                hidden=state.show_of(choice, |state, choice| text(state, choice).is_empty())
                on:click=state.act_on((choice, id), |state, (choice, id)| {
                    let (key, _) = choice;
                    state.take_moment(key, id, untrack(|| text(state, choice)));
                })
            >
                {state.show_of(choice, text)}
            </button>
        }
    };
    view! {
        <div class="moment-field">
            <TextField
                state
                id
                label
                text=state.show_of(key, AppState::moment_text)
                note=state.show_of(key, AppState::moment_note)
                is_invalid=state.show_of(key, AppState::moment_is_invalid)
                type_text=Box::new(move |text| state.type_moment(key, text))
                commit=Box::new(|| {})
            />
            <div class="moment-field-choices">{choice(0)} {choice(1)}</div>
        </div>
    }
}

/// One of what the field could hold instead; empty where there is none.
fn text(state: AppState, (key, place): (MomentKey, usize)) -> String {
    let mut choices = state.moment_choices(key).into_iter();
    choices.nth(place).unwrap_or_default()
}
