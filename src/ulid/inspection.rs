//! A pasted text, from the first look to what is shown of it.
//!
//! It is read in steps, so that a page can answer between two of them, and what is
//! shown of many lines is one page of them at a time.

use super::batch_reading::{BatchReader, Line};
use super::reading::Reading;
use std::ops::Range;

/// How many lines are shown at one time.
pub const LINES_A_PAGE: usize = 100;

/// A pasted text and how far it has been read.
///
/// ```
/// use ulid_generator::ulid::inspection::{Inspection, Kind};
///
/// let mut inspection = Inspection::of("01BX5ZZKBKACTAV9WEVGEMMVRZ\ncat".into());
/// assert_eq!(inspection.kind(), Kind::Unfinished);
/// inspection.step(1);
/// assert_eq!(inspection.progress(), (27, 30));
/// inspection.step(1);
/// assert_eq!(inspection.kind(), Kind::Several);
/// assert_eq!(inspection.reader().summary().invalid, 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Inspection {
    text: String,
    /// How many bytes of the text have been read.
    read: usize,
    reader: BatchReader,
    /// Where in the text each of the reader's lines stands.
    places: Vec<Range<usize>>,
    page: usize,
    only_faulty: bool,
}

/// What there is to show of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It has not been read to its end.
    Unfinished,
    /// Nothing but blank lines.
    Empty,
    /// One line.
    One,
    /// More than one.
    Several,
}

impl Inspection {
    /// A text of which nothing has been read.
    #[must_use]
    pub fn of(text: String) -> Self {
        Self {
            text,
            ..Self::default()
        }
    }

    /// Reads so many more lines, or to the end.
    pub fn step(&mut self, lines: usize) {
        let rest = self.text.get(self.read..).unwrap_or_default();
        for line in rest.split_inclusive('\n').take(lines) {
            let start = self.read;
            self.read += line.len();
            self.reader.push(line);
            if self.reader.lines().len() > self.places.len() {
                self.places.push(start..self.read);
            }
        }
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How much of the text has been read and how much there is, in bytes.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.read, self.text.len())
    }

    /// What was found so far.
    #[must_use]
    pub fn reader(&self) -> &BatchReader {
        &self.reader
    }

    /// What there is to show.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.reader.lines() {
            _ if self.read < self.text.len() => Kind::Unfinished,
            [] => Kind::Empty,
            [_] => Kind::One,
            _ => Kind::Several,
        }
    }

    /// The one line that there is, with its reading.
    #[must_use]
    pub fn one(&self) -> Option<(&str, &Reading)> {
        match self.reader.lines() {
            [line] if self.kind() == Kind::One => Some((self.text_of(0), &line.reading)),
            _ => None,
        }
    }

    /// The lines of the page that is shown, each with its text.
    #[must_use]
    pub fn page_lines(&self) -> Vec<(&str, &Line)> {
        let lines = self.reader.lines().iter().enumerate();
        lines
            .filter(|(_, line)| !self.only_faulty || !line.is_valid())
            .skip(self.page * LINES_A_PAGE)
            .take(LINES_A_PAGE)
            .map(|(place, line)| (self.text_of(place), line))
            .collect()
    }

    /// The page that is shown, counted from 0.
    #[must_use]
    pub fn page(&self) -> usize {
        self.page
    }

    /// How many pages there are to show: at least one.
    #[must_use]
    pub fn pages(&self) -> usize {
        self.line_count().div_ceil(LINES_A_PAGE).max(1)
    }

    /// Shows another page, or the last one if there are not so many.
    pub fn turn_to(&mut self, page: usize) {
        self.page = page.min(self.pages() - 1);
    }

    /// Whether only those lines are shown that are not valid.
    #[must_use]
    pub fn only_faulty(&self) -> bool {
        self.only_faulty
    }

    /// Shows all lines or only those that are not valid, from the first on.
    pub fn show_only_faulty(&mut self, only_faulty: bool) {
        self.only_faulty = only_faulty;
        self.page = 0;
    }

    /// How many lines there are to show on all pages.
    fn line_count(&self) -> usize {
        let summary = self.reader.summary();
        if self.only_faulty {
            summary.correctable + summary.invalid
        } else {
            self.reader.lines().len()
        }
    }

    /// The text of one of the reader's lines.
    fn text_of(&self, place: usize) -> &str {
        let place = self.places.get(place).cloned().unwrap_or_default();
        let line = self.text.get(place).unwrap_or_default();
        // What ends the line is not of it.
        let line = line.strip_suffix('\n').unwrap_or(line);
        line.strip_suffix('\r').unwrap_or(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ULID: &str = "01BX5ZZKBKACTAV9WEVGEMMVRZ";

    fn read(text: &str) -> Inspection {
        let mut inspection = Inspection::of(text.to_owned());
        inspection.step(usize::MAX);
        inspection
    }

    #[test]
    fn the_kind_is_known_at_the_end() {
        for (text, expected) in [
            ("", Kind::Empty),
            (" \n\t\n", Kind::Empty),
            ("cat", Kind::One),
            ("\ncat\r\n\n", Kind::One),
            ("cat\ncat", Kind::Several),
        ] {
            assert_eq!(read(text).kind(), expected, "{text:?}");
        }
        let mut inspection = Inspection::of("cat\n\n".into());
        inspection.step(1);
        assert_eq!(inspection.kind(), Kind::Unfinished);
        assert_eq!(inspection.one(), None);
    }

    #[test]
    fn steps_come_to_what_one_reading_does() {
        let text = format!("{ULID}\r\n\n\u{feff}{ULID}\ncat\n{ULID}€");
        let whole = read(&text);
        let mut stepped = Inspection::of(text.clone());
        let mut steps = 0;
        while stepped.kind() == Kind::Unfinished {
            stepped.step(2);
            steps += 1;
        }
        assert_eq!(steps, 3);
        assert_eq!(stepped.reader().lines(), whole.reader().lines());
        assert_eq!(stepped.page_lines(), whole.page_lines());
        assert_eq!(stepped.progress(), (text.len(), text.len()));
        assert_eq!(stepped.text(), text);
    }

    #[test]
    fn a_line_has_its_text_without_its_end() {
        let inspection = read("\n  cat \r\ndog\r\n");
        let texts: Vec<_> = inspection
            .page_lines()
            .iter()
            .map(|(text, line)| (*text, line.number))
            .collect();
        assert_eq!(texts, [("  cat ", 2), ("dog", 3)]);
        let one = read("\ncat\n");
        assert_eq!(one.one().map(|(text, _)| text), Some("cat"));
    }

    #[test]
    fn pages_have_a_hundred_lines() {
        let mut inspection = read(&"cat\n".repeat(201));
        assert_eq!(inspection.pages(), 3);
        let first_and_length = |inspection: &Inspection| {
            let lines = inspection.page_lines();
            (lines.first().map(|(_, line)| line.number), lines.len())
        };
        assert_eq!(first_and_length(&inspection), (Some(1), 100));
        inspection.turn_to(1);
        assert_eq!(first_and_length(&inspection), (Some(101), 100));
        inspection.turn_to(9);
        assert_eq!(inspection.page(), 2);
        assert_eq!(first_and_length(&inspection), (Some(201), 1));
        assert_eq!(read(&"cat\n".repeat(200)).pages(), 2);
        assert_eq!(read("").pages(), 1);
    }

    #[test]
    fn the_faulty_ones_can_be_shown_alone() {
        let mut inspection = read(&format!("{ULID}\ncat\n{ULID}\n'{ULID}'\n").repeat(60));
        inspection.turn_to(2);
        assert!(!inspection.only_faulty());
        inspection.show_only_faulty(true);
        assert!(inspection.only_faulty());
        assert_eq!((inspection.page(), inspection.pages()), (0, 2));
        let numbers: Vec<_> = inspection
            .page_lines()
            .iter()
            .take(3)
            .map(|(_, line)| line.number)
            .collect();
        assert_eq!(numbers, [2, 4, 6]);
        inspection.show_only_faulty(false);
        assert_eq!(inspection.pages(), 3);
    }
}
