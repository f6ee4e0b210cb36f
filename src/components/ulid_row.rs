//! One ULID of the list.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget};
use leptos::prelude::*;

/// A ULID as it is copied, its two parts told apart, with its copy button.
#[component]
pub fn UlidRow(
    /// The state of the page.
    state: AppState,
    /// The row, counted from 0.
    row: usize,
    /// The ULID in it, in three parts: prefix, time, randomness.
    parts: [String; 3],
) -> impl IntoView {
    let [prefix, timestamp, randomness] = parts;
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
