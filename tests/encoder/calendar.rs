//! The calendar beside that of the crate `jiff`.

use crate::pseudo_random::PseudoRandom;
use jiff::Timestamp;
use jiff::tz::Offset;
use ulid_generator::ulid::MAX_TIMESTAMP_MS;
use ulid_generator::ulid::civil::CivilTime;

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
