//! What is loaded once a visitor comes near it: most visits are for one ID, and need
//! neither the options nor what stands below the structure.
//!
//! The build takes `fill`, and everything that only it uses, out of the wasm and into
//! a file of its own. So the parts are mounted in there: handed out as views they would
//! bring the code that Leptos keeps for views of any type.

use crate::browser::page;
use crate::components::{InspectorPanel, OptionsGrid, Place, StepsPanel, TimeBoundsPanel};
use crate::state::AppState;
use leptos::IntoView;
use leptos::mount::mount_to;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// Loads the parts, once. What fails is not tried again by itself: that would be at each
/// step of a visitor who has no network.
pub fn load(state: AppState) {
    if !state.has_asked() {
        ask(state);
    }
}

/// Tries again to load them. The button that asks for it goes, so the focus moves to
/// where its part will be.
pub fn try_again(state: AppState, place: Place) {
    page::focus(place.id());
    ask(state);
}

fn ask(state: AppState) {
    state.begin_loading();
    spawn_local(async move { state.end_loading(fill(state).await.is_ok()) });
}

/// Puts each part in its place.
///
/// # Errors
///
/// When they could not be loaded. It can be tried again.
#[wasm_split(later, fallible)]
#[allow(
    clippy::unnecessary_wraps,
    reason = "loading may fail, which the macro adds"
)]
fn fill(state: AppState) -> Result<(), SplitLoaderError> {
    put(
        Place::Options,
        move || leptos::view! { <OptionsGrid state /> },
    );
    put(
        Place::Inspector,
        move || leptos::view! { <InspectorPanel state /> },
    );
    put(
        Place::TimeBounds,
        move || leptos::view! { <TimeBoundsPanel state /> },
    );
    put(
        Place::StepByStep,
        move || leptos::view! { <StepsPanel state /> },
    );
    Ok(())
}

fn put<V: IntoView + 'static>(place: Place, part: impl FnOnce() -> V + 'static) {
    if let Some(element) = page::element(place.id()) {
        mount_to(element, part).forget();
    }
}
