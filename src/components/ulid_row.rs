//! One ULID of the list.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget};
use crate::ulid::Ulid;
use leptos::prelude::*;

/// A ULID as it is copied, its two parts told apart, with its copy button.
#[component]
pub fn UlidRow(
    /// The state of the page.
    state: AppState,
    /// The row, counted from 0.
    row: usize,
    /// The ULID that stands in it.
    ulid: Ulid,
) -> impl IntoView {
    let [prefix, timestamp, randomness] = state.row_parts(ulid);
    view! {
        <li class="ulid-row">
            <code class="ulid">
                {prefix} <span class="ulid-timestamp">{timestamp}</span>
                <span class="ulid-randomness">{randomness}</span>
            </code>
            <CopyButton state target=CopyTarget::Row(row) />
        </li>
    }
}
