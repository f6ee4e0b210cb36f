//! The part of the page that finds the bounds of a time.

use super::later_part::{LaterPart, Place};
use super::moment_field::{MomentField, ZONES};
use super::switch::Switch;
use super::value_row::ValueRow;
use crate::state::{AppState, CopyTarget, MomentKey};
use crate::ulid::bounds::BoundsLine;
use leptos::prelude::*;

/// Its heading, and the place for the rest.
#[component]
pub fn TimeBounds(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <section class="time-bounds" aria-labelledby="bounds">
            <h2 id="bounds">{state.text(|messages| messages.bounds.title)}</h2>
            <p class="section-intro">{state.text(|messages| messages.bounds.intro)}</p>
            <LaterPart state place=Place::TimeBounds />
        </section>
    }
}

/// From when to when, and what a query needs to find all that is between.
#[component]
pub fn TimeBoundsPanel(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    let lines = BoundsLine::ALL.map(CopyTarget::Bounds);
    let row = |target| view! { <ValueRow state target /> };
    view! {
        <div class="time-bounds-fields">
            <MomentField
                state
                key=MomentKey::From
                id="bounds-from"
                label=|messages| messages.bounds.from
            />
            <MomentField
                state
                key=MomentKey::To
                id="bounds-to"
                label=|messages| messages.bounds.to
            />
        </div>
        <Switch
            state
            group="zone"
            shows_legend=true
            legend=|messages| messages.bounds.zone
            choices=ZONES.into()
            chosen="utc"
            choose=|state, zone| {
                _ = zone.parse().map(|zone| state.choose_zone(MomentKey::From, zone));
            }
        />
        <p class="time-bounds-hint">
            {state.text(|messages| messages.bounds.to_hint)}
        </p>
        <dl>{lines.into_iter().map(row).collect::<Vec<_>>()}</dl>
    }
}
