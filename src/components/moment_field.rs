//! A moment to type.

use crate::i18n::Messages;
use crate::state::AppState;
use crate::ulid::bounds::form::End;
use leptos::prelude::*;

/// A text field for a moment, what it is read as or why it is none, and what it could
/// hold instead.
#[component]
pub fn MomentField(
    /// The state of the page.
    state: AppState,
    /// Which of the two moments it is.
    end: End,
    /// The id of the field.
    id: &'static str,
    /// What it is called.
    label: fn(&Messages) -> &'static str,
) -> impl IntoView {
    let note_id = format!("{id}-note");
    let choice = move |text: String| {
        let take = text.clone();
        view! {
            <button
                type="button"
                class="button is-small"
                on:click=state.act(move |state| state.take_moment(end, id, take.clone()))
            >
                {text}
            </button>
        }
    };
    let choices = move || {
        state
            .moment_choices(end)
            .into_iter()
            .map(choice)
            .collect::<Vec<_>>()
    };
    view! {
        <div class="moment-field">
            <label for=id>{state.text(label)}</label>
            <input
                id=id
                class="text-field"
                type="text"
                autocomplete="off"
                spellcheck="false"
                aria-describedby=format!("{note_id} bounds-hint")
                aria-invalid=state.show(move |state| state.moment_is_invalid(end))
                prop:value=state.show(move |state| state.moment_text(end))
                on:input:target=move |event| state.type_moment(end, event.target().value())
            />
            <p id=note_id class="moment-field-note">{state.show(move |state| state.moment_note(end))}</p>
            <div class="moment-field-choices">{choices}</div>
        </div>
    }
}
