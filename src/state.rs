//! What the page knows, and the verbs that change it: the one seam between the
//! pure code and the browser. Components read the state and call its verbs.

mod arriving;
mod bounding;
mod copying;
mod filing;
mod generating;
mod inspecting;
mod options;
mod stepping;

pub use bounding::MomentKey;
pub use copying::{COPY_BY_HAND, CopyTarget};
pub use filing::BULK_FIELD;
pub use generating::GenerateError;
pub use inspecting::{INSPECT_FIELD, TableLine};
pub use stepping::STEPS_TIME;

use crate::browser::{address, page, storage};
use crate::i18n::{Language, Messages};
use crate::settings::{AddressSettings, Theme};
use crate::ulid::bounds::form::Form;
use arriving::Arriving;
use copying::Copying;
use filing::Filing;
use generating::Batch;
use inspecting::Inspecting;
use leptos::prelude::*;
use options::Options;
use std::ops::Deref;
use std::str::FromStr;
use stepping::Stepping;

/// What [`AppState::show`] makes: calling it reads the state.
pub type Shown<T> = Box<dyn Fn() -> T + Send + Sync>;

/// What [`AppState::act`] makes: calling it calls a verb.
pub type Act<E> = Box<dyn Fn(E)>;

/// The state of the page. A handle: copies share the same signals, which live as
/// long as the page. What it returns is tracked: the caller follows its changes.
#[derive(Clone, Copy)]
pub struct AppState(&'static Signals);

/// What the page knows.
pub struct Signals {
    language: RwSignal<Language>,
    options: RwSignal<Options>,
    time: RwSignal<Form>,
    batch: RwSignal<Batch>,
    row_count: RwSignal<usize>,
    filing: RwSignal<Filing>,
    inspecting: RwSignal<Inspecting>,
    span: RwSignal<Form>,
    step_form: RwSignal<Form>,
    stepping: RwSignal<Stepping>,
    copying: RwSignal<Copying>,
    arriving: RwSignal<Arriving>,
}

impl Deref for AppState {
    type Target = Signals;

    fn deref(&self) -> &Signals {
        self.0
    }
}

impl AppState {
    /// The state that a visit starts with: the choices that the head script found
    /// (D8), the settings in the address (D9), and a fresh set.
    pub fn start() -> Self {
        let language: Language = root_choice("lang");
        page::set_title(language.messages().title);
        let settings = AddressSettings::read(&address::parameter);
        let signals = Signals {
            language: RwSignal::new(language),
            options: RwSignal::new(Options::of(&settings)),
            time: RwSignal::new(settings.time.ms().map_or_default(Form::of_ms)),
            batch: RwSignal::new(Ok(Vec::new())),
            row_count: RwSignal::new(0),
            filing: RwSignal::default(),
            inspecting: RwSignal::default(),
            span: RwSignal::new(bounding::today()),
            step_form: RwSignal::default(),
            stepping: RwSignal::default(),
            copying: RwSignal::default(),
            arriving: RwSignal::default(),
        };
        let state = Self(Box::leak(Box::new(signals)));
        state.show_batch(state.make_batch(settings.count));
        state.follow_list();
        // Without what was no setting.
        state.keep_settings();
        state
    }

    /// The language of the page.
    pub fn language(self) -> Language {
        self.language.get()
    }

    /// The language that the page has at first, not tracked.
    pub fn first_language(self) -> Language {
        self.language.get_untracked()
    }

    /// The texts of the page's language.
    pub fn messages(self) -> &'static Messages {
        self.language().messages()
    }

    /// One text, in whatever language the page is.
    pub fn text(self, pick: fn(&Messages) -> &'static str) -> Shown<&'static str> {
        self.show_of(pick, |state, pick| pick(state.messages()))
    }

    /// Something of the state to show, followed as it changes.
    ///
    /// Function pointers, and boxed: so all closures that show a text are of one type
    /// and share the code that keeps the document up to date, and the page weighs
    /// less. The same goes for [`act`](Self::act).
    pub fn show<T: 'static>(self, read: fn(Self) -> T) -> Shown<T> {
        Box::new(move || read(self))
    }

    /// The same for one of several things, which `key` names.
    pub fn show_of<K, T>(self, key: K, read: fn(Self, K) -> T) -> Shown<T>
    where
        K: Copy + Send + Sync + 'static,
        T: 'static,
    {
        Box::new(move || read(self, key))
    }

    /// A handler that calls a verb, whatever the event says.
    pub fn act<E: 'static>(self, verb: fn(Self)) -> Act<E> {
        Box::new(move |_| verb(self))
    }

    /// The same for one of several things, which `key` names.
    pub fn act_on<K: Copy + 'static, E: 'static>(self, key: K, verb: fn(Self, K)) -> Act<E> {
        Box::new(move |_| verb(self, key))
    }

    /// The theme that the head script found. From then on it is the style sheet's.
    pub fn first_theme() -> Theme {
        root_choice("data-theme")
    }

    /// The sentence for screen readers about what just happened.
    pub fn announcement(self) -> String {
        self.copying.with(|copying| copying.announcement.clone())
    }

    /// Changes the language and keeps the choice. The set stays as it is.
    pub fn choose_language(self, language: Language) {
        self.language.set(language);
        self.copying.update(|copying| copying.announcement.clear());
        page::set_title(language.messages().title);
        keep_choice("lang", language.as_str());
    }

    /// Changes the theme and keeps the choice.
    pub fn choose_theme(theme: Theme) {
        page::set_root_attribute("data-theme", theme.as_str());
        keep_choice("theme", theme.as_str());
    }

    /// A sentence that repeats the last one must differ from it to be read out
    /// again: every other one ends in a no-break space.
    fn announce(self, mut sentence: String) {
        self.copying.update(|copying| {
            if copying.announcement == sentence {
                sentence.push('\u{A0}');
            }
            copying.announcement = sentence;
        });
    }

    fn untracked_messages(self) -> &'static Messages {
        self.language.get_untracked().messages()
    }
}

/// A yes or no as the attributes of ARIA have it.
const fn aria(is: bool) -> &'static str {
    if is { "true" } else { "false" }
}

/// A choice that the head script left on the root element, or the default.
fn root_choice<T: FromStr + Default>(attribute: &str) -> T {
    page::root_attribute(attribute)
        .and_then(|choice| choice.parse().ok())
        .unwrap_or_default()
}

/// Keeps a choice for the next visit, and for a reload of an address that names it.
fn keep_choice(name: &str, value: &str) {
    storage::keep(name, value);
    address::replace_parameter(name, value);
}
