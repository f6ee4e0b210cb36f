//! The top of the page.

use super::switch::{Choice, Switch};
use crate::i18n::Language;
use crate::settings::Theme;
use crate::state::AppState;
use leptos::prelude::*;

/// The page's name, one sentence about it, and the switches for language and
/// theme.
#[component]
pub fn SiteHeader(
    /// The state of the page.
    state: AppState,
) -> impl IntoView {
    view! {
        <header class="site-header">
            <div class="site-header-name">
                <h1 id="title">{state.text(|messages| messages.title)}</h1>
                <p>{state.text(|messages| messages.tagline)}</p>
            </div>
            <div class="site-header-switches">
                <Switch
                    state
                    group="language"
                    legend=|messages| messages.language
                    choices=Language::ALL.map(language_choice).into()
                    chosen=state.first_language().as_str()
                    choose=|state, tag| {
                        if let Ok(language) = tag.parse() {
                            state.choose_language(language);
                        }
                    }
                />
                <Switch
                    state
                    group="theme"
                    legend=|messages| messages.theme
                    choices=Theme::ALL.map(theme_choice).into()
                    chosen=AppState::first_theme().as_str()
                    choose=|_, name| {
                        if let Ok(theme) = name.parse() {
                            AppState::choose_theme(theme);
                        }
                    }
                />
            </div>
        </header>
    }
}

fn language_choice(language: Language) -> Choice {
    Choice {
        value: language.as_str(),
        // The same in every language.
        name: match language {
            Language::Latvian => |_| "LV",
            Language::English => |_| "EN",
        },
    }
}

fn theme_choice(theme: Theme) -> Choice {
    Choice {
        value: theme.as_str(),
        name: match theme {
            Theme::System => |messages| messages.theme_system,
            Theme::Light => |messages| messages.theme_light,
            Theme::Dark => |messages| messages.theme_dark,
        },
    }
}
