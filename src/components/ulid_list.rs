//! The set of ULIDs.

use super::copy_button::CopyButton;
use super::copy_by_hand::CopyByHand;
use super::ulid_row::UlidRow;
use crate::state::{AppState, CopyTarget, GenerateError};
use leptos::prelude::*;

/// The list, or in its place why there is none.
#[component]
pub fn UlidList(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    let rows = move || state.set().with(|set| set.as_ref().map_or(0, Vec::len));
    let failure = move || {
        let message = match state.set().with(|set| set.as_ref().err().copied())? {
            GenerateError::NoRandomSource => state.text(|messages| messages.no_random_source),
            GenerateError::ClockOutOfRange => state.text(|messages| messages.clock_out_of_range),
        };
        Some(view! { <p class="ulid-list-failure" role="alert">{message}</p> })
    };
    let several = move || rows() > 1;
    let copy_all = move || {
        view! {
            <CopyButton
                text=Signal::derive(state.text(|messages| messages.copy_all))
                copied_text=Signal::derive(state.text(|messages| messages.copied))
                label=None
                copied=Signal::derive(move || state.copied().get() == Some(CopyTarget::All))
                on_copy=move |()| state.copy(CopyTarget::All)
            />
        }
    };
    view! {
        {failure}
        <ol
            class="ulid-list"
            class:is-single=move || rows() == 1
            aria-label=state.text(|messages| messages.list)
        >
            <For each=move || 0..rows() key=|row| *row let:row>
                <UlidRow state row />
            </For>
        </ol>
        <Show when=several>{copy_all()}</Show>
        <CopyByHand state />
    }
}
