//! The button that copies.

use crate::state::{AppState, CopyTarget};
use leptos::prelude::*;

/// Copies a row or the list, and says "Copied" for a moment once that is certain.
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
        CopyTarget::Row(_) => state.messages().copy,
        CopyTarget::All => state.messages().copy_all,
    };
    // A row's number tells its button from the others; nobody needs to see it.
    let number = move || match target {
        CopyTarget::Row(row) => (state.messages().row_number)(row + 1),
        CopyTarget::All => String::new(),
    };
    view! {
        <button
            type="button"
            class="copy-button"
            data-copied=is_copied
            on:click=move |_| state.copy(target)
        >
            <span class="copy-button-text">{text}</span>
            <span class="visually-hidden">{number}</span>
        </button>
    }
}
