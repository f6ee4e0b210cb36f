//! The button that copies.

use super::icon::Icon;
use leptos::prelude::*;

/// Copies something, and says "Copied" for a moment once that is certain.
#[component]
pub fn CopyButton(
    /// What it is called.
    #[prop(into)]
    text: Signal<&'static str>,
    /// What it says after the copy.
    #[prop(into)]
    copied_text: Signal<&'static str>,
    /// Its whole name, where the text alone would not tell it from the others.
    #[prop(into)]
    label: Signal<Option<String>>,
    /// Whether its copy was made a moment ago.
    #[prop(into)]
    copied: Signal<bool>,
    /// Called when it is pressed, within the visitor's click.
    #[prop(into)]
    on_copy: Callback<()>,
) -> impl IntoView {
    let icon = Signal::derive(move || if copied.get() { "check" } else { "copy" });
    view! {
        <button
            type="button"
            class="copy-button"
            class:is-copied=move || copied.get()
            aria-label=move || label.get()
            on:click=move |_| on_copy.run(())
        >
            <Icon name=icon />
            <span class="copy-button-texts">
                <span class="copy-button-text">{move || text.get()}</span>
                <span class="copy-button-copied" aria-hidden="true">
                    {move || copied_text.get()}
                </span>
            </span>
        </button>
    }
}
