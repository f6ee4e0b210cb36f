//! How many ULIDs to make.

use crate::state::AppState;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// The count: a text field, so that whatever is typed can be answered, between
/// two buttons that step it.
#[component]
pub fn CountField(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    let on_key = move |event: KeyboardEvent| {
        let verb = match event.key().as_str() {
            "Enter" => AppState::commit_count,
            "ArrowUp" => AppState::more,
            "ArrowDown" => AppState::fewer,
            _ => return,
        };
        event.prevent_default();
        verb(state);
    };
    view! {
        <div class="count-field">
            <label for="count">{state.text(|messages| messages.count)}</label>
            <div class="count-field-control">
                <button
                    type="button"
                    class="count-field-step"
                    aria-label=state.text(|messages| messages.count_less)
                    on:click=state.act(AppState::fewer)
                >
                    "−"
                </button>
                <input
                    id="count"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="count-note"
                    aria-invalid=state.show(AppState::count_is_invalid)
                    prop:value=state.show(AppState::count_text)
                    on:input:target=move |event| state.type_count(event.target().value())
                    on:keydown=on_key
                    on:blur=state.act(AppState::commit_count)
                />
                <button
                    type="button"
                    class="count-field-step"
                    aria-label=state.text(|messages| messages.count_more)
                    on:click=state.act(AppState::more)
                >
                    "+"
                </button>
            </div>
            <p id="count-note" class="count-field-note">
                {state.show(AppState::count_note)}
            </p>
        </div>
    }
}
