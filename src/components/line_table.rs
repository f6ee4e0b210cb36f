//! Several pasted lines.

use super::button::Button;
use super::entry_list::EntryList;
use super::marked_text::MarkedText;
use crate::state::{AppState, TableLine};
use crate::ulid::inspection::Kind;
use leptos::prelude::*;

/// What the lines are together, how two stand to each other, and each of them, a page
/// at a time.
#[component]
pub fn LineTable(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    let rows = move || state.table().into_iter().map(row).collect::<Vec<_>>();
    view! {
        <div class="line-table" hidden=state.show(|state| state.inspected_kind() != Kind::Several)>
            <EntryList state entries=AppState::comparison />
            <EntryList state entries=AppState::summary />
            <div class="line-table-controls">
                <label class="check" hidden=state.show(AppState::has_no_faulty)>
                    <input
                        type="checkbox"
                        prop:checked=state.show(AppState::only_faulty)
                        on:change:target=move |event| {
                            state.show_only_faulty(event.target().checked());
                        }
                    />
                    {state.text(|messages| messages.inspector.only_faulty)}
                </label>
                <div class="line-table-pages" hidden=state.show(AppState::has_one_page)>
                    <Button state label=|messages| messages.inspector.previous press=AppState::previous_page class="button is-small" />
                    <span>{state.show(AppState::table_page)}</span>
                    <Button state label=|messages| messages.inspector.next press=AppState::next_page class="button is-small" />
                </div>
            </div>
            // Scrolls by itself where it is wider than the page; with the keyboard too.
            <div
                class="line-table-box"
                tabindex="0"
                role="group"
                aria-label=state.text(|messages| messages.inspector.table)
            >
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{state.text(|messages| messages.inspector.line)}</th>
                            <th scope="col">{state.text(|messages| messages.inspector.text)}</th>
                            <th scope="col">{state.text(|messages| messages.inspector.time)}</th>
                            <th scope="col">{state.text(|messages| messages.inspector.found)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </div>
    }
}

fn row(line: TableLine) -> impl IntoView {
    view! {
        <tr data-wrong=!line.is_valid>
            <td>{line.number}</td>
            <td>
                <MarkedText pieces=line.text />
            </td>
            <td>{line.time}</td>
            <td>{line.note}</td>
        </tr>
    }
}
