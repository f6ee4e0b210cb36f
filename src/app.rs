//! The root of the application.

use crate::components::{
    CopyByHand, Generator, Inspector, LiveRegion, SiteHeader, StepByStep, TimeBounds,
};
use crate::state::AppState;
use leptos::prelude::*;
use leptos_meta::Html;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let state = AppState::start();
    let shortcuts = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
            event.prevent_default();
            if event.shift_key() {
                state.copy_set();
            } else {
                state.generate();
            }
        }
    });
    on_cleanup(move || shortcuts.remove());
    view! {
        <Html attr:lang=move || state.language().as_str() />
        <SiteHeader state />
        <main>
            <Generator state />
            <Inspector state />
            <TimeBounds state />
            <StepByStep state />
            <CopyByHand state />
        </main>
        <LiveRegion state />
    }
}
