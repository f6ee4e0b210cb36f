//! What a screen reader says by itself.

use crate::state::AppState;
use leptos::prelude::*;

/// The page's one live region: it is there from the start and empty, and each
/// sentence put into it is read out once.
#[component]
pub fn LiveRegion(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <p class="visually-hidden" role="status">
            {state.show(AppState::announcement)}
        </p>
    }
}
