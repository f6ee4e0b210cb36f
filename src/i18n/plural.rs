//! The forms that a word takes after a number.

/// The forms of a word: after 1, after 2, and after 10. A language with two forms
/// has the second one twice.
pub type Noun = [&'static str; 3];

/// Latvian: `1 rinda`, `2 rindas`, `10 rindu`. The form goes by the end of the
/// number: 21 is like 1, while 0, 10 and 11 to 19 take the genitive.
pub(super) fn latvian(number: usize, [one, many, zero]: Noun) -> &'static str {
    match (number % 10, number % 100) {
        (0, _) | (_, 11..=19) => zero,
        (1, _) => one,
        _ => many,
    }
}

/// English: `1 row`, `2 rows`.
pub(super) fn english(number: usize, [one, many, _]: Noun) -> &'static str {
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
            let form = latvian(number, ["rinda", "rindas", "rindu"]);
            assert_eq!(form, expected, "{number}");
        }
    }

    #[test]
    fn english_has_two_forms() {
        for (number, expected) in [(0, "rows"), (1, "row"), (2, "rows"), (21, "rows")] {
            let form = english(number, ["row", "rows", "rows"]);
            assert_eq!(form, expected, "{number}");
        }
    }
}
