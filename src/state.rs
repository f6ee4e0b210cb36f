//! What the page knows, and the verbs that change it: the one seam between the
//! pure code and the browser. Components read the state and call its verbs.

use crate::browser::{address, clipboard, clock, entropy, page, storage};
use crate::i18n::{Language, Messages};
use crate::settings::{Count, CountField, CountNote, Theme};
use crate::ulid::{Ulid, generator};
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::str::FromStr;
use std::time::Duration;

/// How long a button says "Copied".
const COPIED_FOR: Duration = Duration::from_secs(2);

/// The id of the field with the text to copy by hand.
pub const COPY_BY_HAND: &str = "copy-by-hand";

/// Why there is no set of ULIDs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GenerateError {
    /// The browser gave no secure random bytes.
    NoRandomSource,
    /// The device's clock shows a time that no ULID can hold.
    ClockOutOfRange,
}

/// What a copy button copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyTarget {
    /// The ULID of a row, counted from 0.
    Row(usize),
    /// The whole list.
    All,
}

/// What became of the last copy.
#[derive(Default)]
struct Copying {
    /// What was copied, for as long as its button says so.
    copied: Option<CopyTarget>,
    /// Ends that. One timer for all buttons: the last one copied is the one.
    timer: Option<TimeoutHandle>,
    /// What the browser would not copy; empty where it did.
    by_hand: String,
}

type Batch = Result<Vec<Ulid>, GenerateError>;

/// The state of the page. A handle: copies share the same signals, which live as
/// long as the page. What it returns is tracked: the caller follows its changes.
#[derive(Clone, Copy)]
pub struct AppState {
    language: RwSignal<Language>,
    count: RwSignal<CountField>,
    batch: RwSignal<Batch>,
    copying: RwSignal<Copying>,
    announcement: RwSignal<String>,
}

impl AppState {
    /// The state that a visit starts with: the choices that the head script found
    /// (D8), and one fresh ULID.
    pub fn start() -> Self {
        let language: Language = root_choice("lang");
        page::set_title(language.messages().title);
        Self {
            language: RwSignal::new(language),
            count: RwSignal::default(),
            batch: RwSignal::new(make_batch(Count::default())),
            copying: RwSignal::default(),
            announcement: RwSignal::default(),
        }
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
    ///
    /// All such closures are of one type, so that a text costs the page a pointer
    /// and not a piece of code; the same goes for [`show`](Self::show) and
    /// [`act`](Self::act).
    pub fn text(
        self,
        pick: fn(&Messages) -> &'static str,
    ) -> impl Fn() -> &'static str + Copy + Send + Sync + 'static {
        move || pick(self.messages())
    }

    /// Something of the state to show, followed as it changes.
    pub fn show<T: 'static>(
        self,
        read: fn(Self) -> T,
    ) -> impl Fn() -> T + Copy + Send + Sync + 'static {
        move || read(self)
    }

    /// A handler that calls a verb, whatever the event says.
    pub fn act<E: 'static>(self, verb: fn(Self)) -> impl Fn(E) + Copy + 'static {
        move |_| verb(self)
    }

    /// The theme that the head script found. From then on it is the style sheet's.
    pub fn first_theme() -> Theme {
        root_choice("data-theme")
    }

    /// The text in the count field.
    pub fn count_text(self) -> String {
        self.count.with(CountField::text)
    }

    /// What there is to say about the count field, in the page's language.
    pub fn count_note(self) -> String {
        let messages = self.messages();
        match self.count.with(CountField::note) {
            Some(note) => (messages.count_note)(note),
            None => messages.count_limits.into(),
        }
    }

    /// Whether the count field holds what is no count, as `aria-invalid` has it.
    pub fn count_is_invalid(self) -> &'static str {
        let note = self.count.with(CountField::note);
        if note.is_some_and(CountNote::is_error) {
            "true"
        } else {
            "false"
        }
    }

    /// The ULIDs shown; none where they could not be made.
    pub fn ulids(self) -> Vec<Ulid> {
        self.batch.with(|batch| batch.clone().unwrap_or_default())
    }

    /// Whether there is more than one ULID to copy.
    pub fn has_several(self) -> bool {
        self.batch
            .with(|batch| batch.as_ref().is_ok_and(|ulids| ulids.len() > 1))
    }

    /// The ULID whose structure is shown.
    pub fn first(self) -> Option<Ulid> {
        self.batch
            .with(|batch| batch.as_ref().ok()?.first().copied())
    }

    /// A reading of the ULID whose structure is shown; empty where there is none.
    pub fn of_first(self, read: fn(Ulid) -> String) -> String {
        self.first().map(read).unwrap_or_default()
    }

    /// Why there are no ULIDs, in the page's language; empty where there are.
    pub fn failure(self) -> &'static str {
        let messages = self.messages();
        match self.batch.with(|batch| batch.as_ref().err().copied()) {
            None => "",
            Some(GenerateError::NoRandomSource) => messages.no_random_source,
            Some(GenerateError::ClockOutOfRange) => messages.clock_out_of_range,
        }
    }

    /// Whether this was copied a moment ago.
    pub fn is_copied(self, target: CopyTarget) -> bool {
        self.copying.with(|copying| copying.copied == Some(target))
    }

    /// The text that the browser would not copy, for the visitor to copy; empty
    /// where there is none.
    pub fn to_copy_by_hand(self) -> String {
        self.copying.with(|copying| copying.by_hand.clone())
    }

    /// The sentence for screen readers about what just happened.
    pub fn announcement(self) -> String {
        self.announcement.get()
    }

    /// Changes the language and keeps the choice. The set stays as it is.
    pub fn choose_language(self, language: Language) {
        self.language.set(language);
        self.announcement.set(String::new());
        page::set_title(language.messages().title);
        keep_choice("lang", language.as_str());
    }

    /// Changes the theme and keeps the choice.
    pub fn choose_theme(theme: Theme) {
        page::set_root_attribute("data-theme", theme.as_str());
        keep_choice("theme", theme.as_str());
    }

    /// Takes what is typed in the count field. Another count makes a new set at
    /// once; what is no count keeps the set (D6).
    pub fn type_count(self, text: String) {
        self.change_count(|field| field.type_text(text));
    }

    /// Ends the typing: the field shows the count of the set again (D6).
    pub fn commit_count(self) {
        self.change_count(|field| {
            if let Some(note) = field.commit() {
                self.announce((self.untracked_messages().count_note)(note));
            }
        });
    }

    /// One more, within the limits.
    pub fn more(self) {
        self.change_count(|field| field.set(field.count().more()));
    }

    /// One fewer, within the limits.
    pub fn fewer(self) {
        self.change_count(|field| field.set(field.count().fewer()));
    }

    /// Makes a new set of the same size.
    pub fn generate(self) {
        self.commit_count();
        self.make();
    }

    /// Goes back to one ULID, a new one.
    pub fn reset(self) {
        self.count.update(|field| field.set(Count::default()));
        self.make();
    }

    /// Copies a row or the list, as it is shown.
    pub fn copy(self, target: CopyTarget) {
        if let Some(text) = self.text_of(target) {
            clipboard::copy(text.clone(), move |copied| {
                if copied {
                    self.show_copied(target);
                } else {
                    self.set_copying(None, text);
                    // Once the field is shown and holds the text.
                    request_animation_frame(|| clipboard::select(COPY_BY_HAND));
                }
            });
        }
    }

    /// Puts away the text to copy by hand.
    pub fn close_copy_by_hand(self) {
        self.set_copying(None, String::new());
    }

    fn change_count(self, change: impl FnOnce(&mut CountField)) {
        let before = self.untracked_count();
        self.count.update(change);
        if self.untracked_count() != before {
            self.make();
        }
    }

    fn make(self) {
        let count = self.untracked_count();
        let batch = make_batch(count);
        // Of a failure the message in place of the list tells.
        if batch.is_ok() {
            self.announce((self.untracked_messages().new_set)(count));
        }
        self.batch.set(batch);
        self.set_copying(None, String::new());
    }

    /// The text of a copy: a ULID a line, and no line end after the last.
    fn text_of(self, target: CopyTarget) -> Option<String> {
        self.batch.with_untracked(|batch| {
            let ulids = batch.as_ref().ok()?;
            match target {
                CopyTarget::Row(row) => ulids.get(row).map(ToString::to_string),
                CopyTarget::All => Some(lines(ulids)),
            }
        })
    }

    fn show_copied(self, target: CopyTarget) {
        let copied = match target {
            CopyTarget::Row(_) => 1,
            CopyTarget::All => self.untracked_count().into(),
        };
        self.announce((self.untracked_messages().copied_count)(copied));
        self.set_copying(Some(target), String::new());
    }

    fn set_copying(self, copied: Option<CopyTarget>, by_hand: String) {
        self.copying.update(|copying| {
            if let Some(timer) = copying.timer.take() {
                timer.clear();
            }
            if copied.is_some() {
                let end = move || self.set_copying(None, String::new());
                copying.timer = set_timeout_with_handle(end, COPIED_FOR).ok();
            }
            copying.copied = copied;
            copying.by_hand = by_hand;
        });
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

    fn untracked_count(self) -> Count {
        self.count.with_untracked(CountField::count)
    }

    fn untracked_messages(self) -> &'static Messages {
        self.language.get_untracked().messages()
    }
}

/// A set from one reading of the clock and one call for all its random bytes (D7).
fn make_batch(count: Count) -> Batch {
    let now_ms = clock::now_ms().map_err(|_| GenerateError::ClockOutOfRange)?;
    let random = entropy::random_bytes(usize::from(count) * generator::RANDOM_BYTES)
        .map_err(|_| GenerateError::NoRandomSource)?;
    generator::plain(now_ms, &random).map_err(|_| GenerateError::ClockOutOfRange)
}

fn lines(ulids: &[Ulid]) -> String {
    let lines: Vec<_> = ulids.iter().map(ToString::to_string).collect();
    lines.join("\n")
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
