//! The forms that a word takes after a number.

/// Latvian: `1 rinda`, `2 rindas`, `10 rindu`. The form goes by the end of the
/// number: 21 is like 1, while 0, 10 and 11 to 19 take the genitive.
pub(super) fn latvian<T>(number: usize, one: T, many: T, zero: T) -> T {
    match (number % 10, number % 100) {
        (0, _) | (_, 11..=19) => zero,
        (1, _) => one,
        _ => many,
    }
}

/// English: `1 row`, `2 rows`.
pub(super) fn english<T>(number: usize, one: T, many: T) -> T {
    if number == 1 { one } else { many }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latvian_has_three_forms() {
        for (number, expected) in [
            (0, "rindu"),
            (1, "rinda"),
            (2, "rindas"),
            (9, "rindas"),
            (10, "rindu"),
            (11, "rindu"),
            (19, "rindu"),
            (20, "rindu"),
            (21, "rinda"),
            (22, "rindas"),
            (50, "rindu"),
            (101, "rinda"),
            (111, "rindu"),
            (121, "rinda"),
        ] {
            assert_eq!(
                latvian(number, "rinda", "rindas", "rindu"),
                expected,
                "{number}"
            );
        }
    }

    #[test]
    fn english_has_two_forms() {
        for (number, expected) in [(0, "rows"), (1, "row"), (2, "rows"), (21, "rows")] {
            assert_eq!(english(number, "row", "rows"), expected, "{number}");
        }
    }
}
