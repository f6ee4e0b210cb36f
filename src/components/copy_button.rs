//! The button that copies.

use crate::state::{AppState, CopyTarget};
use leptos::prelude::*;

/// Copies a text, and says "Copied" for a moment once that is certain.
#[component]
pub fn CopyButton(
    /// The state of the page.
    state: AppState,
    /// What it copies.
    target: CopyTarget,
) -> impl IntoView {
    let text = |state: AppState, target| match target {
        _ if state.is_copied(target) => state.messages().copied,
        CopyTarget::All => state.messages().copy_all,
        _ => state.messages().copy,
    };
    view! {
        <button
            type="button"
            class="copy-button"
            data-copied=state.show_of(target, AppState::is_copied)
            on:click=state.act_on(target, AppState::copy)
        >
            <span class="copy-button-text">{state.show_of(target, text)}</span>
            // What it is tells its button from the others; nobody needs to see it.
            <span class="visually-hidden">" " {state.show_of(target, AppState::name_of)}</span>
        </button>
    }
}
