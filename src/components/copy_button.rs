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
    let is_copied = move || state.is_copied(target);
    let text = move || match target {
        _ if is_copied() => state.messages().copied,
        CopyTarget::All => state.messages().copy_all,
        _ => state.messages().copy,
    };
    view! {
        <button
            type="button"
            class="copy-button"
            data-copied=is_copied
            on:click=move |_| state.copy(target)
        >
            <span class="copy-button-text">{text}</span>
            // What it is tells its button from the others; nobody needs to see it.
            <span class="visually-hidden">" " {move || state.name_of(target)}</span>
        </button>
    }
}
