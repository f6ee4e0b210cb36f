//! How the first ULID is built.

use super::letters::Letters;
use crate::state::AppState;
use crate::ulid::facts::Fact;
use leptos::prelude::*;

/// The two parts of the first ULID, what each holds, and why the first character
/// is never above 7.
#[component]
pub fn StructurePanel(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <section
            class="structure"
            aria-labelledby="structure"
            hidden=state.show(|state| state.first().is_none())
        >
            <h2 id="structure">{state.text(|messages| messages.structure)}</h2>
            <div class="structure-part is-timestamp">
                <h3>{state.text(|messages| messages.timestamp)}</h3>
                <p class="structure-size">{state.text(|messages| messages.timestamp_size)}</p>
                <div class="structure-characters ulid-timestamp">
                    <Letters
                        state
                        of=AppState::first
                        positions=(1, 10)
                        label=|messages| messages.timestamp
                        note="structure-letter"
                    />
                </div>
                <dl>
                    <dt>{state.text(|messages| messages.utc)}</dt>
                    <dd>{state.show(|state| state.fact_of_first(Fact::Utc))}</dd>
                    <dt>{state.text(|messages| messages.local_time)}</dt>
                    <dd>{state.show(|state| state.fact_of_first(Fact::Local))}</dd>
                    <dt>{state.text(|messages| messages.milliseconds)}</dt>
                    <dd>{state.show(|state| state.fact_of_first(Fact::Milliseconds))}</dd>
                </dl>
            </div>
            <div class="structure-part is-randomness">
                <h3>{state.text(|messages| messages.randomness)}</h3>
                <p class="structure-size">{state.text(|messages| messages.randomness_size)}</p>
                <div class="structure-characters ulid-randomness">
                    <Letters
                        state
                        of=AppState::first
                        positions=(11, 26)
                        label=|messages| messages.randomness
                        note="structure-letter"
                    />
                </div>
                <dl>
                    <dt>{state.text(|messages| messages.bytes)}</dt>
                    <dd>{state.show(|state| state.fact_of_first(Fact::Randomness))}</dd>
                </dl>
            </div>
            <p id="structure-letter" class="letter-note">
                {state.show(|state| state.character_note(AppState::first))}
            </p>
            <p class="structure-note">{state.text(|messages| messages.unused_bits)}</p>
        </section>
    }
}
