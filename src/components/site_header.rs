//! The top of the page.

use super::switch::{Choice, Shown, Switch};
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
    let choose_language = move |tag: &'static str| {
        if let Ok(language) = tag.parse() {
            state.choose_language(language);
        }
    };
    let choose_theme = move |name: &'static str| {
        if let Ok(theme) = name.parse() {
            state.choose_theme(theme);
        }
    };
    view! {
        <header class="site-header">
            <div class="site-header-name">
                <h1 id="title">{state.text(|messages| messages.title)}</h1>
                <p>{state.text(|messages| messages.tagline)}</p>
            </div>
            <div class="site-header-switches">
                <Switch
                    state
                    id="language"
                    legend=|messages| messages.language
                    choices=Language::ALL.map(language_choice).into()
                    chosen=Signal::derive(move || state.language().get().as_str())
                    on_choose=choose_language
                />
                <Switch
                    state
                    id="theme"
                    legend=|messages| messages.theme
                    choices=Theme::ALL.map(theme_choice).into()
                    chosen=Signal::derive(move || state.theme().get().as_str())
                    on_choose=choose_theme
                />
            </div>
        </header>
    }
}

/// A language is named in itself, whatever the page's language.
fn language_choice(language: Language) -> Choice {
    let (shown, name): (_, fn(&_) -> _) = match language {
        Language::Latvian => ("LV", |_| "Latviešu"),
        Language::English => ("EN", |_| "English"),
    };
    Choice {
        value: language.as_str(),
        shown: Shown::Text(shown),
        name,
    }
}

fn theme_choice(theme: Theme) -> Choice {
    Choice {
        value: theme.as_str(),
        shown: Shown::Icon(theme.as_str()),
        name: match theme {
            Theme::System => |messages| messages.theme_system,
            Theme::Light => |messages| messages.theme_light,
            Theme::Dark => |messages| messages.theme_dark,
        },
    }
}
