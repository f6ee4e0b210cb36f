//! Many lines: what each is, and what they are together.
//!
//! Lines go in one at a time, so that a page can read a few hundred between two
//! frames and show how far it is. Time and memory grow with the number of lines.

mod summary;

pub use summary::{Order, Summary};

use super::Ulid;
use super::comparison::Comparison;
use super::reading::{self, Reading};
use rustc_hash::FxHashMap;
use std::mem;

/// Reads lines and keeps what it found.
///
/// ```
/// use ulid_generator::ulid::batch_reading::{BatchReader, Order};
///
/// let mut reader = BatchReader::default();
/// for line in "01BX5ZZKBKACTAV9WEVGEMMVRZ\n\n01BX5ZZKBKACTAV9WEVGEMMVS0".lines() {
///     reader.push(line);
/// }
/// assert_eq!(reader.summary().valid, 2);
/// assert_eq!(reader.summary().order, Some(Order::Ascending));
/// assert!(reader.lines()[1].steps_by_one);
/// ```
#[derive(Clone, Debug, Default)]
pub struct BatchReader {
    /// How many lines went in, blank ones too.
    pushed: usize,
    lines: Vec<Line>,
    summary: Summary,
    previous: Option<Ulid>,
    /// The place in `lines` of the first with these bits.
    first_of_bits: FxHashMap<u128, usize>,
    /// The place in `lines` of the first of this millisecond.
    first_of_ms: FxHashMap<u64, usize>,
}

/// One line that is not blank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number in the text, counted from 1, blank lines included.
    pub number: usize,
    /// What it is. Only of a valid one anything below is true.
    pub reading: Reading,
    /// The number of the first line with the same 128 bits, if that is an earlier one.
    pub duplicate_of: Option<usize>,
    /// Whether another line has the same time.
    pub shares_millisecond: bool,
    /// Whether it is the valid line before plus one in the same millisecond, as
    /// monotonic mode makes them.
    pub steps_by_one: bool,
}

impl Line {
    /// Whether it is a ULID or a UUID as it stands.
    #[must_use]
    pub fn is_valid(&self) -> bool {
        matches!(self.reading, Reading::Valid(_))
    }
}

impl BatchReader {
    /// Reads the next line of the text. A blank one counts only as a line number.
    pub fn push(&mut self, text: &str) {
        self.pushed += 1;
        let mut line = Line {
            number: self.pushed,
            reading: reading::read(text),
            duplicate_of: None,
            shares_millisecond: false,
            steps_by_one: false,
        };
        match line.reading {
            Reading::Empty => return,
            Reading::Correctable { .. } => self.summary.correctable += 1,
            Reading::Invalid(_) => self.summary.invalid += 1,
            Reading::Valid(id) => {
                self.summary.valid += 1;
                self.summary.doubtful_times += usize::from(!id.has_time());
                self.relate(id.ulid(), &mut line);
            }
        }
        self.lines.push(line);
    }

    /// How many lines went in, blank ones too.
    #[must_use]
    pub fn pushed(&self) -> usize {
        self.pushed
    }

    /// Every line that is not blank, in the order of the text.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// What the lines so far are together.
    #[must_use]
    pub fn summary(&self) -> &Summary {
        &self.summary
    }

    /// How two stand to each other, if the text has exactly two lines and both are
    /// valid.
    #[must_use]
    pub fn comparison(&self) -> Option<Comparison> {
        let [first, second] = self.lines.as_slice() else {
            return None;
        };
        match (&first.reading, &second.reading) {
            (Reading::Valid(first), Reading::Valid(second)) => {
                Some(Comparison::of(first.ulid(), second.ulid()))
            }
            _ => None,
        }
    }

    /// Marks what a valid line, the next of `lines`, has to do with earlier ones.
    fn relate(&mut self, ulid: Ulid, line: &mut Line) {
        let summary = &mut self.summary;
        let place = self.lines.len();

        let first = *self.first_of_bits.entry(ulid.to_u128()).or_insert(place);
        if let Some(first) = self.lines.get(first) {
            line.duplicate_of = Some(first.number);
            summary.duplicates += 1;
        }

        let first = *self.first_of_ms.entry(ulid.timestamp_ms()).or_insert(place);
        if let Some(first) = self.lines.get_mut(first) {
            line.shares_millisecond = true;
            let was_alone = !mem::replace(&mut first.shares_millisecond, true);
            summary.sharing_millisecond += 1 + usize::from(was_alone);
        }

        if let Some(previous) = self.previous.replace(ulid) {
            line.steps_by_one = previous.successor() == Some(ulid);
            summary.steps_by_one += usize::from(line.steps_by_one);
            summary.order = Order::with(summary.order, previous.cmp(&ulid));
        }
        summary.first = Some(summary.first.map_or(ulid, |first| first.min(ulid)));
        summary.last = Some(summary.last.map_or(ulid, |last| last.max(ulid)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str]) -> BatchReader {
        let mut reader = BatchReader::default();
        for line in lines {
            reader.push(line);
        }
        reader
    }

    const A0: &str = "01BX5ZZKBKACTAV9WEVGEMMVRZ";
    const A1: &str = "01BX5ZZKBKACTAV9WEVGEMMVS0";
    const B: &str = "01BX5ZZKBM0000000000000000";
    const C: &str = "01GJMN8DEMHMCJKXM3MADM3J45";
    /// The bits of `C`.
    const C_UUID: &str = "0184a954-35d4-8d19-29f6-83a29b41c885";

    #[test]
    fn lines_are_counted_by_what_they_are() {
        let reader = read(&[
            A0,
            "",
            "\t",
            "'01BX5ZZKBKACTAV9WEVGEMMVRZ'",
            "cat",
            C_UUID,
            C,
        ]);
        let summary = reader.summary();
        assert_eq!(reader.pushed(), 7);
        assert_eq!(
            (summary.valid, summary.correctable, summary.invalid),
            (3, 1, 1)
        );
        assert_eq!(summary.doubtful_times, 1);
        let numbers: Vec<_> = reader.lines().iter().map(|line| line.number).collect();
        assert_eq!(numbers, [1, 4, 5, 6, 7]);
    }

    #[test]
    fn duplicates_name_the_first_in_whatever_form() {
        let reader = read(&["cat", C, "", A0, C_UUID, &C.to_lowercase()]);
        let duplicates: Vec<_> = reader
            .lines()
            .iter()
            .map(|line| line.duplicate_of)
            .collect();
        assert_eq!(duplicates, [None, None, None, Some(2), Some(2)]);
        assert_eq!(reader.summary().duplicates, 2);
    }

    #[test]
    fn every_line_of_a_shared_millisecond_is_marked() {
        let reader = read(&[A1, B, "cat", A0, A1, C]);
        let shared: Vec<_> = reader
            .lines()
            .iter()
            .map(|line| line.shares_millisecond)
            .collect();
        assert_eq!(shared, [true, false, false, true, true, false]);
        assert_eq!(reader.summary().sharing_millisecond, 3);
    }

    #[test]
    fn steps_are_between_neighbours_of_one_millisecond() {
        let last = "01BX5ZZKBKZZZZZZZZZZZZZZZZ";
        let reader = read(&[A0, "cat", "", A1, A1, last, B, A0]);
        let steps: Vec<_> = reader
            .lines()
            .iter()
            .map(|line| line.steps_by_one)
            .collect();
        assert_eq!(steps, [false, false, true, false, false, false, false]);
        assert_eq!(reader.summary().steps_by_one, 1);
    }

    #[test]
    fn the_order_holds_for_every_neighbour() {
        for (lines, expected) in [
            (&[][..], None),
            (&[A0, A0], None),
            (&[A0, A0, A1, A1, C], Some(Order::Ascending)),
            (&[C, B, B, A0], Some(Order::Descending)),
            (&[A0, B, A1, C], Some(Order::Mixed)),
            (&[C, B, C], Some(Order::Mixed)),
            (&[C, B, C, B], Some(Order::Mixed)),
        ] {
            assert_eq!(read(lines).summary().order, expected, "{lines:?}");
        }
    }

    #[test]
    fn first_last_and_span_are_of_the_values() {
        let reader = read(&[B, C, A1, "cat"]);
        assert_eq!(reader.summary().first, Ulid::parse(A1).ok());
        assert_eq!(reader.summary().last, Ulid::parse(C).ok());
        assert_eq!(reader.summary().span_ms(), Some(160_479_602_785));
        assert_eq!(read(&["cat"]).summary().span_ms(), None);
        assert_eq!(read(&[B]).summary().span_ms(), Some(0));
    }

    #[test]
    fn exactly_two_are_compared() {
        let expected = Ulid::parse(A0).ok().zip(Ulid::parse(C).ok());
        let expected = expected.map(|(a, c)| Comparison::of(a, c));
        assert!(expected.is_some());
        assert_eq!(read(&["", A0, C_UUID]).comparison(), expected);
        assert_eq!(read(&[A0]).comparison(), None);
        assert_eq!(read(&[A0, "cat"]).comparison(), None);
        assert_eq!(read(&["cat", A0]).comparison(), None);
        assert_eq!(read(&[A0, A1, C]).comparison(), None);
    }

    /// If a line looked at all earlier ones, this would take minutes.
    #[test]
    fn many_lines_of_one_millisecond_take_time_in_proportion() {
        let mut reader = BatchReader::default();
        for bits in 0..200_000 {
            reader.push(Ulid::from_u128(bits).encode().as_str());
        }
        assert_eq!(reader.summary().sharing_millisecond, 200_000);
        assert_eq!(reader.summary().steps_by_one, 199_999);
    }
}
