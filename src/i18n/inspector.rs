//! What the part says that reads ULIDs back.

mod lines;

pub use lines::Entry;

use super::template::fill;
use super::{Messages, Noun};
use crate::ulid::civil::CivilTime;
use crate::ulid::facts::Fact;
use crate::ulid::reading::{Change, Fault, Found, Id, Reading, visible};
use crate::ulid::span::{Span, Unit};
use crate::ulid::uuid::{Uuid, Variant};

/// The texts of the inspector in one language; those with `{0}` are templates.
#[expect(missing_docs, reason = "each text says itself what it is")]
pub struct InspectorMessages {
    pub title: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
    pub clear: &'static str,
    pub reading: &'static str,

    pub valid_ulid: &'static str,
    pub uuid_version: &'static str,
    pub uuid_alike: &'static str,
    pub uuid_other: &'static str,
    pub correctable: &'static str,
    pub read_as: &'static str,
    pub left_out: &'static str,
    /// What stands after a number to make it an ordinal.
    pub ordinal: &'static str,
    pub wrong_length: &'static str,
    pub outside: &'static str,
    pub letter_u: &'static str,
    pub too_large: &'static str,
    pub time_only: &'static str,
    pub surrounded: &'static str,
    pub not_hexadecimal: &'static str,
    pub wrong_uuid_length: &'static str,
    pub corrected: &'static str,
    pub use_corrected: &'static str,

    pub now: &'static str,
    pub past: &'static str,
    pub future: &'static str,
    /// By [`Unit`], from the second on: as in "2 years".
    pub units: [Noun; 6],
    /// The same as they stand in `past` and `future`.
    pub units_declined: [Noun; 6],
    pub about: &'static str,
    pub characters: Noun,
    pub digits: Noun,

    /// By [`Fact`].
    pub facts: [&'static str; 11],
    pub time_of_version_7: &'static str,
    pub time_of_none: &'static str,
    pub happens_to_be: &'static str,
    pub not_standard: &'static str,
    /// By [`Variant`].
    pub variants: [&'static str; 4],
    pub version_7_note: &'static str,

    pub valid: &'static str,
    pub can_be_corrected: &'static str,
    pub not_valid: &'static str,
    pub order: &'static str,
    /// By [`Order`](crate::ulid::batch_reading::Order).
    pub orders: [&'static str; 3],
    pub duplicates: &'static str,
    pub sharing: &'static str,
    pub steps: &'static str,
    pub first: &'static str,
    pub last: &'static str,
    pub span: &'static str,
    pub doubtful: &'static str,
    pub earlier: &'static str,
    pub earlier_first: &'static str,
    pub earlier_second: &'static str,
    pub earlier_neither: &'static str,
    pub apart: &'static str,
    pub shared: &'static str,
    pub shared_nothing: &'static str,

    pub table: &'static str,
    pub line: &'static str,
    pub text: &'static str,
    pub time: &'static str,
    pub found: &'static str,
    pub line_duplicate: &'static str,
    pub line_step: &'static str,
    pub line_sharing: &'static str,
    pub line_doubtful: &'static str,
    pub only_faulty: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub page: &'static str,
}

/// How many places of one kind of change are listed.
const PLACES: usize = 6;

impl Messages {
    /// What one line is, and if need be why it is none.
    #[must_use]
    pub fn verdict(&self, reading: &Reading) -> String {
        let texts = &self.inspector;
        match reading {
            Reading::Empty => String::new(),
            Reading::Valid(Id::Ulid(_)) => texts.valid_ulid.into(),
            Reading::Valid(Id::Uuid(uuid)) => self.kind_of(*uuid) + ".",
            Reading::Correctable { id, changes } => {
                let kind = match id {
                    Id::Ulid(_) => "ULID",
                    Id::Uuid(_) => "UUID",
                };
                fill(texts.correctable, &[kind]) + &self.changed(changes)
            }
            Reading::Invalid(fault) => self.wrong(fault),
        }
    }

    /// How long before or after now a time is.
    #[must_use]
    pub fn ago(&self, timestamp_ms: u64, now_ms: u64) -> String {
        let texts = &self.inspector;
        let span = Span::of_ms(now_ms.abs_diff(timestamp_ms));
        match self.span(span, &texts.units_declined) {
            None => texts.now.into(),
            Some(span) if timestamp_ms > now_ms => fill(texts.future, &[&span]),
            Some(span) => fill(texts.past, &[&span]),
        }
    }

    /// What a fact is called.
    #[must_use]
    pub fn fact(&self, fact: Fact) -> &'static str {
        // By name, so that no name can slip to another fact.
        let [
            ulid,
            utc,
            local,
            milliseconds,
            randomness,
            as_uuid,
            hex,
            decimal,
            bytes,
            bits,
            version_7,
        ] = self.inspector.facts;
        match fact {
            Fact::Ulid => ulid,
            Fact::Utc => utc,
            Fact::Local => local,
            Fact::Milliseconds => milliseconds,
            Fact::Randomness => randomness,
            Fact::Uuid => as_uuid,
            Fact::Hex => hex,
            Fact::Decimal => decimal,
            Fact::Bytes => bytes,
            Fact::Bits => bits,
            Fact::Version7 => version_7,
        }
    }

    /// What there is to know of an ID's time and bits as a UUID (D10).
    #[must_use]
    pub fn remarks(&self, id: Id) -> String {
        let texts = &self.inspector;
        let uuid = id.uuid();
        let standard = if uuid.is_standard() {
            fill(texts.happens_to_be, &[&self.kind_of(uuid)])
        } else {
            let [ncs, rfc_9562, microsoft, future] = texts.variants;
            let variant = match uuid.variant() {
                Variant::Ncs => ncs,
                Variant::Rfc9562 => rfc_9562,
                Variant::Microsoft => microsoft,
                Variant::Future => future,
            };
            fill(texts.not_standard, &[&uuid.version().to_string(), variant])
        };
        let time = if id.has_time() {
            texts.time_of_version_7
        } else {
            texts.time_of_none
        };
        match id {
            Id::Ulid(_) => standard,
            Id::Uuid(_) if uuid.is_standard() => time.into(),
            Id::Uuid(_) => [time, &standard].join(" "),
        }
    }

    fn kind_of(&self, uuid: Uuid) -> String {
        let texts = &self.inspector;
        match uuid.variant() {
            _ if !uuid.is_standard() => texts.uuid_other.into(),
            Variant::Rfc9562 => fill(texts.uuid_version, &[&uuid.version().to_string()]),
            _ => texts.uuid_alike.into(),
        }
    }

    fn changed(&self, changes: &[Change]) -> String {
        let texts = &self.inspector;
        let mut text = String::new();
        for (character, read_as, places) in kinds(changes, texts.ordinal) {
            text.push(' ');
            text += &match read_as {
                Some(digit) => fill(texts.read_as, &[&character, &digit.to_string(), &places]),
                None => fill(texts.left_out, &[&character, &places]),
            };
        }
        text
    }

    fn wrong(&self, fault: &Fault) -> String {
        let texts = &self.inspector;
        let about =
            |template,
             Found {
                 position,
                 character,
             }| { fill(template, &[&position.to_string(), &visible(character)]) };
        match *fault {
            Fault::Length { found, outside, .. } => {
                let length = self.count(found, texts.characters);
                let mut text = fill(texts.wrong_length, &[&length]);
                if let Some(outside) = outside {
                    text.push(' ');
                    text += &about(texts.outside, outside);
                }
                text
            }
            Fault::Outside(found) => about(texts.outside, found),
            Fault::LetterU(found) => about(texts.letter_u, found),
            Fault::TooLarge(found) => about(texts.too_large, found),
            Fault::TimeOnly { timestamp_ms } => fill(
                texts.time_only,
                &[&CivilTime::utc(timestamp_ms).to_string()],
            ),
            Fault::Surrounded { position, .. } => fill(texts.surrounded, &[&position.to_string()]),
            Fault::NotHexadecimal(found) => about(texts.not_hexadecimal, found),
            Fault::UuidLength { found, .. } => {
                fill(texts.wrong_uuid_length, &[&self.count(found, texts.digits)])
            }
        }
    }

    /// A length of time, in milliseconds and roughly in words.
    fn length(&self, milliseconds: u64) -> String {
        let exact = self.grouped(milliseconds) + " ms";
        match self.span(Span::of_ms(milliseconds), &self.inspector.units) {
            None => exact,
            Some(words) => fill(self.inspector.about, &[&exact, &words]),
        }
    }

    /// A length of time in words; `None` if it is less than a second.
    fn span(&self, span: Span, units: &[Noun; 6]) -> Option<String> {
        let [second, minute, hour, day, month, year] = *units;
        let unit = match span.unit {
            Unit::Millisecond => return None,
            Unit::Second => second,
            Unit::Minute => minute,
            Unit::Hour => hour,
            Unit::Day => day,
            Unit::Month => month,
            Unit::Year => year,
        };
        Some(self.count(span.number, unit))
    }
}

/// The changes, one kind after the other: the character, what it is read as, and its
/// places, the first few of many, each with what makes it an ordinal.
fn kinds(changes: &[Change], ordinal: &str) -> Vec<(String, Option<char>, String)> {
    let mut kinds: Vec<(char, Option<char>, Vec<usize>)> = Vec::new();
    for Change { found, read_as } in changes {
        let is_same = |kind: &&mut (char, _, _)| kind.0 == found.character;
        match kinds.iter_mut().find(is_same) {
            Some((.., places)) => places.push(found.position),
            None => kinds.push((found.character, *read_as, vec![found.position])),
        }
    }
    let written = |(character, read_as, places): (char, _, Vec<usize>)| {
        let numbered = |place: &usize| place.to_string() + ordinal;
        let mut listed: Vec<_> = places.iter().take(PLACES).map(numbered).collect();
        if places.len() > PLACES {
            listed.push("…".into());
        }
        (visible(character), read_as, listed.join(", "))
    };
    kinds.into_iter().map(written).collect()
}

#[cfg(test)]
mod tests;
