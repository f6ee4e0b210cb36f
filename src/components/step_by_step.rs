//! The part of the page that shows the calculation.

use super::button::Button;
use super::entry_list::EntryList;
use super::later_part::{LaterPart, Place};
use super::letters::Letters;
use super::moment_field::MomentField;
use super::text_field::TextField;
use crate::state::{AppState, MomentKey, STEPS_TIME};
use leptos::prelude::*;

/// Its heading, and the place for the rest.
#[component]
pub fn StepByStep(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <section class="steps" aria-labelledby="steps">
            <h2 id="steps">{state.text(|messages| messages.steps.title)}</h2>
            <p class="section-intro">{state.text(|messages| messages.steps.intro)}</p>
            <LaterPart state place=Place::StepByStep />
        </section>
    }
}

/// A time and ten bytes, and how a ULID comes of them, every step.
#[component]
pub fn StepsPanel(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <MomentField
            state
            key=MomentKey::Step
            id=STEPS_TIME
            label=|messages| messages.steps.time
        />
        <TextField
            state
            id="steps-bytes"
            label=|messages| messages.steps.bytes
            text=state.show(AppState::bytes_text)
            note=state.show(AppState::bytes_note)
            is_invalid=state.show(AppState::bytes_are_invalid)
            type_text=Box::new(move |text| state.type_bytes(text))
            commit=Box::new(|| {})
        />
        <div class="steps-buttons">
            <Button state label=|messages| messages.steps.example press=AppState::load_example />
            <div class="steps-own" hidden=state.show(|state| !state.steps_are_own())>
                <Button state label=|messages| messages.steps.follow press=AppState::go_back_to_list />
                <p>{state.text(|messages| messages.steps.not_random)}</p>
            </div>
        </div>
        <h3>{state.text(|messages| messages.steps.divisions)}</h3>
        <p class="steps-note">{state.text(|messages| messages.steps.divisions_note)}</p>
        <EntryList state entries=AppState::divisions />
        <h3>{state.text(|messages| messages.steps.groups)}</h3>
        <p class="steps-note">{state.text(|messages| messages.steps.groups_note)}</p>
        <EntryList state entries=AppState::byte_entries />
        <EntryList state entries=AppState::group_entries />
        <h3>{state.text(|messages| messages.steps.joined)}</h3>
        <Letters
            state
            of=AppState::stepped
            positions=(1, 26)
            label=|messages| messages.steps.joined
            note="steps-letter"
        />
        <p id="steps-letter" class="letter-note">
            {state.show(|state| state.character_note(AppState::stepped))}
        </p>
        <p class="steps-note">{state.text(|messages| messages.unused_bits)}</p>
    }
}
