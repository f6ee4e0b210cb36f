//! The field in which the visitor chooses the time of the ULIDs.

use super::TimeChoice;
use crate::ulid::civil::CivilTime;
use crate::ulid::moment::{self, Moment, MomentError, Zone};

/// The field for the time: what stands in it, by which clocks it is read, the last
/// good time, and what is wrong.
///
/// Empty it stands for now. `offset_at` says, for a time in milliseconds, how many
/// seconds east of UTC the visitor's clocks are.
///
/// ```
/// use ulid_generator::settings::{TimeChoice, TimeField};
///
/// let riga = |_| 3 * 3600;
/// let mut field = TimeField::default();
/// field.type_text("2024-04-05 19:34:38.901".into(), riga);
/// assert_eq!(field.choice(), TimeChoice::At(1_712_345_678_901));
/// field.type_text("2024-04-05 19:3".into(), riga);
/// assert!(field.error().is_some());
/// assert_eq!(field.choice(), TimeChoice::At(1_712_345_678_901));
/// field.commit();
/// assert_eq!(field.text(), "2024-04-05 19:34:38.901");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeField {
    text: String,
    zone: Zone,
    error: Option<MomentError>,
    good: Good,
}

/// The last good time, and a text that says it by the clocks of the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Good {
    text: String,
    /// `None` for now.
    moment: Option<Moment>,
    /// Of two times, whether it is the later.
    is_later: bool,
}

impl TimeField {
    /// The last good time. Of two it is the earlier, until the visitor says
    /// otherwise.
    #[must_use]
    pub fn choice(&self) -> TimeChoice {
        match self.good.moment {
            None => TimeChoice::Now,
            Some(Moment::At(ms)) => TimeChoice::At(ms),
            Some(Moment::Twice { earlier, later }) => {
                TimeChoice::At(if self.good.is_later { later } else { earlier })
            }
        }
    }

    /// The last good moment: the one or the two times that its text stands for, or
    /// `None` for now.
    #[must_use]
    pub fn moment(&self) -> Option<Moment> {
        self.good.moment
    }

    /// Of a moment with two times, whether the later was chosen.
    #[must_use]
    pub fn is_later(&self) -> bool {
        self.good.is_later
    }

    /// The text of the field.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// By which clocks it is read.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.zone
    }

    /// What is wrong with the text; then the last good time is of another.
    #[must_use]
    pub fn error(&self) -> Option<MomentError> {
        self.error
    }

    /// Takes what is typed. A good time is taken at once; anything else leaves the
    /// last good one and is noted.
    pub fn type_text(&mut self, text: String, offset_at: impl Fn(u64) -> i32) {
        self.text = text;
        self.read(offset_at);
    }

    /// Reads the same text by other clocks.
    pub fn choose_zone(&mut self, zone: Zone, offset_at: impl Fn(u64) -> i32) {
        self.zone = zone;
        // By these clocks the last good text is not the last good time any more.
        self.good.text = utc_text(self.choice());
        self.read(offset_at);
    }

    /// Says which of two times is meant.
    pub fn choose_later(&mut self, is_later: bool) {
        self.good.is_later = is_later;
    }

    /// Ends the typing: the field shows the last good time again, as it was typed, or
    /// in UTC if it was read by other clocks then. Returns what was wrong, if anything.
    pub fn commit(&mut self) -> Option<MomentError> {
        let error = self.error.take()?;
        self.text.clone_from(&self.good.text);
        Some(error)
    }

    /// Sets the time from a button or the address; the field shows it in UTC.
    pub fn set(&mut self, choice: TimeChoice) {
        self.text = utc_text(choice);
        self.error = None;
        self.keep(choice.ms().map(Moment::At));
    }

    fn read(&mut self, offset_at: impl Fn(u64) -> i32) {
        let moment = match moment::read(&self.text, self.zone, offset_at) {
            Ok(moment) => Some(moment),
            Err(MomentError::Empty) => None,
            Err(error) => {
                self.error = Some(error);
                return;
            }
        };
        self.error = None;
        self.keep(moment);
    }

    fn keep(&mut self, moment: Option<Moment>) {
        // The same two times again: so is the choice between them.
        let is_later = self.good.is_later && self.good.moment == moment;
        self.good = Good {
            text: self.text.clone(),
            moment,
            is_later,
        };
    }
}

fn utc_text(choice: TimeChoice) -> String {
    choice
        .ms()
        .map_or(String::new(), |ms| CivilTime::utc(ms).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rīga around the two changes of 2024.
    fn riga(ms: u64) -> i32 {
        let summer = 1_711_846_800_000..1_729_990_800_000;
        if summer.contains(&ms) { 10_800 } else { 7_200 }
    }

    #[test]
    fn the_last_good_time_stays_while_typing() {
        let mut field = TimeField::default();
        for (text, expected, is_wrong) in [
            ("17", TimeChoice::At(17), false),
            ("17x", TimeChoice::At(17), true),
            ("-1", TimeChoice::At(17), true),
            (
                "2024-04-05T22:34Z",
                TimeChoice::At(1_712_356_440_000),
                false,
            ),
            (
                "2024-04-05T22:34Zx",
                TimeChoice::At(1_712_356_440_000),
                true,
            ),
            (" ", TimeChoice::Now, false),
            ("1e12", TimeChoice::Now, true),
            ("0", TimeChoice::At(0), false),
        ] {
            field.type_text(text.into(), riga);
            assert_eq!(field.choice(), expected, "{text}");
            assert_eq!(field.error().is_some(), is_wrong, "{text}");
            assert_eq!(field.text(), text);
        }
    }

    #[test]
    fn a_commit_goes_back_to_the_last_good_text_and_says_why() {
        let mut field = TimeField::default();
        field.type_text("2024-03-31T02:30".into(), riga);
        assert_eq!(field.commit(), None);
        field.type_text("2024-03-31T03:30".into(), riga);
        field.choose_zone(Zone::Local, riga);
        assert_eq!(field.error(), Some(MomentError::Skipped));
        assert_eq!(field.choice(), TimeChoice::At(1_711_855_800_000));
        assert_eq!(field.commit(), Some(MomentError::Skipped));
        // By local clocks that text would be another time.
        let text = "2024-03-31T03:30:00.000Z";
        assert_eq!((field.text(), field.zone()), (text, Zone::Local));
        assert_eq!(field.choice(), TimeChoice::At(1_711_855_800_000));
        assert_eq!((field.error(), field.commit()), (None, None));

        field.type_text("2024-03-31 02:30".into(), riga);
        field.type_text("2024-03-31 02:3".into(), riga);
        assert!(field.commit().is_some());
        assert_eq!(field.text(), "2024-03-31 02:30");
        assert_eq!(field.choice(), TimeChoice::At(1_711_845_000_000));
    }

    #[test]
    fn another_zone_reads_the_same_text_anew() {
        let mut field = TimeField::default();
        for (text, utc, local) in [
            ("2024-04-05T22:34", 1_712_356_440_000, 1_712_345_640_000),
            ("2024-04-05T22:34Z", 1_712_356_440_000, 1_712_356_440_000),
            ("1712356440000", 1_712_356_440_000, 1_712_356_440_000),
        ] {
            field.type_text(text.into(), riga);
            for (zone, expected) in [(Zone::Local, local), (Zone::Utc, utc)] {
                field.choose_zone(zone, riga);
                assert_eq!(field.choice(), TimeChoice::At(expected), "{text}");
                assert_eq!((field.text(), field.zone()), (text, zone));
            }
        }
    }

    #[test]
    fn of_two_times_the_visitor_says_which() {
        let (earlier, later) = (1_729_987_200_000, 1_729_990_800_000);
        let mut field = TimeField::default();
        field.choose_zone(Zone::Local, riga);
        field.type_text("2024-10-27T03:00".into(), riga);
        assert_eq!(field.moment(), Some(Moment::Twice { earlier, later }));
        assert_eq!(field.choice(), TimeChoice::At(earlier));
        field.choose_later(true);
        assert_eq!(field.choice(), TimeChoice::At(later));
        // The same moment, and so the same choice; of another it is made anew.
        field.type_text("2024-10-27 03:00:00".into(), riga);
        assert_eq!(field.choice(), TimeChoice::At(later));
        field.type_text("2024-10-27 03:00:01".into(), riga);
        assert_eq!(field.choice(), TimeChoice::At(earlier + 1_000));
    }

    #[test]
    fn a_time_that_is_set_stands_in_the_field() {
        let mut field = TimeField::default();
        field.choose_zone(Zone::Local, riga);
        field.type_text("x".into(), riga);
        for (choice, text) in [
            (
                TimeChoice::At(1_712_345_678_901),
                "2024-04-05T19:34:38.901Z",
            ),
            (TimeChoice::At(0), "1970-01-01T00:00:00.000Z"),
            (TimeChoice::Now, ""),
        ] {
            field.set(choice);
            assert_eq!((field.choice(), field.text()), (choice, text));
            assert_eq!((field.error(), field.zone()), (None, Zone::Local));
        }
    }
}
