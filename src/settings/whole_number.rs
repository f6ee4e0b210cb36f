//! Reading a whole number from a field or the address.

/// Why a text is no number within the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberError {
    /// Nothing yet: on the way from one number to the next.
    Empty,
    /// A whole number below the limits.
    TooSmall,
    /// A whole number above the limits, however long.
    TooLarge,
    /// Anything else.
    NotWhole,
}

/// Reads a whole number from 1 to `most`: ASCII digits, maybe with a sign before
/// and white space around. `05` and `+5` are 5, while `1e1`, `1.5` and `١` are not
/// whole numbers.
pub(super) fn read(text: &str, most: u32) -> Result<u32, NumberError> {
    let text = text.trim();
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if text.is_empty() {
        return Err(NumberError::Empty);
    }
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NumberError::NotWhole);
    }
    let digits = digits.trim_start_matches('0');
    if negative || digits.is_empty() {
        return Err(NumberError::TooSmall);
    }
    // What does not fit in the type is digits all the same: a large number.
    digits
        .parse()
        .ok()
        .filter(|number| *number <= most)
        .ok_or(NumberError::TooLarge)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_people_type() {
        use NumberError::{Empty, NotWhole, TooLarge, TooSmall};
        let long_paste = "9".repeat(10_000);
        let long_zeros = "0".repeat(10_000);
        let long_one = format!("{long_zeros}1");
        for (text, expected) in [
            ("1", Ok(1)),
            ("50", Ok(50)),
            ("05", Ok(5)),
            ("+5", Ok(5)),
            (" 7\n", Ok(7)),
            (&long_one, Ok(1)),
            ("", Err(Empty)),
            ("  ", Err(Empty)),
            ("0", Err(TooSmall)),
            ("-0", Err(TooSmall)),
            ("-5", Err(TooSmall)),
            (&long_zeros, Err(TooSmall)),
            ("51", Err(TooLarge)),
            ("256", Err(TooLarge)),
            ("1000", Err(TooLarge)),
            ("4294967296", Err(TooLarge)),
            (&long_paste, Err(TooLarge)),
            ("1.5", Err(NotWhole)),
            ("1,5", Err(NotWhole)),
            ("1e1", Err(NotWhole)),
            ("e", Err(NotWhole)),
            ("5e", Err(NotWhole)),
            ("--3", Err(NotWhole)),
            ("+-3", Err(NotWhole)),
            ("-", Err(NotWhole)),
            ("+", Err(NotWhole)),
            ("abc", Err(NotWhole)),
            ("0x10", Err(NotWhole)),
            ("1 0", Err(NotWhole)),
            ("١", Err(NotWhole)),
            ("５", Err(NotWhole)),
        ] {
            assert_eq!(read(text, 50), expected, "{text:.20}");
        }
    }

    #[test]
    fn the_most_is_the_last_that_is_read() {
        for most in [1, 50, 1_000_000, u32::MAX] {
            assert_eq!(read(&most.to_string(), most), Ok(most));
            let more = (u64::from(most) + 1).to_string();
            assert_eq!(read(&more, most), Err(NumberError::TooLarge), "{more}");
        }
    }
}
