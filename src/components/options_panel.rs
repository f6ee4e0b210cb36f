//! How ULIDs are made and written.

use super::file_maker::FileMaker;
use super::later_part::{LATER_PART, LaterPart, Place};
use super::moment_field::{MomentField, ZONES};
use super::switch::{Choice, Switch};
use super::text_field::TextField;
use super::value_row::ValueRow;
use crate::settings::Mode;
use crate::state::{AppState, CopyTarget, MomentKey};
use crate::ulid::listing::{Format, LetterCase};
use leptos::prelude::*;

/// The options: closed at first, so that the page stays as simple as it is without
/// them.
#[component]
pub fn OptionsPanel(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <details class="options">
            <summary>{state.text(|messages| messages.options.title)}</summary>
            <LaterPart state place=Place::Options class=LATER_PART />
        </details>
    }
}

/// All options.
#[component]
pub fn OptionsGrid(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <div class="options-grid">
            <div class="options-row">
                <Switch
                    state
                    group="mode"
                    shows_legend=true
                    legend=|messages| messages.options.order
                    choices=Mode::ALL.map(mode_choice).into()
                    chosen=untrack(|| state.mode()).as_str()
                    choose=|state, name| _ = name.parse().map(|mode| state.choose_mode(mode))
                />
                <p class="options-note">
                    {state.show(|state| state.messages().mode_note(state.mode()))}
                </p>
            </div>
            <div class="options-row">
                <MomentField
                    state
                    key=MomentKey::Chosen
                    id="time"
                    label=|messages| messages.options.time
                />
                <p class="options-note">{state.text(|messages| messages.options.time_hint)}</p>
                <Switch
                    state
                    group="time-zone"
                    legend=|messages| messages.bounds.zone
                    choices=ZONES.into()
                    chosen="utc"
                    choose=|state, zone| {
                        _ = zone.parse().map(|zone| state.choose_zone(MomentKey::Chosen, zone));
                    }
                />
            </div>
            <div class="options-row">
                <Switch
                    state
                    group="format"
                    shows_legend=true
                    legend=|messages| messages.options.format
                    choices=Format::ALL.map(format_choice).into()
                    chosen=untrack(|| state.format()).as_str()
                    choose=|state, name| _ = name.parse().map(|format| state.choose_format(format))
                />
            </div>
            <div class="options-row">
                <Switch
                    state
                    group="case"
                    shows_legend=true
                    legend=|messages| messages.options.case
                    choices=LetterCase::ALL.map(case_choice).into()
                    chosen=untrack(|| state.letter_case()).as_str()
                    choose=|state, name| _ = name.parse().map(|case| state.choose_case(case))
                />
            </div>
            <div class="options-row">
                <TextField
                    state
                    id="prefix"
                    label=|messages| messages.options.prefix
                    text=state.show(AppState::prefix_text)
                    note=state.show(AppState::prefix_note)
                    is_invalid=state.show(AppState::prefix_is_invalid)
                    type_text=Box::new(move |text| state.type_prefix(text))
                    commit=Box::new(move || state.commit_prefix())
                />
            </div>
            <FileMaker state />
        </div>
        <dl>
            <ValueRow state target=CopyTarget::Settings />
        </dl>
        <p class="options-note">{state.text(|messages| messages.options.shortcuts)}</p>
    }
}

fn mode_choice(mode: Mode) -> Choice {
    Choice {
        value: mode.as_str(),
        name: match mode {
            Mode::Plain => |messages| messages.options.plain,
            Mode::Monotonic => |messages| messages.options.monotonic,
        },
    }
}

fn format_choice(format: Format) -> Choice {
    Choice {
        value: format.as_str(),
        name: match format {
            Format::Lines => |messages| messages.format(Format::Lines),
            Format::Json => |messages| messages.format(Format::Json),
            Format::Csv => |messages| messages.format(Format::Csv),
            Format::Sql => |messages| messages.format(Format::Sql),
            Format::Uuid => |messages| messages.format(Format::Uuid),
        },
    }
}

fn case_choice(case: LetterCase) -> Choice {
    Choice {
        value: case.as_str(),
        name: match case {
            LetterCase::Upper => |messages| messages.options.upper,
            LetterCase::Lower => |messages| messages.options.lower,
        },
    }
}
