//! ULIDs as UUIDs and UUIDs as ULIDs, and what a pasted UUID is read as.

use crate::reading::{assert_correctable, assert_fault, found, ulid};
use ulid_generator::ulid::reading::{Fault, Id, Reading, read};
use ulid_generator::ulid::{Ulid, uuid::Uuid};

const ULID: &str = "01ARZ3NDEKTSV4RRFFQ69G5FAV";
const UUID: &str = "01563e3a-b5d3-d676-4c61-efb99302bd5b";

fn uuid(text: &str) -> Uuid {
    Uuid::parse(text).unwrap()
}

#[test]
fn b52_to_b59_uuids_are_read_and_written_bit_for_bit() {
    for (ulid_text, uuid_text) in [
        (
            "0000XSNJG0MQJHBF4QX1EFD6Y3",
            "00003b9a-ca00-a5e5-15bc-97e85cf69bc3",
        ),
        (
            "00000000000000000000000000",
            "00000000-0000-0000-0000-000000000000",
        ),
        (
            "01H8KGZ0TABWG23ZATB80NFCMS",
            "018a270f-834a-5f20-21fd-5a5a0157b299",
        ),
        (
            "01ARZ3NDEKTSV4RRFFQ69G5FAV",
            "01563e3a-b5d3-d676-4c61-efb99302bd5b",
        ),
        (
            "01GJMN8DEMHMCJKXM3MADM3J45",
            "0184a954-35d4-8d19-29f6-83a29b41c885",
        ),
        (
            "2N1T201RMV87AAE5J4CSAM8000",
            "550e8400-e29b-41d4-a716-446655440000",
        ),
        (
            "01H30QTSX6EXJB8X9CK1BNBEVH",
            "0188c17d-67a6-7764-b475-2c985755bb71",
        ),
        (
            "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
            "ffffffff-ffff-ffff-ffff-ffffffffffff",
        ),
    ] {
        let upper = uuid_text.to_uppercase();
        for text in [
            uuid_text,
            &uuid_text.replace('-', ""),
            &format!(" {{{uuid_text}}}\n"),
            &format!("urn:uuid:{upper}"),
        ] {
            let Reading::Valid(Id::Uuid(uuid)) = read(text) else {
                panic!("{text:?} is read as {:?}", read(text));
            };
            assert_eq!(Ulid::from(uuid).to_string(), ulid_text);
            assert_eq!(uuid.to_string(), uuid_text);
        }
        assert_eq!(Id::Ulid(ulid(ulid_text)).uuid(), uuid(uuid_text));
    }
}

#[test]
fn b54_the_bytes_are_not_swapped() {
    let swapped = uuid("3a3e5601-d3b5-76d6-4c61-efb99302bd5b");
    assert_ne!(Ulid::from(swapped), ulid(ULID));
    assert_eq!(Uuid::from(ulid(ULID)), uuid(UUID));
}

#[test]
fn b55_the_bits_show_what_they_happen_to_be() {
    use ulid_generator::ulid::uuid::Variant;

    let shown = Uuid::from(ulid("01GJMN8DEMHMCJKXM3MADM3J45"));
    assert_eq!((shown.version(), shown.variant()), (8, Variant::Ncs));
    assert!(!shown.is_standard());
}

#[test]
fn b56_only_version_7_has_a_time() {
    let random = Id::Uuid(uuid("550e8400-e29b-41d4-a716-446655440000"));
    let timed = Id::Uuid(uuid("0188c17d-67a6-7764-b475-2c985755bb71"));
    assert!(!random.has_time());
    assert!(timed.has_time());
    assert_eq!(timed.ulid().timestamp_ms(), 1_686_873_401_254);
    assert!(Id::Ulid(random.ulid()).has_time());
}

#[test]
fn uuids_are_corrected_too() {
    assert_correctable(&format!("\"{UUID}\""), UUID, &[(1, '_'), (38, '_')]);
    assert_correctable(
        "01563e3a b5d3d6764c61-efb99302bd5b",
        UUID,
        &[(9, '_'), (22, '_')],
    );
}

#[test]
fn what_is_wrong_with_a_uuid_is_said_in_its_terms() {
    for (text, fault) in [
        (
            "01563e3a-b5d3-d676-4c61-efb99302bd5",
            Fault::UuidLength {
                found: 31,
                excess: None,
            },
        ),
        (
            "(01563e3a-b5d3-d676-4c61-efb99302bd5b0)",
            Fault::UuidLength {
                found: 33,
                excess: Some(38),
            },
        ),
        (
            "01563e3a-b5d3-d676-4c61-efb99302bd5g",
            Fault::NotHexadecimal(found(36, 'g')),
        ),
        (
            "urn:uuid:01563e3a-b5d3-d676-4c61-efb99302bd5u",
            Fault::NotHexadecimal(found(45, 'u')),
        ),
    ] {
        assert_fault(text, fault, fault.position());
    }
    // Grouped otherwise, it is not taken for a UUID.
    for text in ["01563e3a-b5d3", "0156-b5d3-d676", "01563e3a-b5-d676"] {
        let expected = Fault::Length {
            found: text.replace('-', "").len(),
            excess: None,
            outside: None,
        };
        assert_fault(text, expected, None);
    }
}
