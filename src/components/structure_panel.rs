//! How the first ULID is built.

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
                <code class="structure-characters ulid-timestamp">
                    {state.show(|state| { let [part, _] = state.parts_of_first(); part })}
                </code>
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
                <code class="structure-characters ulid-randomness">
                    {state.show(|state| { let [_, part] = state.parts_of_first(); part })}
                </code>
                <dl>
                    <dt>{state.text(|messages| messages.bytes)}</dt>
                    <dd>{state.show(|state| state.fact_of_first(Fact::Randomness))}</dd>
                </dl>
            </div>
            <p class="structure-note">{state.text(|messages| messages.unused_bits)}</p>
        </section>
    }
}
