use super::*;
use crate::i18n::Language;
use crate::ulid::batch_reading::BatchReader;
use crate::ulid::reading::read;

/// What is said in Latvian and in English.
fn both(say: impl Fn(&Messages) -> String) -> [String; 2] {
    Language::ALL.map(|language| say(language.messages()))
}

/// Lines, and what is said of each in Latvian and in English.
const VERDICTS: [(&str, [&str; 2]); 17] = [
    ("", ["", ""]),
    (
        "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        ["Derīgs ULID.", "A valid ULID."],
    ),
    (
        "0188c17d-67a6-7764-b475-2c985755bb71",
        ["7. versijas UUID.", "UUID of version 7."],
    ),
    (
        "00000000-0000-0000-0000-000000000000",
        [
            "UUID, kurā visi biti ir vienādi.",
            "UUID with all bits alike.",
        ],
    ),
    (
        "01563e3a-b5d3-d676-4c61-efb99302bd5b",
        [
            "UUID, kādu RFC 9562 nenosaka.",
            "UUID that RFC 9562 does not define.",
        ],
    ),
    (
        "01ARZ3NDEI-TSV4RRFFQ69G5FAV",
        [
            "Šādi rakstīts, tas nav ULID, bet to var izlabot. „I” lasīts kā 1 (10. rakstzīme). „-” izlaists (11. rakstzīme).",
            "Not a ULID as it stands, but it can be corrected. “I” is read as 1 (character 10). “-” is left out (character 11).",
        ],
    ),
    (
        "IIIIIIII11-IIII111111111-111",
        [
            "Šādi rakstīts, tas nav ULID, bet to var izlabot. „I” lasīts kā 1 (1., 2., 3., 4., 5., 6., … rakstzīme). „-” izlaists (11., 25. rakstzīme).",
            "Not a ULID as it stands, but it can be corrected. “I” is read as 1 (character 1, 2, 3, 4, 5, 6, …). “-” is left out (character 11, 25).",
        ],
    ),
    (
        "\"0188c17d-67a6-7764-b475-2c985755bb71\"",
        [
            "Šādi rakstīts, tas nav UUID, bet to var izlabot. „\"” izlaists (1., 38. rakstzīme).",
            "Not a UUID as it stands, but it can be corrected. “\"” is left out (character 1, 38).",
        ],
    ),
    (
        "cat",
        [
            "Tas nav ne ULID, ne UUID: ULID ir 26 rakstzīmes, UUID ir 32 cipari, bet te ir 3 rakstzīmes.",
            "Neither a ULID nor a UUID: a ULID has 26 characters, a UUID 32 digits, and this has 3 characters.",
        ],
    ),
    (
        "€",
        [
            "Tas nav ne ULID, ne UUID: ULID ir 26 rakstzīmes, UUID ir 32 cipari, bet te ir 1 rakstzīme. 1. rakstzīmes „€” alfabētā nav: tajā ir cipari un burti bez I, L, O un U.",
            "Neither a ULID nor a UUID: a ULID has 26 characters, a UUID 32 digits, and this has 1 character. Character 1, “€”, is not in the alphabet, which has the digits and the letters without I, L, O and U.",
        ],
    ),
    (
        "01ARZ3NDE€TSV4RRFFQ69G5FAV",
        [
            "10. rakstzīmes „€” alfabētā nav: tajā ir cipari un burti bez I, L, O un U.",
            "Character 10, “€”, is not in the alphabet, which has the digits and the letters without I, L, O and U.",
        ],
    ),
    (
        "01ARZ3NDEKTSV4RRFFQ69G5FAu",
        [
            "26. rakstzīme ir „u”, bet šī burta alfabētā nav. Atšķirībā no I, L un O to nevar nolasīt kā ciparu.",
            "Character 26 is “u”, which the alphabet leaves out. Unlike I, L and O it can't be read as a digit.",
        ],
    ),
    (
        "80000000000000000000000000",
        [
            "Pārsniedz lielāko ULID 7ZZZZZZZZZZZZZZZZZZZZZZZZZ: pirmajai rakstzīmei jābūt no 0 līdz 7, bet te ir „8”.",
            "Above the largest ULID, 7ZZZZZZZZZZZZZZZZZZZZZZZZZ: the first character must be 0 to 7, and this is “8”.",
        ],
    ),
    (
        "01ARZ3NDEK",
        [
            "Te ir tikai laikspiedola desmit rakstzīmes (2016-07-30T23:54:10.259Z). Trūkst nejaušo datu 16 rakstzīmju.",
            "Only the ten characters of a time, 2016-07-30T23:54:10.259Z: the 16 of the randomness are missing.",
        ],
    ),
    (
        "evt_01ARZ3NDEKTSV4RRFFQ69G5FAV",
        [
            "ULID, kuram kaut kas pielipis klāt: tas sākas ar 5. rakstzīmi.",
            "A ULID with something stuck to it: it begins at character 5.",
        ],
    ),
    (
        "550e8400-e29b-41d4-a716-44665544000G",
        [
            "Sagrupēts kā UUID, bet 36. rakstzīme „G” nav heksadecimāls cipars (no 0 līdz 9, no a līdz f).",
            "Grouped as a UUID, but character 36, “G”, is not a hexadecimal digit (0 to 9, a to f).",
        ],
    ),
    (
        "550e8400-e29b-41d4-a716-44665544000",
        [
            "Sagrupēts kā UUID, bet tajā ir 31 cipars, nevis 32.",
            "Grouped as a UUID, but it has 31 digits, and a UUID has 32.",
        ],
    ),
];

#[test]
fn a_verdict_says_what_is_wrong_and_what_would_be_right() {
    for (line, expected) in VERDICTS {
        let reading = read(line);
        assert_eq!(
            both(|messages| messages.verdict(&reading)),
            expected,
            "{line}"
        );
    }
}

#[test]
fn remarks_are_honest_about_time_and_version() {
    for (line, expected) in [
        (
            "01ARZ3NDEKTSV4RRFFQ69G5FAV",
            [
                "Kā UUID tā biti rāda 13. versiju un NCS variantu, ko RFC 9562 nenosaka: stingras pārbaudes to var noraidīt.",
                "As a UUID its bits show version 13 and the variant of NCS, which RFC 9562 does not define: strict readers may refuse it.",
            ],
        ),
        (
            "01H30QTSX6EXJB8X9CK1BNBEVH",
            [
                "Pēc bitiem tas nejauši izskatās kā 7. versijas UUID.",
                "Its bits happen to be those of a UUID of version 7.",
            ],
        ),
        (
            "0188c17d-67a6-7764-b475-2c985755bb71",
            [
                "7. versijas UUID sākas ar laiku tāpat kā ULID, tāpēc parādītais laiks ir īsts.",
                "A UUID of version 7 begins with a time as a ULID does, so the time shown is its own.",
            ],
        ),
        (
            "550e8400-e29b-41d4-a716-446655440000",
            [
                "Ar laiku sākas tikai 7. versijas UUID. Ja vien šis nav izveidots no ULID, parādītais laiks neko nenozīmē.",
                "Only UUIDs of version 7 begin with such a time. Unless this one was made from a ULID, the time shown means nothing.",
            ],
        ),
    ] {
        let Reading::Valid(id) = read(line) else {
            panic!("{line} is valid");
        };
        assert_eq!(both(|messages| messages.remarks(id)), expected, "{line}");
    }
    let Reading::Valid(from_ulid) = read("01563e3a-b5d3-d676-4c61-efb99302bd5b") else {
        panic!("it is a UUID");
    };
    let [lv, en] = both(|messages| messages.remarks(from_ulid));
    assert!(lv.contains("neko nenozīmē. Kā UUID"), "{lv}");
    assert!(en.contains("means nothing. As a UUID"), "{en}");
}

#[test]
fn times_are_told_in_words() {
    let now_ms = 1_712_345_678_901;
    for (timestamp_ms, expected) in [
        (
            now_ms,
            ["Tā laiks ir tieši tagad.", "Its time is this very moment."],
        ),
        (
            now_ms - 1_000,
            [
                "Tā laiks bija pirms 1 sekundes.",
                "Its time was 1 second ago.",
            ],
        ),
        (
            now_ms + 2_000,
            ["Tā laiks būs pēc 2 sekundēm.", "Its time is in 2 seconds."],
        ),
        (
            now_ms - 660_000,
            [
                "Tā laiks bija pirms 11 minūtēm.",
                "Its time was 11 minutes ago.",
            ],
        ),
        (
            now_ms - 21 * 86_400_000,
            [
                "Tā laiks bija pirms 21 dienas.",
                "Its time was 21 days ago.",
            ],
        ),
        (
            now_ms - 2 * 31_556_952_000,
            ["Tā laiks bija pirms 2 gadiem.", "Its time was 2 years ago."],
        ),
    ] {
        assert_eq!(
            both(|messages| messages.ago(timestamp_ms, now_ms)),
            expected
        );
    }
    for (milliseconds, expected) in [
        (999, ["999 ms", "999 ms"]),
        (
            36_000_000,
            [
                "36\u{A0}000\u{A0}000 ms, aptuveni 10 stundu",
                "36,000,000 ms, about 10 hours",
            ],
        ),
        (
            86_400_000,
            [
                "86\u{A0}400\u{A0}000 ms, aptuveni 1 diena",
                "86,400,000 ms, about 1 day",
            ],
        ),
    ] {
        assert_eq!(both(|messages| messages.length(milliseconds)), expected);
    }
}

#[test]
fn many_lines_are_told_of_together_and_one_by_one() {
    let mut reader = BatchReader::default();
    for line in [
        "01BX5ZZKBKACTAV9WEVGEMMVRZ",
        "01BX5ZZKBKACTAV9WEVGEMMVS0",
        "01BX5ZZKBKACTAV9WEVGEMMVRZ",
        "01BX5ZZKBK0000000000000000",
        "'01BX5ZZKBKACTAV9WEVGEMMVRZ'",
        "cat",
        "550e8400-e29b-41d4-a716-446655440000",
    ] {
        reader.push(line);
    }
    let told = both(|messages| {
        let entries = messages.summary(reader.summary());
        let told = entries
            .iter()
            .map(|entry| [&*entry.name, ": ", &entry.text].concat());
        told.collect::<Vec<_>>().join("; ")
    });
    assert_eq!(
        told,
        [
            "Derīgi: 5; Izlabojami: 1; Nederīgi: 1; Secība: nav sakārtoti; Atkārto agrāku rindu: 1; Vienā milisekundē ar citu: 4; Par vienu lielāki nekā iepriekšējā rindā: 1; UUID, kuru laiks var neko nenozīmēt: 1; Pirmais: 01BX5ZZKBK0000000000000000; Pēdējais: 2N1T201RMV87AAE5J4CSAM8000; No pirmā līdz pēdējam: 92\u{A0}012\u{A0}023\u{A0}977\u{A0}256 ms, aptuveni 2915 gadu",
            "Valid: 5; Can be corrected: 1; Not valid: 1; Order: not sorted; Repeat an earlier line: 1; Share a millisecond: 4; One more than the line before: 1; UUIDs whose time may mean nothing: 1; First: 01BX5ZZKBK0000000000000000; Last: 2N1T201RMV87AAE5J4CSAM8000; From first to last: 92,012,023,977,256 ms, about 2915 years",
        ]
    );
    let notes = |line: usize| both(|messages| messages.line_note(&reader.lines()[line]));
    assert_eq!(
        notes(1),
        [
            "ULID; par vienu lielāks nekā iepriekšējā rindā",
            "ULID; one more than the line before"
        ]
    );
    assert_eq!(
        notes(2),
        ["ULID; tas pats, kas 1. rindā", "ULID; the same as line 1"]
    );
    assert_eq!(
        notes(3),
        [
            "ULID; vienā milisekundē ar citu",
            "ULID; shares its millisecond"
        ]
    );
    assert_eq!(
        notes(6),
        [
            "4. versijas UUID; laiks var neko nenozīmēt",
            "UUID of version 4; the time may mean nothing",
        ]
    );
    assert_eq!(notes(5), both(|messages| messages.verdict(&read("cat"))));
}

#[test]
fn two_are_compared() {
    for (lines, expected) in [
        (
            ["01AN4Z07BY79KA1307SR9X4MV3", "01ARZ3NDEKTSV4RRFFQ69G5FAV"],
            [
                "pirmais; 4\u{A0}098\u{A0}529\u{A0}365 ms, aptuveni 1 mēnesis; 01A (3 rakstzīmes)",
                "the first; 4,098,529,365 ms, about 1 month; 01A (3 characters)",
            ],
        ),
        (
            ["7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "7ZZZZZZZZZ0000000000000000"],
            [
                "neviens: abi ir no vienas milisekundes; 0 ms; 7ZZZZZZZZZ (10 rakstzīmju)",
                "neither: both are of one millisecond; 0 ms; 7ZZZZZZZZZ (10 characters)",
            ],
        ),
        (
            ["7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "00000000000000000000000000"],
            [
                "otrais; 281\u{A0}474\u{A0}976\u{A0}710\u{A0}655 ms, aptuveni 8919 gadu; nav",
                "the second; 281,474,976,710,655 ms, about 8919 years; nothing",
            ],
        ),
    ] {
        let mut reader = BatchReader::default();
        for line in lines {
            reader.push(line);
        }
        let comparison = reader.comparison().unwrap();
        let told = both(|messages| {
            let entries = messages.comparison(&comparison);
            let texts = entries.into_iter().map(|entry| entry.text);
            texts.collect::<Vec<_>>().join("; ")
        });
        assert_eq!(told, expected);
    }
}
