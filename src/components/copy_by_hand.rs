//! For when the browser will not copy.

use crate::browser::clipboard;
use crate::state::AppState;
use leptos::html::Textarea;
use leptos::prelude::*;

/// The text that could not be copied, selected, with how to copy it by hand.
#[component]
pub fn CopyByHand(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    let panel = move |text: String| {
        let field = NodeRef::<Textarea>::new();
        field.on_load(|field| clipboard::select(&field));
        view! {
            <div class="copy-by-hand">
                <label for="copy-by-hand">{state.text(|messages| messages.copy_by_hand)}</label>
                <textarea
                    id="copy-by-hand"
                    readonly
                    rows=text.lines().count().min(6)
                    prop:value=text
                    node_ref=field
                ></textarea>
                <button type="button" class="button" on:click=move |_| state.close_copy_by_hand()>
                    {state.text(|messages| messages.close)}
                </button>
            </div>
        }
    };
    move || state.to_copy_by_hand().get().map(panel)
}
