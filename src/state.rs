//! What the page knows, and the verbs that change it: the one seam between the
//! pure code and the browser. Components read the signals and call the verbs.

use crate::browser::{address, clipboard, clock, entropy, page, storage};
use crate::i18n::{Language, Messages};
use crate::settings::{Count, CountEntry, CountNote, Theme};
use crate::ulid::{Ulid, generator};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::str::FromStr;
use std::time::Duration;

/// How long a button says "Copied".
const COPIED_FOR: Duration = Duration::from_secs(2);

/// Why there is no set of ULIDs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// The browser gave no secure random bytes.
    NoRandomSource,
    /// The device's clock shows a time that no ULID can hold.
    ClockOutOfRange,
}

impl From<entropy::NoRandomSource> for GenerateError {
    fn from(_: entropy::NoRandomSource) -> Self {
        Self::NoRandomSource
    }
}

impl From<clock::ClockOutOfRange> for GenerateError {
    fn from(_: clock::ClockOutOfRange) -> Self {
        Self::ClockOutOfRange
    }
}

/// What a copy button copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyTarget {
    /// The ULID of a row, counted from 0.
    Row(usize),
    /// The whole list.
    All,
}

/// The state of the page. A handle: copies share the same signals, which live as
/// long as the page.
#[derive(Clone, Copy)]
pub struct AppState {
    language: RwSignal<Language>,
    theme: RwSignal<Theme>,
    count: RwSignal<Count>,
    count_text: RwSignal<String>,
    count_note: RwSignal<Option<CountNote>>,
    set: RwSignal<Result<Vec<Ulid>, GenerateError>>,
    copied: RwSignal<Option<CopyTarget>>,
    copied_timer: StoredValue<Option<TimeoutHandle>>,
    to_copy_by_hand: RwSignal<Option<String>>,
    announcement: RwSignal<String>,
}

impl AppState {
    /// The state that a visit starts with: the choices that the head script found
    /// (D8), and one fresh ULID.
    pub fn start() -> Self {
        let count = Count::default();
        Self {
            language: RwSignal::new(root_choice("lang")),
            theme: RwSignal::new(root_choice("data-theme")),
            count: RwSignal::new(count),
            count_text: RwSignal::new(count.to_string()),
            count_note: RwSignal::new(None),
            set: RwSignal::new(make_set(count)),
            copied: RwSignal::new(None),
            copied_timer: StoredValue::new(None),
            to_copy_by_hand: RwSignal::new(None),
            announcement: RwSignal::new(String::new()),
        }
    }

    /// The language of the page.
    pub fn language(self) -> ReadSignal<Language> {
        self.language.read_only()
    }

    /// The texts of the page's language; follows a change of it.
    pub fn messages(self) -> &'static Messages {
        self.language.get().messages()
    }

    /// One text, in whatever language the page is. All such closures are of one
    /// type, so that a text costs the page a pointer and not a piece of code.
    pub fn text(
        self,
        pick: fn(&Messages) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || pick(self.messages())
    }

    /// Light or dark.
    pub fn theme(self) -> ReadSignal<Theme> {
        self.theme.read_only()
    }

    /// The text in the count field.
    pub fn count_text(self) -> ReadSignal<String> {
        self.count_text.read_only()
    }

    /// How many ULIDs a set has: the last good count.
    pub fn count(self) -> ReadSignal<Count> {
        self.count.read_only()
    }

    /// What there is to say about the count field.
    pub fn count_note(self) -> ReadSignal<Option<CountNote>> {
        self.count_note.read_only()
    }

    /// The ULIDs shown, or why there are none.
    pub fn set(self) -> ReadSignal<Result<Vec<Ulid>, GenerateError>> {
        self.set.read_only()
    }

    /// The ULID of a row, counted from 0; `None` past the end of the set.
    pub fn ulid(self, row: usize) -> Option<Ulid> {
        self.set.with(|set| set.as_ref().ok()?.get(row).copied())
    }

    /// What was copied a moment ago.
    pub fn copied(self) -> ReadSignal<Option<CopyTarget>> {
        self.copied.read_only()
    }

    /// The text that the browser would not copy, for the visitor to copy.
    pub fn to_copy_by_hand(self) -> ReadSignal<Option<String>> {
        self.to_copy_by_hand.read_only()
    }

    /// The sentence for screen readers about what just happened.
    pub fn announcement(self) -> ReadSignal<String> {
        self.announcement.read_only()
    }

    /// Changes the language and keeps the choice. The set stays as it is.
    pub fn choose_language(self, language: Language) {
        self.language.set(language);
        self.announcement.set(String::new());
        keep_choice("lang", language.as_str());
    }

    /// Changes the theme and keeps the choice.
    pub fn choose_theme(self, theme: Theme) {
        self.theme.set(theme);
        keep_choice("theme", theme.as_str());
    }

    /// Takes what is typed in the count field. A good count makes a new set at
    /// once; anything else keeps the set and is said (D6).
    pub fn type_count(self, text: String) {
        let entry = CountEntry::read(&text);
        self.count_text.set(text);
        self.count_note.set(entry.note());
        if let CountEntry::Good(count) = entry {
            self.change_count(count);
        }
    }

    /// Ends the typing: the field shows the count of the set again (D6).
    pub fn commit_count(self) {
        let (count, note) =
            CountEntry::read(&self.count_text.get_untracked()).commit(self.count.get_untracked());
        self.count_text.set(count.to_string());
        if let Some(note) = note {
            self.count_note.set(Some(note));
            self.announce((self.untracked_messages().count_note)(note));
        }
        self.change_count(count);
    }

    /// Steps the count up or down, within its limits.
    pub fn step_count(self, step: fn(Count) -> Count) {
        self.type_count(step(self.count.get_untracked()).to_string());
    }

    /// Makes a new set of the same size.
    pub fn generate(self) {
        self.commit_count();
        self.make();
    }

    /// Goes back to one ULID, a new one.
    pub fn reset(self) {
        self.count.set(Count::default());
        self.count_text.set(Count::default().to_string());
        self.count_note.set(None);
        self.make();
    }

    /// Copies a row or the list, as it is shown.
    pub fn copy(self, target: CopyTarget) {
        let Some(text) = self.text_of(target) else {
            return;
        };
        self.to_copy_by_hand.set(None);
        clipboard::copy(text.clone(), move |copied| {
            if copied {
                self.show_copied(target);
            } else {
                self.copied.set(None);
                self.to_copy_by_hand.set(Some(text));
            }
        });
    }

    /// Puts away the text to copy by hand.
    pub fn close_copy_by_hand(self) {
        self.to_copy_by_hand.set(None);
    }

    fn change_count(self, count: Count) {
        if count != self.count.get_untracked() {
            self.count.set(count);
            self.make();
        }
    }

    fn make(self) {
        let count = self.count.get_untracked();
        let set = make_set(count);
        // Of a failure the message in place of the list tells.
        if set.is_ok() {
            self.announce((self.untracked_messages().new_set)(count));
        }
        self.set.set(set);
        self.copied.set(None);
        self.to_copy_by_hand.set(None);
    }

    /// The text of a copy: a ULID a line, and no line end after the last.
    fn text_of(self, target: CopyTarget) -> Option<String> {
        self.set.with_untracked(|set| {
            let set = set.as_ref().ok()?;
            match target {
                CopyTarget::Row(row) => set.get(row).map(ToString::to_string),
                CopyTarget::All => {
                    let lines: Vec<_> = set.iter().map(ToString::to_string).collect();
                    Some(lines.join("\n"))
                }
            }
        })
    }

    /// One timer for all buttons: the last one copied is the one that says so.
    fn show_copied(self, target: CopyTarget) {
        let copied = match target {
            CopyTarget::Row(_) => 1,
            CopyTarget::All => self.count.get_untracked().into(),
        };
        self.announce((self.untracked_messages().copied_count)(copied));
        self.copied.set(Some(target));
        let timer = set_timeout_with_handle(move || self.copied.set(None), COPIED_FOR).ok();
        let earlier = self
            .copied_timer
            .try_update_value(|held| std::mem::replace(held, timer));
        if let Some(Some(earlier)) = earlier {
            earlier.clear();
        }
    }

    /// A sentence that repeats the last one must differ from it to be read out
    /// again: every other one ends in a no-break space.
    fn announce(self, mut sentence: String) {
        self.announcement.update(|announcement| {
            if *announcement == sentence {
                sentence.push('\u{A0}');
            }
            *announcement = sentence;
        });
    }

    fn untracked_messages(self) -> &'static Messages {
        self.language.get_untracked().messages()
    }
}

/// A set from one reading of the clock and one call for all its random bytes (D7).
fn make_set(count: Count) -> Result<Vec<Ulid>, GenerateError> {
    let now_ms = clock::now_ms()?;
    let random = entropy::random_bytes(usize::from(count) * generator::RANDOM_BYTES)?;
    generator::plain(now_ms, &random).map_err(|_| GenerateError::ClockOutOfRange)
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
