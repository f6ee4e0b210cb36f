//! What holds for any input.

use proptest::prelude::*;
use ulid_generator::ulid::reading::{Fault, Reading, read};
use ulid_generator::ulid::{TimestampTooLarge, Ulid};

/// The limit as the specification prints it, not as the encoder computes it.
const LAST_MS: u64 = 281_474_976_710_655;

/// Crockford's alphabet without `I`, `L`, `O` and `U`, lower case.
const LETTERS: &str = "0123456789abcdefghjkmnpqrstvwxyz";

/// `^[0-7][0-9A-HJKMNP-TV-Z]{25}$` in any case, by comparing characters.
fn is_ulid(text: &str) -> bool {
    text.chars().count() == 26
        && text
            .chars()
            .all(|c| LETTERS.contains(c.to_ascii_lowercase()))
        && text.starts_with(|c| ('0'..='7').contains(&c))
}

/// Times on both sides of the limit: a uniform `u64` would almost never fit.
fn any_time() -> impl Strategy<Value = u64> {
    prop_oneof![
        3 => 0..=LAST_MS,
        1 => LAST_MS - 3..LAST_MS + 3,
        1 => any::<u64>(),
    ]
}

fn any_valid_text() -> impl Strategy<Value = String> {
    "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"
}

/// Texts from valid, over nearly so, to anything.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any_valid_text(),
        "[0-9A-Za-z]{26}",
        "[0-9A-HJKMNP-TV-Z]{24,28}",
        any::<String>(),
        (any_valid_text(), 0..26_usize, any::<char>()).prop_map(|(text, place, replacement)| {
            let mut characters: Vec<char> = text.chars().collect();
            characters[place] = replacement;
            characters.into_iter().collect()
        }),
    ]
}

/// Pieces that lines are made of, good and bad.
fn any_line() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[0-7][0-9A-HJKMNP-TV-Za-z]{25}",
        2 => "[0-9a-fA-F]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}",
        1 => "[0-9a-fA-F]{32}",
        2 => "[\"',\\[\\]{}()_ \\-\u{FEFF}\u{200B}]{0,3}",
        1 => "urn:uuid:",
        2 => "[0-9A-Za-z]{1,12}",
        1 => any::<String>(),
    ];
    prop::collection::vec(piece, 0..4).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4_096) })]

    #[test]
    fn a_time_up_to_the_limit_comes_back_and_a_later_one_is_an_error(
        timestamp_ms in any_time(),
        random: [u8; 10],
    ) {
        let result = Ulid::from_parts(timestamp_ms, random);
        if timestamp_ms > LAST_MS {
            prop_assert_eq!(result, Err(TimestampTooLarge { timestamp_ms }));
        } else {
            let ulid = Ulid::parse(result.unwrap().encode().as_str()).unwrap();
            prop_assert_eq!((ulid.timestamp_ms(), ulid.randomness()), (timestamp_ms, random));
        }
    }

    #[test]
    fn any_128_bits_come_back(bits: u128) {
        let ulid = Ulid::from_u128(bits);
        let text = ulid.to_string();
        prop_assert!(is_ulid(&text), "{}", text);
        prop_assert_eq!(Ulid::parse(&text), Ok(ulid));
        prop_assert_eq!(Ulid::from_bytes(ulid.to_bytes()).to_u128(), bits);
    }

    #[test]
    fn text_is_ordered_as_the_numbers_are(a: u128, b: u128, shared in 0..=128_u32) {
        // Many pairs share their first bits, as ULIDs of one time do.
        let b = b.checked_shr(shared).unwrap_or(0) | a & !u128::MAX.checked_shr(shared).unwrap_or(0);
        let (first, second) = (Ulid::from_u128(a), Ulid::from_u128(b));
        prop_assert_eq!(first.to_string().cmp(&second.to_string()), a.cmp(&b));
        prop_assert_eq!(first.cmp(&second), a.cmp(&b));
    }

    #[test]
    fn strict_reading_accepts_exactly_the_pattern(text in any_text()) {
        match Ulid::parse(&text) {
            Ok(ulid) => prop_assert_eq!(ulid.to_string(), text.to_ascii_uppercase()),
            Err(_) => prop_assert!(!is_ulid(&text), "{}", text),
        }
    }

    #[test]
    fn every_line_has_a_reading_that_agrees_with_its_text(line in any_line()) {
        let characters: Vec<char> = line.chars().collect();
        match read(&line) {
            Reading::Empty => prop_assert!(!line.contains(char::is_alphanumeric)),
            Reading::Valid(id) => {
                prop_assert!(line.to_uppercase().contains(&id.to_string().to_uppercase())
                    || line.to_lowercase().contains(&id.ulid().to_hex()));
            }
            Reading::Correctable { id, changes } => {
                prop_assert!(!changes.is_empty());
                prop_assert!(changes.is_sorted_by_key(|change| change.found.position));
                // The text with the changes made is strictly what was read.
                let mut corrected: Vec<Option<char>> = characters.iter().copied().map(Some).collect();
                for change in changes {
                    prop_assert_eq!(characters[change.found.position - 1], change.found.character);
                    corrected[change.found.position - 1] = change.read_as;
                }
                let corrected: String = corrected.into_iter().flatten().collect();
                prop_assert_eq!(read(&corrected), Reading::Valid(id));
            }
            Reading::Invalid(fault) => {
                prop_assert!(Ulid::parse(line.trim()).is_err());
                if let Some(position) = fault.position() {
                    prop_assert!((1..=characters.len()).contains(&position));
                }
                if let Fault::Outside(found) | Fault::LetterU(found) | Fault::TooLarge(found)
                    | Fault::NotHexadecimal(found)
                    | Fault::Length { outside: Some(found), .. } = fault
                {
                    prop_assert_eq!(characters[found.position - 1], found.character);
                }
            }
        }
    }
}
