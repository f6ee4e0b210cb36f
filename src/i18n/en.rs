//! The English texts.

use super::{Messages, plural};
use crate::settings::CountNote;

pub(super) static MESSAGES: Messages = Messages {
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
    count_note: |note| match note {
        CountNote::TooSmall => "Too few: the number must be from 1 to 50.".into(),
        CountNote::TooLarge => "Too many: the number must be from 1 to 50.".into(),
        CountNote::NotWhole => "That is not a whole number. Enter one from 1 to 50.".into(),
        CountNote::Raised => "Set to 1, since there can't be fewer.".into(),
        CountNote::Lowered => "Set to 50, the most at one time.".into(),
        CountNote::Restored(count) => {
            format!("That was not a whole number, so the number is {count}, as before.")
        }
    },
    generate: "Generate ULIDs",
    reset: "Reset",
    new_set: |count| format!("New set: {}.", ulids(count.into())),
    no_random_source: "No ULID was made: the browser gives no secure random data. Try again, or open the page in another browser.",
    clock_out_of_range: "No ULID was made: this device's clock shows a time before 1970 or after 10889. Set the date right and try again.",

    list: "The ULIDs made",
    copy: "Copy",
    row_number: |row| format!(" ULID {row}"),
    copy_all: "Copy all",
    copied: "Copied",
    copied_count: |count| format!("Copied {}.", ulids(count)),
    copy_by_hand: "The browser did not allow copying. The text is selected: press Ctrl+C (⌘C on a Mac), or press and hold the text and choose “Copy”.",
    close: "Close",

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
};

fn ulids(count: usize) -> String {
    format!("{count} {}", plural::english(count, "ULID", "ULIDs"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Count;

    #[test]
    fn numbers_take_their_right_form() {
        for (count, expected) in [(1, "New set: 1 ULID."), (2, "New set: 2 ULIDs.")] {
            assert_eq!((MESSAGES.new_set)(Count::new(count).unwrap()), expected);
        }
        assert_eq!((MESSAGES.copied_count)(50), "Copied 50 ULIDs.");
    }
}
