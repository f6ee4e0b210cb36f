//! The set of ULIDs.

use super::button::Button;
use super::copy_button::CopyButton;
use super::ulid_row::UlidRow;
use crate::state::{AppState, CopyTarget};
use leptos::prelude::*;

/// The list, or in its place why there is none.
#[component]
pub fn UlidList(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    // A row belongs to its position, not to a ULID: a new set changes the texts in
    // the same elements, so that focus stays in its row (D14).
    let rows = move || {
        let row = |place| view! { <UlidRow state place /> };
        (0..state.row_count()).map(row).collect::<Vec<_>>()
    };
    view! {
        <p class="ulid-list-failure" role="alert">{state.show(AppState::failure)}</p>
        <ol class="ulid-list" aria-label=state.text(|messages| messages.list)>
            {rows}
        </ol>
        <pre
            class="ulid-list-text"
            tabindex="0"
            aria-label=state.text(|messages| messages.options.listing)
            hidden=state.show(|state| state.framed_listing().is_empty())
        >
            {state.show(AppState::framed_listing)}
        </pre>
        <div class="ulid-list-all" hidden=state.show(|state| !state.has_several())>
            <CopyButton state target=CopyTarget::All />
            <Button state label=|messages| messages.options.download press=AppState::download class="button is-small" />
        </div>
    }
}
