//! For when the browser will not copy.

use super::button::Button;
use crate::state::{AppState, COPY_BY_HAND};
use leptos::prelude::*;

/// The text that could not be copied, selected, with how to copy it by hand.
#[component]
pub fn CopyByHand(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <div class="copy-by-hand" hidden=state.show(|state| state.to_copy_by_hand().is_empty())>
            <label for=COPY_BY_HAND>{state.text(|messages| messages.copy_by_hand)}</label>
            <textarea
                id=COPY_BY_HAND
                rows="3"
                readonly
                prop:value=state.show(AppState::to_copy_by_hand)
            ></textarea>
            <Button state label=|messages| messages.close press=AppState::close_copy_by_hand />
        </div>
    }
}
