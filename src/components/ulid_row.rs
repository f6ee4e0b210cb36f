//! One ULID of the list.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget};
use crate::ulid::Ulid;
use leptos::prelude::*;

/// A ULID, its two parts told apart, with its copy button.
#[component]
pub fn UlidRow(
    /// The state of the page.
    state: AppState,
    /// The row, counted from 0.
    row: usize,
    /// The ULID that stands in it.
    ulid: Ulid,
) -> impl IntoView {
    let encoded = ulid.encode();
    view! {
        <li class="ulid-row">
            <code class="ulid">
                <span class="ulid-timestamp">{encoded.timestamp().to_owned()}</span>
                <span class="ulid-randomness">{encoded.randomness().to_owned()}</span>
            </code>
            <CopyButton state target=CopyTarget::Row(row) />
        </li>
    }
}
