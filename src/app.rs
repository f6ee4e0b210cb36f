//! The root of the application.

use crate::components::{Generator, LiveRegion, SiteHeader};
use crate::state::AppState;
use leptos::prelude::*;
use leptos_meta::{Html, Title, provide_meta_context};

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    let state = AppState::start();

    view! {
        <Html
            attr:lang=move || state.language().get().as_str()
            attr:data-theme=move || state.theme().get().as_str()
        />
        <Title text=state.text(|messages| messages.title) />
        <SiteHeader state />
        <main>
            <Generator state />
        </main>
        <LiveRegion sentence=state.announcement() />
    }
}
