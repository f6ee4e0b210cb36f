//! The part of the page that reads ULIDs back.

use super::button::Button;
use super::later_part::{LaterPart, Place};
use super::line_table::LineTable;
use super::reading_panel::ReadingPanel;
use super::verdict::Verdict;
use crate::state::{AppState, INSPECT_FIELD};
use crate::ulid::inspection::Kind;
use leptos::prelude::*;

/// Its heading, and the place for the rest.
#[component]
pub fn Inspector(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <section class="inspector" aria-labelledby="inspect">
            <h2 id="inspect">{state.text(|messages| messages.inspector.title)}</h2>
            <p id="inspect-hint" class="section-intro">
                {state.text(|messages| messages.inspector.hint)}
            </p>
            <LaterPart state place=Place::Inspector />
        </section>
    }
}

/// The field to paste into, and what was found in it: of one line the reading, of
/// more a table.
#[component]
pub fn InspectorPanel(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <div class="inspector-label">
            <label for=INSPECT_FIELD>
                {state.text(|messages| messages.inspector.label)}
            </label>
            <Button state label=|messages| messages.inspector.clear press=AppState::clear_inspected class="button is-small" />
        </div>
        // No language's words: a change of the page's language changes nothing in it,
        // which with thousands of lines takes half as long.
        <textarea
            lang="zxx"
            id=INSPECT_FIELD
            class="text-field"
            rows="3"
            autocomplete="off"
            autocapitalize="off"
            spellcheck="false"
            aria-describedby="inspect-hint verdict"
            aria-invalid=state.show(AppState::inspected_is_invalid)
            on:input:target=move |event| state.inspect(event.target().value())
        ></textarea>
        <progress
            max="100"
            aria-label=state.text(|messages| messages.inspector.reading)
            hidden=state.show(|state| state.inspected_kind() != Kind::Unfinished)
            prop:value=state.show(AppState::inspected_share)
        ></progress>
        <Verdict state />
        <ReadingPanel state />
        <LineTable state />
    }
}
