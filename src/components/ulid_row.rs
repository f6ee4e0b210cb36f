//! One ULID of the list.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget, Row};
use leptos::prelude::*;

/// A ULID as it is copied, its two parts told apart, with its copy button, and `+1`
/// where it is the one before plus one.
#[component]
pub fn UlidRow(
    /// The state of the page.
    state: AppState,
    /// Its place, counted from 0.
    place: usize,
    /// What stands in it.
    row: Row,
) -> impl IntoView {
    let [prefix, timestamp, randomness] = row.parts;
    view! {
        <li class="ulid-row">
            <code class="ulid">
                {prefix} <span class="ulid-timestamp">{timestamp}</span>
                <span class="ulid-randomness">{randomness}</span>
            </code>
            <span class="ulid-step" hidden=!row.steps_by_one>
                "+1"
            </span>
            <CopyButton state target=CopyTarget::Row(place) />
        </li>
    }
}
