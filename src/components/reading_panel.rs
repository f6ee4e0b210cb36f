//! One ID taken apart.

use super::value_row::ValueRow;
use crate::state::{AppState, CopyTarget};
use crate::ulid::facts::Fact;
use leptos::prelude::*;

/// The two parts of one ID, everything that can be told of it, and what its bits
/// are as a UUID.
#[component]
pub fn ReadingPanel(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    let facts = Fact::ALL.map(CopyTarget::Inspected);
    let row = |target| view! { <ValueRow state target /> };
    view! {
        <div class="reading" hidden=state.show(|state| state.inspected_id().is_none())>
            <p class="reading-id">
                <code class="ulid">
                    <span class="ulid-timestamp">
                        {state.show(|state| { let [part, _] = state.inspected_parts(); part })}
                    </span>
                    <span class="ulid-randomness">
                        {state.show(|state| { let [_, part] = state.inspected_parts(); part })}
                    </span>
                </code>
            </p>
            <dl>{facts.into_iter().map(row).collect::<Vec<_>>()}</dl>
            <p
                class="reading-note"
                hidden=state.show(|state| state.inspected_fact(Fact::Version7).is_none())
            >
                {state.text(|messages| messages.inspector.version_7_note)}
            </p>
            <p class="reading-note">{state.show(AppState::remarks)}</p>
        </div>
    }
}
