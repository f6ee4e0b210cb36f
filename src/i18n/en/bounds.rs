//! The texts of the time bounds in English.

use crate::i18n::BoundsMessages;

pub(super) const MESSAGES: BoundsMessages = BoundsMessages {
    title: "Time bounds",
    intro: "The lowest and the highest ULID of a time. With them a query finds everything from that time by its ULIDs alone.",
    from: "From",
    to: "To",
    to_hint: "A date and time, or milliseconds since 1970. Both ends are included; without the second one it is a single millisecond.",
    zone: "Dates are in",
    zone_utc: "UTC",
    zone_local: "local time",
    lines: [
        "Lowest ULID",
        "Highest ULID",
        "Lowest as a UUID",
        "Highest as a UUID",
        "For a text column",
        "For a uuid column, PostgreSQL",
    ],

    read: "{0}, local time {1}, {2} ms",
    seconds: "The number is in milliseconds, so this is {0}. If it is in seconds, use:",
    twice: "Local clocks show this time twice, since they are set back. Which one is meant?",
    reversed: "The end is before the beginning. Change one of them.",
    form: "Write, for example, 2024-04-05 22:34:38.901 or 1712345678901.",
    unexpected: "Character {0}, “{1}”, does not fit.",
    incomplete: "The time is not complete.",
    no_such: "{0}: {1} does not exist, it must be from {2} to {3}.",
    fields: [
        "Month",
        "Day",
        "Hour",
        "Minute",
        "Second",
        "Hours of the offset",
        "Minutes of the offset",
        "Seconds of the offset",
    ],
    before_1970: "That is before 1970: the time of ULIDs begins at 0, 1970-01-01T00:00:00.000Z.",
    too_large: "That is past the end of the time of ULIDs: 281474976710655, 10889-08-02T05:31:50.655Z.",
    skipped: "Local clocks never show this time, since they are set forward past it. Choose another, or add the offset, such as +02:00.",
};
