//! A choice of one among a few.

use crate::i18n::Messages;
use crate::state::AppState;
use leptos::prelude::*;

/// One choice of a [`Switch`].
pub struct Choice {
    /// The value, as the closed set of choices writes it.
    pub value: &'static str,
    /// What is seen: a word or two, the same in every language.
    pub shown: Shown,
    /// The full name of the choice.
    pub name: fn(&Messages) -> &'static str,
}

/// What is seen of a [`Choice`].
pub enum Shown {
    /// A short text.
    Text(&'static str),
    /// A symbol by its name.
    Icon(&'static str),
}

/// A row of choices, of which one holds: radio buttons to the keyboard and to a
/// screen reader.
#[component]
pub fn Switch(
    /// The state, for the names of the choices.
    state: AppState,
    /// What is chosen: the name of the group, in the markup.
    id: &'static str,
    /// What is chosen, in the visitor's language.
    legend: fn(&Messages) -> &'static str,
    /// The choices, in their order.
    choices: Vec<Choice>,
    /// The value that holds.
    #[prop(into)]
    chosen: Signal<&'static str>,
    /// Called with the value that the visitor chooses.
    #[prop(into)]
    on_choose: Callback<&'static str>,
) -> impl IntoView {
    let choice = move |choice: Choice| {
        let Choice { value, shown, name } = choice;
        let shown = match shown {
            Shown::Text(text) => view! { <span aria-hidden="true">{text}</span> }.into_any(),
            Shown::Icon(icon) => view! { <super::icon::Icon name=icon /> }.into_any(),
        };
        view! {
            <label class="switch-choice" title=state.text(name)>
                <input
                    type="radio"
                    class="visually-hidden"
                    name=id
                    value=value
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| on_choose.run(value)
                />
                {shown}
                <span class="visually-hidden">{state.text(name)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="switch">
            <legend class="visually-hidden">{state.text(legend)}</legend>
            {choices.into_iter().map(choice).collect_view()}
        </fieldset>
    }
}
