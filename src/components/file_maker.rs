//! Many ULIDs for a file.

use super::button::Button;
use super::text_field::TextField;
use crate::state::{AppState, BULK_FIELD};
use leptos::prelude::*;

/// How many, and the file in the making.
#[component]
pub fn FileMaker(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <div class="file-maker">
            <TextField
                state
                id=BULK_FIELD
                label=|messages| messages.options.bulk
                text=state.show(AppState::bulk_text)
                note=state.show(AppState::bulk_note)
                is_invalid=state.show(AppState::bulk_is_invalid)
                type_text=Box::new(move |text| state.type_bulk(text))
                commit=Box::new(move || state.commit_bulk())
            />
            <Button state label=|messages| messages.options.bulk_make press=AppState::make_file />
            <button
                type="button"
                class="button"
                hidden=state.show(|state| !state.is_making_file())
                on:click=state.act(AppState::cancel_file)
            >
                {state.text(|messages| messages.options.cancel)}
            </button>
            <progress
                max="100"
                aria-label=state.text(|messages| messages.options.bulk_make)
                hidden=state.show(|state| !state.is_making_file())
                prop:value=state.show(AppState::file_share)
            ></progress>
            <p class="file-maker-progress">{state.show(AppState::file_progress)}</p>
        </div>
    }
}
