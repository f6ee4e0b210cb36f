//! The calendar beside that of the crate `jiff`.

use crate::pseudo_random::PseudoRandom;
use jiff::Timestamp;
use jiff::tz::{AmbiguousOffset, Offset, TimeZone};
use ulid_generator::ulid::MAX_TIMESTAMP_MS;
use ulid_generator::ulid::civil::{CivilTime, LocalTime, TypedTime};

/// After 400 years the Gregorian calendar repeats.
const MS_OF_400_YEARS: u64 = 146_097 * 86_400_000;

/// What `jiff` writes, whose last year is 9999: a later time is read in an earlier
/// cycle of 400 years.
fn expected(timestamp_ms: u64, offset_seconds: i32) -> String {
    let last_day = u64::try_from(Timestamp::MAX.as_millisecond()).unwrap() - 86_400_000;
    let cycles = timestamp_ms
        .saturating_sub(last_day)
        .div_ceil(MS_OF_400_YEARS);
    let within = i64::try_from(timestamp_ms - cycles * MS_OF_400_YEARS).unwrap();
    let civil = Offset::from_seconds(offset_seconds)
        .unwrap()
        .to_datetime(Timestamp::from_millisecond(within).unwrap());
    let year = i64::from(civil.year()) + 400 * i64::try_from(cycles).unwrap();
    format!("{year:04}{}", civil.strftime("-%m-%dT%H:%M:%S.%3f"))
}

#[test]
fn random_times_read_as_jiff_reads_them() {
    let mut random = PseudoRandom(24);
    for _ in 0..100_000 {
        let timestamp_ms = random.next_u64() & MAX_TIMESTAMP_MS;
        let utc = CivilTime::utc(timestamp_ms).to_string();
        assert_eq!(utc, expected(timestamp_ms, 0) + "Z", "{timestamp_ms}");

        let minutes = i32::try_from(random.next_u64() % (28 * 60)).unwrap() - 14 * 60;
        let local = CivilTime::local(timestamp_ms, minutes * 60).to_string();
        let wall = expected(timestamp_ms, minutes * 60);
        assert!(local.starts_with(&wall), "{local} is not {wall}");
    }
}

#[test]
fn every_day_of_the_first_400_years_reads_as_jiff_reads_it() {
    for day in 0..146_097 {
        let noon = day * 86_400_000 + 43_200_000;
        assert_eq!(CivilTime::utc(noon).to_string(), expected(noon, 0) + "Z");
    }
}

#[test]
fn b24_every_reading_is_read_back() {
    let mut random = PseudoRandom(25);
    for _ in 0..100_000 {
        let timestamp_ms = random.next_u64() & MAX_TIMESTAMP_MS;
        let offset_seconds = i32::try_from(random.next_u64() % (48 * 3600 - 1)).unwrap() - 86_399;
        for reading in [
            CivilTime::utc(timestamp_ms),
            CivilTime::local(timestamp_ms, offset_seconds),
        ] {
            let typed = TypedTime::parse(&reading.to_string());
            assert_eq!(typed.unwrap().in_utc(), Ok(timestamp_ms), "{reading}");
        }
    }
}

/// Wall-clock times around every change of clocks of 80 years, in zones of either
/// hemisphere, and one whose change is of half an hour.
#[test]
fn local_times_are_found_as_jiff_finds_them() {
    for rule in [
        "EET-2EEST,M3.5.0/3,M10.5.0/4",
        "EST5EDT,M3.2.0,M11.1.0",
        "NZST-12NZDT,M9.5.0,M4.1.0/3",
        "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    ] {
        let zone = TimeZone::posix(rule).unwrap();
        let offset_at = |ms| {
            let at = Timestamp::from_millisecond(i64::try_from(ms).unwrap()).unwrap();
            zone.to_offset(at).seconds()
        };
        let start = Timestamp::from_second(4_000_000).unwrap();
        let changes: Vec<_> = zone.following(start).take(160).collect();
        assert_eq!(changes.len(), 160);
        for change in changes {
            let civil = zone.to_datetime(change.timestamp());
            for minutes in (-150..=150).step_by(10) {
                let wall = civil.checked_add(jiff::SignedDuration::from_mins(minutes));
                let wall = wall.unwrap();
                let ms = |offset: Offset| {
                    let at = offset.to_timestamp(wall).unwrap();
                    u64::try_from(at.as_millisecond()).unwrap()
                };
                let expected = match zone.to_ambiguous_timestamp(wall).offset() {
                    AmbiguousOffset::Unambiguous { offset } => LocalTime::Once(ms(offset)),
                    AmbiguousOffset::Gap { .. } => LocalTime::Never,
                    AmbiguousOffset::Fold { before, after } => LocalTime::Twice {
                        earlier: ms(before),
                        later: ms(after),
                    },
                };
                let typed = TypedTime::parse(&wall.to_string()).unwrap();
                assert_eq!(typed.in_zone(offset_at), Ok(expected), "{wall} {rule}");
            }
        }
    }
}
