//! The encoder beside the crates `ulid`, `rusty_ulid` and `uuid`: the same on a
//! million values, and different where they are wrong.

use crate::pseudo_random::PseudoRandom;
use ulid_generator::ulid::{MAX_TIMESTAMP_MS, ParseError, TimestampTooLarge, Ulid};

#[test]
fn a_million_values_agree() {
    let mut random = PseudoRandom(1);
    for _ in 0..1_000_000 {
        let bits = random.next_u128();
        let ours = Ulid::from_u128(bits);
        let encoded = ours.encode();
        let text = encoded.as_str();

        let theirs = ulid::Ulid(bits);
        assert_eq!(text, theirs.array_to_str(&mut [0; ulid::ULID_LEN]));
        assert_eq!(ours.timestamp_ms(), theirs.timestamp_ms());
        assert_eq!(ulid::Ulid::from_string(text), Ok(theirs));

        let rusty: rusty_ulid::Ulid = text.parse().unwrap();
        assert_eq!(u128::from(rusty), bits);
        assert_eq!(ours.timestamp_ms(), rusty.timestamp());

        assert_eq!(Ulid::parse(text), Ok(ours));
        assert_eq!(&ours.to_bytes(), ::uuid::Uuid::from_u128(bits).as_bytes());
    }
}

#[test]
fn b01_ulid_drops_the_bits_of_a_text_above_the_maximum() {
    for (text, read_as) in [
        ("80000000000000000000000000", "00000000000000000000000000"),
        ("8ZZZZZZZZZZZZZZZZZZZZZZZZZ", "0ZZZZZZZZZZZZZZZZZZZZZZZZZ"),
    ] {
        let theirs = ulid::Ulid::from_string(text).unwrap();
        assert_eq!(theirs.to_string(), read_as);
        assert_eq!(Ulid::parse(text), Err(ParseError::TooLarge { found: '8' }));
    }
}

#[test]
fn b07_rusty_ulid_reads_aliases_without_a_word() {
    let text = "OlARZ3NDEKTSV4RRFFQ69G5FAV";
    let theirs: rusty_ulid::Ulid = text.parse().unwrap();
    assert_eq!(theirs.to_string(), "01ARZ3NDEKTSV4RRFFQ69G5FAV");
    let expected = ParseError::Character {
        position: 1,
        found: 'O',
    };
    assert_eq!(Ulid::parse(text), Err(expected));
}

#[test]
fn b16_ulid_counts_bytes_for_characters() {
    let text = "01ARZ3NDE€TSV4RRFFQ69G5F";
    assert_eq!(
        ulid::Ulid::from_string(text),
        Err(ulid::DecodeError::InvalidChar)
    );
    assert_eq!(Ulid::parse(text), Err(ParseError::Length { found: 24 }));
}

#[test]
fn b30_ulid_cuts_a_time_past_the_limit() {
    let timestamp_ms = MAX_TIMESTAMP_MS + 1;
    assert_eq!(ulid::Ulid::from_parts(timestamp_ms, 0).timestamp_ms(), 0);
    assert_eq!(
        Ulid::from_parts(timestamp_ms, [0; 10]),
        Err(TimestampTooLarge { timestamp_ms })
    );
}
