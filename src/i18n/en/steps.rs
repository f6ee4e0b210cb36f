//! The texts of the calculation in English.

use crate::i18n::StepsMessages;

pub(super) const MESSAGES: StepsMessages = StepsMessages {
    title: "Step by step",
    intro: "How the first ULID of the list was calculated. Change its time or its bytes, and follow what becomes of them.",
    time: "Time of the ULID",
    bytes: "Ten bytes",
    bytes_form: "Ten numbers from 0 to 255, or 20 hexadecimal digits.",
    bytes_count: "Ten bytes are needed, and the number here is {0}.",
    bytes_digits: "Twenty hexadecimal digits are needed, and the number here is {0}.",
    byte_too_large: "Number {0} is above 255 and does not fit in a byte.",
    example: "Load the example",
    follow: "Back to the list",
    not_random: "Made of what you typed: not random, so for tests only.",

    divisions: "Time: divide by 32 ten times",
    divisions_note: "Each remainder is the number of a character in the alphabet, counted from 0. The characters come out from right to left.",
    divided: "{0} ÷ 32 = {1}, remainder {2}",
    groups: "Randomness: bits in groups of five",
    groups_note: "Ten bytes are 80 bits. In groups of five they are 16 numbers from 0 to 31, each of them a character.",
    joined: "Both parts joined",
    point_at: "Point at a character to see its bits.",
    character: "Character {0}: {1} = {2} = {3}, bits {4} to {5}",
};
