//! What a screen reader says by itself.

use leptos::prelude::*;

/// The page's one live region: it is there from the start and empty, and each
/// sentence put into it is read out once.
#[component]
pub fn LiveRegion(
    /// The sentence to read out.
    #[prop(into)]
    sentence: Signal<String>,
) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="status">
            {move || sentence.get()}
        </p>
    }
}
