//! The root of the application.

use crate::components::{CopyByHand, Generator, Inspector, LiveRegion, SiteHeader, TimeBounds};
use crate::state::AppState;
use leptos::prelude::*;
use leptos_meta::Html;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let state = AppState::start();
    view! {
        <Html attr:lang=move || state.language().as_str() />
        <SiteHeader state />
        <main>
            <Generator state />
            <Inspector state />
            <TimeBounds state />
        </main>
        <CopyByHand state />
        <LiveRegion state />
    }
}
