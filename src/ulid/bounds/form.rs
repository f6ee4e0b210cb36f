//! Bounds as a person asks for them: two moments as typed.

use super::{Bounds, SpanError};
use crate::ulid::civil::CivilTime;
use crate::ulid::moment::{self, Moment, MomentError, Zone};
use crate::ulid::timestamp::{looks_like_seconds, parse_ms};

const MS_PER_DAY: u64 = 86_400_000;

/// One of the two moments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The first millisecond.
    From,
    /// The last one. Empty, it is the first: the bounds are of one millisecond.
    To,
}

/// What is typed.
///
/// ```
/// use ulid_generator::ulid::bounds::form::{End, Form};
///
/// let mut form = Form::default();
/// form.type_text(End::From, "2024-04-05 19:34:38.901".into());
/// let bounds = form.bounds(|_| 0).map(|bounds| bounds.lowest.to_string());
/// assert_eq!(bounds.as_deref(), Some("01HTQW311N0000000000000000"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    from: String,
    to: String,
    /// How a date and time without an offset is read.
    pub zone: Zone,
}

/// What there is to say about one of the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// Nothing: it is empty.
    Empty,
    /// This is how it is read, in milliseconds since 1970-01-01 UTC.
    Read(u64),
    /// It is read as milliseconds, but seconds may have been meant (D11).
    Seconds(u64),
    /// Local clocks show it twice.
    Twice,
    /// It is read well, but lies before the other one.
    Reversed,
    /// It is not a moment.
    Wrong(MomentError),
}

impl Form {
    /// The whole day of a time, in UTC.
    ///
    /// ```
    /// use ulid_generator::ulid::bounds::form::{End, Form};
    ///
    /// let form = Form::of_day(1_712_345_678_901);
    /// assert_eq!(form.text(End::From), "2024-04-05 00:00:00.000");
    /// assert_eq!(form.text(End::To), "2024-04-05 23:59:59.999");
    /// ```
    #[must_use]
    pub fn of_day(timestamp_ms: u64) -> Self {
        let start = timestamp_ms - timestamp_ms % MS_PER_DAY;
        let text = |timestamp_ms| {
            let text = CivilTime::utc(timestamp_ms).to_string();
            text.trim_end_matches('Z').replace('T', " ")
        };
        Self {
            from: text(start),
            to: text(start + MS_PER_DAY - 1),
            zone: Zone::Utc,
        }
    }

    /// A single moment, in milliseconds.
    ///
    /// ```
    /// use ulid_generator::ulid::bounds::form::{End, Form};
    ///
    /// let form = Form::of_ms(0);
    /// assert_eq!([End::From, End::To].map(|end| form.text(end)), ["0", ""]);
    /// ```
    #[must_use]
    pub fn of_ms(timestamp_ms: u64) -> Self {
        Self {
            from: timestamp_ms.to_string(),
            ..Self::default()
        }
    }

    /// What is typed in a field.
    #[must_use]
    pub fn text(&self, end: End) -> &str {
        match end {
            End::From => &self.from,
            End::To => &self.to,
        }
    }

    /// Takes what is typed in a field.
    pub fn type_text(&mut self, end: End, text: String) {
        match end {
            End::From => self.from = text,
            End::To => self.to = text,
        }
    }

    /// The bounds; `None` while a field needs the visitor, or the first is empty.
    /// `offset_at` is how far east of UTC the visitor's clocks are at a time, in
    /// seconds.
    #[must_use]
    pub fn bounds(&self, offset_at: impl Fn(u64) -> i32 + Copy) -> Option<Bounds> {
        self.span(offset_at)?.ok()
    }

    /// What there is to say about a field.
    #[must_use]
    pub fn note(&self, end: End, offset_at: impl Fn(u64) -> i32 + Copy) -> Note {
        let text = self.text(end);
        match moment::read(text, self.zone, offset_at) {
            Err(MomentError::Empty) => Note::Empty,
            Err(error) => Note::Wrong(error),
            Ok(Moment::Twice { .. }) => Note::Twice,
            Ok(Moment::At(_)) if end == End::To && self.is_reversed(offset_at) => Note::Reversed,
            Ok(Moment::At(ms)) if looks_like_seconds(ms) && parse_ms(text).is_ok() => {
                Note::Seconds(ms)
            }
            Ok(Moment::At(ms)) => Note::Read(ms),
        }
    }

    /// What a field could hold instead, where that is for the visitor to say: each of
    /// the two times that clocks show alike, with its offset; the same number taken
    /// as seconds.
    #[must_use]
    pub fn choices(&self, end: End, offset_at: impl Fn(u64) -> i32 + Copy) -> Vec<String> {
        match (
            moment::read(self.text(end), self.zone, offset_at),
            self.note(end, offset_at),
        ) {
            (Ok(Moment::Twice { earlier, later }), _) => [earlier, later]
                .map(|ms| CivilTime::local(ms, offset_at(ms)).to_string())
                .into(),
            (_, Note::Seconds(seconds)) => vec![format!("{seconds}000")],
            _ => Vec::new(),
        }
    }

    fn is_reversed(&self, offset_at: impl Fn(u64) -> i32 + Copy) -> bool {
        matches!(self.span(offset_at), Some(Err(SpanError::Reversed { .. })))
    }

    /// The bounds, if both fields can be read.
    fn span(&self, offset_at: impl Fn(u64) -> i32 + Copy) -> Option<Result<Bounds, SpanError>> {
        let read = |end| moment::read(self.text(end), self.zone, offset_at);
        let Ok(Moment::At(from_ms)) = read(End::From) else {
            return None;
        };
        let to_ms = match read(End::To) {
            Ok(Moment::At(to_ms)) => to_ms,
            Err(MomentError::Empty) => from_ms,
            _ => return None,
        };
        Some(Bounds::of_span(from_ms, to_ms))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::MAX_TIMESTAMP_MS;
    use crate::ulid::civil::OutOfRange;
    use crate::ulid::timestamp::TimestampError;

    /// Rīga around the change of October 2024.
    fn riga(ms: u64) -> i32 {
        if ms < 1_729_990_800_000 {
            10_800
        } else {
            7_200
        }
    }

    fn form(from: &str, to: &str, zone: Zone) -> Form {
        Form {
            from: from.into(),
            to: to.into(),
            zone,
        }
    }

    fn notes(form: &Form) -> [Note; 2] {
        [End::From, End::To].map(|end| form.note(end, riga))
    }

    #[test]
    fn what_is_read_is_said_and_has_bounds() {
        for (from, to, zone, from_ms, to_ms) in [
            ("0", "281474976710655", Zone::Utc, 0, MAX_TIMESTAMP_MS),
            (
                "2024-04-05 19:34:38.901",
                "2024-04-05 19:34:38.999",
                Zone::Utc,
                1_712_345_678_901,
                1_712_345_678_999,
            ),
            (
                "2024-04-05 22:34:38.901",
                "1712345678999",
                Zone::Local,
                1_712_345_678_901,
                1_712_345_678_999,
            ),
        ] {
            let form = form(from, to, zone);
            assert_eq!(notes(&form), [from_ms, to_ms].map(Note::Read));
            let expected = Bounds::of_span(from_ms, to_ms).ok();
            assert_eq!(form.bounds(riga), expected);
        }
    }

    #[test]
    fn without_an_end_it_is_one_millisecond_and_without_a_start_nothing() {
        let moment = form("1712345678901", " ", Zone::Utc);
        assert_eq!(notes(&moment), [Note::Read(1_712_345_678_901), Note::Empty]);
        assert_eq!(
            moment.bounds(riga),
            Bounds::of_moment(1_712_345_678_901).ok()
        );

        let no_start = form("", "1712345678901", Zone::Utc);
        assert_eq!(
            notes(&no_start),
            [Note::Empty, Note::Read(1_712_345_678_901)]
        );
        assert_eq!(no_start.bounds(riga), None);
    }

    #[test]
    fn what_is_wrong_is_said_at_its_field() {
        let negative = MomentError::Milliseconds(TimestampError::Negative);
        let too_large = MomentError::Milliseconds(TimestampError::TooLarge);
        let too_late = MomentError::OutOfRange(OutOfRange::TooLarge);
        for (from, to, expected) in [
            (
                "-1",
                "1712345678901",
                [Note::Wrong(negative), Note::Read(1_712_345_678_901)],
            ),
            (
                "0",
                "281474976710656",
                [Note::Read(0), Note::Wrong(too_large)],
            ),
            (
                "0",
                "10889-08-02 05:31:50.656",
                [Note::Read(0), Note::Wrong(too_late)],
            ),
            (
                "1712345678902",
                "1712345678901",
                [Note::Read(1_712_345_678_902), Note::Reversed],
            ),
        ] {
            let form = form(from, to, Zone::Utc);
            assert_eq!(notes(&form), expected, "{from} {to}");
            assert_eq!(form.bounds(riga), None);
            assert_eq!(form.choices(End::To, riga), Vec::<String>::new());
        }
    }

    #[test]
    fn a_time_that_clocks_show_twice_is_to_be_chosen() {
        let mut form = form("2024-10-27 03:30", "", Zone::Local);
        assert_eq!(notes(&form), [Note::Twice, Note::Empty]);
        assert_eq!(form.bounds(riga), None);
        let choices = form.choices(End::From, riga);
        let expected = [
            "2024-10-27T03:30:00.000+03:00",
            "2024-10-27T03:30:00.000+02:00",
        ];
        assert_eq!(choices, expected);
        for (choice, ms) in choices
            .into_iter()
            .zip([1_729_989_000_000, 1_729_992_600_000])
        {
            form.type_text(End::From, choice);
            assert_eq!(notes(&form), [Note::Read(ms), Note::Empty]);
        }
        form.type_text(End::From, "2024-10-27 03:30".into());
        form.zone = Zone::Utc;
        assert_eq!(notes(&form), [Note::Read(1_729_999_800_000), Note::Empty]);
    }

    #[test]
    fn b26_seconds_are_questioned_and_never_multiplied() {
        let mut form = form("1469918176", "", Zone::Utc);
        assert_eq!(notes(&form), [Note::Seconds(1_469_918_176), Note::Empty]);
        assert_eq!(form.bounds(riga), Bounds::of_moment(1_469_918_176).ok());
        assert_eq!(form.choices(End::From, riga), ["1469918176000"]);
        // Typed as a date, 1970 is meant.
        form.type_text(End::From, "1970-01-18 00:18:38.176".into());
        assert_eq!(notes(&form), [Note::Read(1_469_918_176), Note::Empty]);
    }

    #[test]
    fn a_day_reaches_from_its_first_to_its_last_millisecond() {
        for timestamp_ms in [0, 86_399_999] {
            let bounds = Form::of_day(timestamp_ms).bounds(riga);
            assert_eq!(bounds, Bounds::of_span(0, 86_399_999).ok());
        }
        // The last day of ULIDs has no end: the visitor is told.
        let last = Form::of_day(MAX_TIMESTAMP_MS);
        assert_eq!(last.bounds(riga), None);
    }
}
