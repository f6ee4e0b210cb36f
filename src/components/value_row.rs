//! One value with its name.

use super::copy_button::CopyButton;
use crate::state::{AppState, CopyTarget};
use leptos::prelude::*;

/// A value, its name and its copy button: a row of a `<dl>`. Not there where there is
/// no such value.
#[component]
pub fn ValueRow(
    /// The state of the page.
    state: AppState,
    /// The value.
    target: CopyTarget,
) -> impl IntoView {
    view! {
        <div class="value-row" hidden=state.show_of(target, |state, target| state.text_of(target).is_none())>
            <dt>{state.show_of(target, AppState::name_of)}</dt>
            <dd>
                <code>{state.show_of(target, |state, target| state.text_of(target).unwrap_or_default())}</code>
                <CopyButton state target />
            </dd>
        </div>
    }
}
