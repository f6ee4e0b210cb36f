//! A button.

use crate::i18n::Messages;
use crate::state::AppState;
use leptos::prelude::*;

/// A button that calls a verb.
#[component]
pub fn Button(
    /// The state of the page.
    state: AppState,
    /// What it says.
    label: fn(&Messages) -> &'static str,
    /// What it does.
    press: fn(AppState),
    /// Its class in the style sheet.
    #[prop(default = "button")]
    class: &'static str,
) -> impl IntoView {
    view! {
        <button type="button" class=class on:click=state.act(press)>
            {state.text(label)}
        </button>
    }
}
