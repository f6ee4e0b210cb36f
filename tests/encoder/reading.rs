//! What a visitor pastes, and what it is read as. The names carry the reports in
//! which other tools got it wrong.

use ulid_generator::ulid::Ulid;
use ulid_generator::ulid::reading::{Fault, Found, Id, Reading, read};

const ULID: &str = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

pub(crate) fn ulid(text: &str) -> Ulid {
    Ulid::parse(text).unwrap()
}

pub(crate) fn found(position: usize, character: char) -> Found {
    Found {
        position,
        character,
    }
}

#[track_caller]
fn assert_valid(text: &str, expected: &str) {
    assert_eq!(
        read(text),
        Reading::Valid(Id::Ulid(ulid(expected))),
        "{text:?}"
    );
}

/// `changes` has the place of each change, and what is read there: `_` for nothing.
#[track_caller]
pub(crate) fn assert_correctable(text: &str, expected: &str, changes: &[(usize, char)]) {
    let Reading::Correctable { id, changes: made } = read(text) else {
        panic!("{text:?} is read as {:?}", read(text));
    };
    assert_eq!(id.to_string(), expected, "{text:?}");
    let characters: Vec<char> = text.chars().collect();
    for change in &made {
        let Found {
            position,
            character,
        } = change.found;
        assert_eq!(characters[position - 1], character, "{text:?}");
    }
    let made: Vec<_> = made
        .iter()
        .map(|change| (change.found.position, change.read_as.unwrap_or('_')))
        .collect();
    assert_eq!(made, changes, "{text:?}");
}

#[track_caller]
pub(crate) fn assert_fault(text: &str, expected: Fault, position: Option<usize>) {
    let Reading::Invalid(fault) = read(text) else {
        panic!("{text:?} is read as {:?}", read(text));
    };
    assert_eq!(fault, expected, "{text:?}");
    assert_eq!(fault.position(), position, "{text:?}");
}

#[test]
fn b01_b02_b03_b04_above_the_maximum_is_never_read() {
    for text in [
        "8ZZZZZZZZZZZZZZZZZZZZZZZZZ",
        "80000000000000000000000000",
        "ZZZZZZZZZZZZZZZZZZZZZZZZZZ",
        "G0000000000000000000000000",
        "R0000000000000000000000000",
        "ABCDEFGHJKMNPQRSTVWXYZ0123",
        "8ARZ3NDEKTSV4RRFFQ69G5FAV0",
        "xxxxxxxxxxxxxxxxxxxxxxxxxx",
    ] {
        let first = text.chars().next().unwrap();
        assert_fault(text, Fault::TooLarge(found(1, first)), Some(1));
    }
    // Through aliases and quotes as well; the place is that of the pasted text.
    assert_fault(
        "\"8-oooooooooooooooooooooooo0\"",
        Fault::TooLarge(found(2, '8')),
        Some(2),
    );
}

#[test]
fn b06_b07_aliases_are_corrected_and_shown() {
    assert_correctable(
        "01BX73KC0TNH409RTFD1JXKmO0",
        "01BX73KC0TNH409RTFD1JXKM00",
        &[(25, '0')],
    );
    assert_correctable(
        "01ARZ3NDEITSV4RRFFQ69G5FAV",
        "01ARZ3NDE1TSV4RRFFQ69G5FAV",
        &[(10, '1')],
    );
    assert_correctable(
        "OlARZ3NDEKTSV4RRFFQ69G5FAV",
        "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        &[(1, '0'), (2, '1')],
    );
    for (letter, digit) in [
        ('I', '1'),
        ('i', '1'),
        ('L', '1'),
        ('l', '1'),
        ('O', '0'),
        ('o', '0'),
    ] {
        let text = letter.to_string().repeat(26);
        let expected = digit.to_string().repeat(26);
        let changes: Vec<_> = (1..=26).map(|position| (position, digit)).collect();
        assert_correctable(&text, &expected, &changes);
    }
    let Reading::Correctable { id, .. } = read(&"I".repeat(26)) else {
        panic!("26 aliases");
    };
    assert_eq!(id.ulid().timestamp_ms(), 36_319_351_833_633);
}

#[test]
fn b08_u_has_no_reading() {
    for (text, position, character) in [
        ("0UUUUUUUUUUUUUUUUUUUUUUUUU", 2, 'U'),
        ("UUUUUUUUUUUUUUUUUUUUUUUUUU", 1, 'U'),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAU", 26, 'U'),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAu", 26, 'u'),
        // An alias before it is not what is wrong.
        ("OlARZ3NDEKTSV4RRFFQ69G5FAU", 26, 'U'),
    ] {
        let expected = Fault::LetterU(found(position, character));
        assert_fault(text, expected, Some(position));
    }
}

#[test]
fn b10_b11_the_case_makes_no_difference() {
    assert_valid("01gzg7pcspvhf0s44w7g5re071", "01GZG7PCSPVHF0S44W7G5RE071");
    assert_valid("01Arz3nDEKTsv4rrffQ69g5faV", ULID);
    assert_eq!(
        ulid("01gzg7pcspvhf0s44w7g5re071").timestamp_ms(),
        1_683_098_383_158
    );
}

#[test]
fn b12_26_characters_are_not_enough() {
    for (text, fault) in [
        ("notavalidulidnotavalidulid", Fault::LetterU(found(10, 'u'))),
        ("DHCKWI*$HF$%MCNSKDW(#@_SCK", Fault::Outside(found(7, '*'))),
        (",,,,,,,,,,,,,,,,,,,,,,,,,,", Fault::Outside(found(1, ','))),
    ] {
        assert_fault(text, fault, fault.position());
    }
    assert_eq!(read(&" ".repeat(26)), Reading::Empty);
}

#[test]
fn b14_the_length_is_exact_and_its_number_is_said() {
    for (text, found, excess) in [
        ("01ARZ3NDEKTSV4RRFFQ69G5FAVA", 27, Some(27)),
        ("01ARZ3NDEKTSV4RRFFQ69G5FA", 25, None),
        // Neither quotes around nor hyphens inside are counted, but the place is
        // that of the pasted text.
        ("'01ARZ3NDEK-TSV4RRFFQ69G5FA'", 25, None),
        ("'01ARZ3NDEK-TSV4RRFFQ69G5FAVA'", 27, Some(29)),
    ] {
        let expected = Fault::Length {
            found,
            excess,
            outside: None,
        };
        assert_fault(text, expected, excess);
    }
    assert_valid("01FTX9NB2FVWG9MYN7ZEE03HX0", "01FTX9NB2FVWG9MYN7ZEE03HX0");
    assert_eq!(
        ulid("01FTX9NB2FVWG9MYN7ZEE03HX0").timestamp_ms(),
        1_643_808_205_903
    );
}

#[test]
fn b15_white_space_around_is_dropped_and_quotes_are_said() {
    for around in [
        "\n", "\r\n", "\t", " ", "\u{A0}", "\u{3000}", "\u{FEFF}", "\u{200B}", "\0",
    ] {
        assert_valid(&format!("{ULID}{around}"), ULID);
        assert_valid(&format!("{around}{ULID}{around}"), ULID);
    }
    assert_correctable(
        &format!("  \"{ULID}\",\n"),
        ULID,
        &[(3, '_'), (30, '_'), (31, '_')],
    );
    assert_correctable(
        &format!("[ {ULID}]"),
        ULID,
        &[(1, '_'), (2, '_'), (29, '_')],
    );
    for quote in "\"'`“”„‘’‚«»‹›,;.()[]{}<>".chars() {
        assert_correctable(&format!("{quote}{ULID}"), ULID, &[(1, '_')]);
        assert_correctable(&format!("{ULID}{quote}"), ULID, &[(27, '_')]);
    }
}

#[test]
fn b16_b17_characters_are_counted_and_never_cut() {
    assert_fault(
        "01ARZ3NDEKTSV4RRFFQ69G5FA\u{E21}",
        Fault::Outside(found(26, '\u{E21}')),
        Some(26),
    );
    // 26 bytes, 24 characters.
    assert_fault(
        "01ARZ3NDE€TSV4RRFFQ69G5F",
        Fault::Length {
            found: 24,
            excess: None,
            outside: Some(found(10, '€')),
        },
        Some(10),
    );
    for text in ["😈", "兔"] {
        let outside = text.chars().next().map(|character| found(1, character));
        let expected = Fault::Length {
            found: 1,
            excess: None,
            outside,
        };
        assert_fault(text, expected, Some(1));
    }
}

#[test]
fn b20_groups_are_joined_and_shown() {
    assert_correctable("01ARZ3NDEK-TSV4RRFFQ69G5FAV", ULID, &[(11, '_')]);
    assert_correctable(
        "01AN4Z07BY 79KA1307SR9X4MV3",
        "01AN4Z07BY79KA1307SR9X4MV3",
        &[(11, '_')],
    );
    for separator in [
        '-', '\u{2010}', '\u{2011}', '\u{2013}', '\u{2015}', '\u{2212}', '\u{AD}', '\u{200D}', '\t',
    ] {
        let text = format!("01ARZ3NDEK{separator}TSV4RRFFQ69G5FAV");
        assert_correctable(&text, ULID, &[(11, '_')]);
    }
}

#[test]
fn b21_ten_characters_may_be_a_time() {
    for (text, timestamp_ms) in [
        ("01ARZ3NDEK", 1_469_922_850_259),
        ("'01arz3ndek'", 1_469_922_850_259),
        ("7ZZZZZZZZZ", 281_474_976_710_655),
    ] {
        assert_fault(text, Fault::TimeOnly { timestamp_ms }, None);
    }
    for text in ["8000000000", "01ARZ3NDE", "01ARZ3NDEKT", "01ARZ3NDEI"] {
        let expected = Fault::Length {
            found: text.len(),
            excess: None,
            outside: None,
        };
        assert_fault(text, expected, None);
    }
}

#[test]
fn b23_anything_else_is_a_length() {
    let expected = Fault::Length {
        found: 3,
        excess: None,
        outside: None,
    };
    assert_fault("cat", expected, None);
    for empty in ["", " ", "\t\r\n", "\u{FEFF}\u{200B}"] {
        assert_eq!(read(empty), Reading::Empty, "{empty:?}");
    }
}

#[test]
fn a_ulid_with_something_stuck_to_it_is_found() {
    for (text, position) in [
        ("evt_01ARZ3NDEKTSV4RRFFQ69G5FAV", 5),
        (
            "https://example.org/događaji/01arz3ndektsv4rrffq69g5fav?page=2",
            30,
        ),
        ("id = \"01ARZ3NDEKTSV4RRFFQ69G5FAV\"", 7),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAV, 01BX5ZZKBKACTAV9WEVGEMMVRZ", 1),
        ("ULID: 01ARZ3NDEKTSV4RRFFQ69G5FAV", 7),
    ] {
        let expected = Fault::Surrounded {
            ulid: ulid(ULID),
            position,
        };
        assert_fault(text, expected, Some(position));
    }
    // Where it begins or ends is not certain: a letter may belong to it or not.
    assert_fault(
        "é01ARZ3NDEKTSV4RRFFQ69G5FAV",
        Fault::Length {
            found: 27,
            excess: Some(27),
            outside: Some(found(1, 'é')),
        },
        Some(1),
    );
}
