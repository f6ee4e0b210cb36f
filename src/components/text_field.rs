//! A text field with what there is to say about its text.

use crate::i18n::Messages;
use crate::state::{AppState, Shown};
use leptos::prelude::*;

/// A label, a text field, and a note that is an error where the text is wrong.
#[component]
pub fn TextField(
    /// The state of the page.
    state: AppState,
    /// The id of the field; that of its note is made of it.
    id: &'static str,
    /// What it is called.
    label: fn(&Messages) -> &'static str,
    /// The text in it.
    text: Shown<String>,
    /// What there is to say about the text.
    note: Shown<String>,
    /// Whether the text is wrong, as `aria-invalid` has it.
    is_invalid: Shown<&'static str>,
    /// Takes what is typed.
    type_text: Box<dyn Fn(String)>,
    /// Ends the typing.
    commit: Box<dyn Fn()>,
) -> impl IntoView {
    let note_id = [id, "-note"].concat();
    view! {
        <div class="field">
            <label for=id>{state.text(label)}</label>
            <input
                id=id
                class="text-field"
                type="text"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                aria-describedby=note_id.clone()
                aria-invalid=is_invalid
                prop:value=text
                on:input:target=move |event| type_text(event.target().value())
                on:blur=move |_| commit()
            />
            <p id=note_id class="field-note">{note}</p>
        </div>
    }
}
