//! How many ULIDs to make.

use super::icon::Icon;
use crate::settings::{Count, CountNote};
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
    let is_error = move || state.count_note().get().is_some_and(CountNote::is_error);
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Enter" => state.commit_count(),
        "ArrowUp" => {
            event.prevent_default();
            state.step_count(Count::more);
        }
        "ArrowDown" => {
            event.prevent_default();
            state.step_count(Count::fewer);
        }
        _ => {}
    };
    let note = move || match state.count_note().get() {
        Some(note) => (state.messages().count_note)(note),
        None => state.messages().count_limits.into(),
    };
    view! {
        <div class="count-field">
            <label for="count">{state.text(|messages| messages.count)}</label>
            <div class="count-field-control">
                <button
                    type="button"
                    class="count-field-step"
                    aria-label=state.text(|messages| messages.count_less)
                    on:click=move |_| state.step_count(Count::fewer)
                >
                    <Icon name="minus" />
                </button>
                <input
                    id="count"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby="count-note"
                    aria-invalid=move || is_error().to_string()
                    prop:value=move || state.count_text().get()
                    on:input:target=move |event| state.type_count(event.target().value())
                    on:keydown=on_key
                    on:blur=move |_| state.commit_count()
                />
                <button
                    type="button"
                    class="count-field-step"
                    aria-label=state.text(|messages| messages.count_more)
                    on:click=move |_| state.step_count(Count::more)
                >
                    <Icon name="plus" />
                </button>
            </div>
            <p id="count-note" class="count-field-note" class:is-error=is_error>
                {note}
            </p>
        </div>
    }
}
