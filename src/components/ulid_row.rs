//! One ULID of the list.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget};
use leptos::prelude::*;

/// A ULID as it is copied, its two parts told apart, with its copy button, and `+1`
/// where it is the one before plus one.
#[component]
pub fn UlidRow(
    /// The state of the page.
    state: AppState,
    /// Its place, counted from 0.
    place: usize,
) -> impl IntoView {
    let part = |part| state.show_of((place, part), AppState::row_part);
    view! {
        <li class="ulid-row">
            <code class="ulid">
                {part(0)} <span class="ulid-timestamp">{part(1)}</span>
                <span class="ulid-randomness">{part(2)}</span>
            </code>
            <span class="ulid-step" hidden=state.show_of(place, |state, row| !state.steps_by_one(row))>
                "+1"
            </span>
            <CopyButton state target=CopyTarget::Row(place) />
        </li>
    }
}
