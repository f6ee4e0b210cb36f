//! The part of the page that makes ULIDs.

use super::button::Button;
use super::count_field::CountField;
use super::options_panel::OptionsPanel;
use super::structure_panel::StructurePanel;
use super::ulid_list::UlidList;
use crate::state::AppState;
use leptos::prelude::*;

/// The count, the buttons, the list and the structure of its first ULID.
#[component]
pub fn Generator(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <section class="generator panel" aria-labelledby="title">
            <div class="generator-controls">
                <CountField state />
                <button
                    type="button"
                    class="button is-primary"
                    aria-keyshortcuts="Control+Enter"
                    on:click=state.act(AppState::generate)
                >
                    {state.text(|messages| messages.generate)}
                </button>
                <Button state label=|messages| messages.reset press=AppState::reset />
            </div>
            <OptionsPanel state />
            <UlidList state />
        </section>
        <StructurePanel state />
    }
}
