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
        let text = move |state: AppState| {
            let mut choices = state.moment_choices(key).into_iter();
            choices.nth(place).unwrap_or_default()
        };
        view! {
            <button
                type="button"
                class="button is-small"
                hidden=state.show(move |state| text(state).is_empty())
                on:click=state.act(move |state| state.take_moment(key, id, untrack(|| text(state))))
            >
                {state.show(text)}
            </button>
        }
    };
    view! {
        <div class="moment-field">
            <TextField
                state
                id
                label
                text=state.show(move |state| state.moment_text(key))
                note=state.show(move |state| state.moment_note(key))
                is_invalid=state.show(move |state| state.moment_is_invalid(key))
                type_text=Box::new(move |text| state.type_moment(key, text))
                commit=Box::new(|| {})
            />
            <div class="moment-field-choices">{choice(0)} {choice(1)}</div>
        </div>
    }
}
