//! The page's small drawings.

use leptos::prelude::*;

/// A drawing from the sheet of symbols in `index.html`. It says nothing to a
/// screen reader: the text beside it does.
#[component]
pub fn Icon(
    /// The symbol's name: its id without `icon-`.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true">
            <use_ href=move || format!("#icon-{}", name.get()) />
        </svg>
    }
}
