//! Numbers as people read them.

/// A number with a separator between each three digits, from five digits on.
pub(super) fn grouped(number: u64, separator: char) -> String {
    let digits = number.to_string();
    let length = digits.len();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if length > 4 && place > 0 && (length - place).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_digits_a_group_from_five_on() {
        for (number, expected) in [
            (0, "0"),
            (9_999, "9999"),
            (10_000, "10,000"),
            (100_000, "100,000"),
            (281_474_976_710_655, "281,474,976,710,655"),
        ] {
            assert_eq!(grouped(number, ','), expected);
        }
    }
}
