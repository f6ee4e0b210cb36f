//! What the part says that finds the bounds of a time.

use super::Messages;
use super::template::fill;
use crate::ulid::bounds::BoundsLine;
use crate::ulid::bounds::form::Note;
use crate::ulid::civil::{CivilTime, Field, OutOfRange, TypedTimeError};
use crate::ulid::moment::MomentError;
use crate::ulid::reading::visible;
use crate::ulid::timestamp::TimestampError;

/// The texts of the time bounds in one language; those with `{0}` are templates.
#[expect(missing_docs, reason = "each text says itself what it is")]
pub struct BoundsMessages {
    pub title: &'static str,
    pub intro: &'static str,
    pub from: &'static str,
    pub to: &'static str,
    pub to_hint: &'static str,
    pub zone: &'static str,
    pub zone_utc: &'static str,
    pub zone_local: &'static str,
    /// By [`BoundsLine`].
    pub lines: [&'static str; 6],

    pub read: &'static str,
    pub seconds: &'static str,
    pub twice: &'static str,
    pub reversed: &'static str,
    pub form: &'static str,
    pub unexpected: &'static str,
    pub incomplete: &'static str,
    pub no_such: &'static str,
    /// By [`Field`].
    pub fields: [&'static str; 8],
    pub before_1970: &'static str,
    pub too_large: &'static str,
    pub skipped: &'static str,
}

impl Messages {
    /// What a line of the bounds is called.
    #[must_use]
    pub fn bounds_line(&self, line: BoundsLine) -> &'static str {
        let [lowest, highest, lowest_uuid, highest_uuid, text, uuid] = self.bounds.lines;
        match line {
            BoundsLine::Lowest => lowest,
            BoundsLine::Highest => highest,
            BoundsLine::LowestUuid => lowest_uuid,
            BoundsLine::HighestUuid => highest_uuid,
            BoundsLine::BetweenText => text,
            BoundsLine::BetweenUuid => uuid,
        }
    }

    /// What there is to say about a typed moment; `offset_at` is how far east of UTC
    /// the visitor's clocks are at a time, in seconds.
    #[must_use]
    pub fn moment_note(&self, note: Note, offset_at: impl Fn(u64) -> i32) -> String {
        let texts = &self.bounds;
        let read = |template, timestamp_ms: u64| {
            let utc = CivilTime::utc(timestamp_ms).to_string();
            let local = CivilTime::local(timestamp_ms, offset_at(timestamp_ms)).to_string();
            fill(template, &[&utc, &local, &timestamp_ms.to_string()])
        };
        match note {
            Note::Empty => String::new(),
            Note::Read(timestamp_ms) => read(texts.read, timestamp_ms),
            Note::Seconds(timestamp_ms) => read(texts.seconds, timestamp_ms),
            Note::Twice => texts.twice.into(),
            Note::Reversed => texts.reversed.into(),
            Note::Wrong(error) => self.no_moment(error),
        }
    }

    fn no_moment(&self, error: MomentError) -> String {
        let texts = &self.bounds;
        match error {
            MomentError::Milliseconds(TimestampError::Negative)
            | MomentError::OutOfRange(OutOfRange::Before1970) => texts.before_1970.into(),
            MomentError::Milliseconds(TimestampError::TooLarge)
            | MomentError::OutOfRange(OutOfRange::TooLarge) => texts.too_large.into(),
            MomentError::Skipped => texts.skipped.into(),
            MomentError::DateTime(TypedTimeError::Unexpected { position, found }) => {
                let place = position.to_string();
                let found = found.map(visible);
                let what = match found {
                    Some(found) => fill(texts.unexpected, &[&place, &found]),
                    None => texts.incomplete.into(),
                };
                [&what, texts.form].join(" ")
            }
            MomentError::DateTime(TypedTimeError::NoSuch {
                field,
                found,
                least,
                most,
            }) => {
                let [found, least, most] = [found, least, most].map(|number| number.to_string());
                fill(texts.no_such, &[self.field(field), &found, &least, &most])
            }
            // Empty, or nothing that digits alone can be.
            _ => texts.form.into(),
        }
    }

    fn field(&self, field: Field) -> &'static str {
        let [month, day, hour, minute, second, hours, minutes, seconds] = self.bounds.fields;
        match field {
            Field::Month => month,
            Field::Day => day,
            Field::Hour => hour,
            Field::Minute => minute,
            Field::Second => second,
            Field::OffsetHour => hours,
            Field::OffsetMinute => minutes,
            Field::OffsetSecond => seconds,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::i18n::Language;
    use crate::ulid::bounds::form::{End, Form};
    use crate::ulid::moment::Zone;

    /// Rīga around the change of March 2024.
    fn riga(ms: u64) -> i32 {
        if ms < 1_711_846_800_000 {
            7_200
        } else {
            10_800
        }
    }

    #[test]
    fn a_note_says_how_it_is_read_or_what_would_be_right() {
        for (text, expected) in [
            ("", ["", ""]),
            (
                "2024-04-05 22:34:38.901",
                [
                    "2024-04-05T19:34:38.901Z, vietējais laiks 2024-04-05T22:34:38.901+03:00, 1712345678901 ms",
                    "2024-04-05T19:34:38.901Z, local time 2024-04-05T22:34:38.901+03:00, 1712345678901 ms",
                ],
            ),
            (
                "1469918176",
                [
                    "Skaitlis ir milisekundes, tātad 1970-01-18T00:18:38.176Z. Ja tās ir sekundes, lietojiet:",
                    "The number is in milliseconds, so this is 1970-01-18T00:18:38.176Z. If it is in seconds, use:",
                ],
            ),
            (
                "2024-03-31 03:30",
                [
                    "Vietējie pulksteņi šādu laiku nerāda, jo tiek pagriezti uz priekšu. Izvēlieties citu laiku vai norādiet nobīdi, piemēram, +02:00.",
                    "Local clocks never show this time, since they are set forward past it. Choose another, or add the offset, such as +02:00.",
                ],
            ),
            (
                "2024/04/05",
                [
                    "5. rakstzīme „/” te neder. Rakstiet, piemēram, 2024-04-05 22:34:38.901 vai 1712345678901.",
                    "Character 5, “/”, does not fit. Write, for example, 2024-04-05 22:34:38.901 or 1712345678901.",
                ],
            ),
            (
                "2024-04-05",
                [
                    "Laiks nav pilns. Rakstiet, piemēram, 2024-04-05 22:34:38.901 vai 1712345678901.",
                    "The time is not complete. Write, for example, 2024-04-05 22:34:38.901 or 1712345678901.",
                ],
            ),
            (
                "2023-02-29 12:00",
                [
                    "Diena: 29 neder, jābūt no 1 līdz 28.",
                    "Day: 29 does not exist, it must be from 1 to 28.",
                ],
            ),
            (
                "-1",
                [
                    "Tas ir pirms 1970. gada: ULID laiks sākas ar 0, 1970-01-01T00:00:00.000Z.",
                    "That is before 1970: the time of ULIDs begins at 0, 1970-01-01T00:00:00.000Z.",
                ],
            ),
            (
                "281474976710656",
                [
                    "Tas ir pēc ULID laika beigām: 281474976710655, 10889-08-02T05:31:50.655Z.",
                    "That is past the end of the time of ULIDs: 281474976710655, 10889-08-02T05:31:50.655Z.",
                ],
            ),
        ] {
            let mut form = Form::default();
            form.type_text(End::From, text.into());
            form.zone = Zone::Local;
            let note = form.note(End::From, riga);
            let said = Language::ALL.map(|language| language.messages().moment_note(note, riga));
            assert_eq!(said, expected, "{text}");
        }
    }

    #[test]
    fn every_field_of_a_date_has_its_name() {
        for (text, expected) in [
            ("2024-13-05 22:34", ["Mēnesis", "Month"]),
            ("2024-04-05 24:34", ["Stunda", "Hour"]),
            ("2024-04-05 22:60", ["Minūte", "Minute"]),
            ("2024-04-05 22:34:60", ["Sekunde", "Second"]),
            (
                "2024-04-05 22:34+24:00",
                ["Nobīdes stundas", "Hours of the offset"],
            ),
            (
                "2024-04-05 22:34+23:60",
                ["Nobīdes minūtes", "Minutes of the offset"],
            ),
            (
                "2024-04-05 22:34+23:00:60",
                ["Nobīdes sekundes", "Seconds of the offset"],
            ),
        ] {
            let mut form = Form::default();
            form.type_text(End::From, text.into());
            let note = form.note(End::From, riga);
            let said = Language::ALL.map(|language| language.messages().moment_note(note, riga));
            for (said, field) in said.iter().zip(expected) {
                assert!(said.starts_with(field), "{said}");
            }
        }
    }
}
