//! Anything that can be pasted or typed, into everything that reads text. No input
//! panics, and what is read agrees with the text.
//!
//! `./x fuzz` runs it, with the pinned Rust.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ulid_generator::ulid::Ulid;
use ulid_generator::ulid::batch_reading::BatchReader;
use ulid_generator::ulid::civil::{LocalTime, TypedTime};
use ulid_generator::ulid::reading::{Reading, read};
use ulid_generator::ulid::timestamp::parse_ms;

fuzz_target!(|text: &str| {
    let mut reader = BatchReader::default();
    for line in text.split('\n') {
        line_agrees(line);
        reader.push(line);
    }
    let summary = reader.summary();
    let counted = summary.valid + summary.correctable + summary.invalid;
    assert_eq!(counted, reader.lines().len());
    assert!(summary.first <= summary.last);
    assert!(summary.duplicates <= summary.sharing_millisecond);
    assert!(summary.steps_by_one <= summary.sharing_millisecond);

    times_agree(text);
});

fn line_agrees(line: &str) {
    let strict = Ulid::parse(line);
    if let Ok(ulid) = strict {
        assert_eq!(ulid.to_string(), line.to_ascii_uppercase());
    }
    let characters: Vec<char> = line.chars().collect();
    match read(line) {
        Reading::Empty => assert!(strict.is_err()),
        Reading::Valid(id) => {
            assert_eq!(read(&id.to_string()), Reading::Valid(id));
            assert!(strict.is_err() || strict == Ok(id.ulid()));
        }
        Reading::Correctable { id, changes } => {
            assert!(strict.is_err());
            assert!(!changes.is_empty());
            let mut corrected: Vec<_> = characters.iter().copied().map(Some).collect();
            for change in changes {
                let place = change.found.position - 1;
                assert_eq!(characters[place], change.found.character);
                corrected[place] = change.read_as;
            }
            let corrected: String = corrected.into_iter().flatten().collect();
            assert_eq!(read(&corrected), Reading::Valid(id));
        }
        Reading::Invalid(fault) => {
            assert!(strict.is_err());
            if let Some(position) = fault.position() {
                assert!((1..=characters.len()).contains(&position));
            }
        }
    }
}

fn times_agree(text: &str) {
    if let Ok(timestamp_ms) = parse_ms(text) {
        assert!(Ulid::from_parts(timestamp_ms, [0; 10]).is_ok());
    }
    let Ok(typed) = TypedTime::parse(text) else {
        return;
    };
    let zone = |ms: u64| {
        if ms / 10_000_000_000 % 2 == 0 {
            7_200
        } else {
            10_800
        }
    };
    match typed.in_zone(zone) {
        Ok(LocalTime::Once(ms)) => assert!(Ulid::from_parts(ms, [0; 10]).is_ok()),
        Ok(LocalTime::Twice { earlier, later }) => assert!(earlier < later),
        Ok(LocalTime::Never) => assert!(!typed.has_offset()),
        Err(error) if typed.has_offset() => assert_eq!(typed.in_utc(), Err(error)),
        Err(_) => {}
    }
}
