//! Names and what is told of each.

use crate::i18n::Entry;
use crate::state::AppState;
use leptos::prelude::*;

/// A `<dl>` of what the state has to tell; not there while that is nothing.
#[component]
pub fn EntryList(
    /// The state of the page.
    state: AppState,
    /// What there is to tell.
    entries: fn(AppState) -> Vec<Entry>,
) -> impl IntoView {
    let row = |Entry { name, text }| {
        view! {
            <div class="entry">
                <dt>{name}</dt>
                <dd>{text}</dd>
            </div>
        }
    };
    let rows = move || entries(state).into_iter().map(row).collect::<Vec<_>>();
    view! {
        <dl class="entry-list">{rows}</dl>
    }
}
