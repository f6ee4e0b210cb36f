//! The English texts.

mod bounds;
mod inspector;
mod options;
mod steps;

use super::{Messages, plural};

pub(super) static MESSAGES: Messages = Messages {
    plural: plural::english,
    separator: ',',
    identifiers: ["ULID", "ULIDs", "ULIDs"],

    title: "ULID generator",
    tagline: "Unique identifiers that sort by time. They are made in your browser, and nothing is sent anywhere.",
    language: "Language",
    theme: "Theme",
    theme_system: "Automatic",
    theme_light: "Light",
    theme_dark: "Dark",

    count: "Number of ULIDs",
    count_limits: "From 1 to 50",
    count_less: "One fewer",
    count_more: "One more",
    count_too_small: "Too few: the number must be from 1 to 50.",
    count_too_large: "Too many: the number must be from 1 to 50.",
    count_not_whole: "That is not a whole number. Enter one from 1 to 50.",
    count_raised: "Set to 1, since there can't be fewer.",
    count_lowered: "Set to 50, the most at one time.",
    count_restored: "That was not a whole number, so the number is {0}, as before.",
    generate: "Generate ULIDs",
    reset: "Reset",
    new_set: "New set: {0}.",
    no_random_source: "No ULID was made: the browser gives no secure random data. Try again, or open the page in another browser.",
    clock_out_of_range: "No ULID was made: this device's clock shows a time before 1970 or after 10889. Set the date right and try again.",

    no_room: "The browser has no room for the file. Make one with fewer ULIDs.",

    list: "The ULIDs made",
    copy: "Copy",
    row: "ULID {0}",
    copy_all: "Copy all",
    copied: "Copied",
    copied_count: "Copied {0}.",
    copied_text: "Copied: {0}.",
    copy_by_hand: "The browser did not allow copying. The text is selected: press Ctrl+C (⌘C on a Mac), or press and hold the text and choose “Copy”.",
    close: "Close",
    later_loading: "Loading…",
    later_failed: "This part of the page could not be loaded. Check the connection and try again; if that does not help, reload the page.",
    later_again: "Try again",

    structure: "ULID structure",
    timestamp: "Timestamp",
    timestamp_size: "10 characters, 48 bits",
    utc: "UTC",
    local_time: "Local time",
    milliseconds: "Milliseconds since 1970",
    randomness: "Randomness",
    randomness_size: "16 characters, 80 bits",
    bytes: "Ten bytes, in hex",
    unused_bits: "Each character carries 5 bits, so 26 of them carry 130, and a ULID needs 128. The two spare bits stand at the very start and are always zero, so the first character is never above 7.",

    options: options::MESSAGES,
    inspector: inspector::MESSAGES,
    bounds: bounds::MESSAGES,
    steps: steps::MESSAGES,
};
