//! A choice of one among a few.

use crate::i18n::Messages;
use crate::state::AppState;
use leptos::prelude::*;

/// One choice of a [`Switch`].
#[derive(Clone, Copy)]
pub struct Choice {
    /// The value, as the closed set of choices writes it.
    pub value: &'static str,
    /// What it is called.
    pub name: fn(&Messages) -> &'static str,
}

/// A row of choices, of which one holds: radio buttons to the keyboard and to a
/// screen reader.
#[component]
pub fn Switch(
    /// The state of the page.
    state: AppState,
    /// The name of the group in the markup.
    group: &'static str,
    /// What is chosen.
    legend: fn(&Messages) -> &'static str,
    /// Whether that is to be seen.
    #[prop(optional)]
    shows_legend: bool,
    /// The choices, in their order.
    choices: Vec<Choice>,
    /// The value that holds at first; after that the radio buttons know.
    chosen: &'static str,
    /// Takes the value that the visitor chooses.
    choose: fn(AppState, &str),
) -> impl IntoView {
    let choice = |Choice { value, name }| {
        view! {
            <label class="switch-choice">
                <input
                    type="radio"
                    class="visually-hidden"
                    name=group
                    checked=chosen == value
                    on:change=state.act_on((choose, value), |state, (choose, value)| choose(state, value))
                />
                {state.text(name)}
            </label>
        }
    };
    view! {
        <fieldset>
            <legend class=if shows_legend { "label" } else { "visually-hidden" }>{state.text(legend)}</legend>
            <div class="switch">{choices.into_iter().map(choice).collect::<Vec<_>>()}</div>
        </fieldset>
    }
}
