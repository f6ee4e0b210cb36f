//! The root of the application.

use crate::browser::nearness;
use crate::components::{
    CopyByHand, Generator, Inspector, LATER_PART, LiveRegion, SiteHeader, StepByStep, TimeBounds,
};
use crate::later;
use crate::state::AppState;
use leptos::prelude::*;
use leptos_meta::Html;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let state = AppState::start();
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        // By keyboard any part is near.
        later::load(state);
        if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
            event.prevent_default();
            if event.shift_key() {
                state.copy_set();
            } else {
                state.generate();
            }
        }
    });
    on_cleanup(move || keys.remove());
    // Who scrolls is on the way to them.
    let scrolling = window_event_listener(leptos::ev::scroll, move |_| later::load(state));
    on_cleanup(move || scrolling.remove());
    request_animation_frame(move || {
        if nearness::when_near(LATER_PART, move || later::load(state)).is_err() {
            later::load(state);
        }
    });
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
