//! Every row of `tests/data/vectors.json`, and the worked example of the guide.

use serde_json::Value;
use ulid_generator::ulid::civil::CivilTime;
use ulid_generator::ulid::reading::{self, Reading};
use ulid_generator::ulid::uuid::Uuid;
use ulid_generator::ulid::{ParseError, Ulid};

fn table(name: &str) -> Vec<Value> {
    let all: Value = serde_json::from_str(include_str!("../data/vectors.json")).unwrap();
    let rows = all[name].as_array().unwrap().clone();
    assert!(!rows.is_empty(), "{name}");
    rows
}

fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field].as_str().unwrap()
}

fn hex(digits: &str) -> [u8; 16] {
    u128::from_str_radix(digits, 16).unwrap().to_be_bytes()
}

fn randomness(row: &Value) -> [u8; 10] {
    hex(text(row, "randomness_hex"))[6..].try_into().unwrap()
}

#[test]
fn the_worked_example() {
    let random = [12, 240, 88, 3, 199, 45, 6, 231, 128, 17];
    let ulid = Ulid::from_parts(1_712_345_678_901, random).unwrap();
    let encoded = ulid.encode();
    assert_eq!(encoded.as_str(), "01HTQW311N1KR5G0Y75M3EF00H");
    assert_eq!(encoded.timestamp(), "01HTQW311N");
    assert_eq!(encoded.randomness(), "1KR5G0Y75M3EF00H");
    assert_eq!(
        CivilTime::utc(ulid.timestamp_ms()).to_string(),
        "2024-04-05T19:34:38.901Z"
    );
}

#[test]
fn valid_rows_are_read_in_either_case() {
    for row in table("valid") {
        let upper = text(&row, "ulid");
        let ulid = Ulid::parse(upper).unwrap();
        assert_eq!(Ulid::parse(&upper.to_lowercase()), Ok(ulid), "{upper}");
        assert_eq!(ulid.timestamp_ms(), row["timestamp_ms"], "{upper}");
        assert_eq!(ulid.randomness(), randomness(&row), "{upper}");
        assert_eq!(
            CivilTime::utc(ulid.timestamp_ms()).to_string(),
            text(&row, "utc"),
            "{upper}"
        );
    }
}

#[test]
fn valid_rows_are_written_from_every_form() {
    for row in table("valid") {
        let expected = text(&row, "ulid");
        let timestamp_ms = row["timestamp_ms"].as_u64().unwrap();
        let integer = text(&row, "integer").parse().unwrap();
        let octets = hex(&text(&row, "uuid").replace('-', ""));
        for ulid in [
            Ulid::from_parts(timestamp_ms, randomness(&row)).unwrap(),
            Ulid::from_bytes(octets),
            Ulid::from_u128(integer),
        ] {
            assert_eq!(ulid.to_string(), expected);
            assert_eq!(ulid.to_bytes(), octets, "{expected}");
            assert_eq!(ulid.to_u128(), integer, "{expected}");
        }
    }
}

#[test]
fn timestamps_have_their_prefix() {
    for row in table("timestamp_prefixes") {
        let timestamp_ms = row[0].as_u64().unwrap();
        let ulid = Ulid::from_parts(timestamp_ms, [0xFF; 10]).unwrap();
        assert_eq!(ulid.encode().timestamp(), row[1], "{timestamp_ms}");
    }
}

#[test]
fn invalid_rows_fail_with_their_reason() {
    for row in table("invalid") {
        let input = text(&row, "input");
        let expected = match text(&row, "why") {
            "overflow" => ParseError::TooLarge {
                found: input.chars().next().unwrap(),
            },
            "character U at position 2" => ParseError::Character {
                position: 2,
                found: 'U',
            },
            "character U at position 26" => ParseError::Character {
                position: 26,
                found: 'U',
            },
            "length 27" => ParseError::Length { found: 27 },
            "length 25" => ParseError::Length { found: 25 },
            "24 characters; not ASCII at position 10" => ParseError::Length { found: 24 },
            "empty" => ParseError::Length { found: 0 },
            other => panic!("no such reason here: {other}"),
        };
        assert_eq!(Ulid::parse(input), Err(expected), "{input}");
    }
}

#[test]
fn aliases_are_corrected_and_never_accepted() {
    for row in table("lenient") {
        let (input, corrected) = (row[0].as_str().unwrap(), row[1].as_str().unwrap());
        let (position, found) = (1..)
            .zip(input.chars())
            .find(|(_, c)| "ILOilo".contains(*c))
            .unwrap();
        let expected = ParseError::Character { position, found };
        assert_eq!(Ulid::parse(input), Err(expected), "{input}");
        let Reading::Correctable { id, .. } = reading::read(input) else {
            panic!("{input} is not correctable");
        };
        assert_eq!(id.to_string(), corrected);
    }
}

#[test]
fn uuid_rows_are_the_same_bits() {
    for row in table("uuid_to_ulid") {
        let uuid = Uuid::parse(row[0].as_str().unwrap()).unwrap();
        assert_eq!(uuid.to_string(), row[0]);
        assert_eq!(Ulid::from(uuid).to_string(), row[1]);
    }
    for row in table("valid") {
        let ulid = Ulid::parse(text(&row, "ulid")).unwrap();
        assert_eq!(Uuid::from(ulid).to_string(), row["uuid"]);
        assert_eq!(ulid.to_hex(), text(&row, "uuid").replace('-', ""));
        assert_eq!(ulid.to_decimal(), row["integer"]);
    }
}
