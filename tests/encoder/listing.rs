//! What holds for any listing: its pieces are the whole, and programs read it back.

use proptest::prelude::*;
use ulid_generator::ulid::Ulid;
use ulid_generator::ulid::civil::TypedTime;
use ulid_generator::ulid::listing::{Format, LetterCase, Listing, Writer};
use ulid_generator::ulid::uuid::Uuid;

fn any_listing(format: impl Strategy<Value = Format>) -> impl Strategy<Value = Listing> {
    let case = prop_oneof![Just(LetterCase::Upper), Just(LetterCase::Lower)];
    let prefix = "[A-Za-z0-9_.:-]{0,32}";
    (format, case, prefix).prop_map(|(format, case, prefix)| Listing {
        format,
        case,
        prefix: prefix.parse().unwrap(),
    })
}

fn any_format() -> impl Strategy<Value = Format> {
    prop_oneof![
        Just(Format::Lines),
        Just(Format::Json),
        Just(Format::Csv),
        Just(Format::Sql),
        Just(Format::Uuid),
    ]
}

/// ULIDs of few different times, as those of a batch are, and any others.
fn any_ulids() -> impl Strategy<Value = Vec<Ulid>> {
    let ulid = prop_oneof![
        any::<u128>().prop_map(Ulid::from_u128),
        (0..3_u64, any::<[u8; 10]>()).prop_map(|(step, random)| Ulid::from_parts(
            1_712_345_678_901 + step,
            random
        )
        .unwrap()),
    ];
    prop::collection::vec(ulid, 0..40)
}

/// The ID as the listing writes it, without what the format puts around.
fn written(listing: &Listing, ulid: Ulid) -> String {
    let id = match (listing.format, listing.case) {
        (Format::Uuid, _) => Uuid::from(ulid).to_string(),
        (_, LetterCase::Upper) => ulid.to_string(),
        (_, LetterCase::Lower) => ulid.to_string().to_lowercase(),
    };
    listing.prefix.as_str().to_owned() + &id
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_024) })]

    #[test]
    fn the_pieces_are_the_whole(
        listing in any_listing(any_format()),
        ulids in any_ulids(),
        cuts in prop::collection::vec(0..40_usize, 0..5),
    ) {
        let mut writer = Writer::new(listing.clone());
        let mut text = String::new();
        let mut rest = ulids.as_slice();
        for cut in cuts {
            let (piece, after) = rest.split_at(cut.min(rest.len()));
            text += &writer.piece(piece);
            rest = after;
        }
        text += &writer.piece(rest);
        text += writer.end();
        prop_assert_eq!(text, listing.text(&ulids));
    }

    #[test]
    fn json_is_an_array_of_the_ids(
        listing in any_listing(Just(Format::Json)),
        ulids in any_ulids(),
    ) {
        let read: Vec<String> = serde_json::from_str(&listing.file(&ulids)).unwrap();
        let expected: Vec<String> = ulids.iter().map(|ulid| written(&listing, *ulid)).collect();
        prop_assert_eq!(read, expected);
    }

    #[test]
    fn every_line_reads_back_without_its_prefix(
        listing in any_listing(Just(Format::Lines)),
        ulids in any_ulids(),
    ) {
        let file = listing.file(&ulids);
        let read: Vec<Ulid> = file
            .lines()
            .map(|line| Ulid::parse(line.strip_prefix(listing.prefix.as_str()).unwrap()).unwrap())
            .collect();
        prop_assert_eq!(read, ulids);
    }

    #[test]
    fn every_uuid_reads_back_without_its_prefix(
        listing in any_listing(Just(Format::Uuid)),
        ulids in any_ulids(),
    ) {
        let file = listing.file(&ulids);
        let read: Vec<Ulid> = file
            .lines()
            .map(|line| Uuid::parse(line.strip_prefix(listing.prefix.as_str()).unwrap()).unwrap().into())
            .collect();
        prop_assert_eq!(read, ulids);
    }

    #[test]
    fn a_table_has_a_row_for_each_with_its_time(
        listing in any_listing(Just(Format::Csv)),
        ulids in any_ulids(),
    ) {
        let file = listing.file(&ulids);
        let rows = file.strip_prefix("ulid,time\r\n").unwrap();
        prop_assert_eq!(rows.matches("\r\n").count(), ulids.len());
        for (row, ulid) in rows.split_terminator("\r\n").zip(ulids) {
            let (id, time) = row.split_once(',').unwrap();
            prop_assert_eq!(id, written(&listing, ulid));
            let time = TypedTime::parse(time).unwrap();
            prop_assert!(time.has_offset());
            prop_assert_eq!(time.in_utc(), Ok(ulid.timestamp_ms()));
        }
    }

    #[test]
    fn a_list_has_each_in_quotes(
        listing in any_listing(Just(Format::Sql)),
        ulids in any_ulids(),
    ) {
        let text = listing.text(&ulids);
        let inside = text.strip_prefix('(').unwrap().strip_suffix(')').unwrap();
        let read: Vec<&str> = inside
            .split(',')
            .map(str::trim)
            .filter(|value| !value.is_empty())
            .map(|value| value.strip_prefix('\'').unwrap().strip_suffix('\'').unwrap())
            .collect();
        let expected: Vec<String> = ulids.iter().map(|ulid| written(&listing, *ulid)).collect();
        prop_assert_eq!(read, expected);
    }
}

#[test]
fn a_row_is_the_id_of_its_line_in_every_format() {
    let ulid = Ulid::from_parts(1_712_345_678_901, [0xFF; 10]).unwrap();
    let lower = ["a-", "01htqw311n", "zzzzzzzzzzzzzzzz"];
    let as_uuid = ["a-", "018eafc1-8435", "-ffff-ffff-ffffffffffff"];
    for (format, parts, has_frame) in [
        (Format::Lines, lower, false),
        (Format::Json, lower, true),
        (Format::Csv, lower, true),
        (Format::Sql, lower, true),
        (Format::Uuid, as_uuid, false),
    ] {
        let listing = Listing {
            format,
            case: LetterCase::Lower,
            prefix: "a-".parse().unwrap(),
        };
        assert_eq!(listing.parts(ulid), parts);
        assert_eq!(listing.has_frame(), has_frame);
        assert!(listing.text(&[ulid]).contains(&parts.concat()));
    }
}

#[test]
fn a_file_says_what_it_is() {
    for (format, extension, media_type) in [
        (Format::Lines, "txt", "text/plain;charset=utf-8"),
        (Format::Json, "json", "application/json"),
        (Format::Csv, "csv", "text/csv;charset=utf-8"),
        (Format::Sql, "sql", "application/sql"),
        (Format::Uuid, "txt", "text/plain;charset=utf-8"),
    ] {
        assert_eq!(format.extension(), extension);
        assert_eq!(format.media_type(), media_type);
    }
}
