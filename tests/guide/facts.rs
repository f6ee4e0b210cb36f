//! What every number in the guide has to be.

use std::ops::Sub;

use ulid_generator::settings::Count;
use ulid_generator::ulid::base32::{self, ALPHABET, LENGTH, TIMESTAMP_LENGTH};
use ulid_generator::ulid::civil::CivilTime;
use ulid_generator::ulid::reading::{self, Reading};
use ulid_generator::ulid::{MAX_TIMESTAMP_MS, Randomness, Ulid, steps, uuid as uuid_text};

use crate::Language;

/// The worked example.
pub(crate) fn example() -> Ulid {
    Ulid::from_parts(
        1_712_345_678_901,
        [12, 240, 88, 3, 199, 45, 6, 231, 128, 17],
    )
    .unwrap()
}

/// The standard behind UUIDs, of May 2024.
const UUID_RFC: u32 = 9562;

/// KSUID's parts, in bytes: <https://github.com/segmentio/ksuid>.
const KSUID_BYTES: (u32, u32) = (4, 16);

/// Snowflake's parts, in bits: one that is always zero, time, machine, counter.
const SNOWFLAKE_BITS: [u32; 4] = [1, 41, 10, 12];

/// The text of a fact by its name, or `None` for one that is not known.
pub(crate) fn fact(name: &str, language: Language) -> Option<String> {
    of_ulids(name, language)
        .or_else(|| of_the_example(name, language))
        .or_else(|| of_other_formats(name, language))
        .or_else(|| of_chance(name, language))
}

fn of_ulids(name: &str, language: Language) -> Option<String> {
    let all_bits = u128::BITS;
    let character_bits = ALPHABET.len().ilog2();
    let room = usize::try_from(character_bits).ok()? * LENGTH;
    let count = |is: fn(&u8) -> bool| ALPHABET.iter().filter(|character| is(character)).count();
    let number = match name {
        "all-bits" => all_bits.into(),
        "all-bytes" => size_of_val(&Ulid::MAX.to_bytes()).into(),
        "time-bits" => MAX_TIMESTAMP_MS.count_ones().into(),
        "random-bits" => random_bits().into(),
        "random-bytes" => size_of::<Randomness>().into(),
        "characters" => LENGTH.into(),
        "time-characters" => TIMESTAMP_LENGTH.into(),
        "random-characters" => (LENGTH - TIMESTAMP_LENGTH).into(),
        "character-bits" => character_bits.into(),
        "room-bits" => room.into(),
        "spare-bits" => Number::from(room) - Number::from(all_bits),
        "alphabet-digits" => count(u8::is_ascii_digit).into(),
        "alphabet-letters" => count(u8::is_ascii_uppercase).into(),
        "base" => steps::RADIX.into(),
        "first-place" => ALPHABET.iter().position(|c| *c == b'0')?.into(),
        "count-min" => u32::from(u8::from(Count::MIN)).into(),
        "count-max" => u32::from(u8::from(Count::MAX)).into(),
        "count-default" => u32::from(u8::from(Count::default())).into(),
        "monotonic-step" => Number(example().successor()?.to_u128() - example().to_u128()),
        _ => return of_ulids_in_words(name, language),
    };
    Some(number.grouped(language))
}

fn of_ulids_in_words(name: &str, language: Language) -> Option<String> {
    let year = |timestamp_ms| {
        let utc = CivilTime::utc(timestamp_ms).to_string();
        Some(utc.trim_start_matches('+').split_once('-')?.0.to_owned())
    };
    let first = |ulid: Ulid| ulid.to_string().remove(0);
    match name {
        "random-values" => Some(scientific(2_f64.powi(80), 1, language)),
        "epoch-year" => year(0),
        "last-year" => year(MAX_TIMESTAMP_MS),
        "last-date" => Some(date(MAX_TIMESTAMP_MS, language)),
        "largest" => Some(Ulid::MAX.to_string()),
        "first-characters" => Some(format!("{}–{}", first(Ulid::MIN), first(Ulid::MAX))),
        "first-too-large" => {
            let next = base32::character(base32::value(first(Ulid::MAX))? + 1);
            let next = char::from(next).to_string();
            assert!(Ulid::parse(&format!("{next}{}", "0".repeat(25))).is_err());
            Some(next)
        }
        "alphabet" => String::from_utf8(ALPHABET.to_vec()).ok(),
        "alias-of-i" => alias('I').filter(|_| alias('I') == alias('L')),
        "alias-of-o" => alias('O'),
        _ => None,
    }
}

fn of_the_example(name: &str, language: Language) -> Option<String> {
    let ulid = example();
    let text = ulid.encode();
    let [first, second, ..] = steps::divisions(ulid);
    assert_eq!(second.dividend, first.quotient);
    let mut groups = steps::groups(ulid);
    let (group, next_group) = (groups.next()?, groups.next()?);
    let [byte, next_byte, ..] = ulid.randomness();
    Some(match name {
        "example" => text.as_str().to_owned(),
        "example-timestamp" => text.timestamp().to_owned(),
        "example-randomness" => text.randomness().to_owned(),
        "example-time" => ulid.timestamp_ms().to_string(),
        "example-date" => date(ulid.timestamp_ms(), language),
        "example-clock" => {
            let utc = CivilTime::utc(ulid.timestamp_ms()).to_string();
            let clock = utc.split_once('T')?.1.trim_end_matches('Z');
            match language {
                Language::Latvian => clock.replace('.', ",").replace(':', "."),
                Language::English => clock.to_owned(),
            }
        }
        "example-bytes" => ulid.randomness().map(|byte| byte.to_string()).join(", "),
        "first-quotient" => first.quotient.to_string(),
        "first-remainder" => first.remainder.to_string(),
        "first-letter" => first.letter.to_string(),
        "second-remainder" => second.remainder.to_string(),
        "first-byte-bits" => steps::bits(byte),
        "second-byte-bits" => steps::bits(next_byte),
        "first-group" => group.bits(),
        "second-group" => next_group.bits(),
        "first-group-value" => group.value.to_string(),
        "second-group-value" => next_group.value.to_string(),
        "first-group-letter" => group.letter.to_string(),
        "second-group-letter" => next_group.letter.to_string(),
        _ => return None,
    })
}

/// UUIDs are asked for the bits that change when the random part or the time does.
fn of_other_formats(name: &str, language: Language) -> Option<String> {
    let [_, time, machine, counter] = SNOWFLAKE_BITS;
    let (seconds, payload) = KSUID_BYTES;
    let number = match name {
        "uuid-characters" => uuid_text::LENGTH.into(),
        "uuid-rfc" => return Some(UUID_RFC.to_string()),
        "v4-random-bits" => (v4([0; 16]) ^ v4([0xff; 16])).count_ones().into(),
        "v7-random-bits" => (v7(0, [0; 10]) ^ v7(0, [0xff; 10])).count_ones().into(),
        "v7-time-bits" => (v7(0, [0; 10]) ^ v7(MAX_TIMESTAMP_MS, [0; 10]))
            .count_ones()
            .into(),
        "v7-fixed-bits" => (v7(0, [0; 10]) ^ v7(MAX_TIMESTAMP_MS, [0xff; 10]))
            .count_zeros()
            .into(),
        "ksuid-bits" => (8 * (seconds + payload)).into(),
        "ksuid-time-bits" => (8 * seconds).into(),
        "ksuid-random-bits" => (8 * payload).into(),
        // As many as the largest number of that many bits needs in base 62.
        "ksuid-characters" => {
            let bits = f64::from(8 * (seconds + payload));
            return Some((bits / 62_f64.log2()).ceil().to_string());
        }
        "snowflake-bits" => SNOWFLAKE_BITS.iter().sum::<u32>().into(),
        "snowflake-time-bits" => time.into(),
        "snowflake-machine-bits" => machine.into(),
        "snowflake-counter-bits" => counter.into(),
        "snowflake-per-ms" => Number(1 << counter),
        _ => return None,
    };
    Some(number.grouped(language))
}

/// How likely it is that two are the same.
fn of_chance(name: &str, language: Language) -> Option<String> {
    let many = 1_000_u32;
    let half = 0.5;
    Some(match name {
        // The chance of anything, from which the chance of no collision is taken.
        "one" => collision(f64::INFINITY).to_string(),
        "formula-divisor" => {
            format!("2{}", superscript(i32::try_from(random_bits() + 1).ok()?))
        }
        "many-in-one-ms" => Number::from(many).grouped(language),
        "many-chance" => scientific(collision(many.into()), 0, language),
        "half-chance" => format!("{} %", 100.0 * half),
        "half-count" => {
            let count = (2.0 * 2_f64.ln() * 2_f64.powi(80)).sqrt();
            assert!((collision(count) - half).abs() < 1e-12);
            scientific(count, 1, language)
        }
        _ => return None,
    })
}

fn random_bits() -> u32 {
    u128::BITS - MAX_TIMESTAMP_MS.count_ones()
}

/// The chance that of `count` draws of 80 bits two are the same:
/// 1 − e^(−count²/2⁸¹).
fn collision(count: f64) -> f64 {
    -(-count * count / 2_f64.powi(81)).exp_m1()
}

/// What a letter is read as where it stands at the end of a ULID.
fn alias(letter: char) -> Option<String> {
    match reading::read(&format!("{}{letter}", "0".repeat(LENGTH - 1))) {
        Reading::Correctable { changes, .. } => changes.first()?.read_as.map(String::from),
        _ => None,
    }
}

fn v4(random: [u8; 16]) -> u128 {
    uuid::Builder::from_random_bytes(random)
        .into_uuid()
        .as_u128()
}

fn v7(timestamp_ms: u64, random: [u8; 10]) -> u128 {
    uuid::Builder::from_unix_timestamp_millis(timestamp_ms, &random)
        .into_uuid()
        .as_u128()
}

/// A whole number of the guide.
#[derive(Clone, Copy)]
struct Number(u128);

impl From<u32> for Number {
    fn from(number: u32) -> Self {
        Self(number.into())
    }
}

impl From<u64> for Number {
    fn from(number: u64) -> Self {
        Self(number.into())
    }
}

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(number.try_into().unwrap())
    }
}

impl Sub for Number {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Number {
    /// Thousands apart as each language does it: Latvian from five digits on, by a
    /// space that does not break.
    fn grouped(self, language: Language) -> String {
        let digits = self.0.to_string();
        let separator = match language {
            Language::Latvian if digits.len() < 5 => return digits,
            Language::Latvian => '\u{a0}',
            Language::English => ',',
        };
        let mut text = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(separator);
            }
            text.push(digit);
        }
        text
    }
}

/// A number as `1.3 × 10¹²`.
fn scientific(number: f64, decimals: usize, language: Language) -> String {
    let text = format!("{number:.decimals$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap();
    let mantissa = match language {
        Language::Latvian => mantissa.replace('.', ","),
        Language::English => mantissa.to_owned(),
    };
    format!("{mantissa} × 10{}", superscript(exponent.parse().unwrap()))
}

fn superscript(number: i32) -> String {
    let raised = |c: char| match c {
        '-' => '⁻',
        digit => "⁰¹²³⁴⁵⁶⁷⁸⁹"
            .chars()
            .nth(digit.to_string().parse().unwrap())
            .unwrap(),
    };
    number.to_string().chars().map(raised).collect()
}

/// A date in words; `10889. gada 2. augustam` stands in the dative, `aprīlī` in the
/// locative, as their sentences need.
fn date(timestamp_ms: u64, language: Language) -> String {
    let utc = CivilTime::utc(timestamp_ms).to_string();
    let (date, _) = utc.trim_start_matches('+').split_once('T').unwrap();
    let parts: Vec<u32> = date.split('-').map(|part| part.parse().unwrap()).collect();
    let [year, month, day] = parts[..] else {
        panic!("{date} has no three parts");
    };
    let month = match (month, language) {
        (4, Language::Latvian) => "aprīlī",
        (4, Language::English) => "April",
        (8, Language::Latvian) => "augustam",
        (8, Language::English) => "August",
        _ => panic!("the guide has no date in month {month}"),
    };
    match language {
        Language::Latvian => format!("{year}. gada {day}. {month}"),
        Language::English => format!("{day} {month} {year}"),
    }
}
