//! One ULID of the list.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget};
use crate::ulid::Ulid;
use leptos::prelude::*;

/// A ULID, its two parts told apart, with its copy button. It belongs to a
/// position, not to a ULID, so that focus stays in the row across a new set (D14).
#[component]
pub fn UlidRow(
    /// The state of the page.
    state: AppState,
    /// The row, counted from 0.
    row: usize,
) -> impl IntoView {
    let encoded = move || state.ulid(row).map(Ulid::encode);
    let timestamp = move || encoded().map(|encoded| encoded.timestamp().to_owned());
    let randomness = move || encoded().map(|encoded| encoded.randomness().to_owned());
    let target = CopyTarget::Row(row);
    view! {
        <li class="ulid-row">
            <code class="ulid">
                <span class="ulid-timestamp">{timestamp}</span>
                <span class="ulid-randomness">{randomness}</span>
            </code>
            <CopyButton
                text=Signal::derive(state.text(|messages| messages.copy))
                copied_text=Signal::derive(state.text(|messages| messages.copied))
                label=Signal::derive(move || Some((state.messages().copy_row)(row + 1)))
                copied=Signal::derive(move || state.copied().get() == Some(target))
                on_copy=move |()| state.copy(target)
            />
        </li>
    }
}
