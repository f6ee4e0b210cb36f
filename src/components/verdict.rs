//! What one pasted line is.

use super::button::Button;
use super::marked_text::MarkedText;
use crate::state::AppState;
use leptos::prelude::*;

/// The line with what is wrong in it marked, a sentence about it, and what it could
/// be corrected to.
#[component]
pub fn Verdict(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <div
            class="verdict"
            data-wrong=state.show(|state| state.inspected_is_invalid() == "true")
            hidden=state.show(|state| state.verdict().is_empty())
        >
            {move || view! { <MarkedText pieces=state.marked() /> }}
            <p id="verdict">{state.show(AppState::verdict)}</p>
            <p class="verdict-corrected" hidden=state.show(|state| state.correction().is_empty())>
                {state.text(|messages| messages.inspector.corrected)}
                <code>{state.show(AppState::correction)}</code>
                <Button state label=|messages| messages.inspector.use_corrected press=AppState::take_correction />
            </p>
        </div>
    }
}
