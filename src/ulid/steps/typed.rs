//! Ten random bytes as they are typed.

use super::EXAMPLE;
use crate::ulid::Randomness;
use crate::ulid::generator::RANDOM_BYTES;
use std::fmt;
use std::str::FromStr;

/// The random part of a ULID, typed as a list of numbers or in hexadecimal.
///
/// ```
/// use ulid_generator::ulid::steps::typed::{BytesError, TypedBytes};
///
/// let bytes: TypedBytes = "12, 240, 88, 3, 199, 45, 6, 231, 128, 17".parse()?;
/// assert_eq!("0cf05803c72d06e78011".parse(), Ok(bytes));
/// assert_eq!("12, 240".parse::<TypedBytes>(), Err(BytesError::Count { found: 2 }));
/// # Ok::<(), BytesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedBytes(pub Randomness);

/// Why a text is not ten bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BytesError {
    /// A list of more or fewer than ten.
    Count {
        /// How many.
        found: usize,
    },
    /// One run of hexadecimal digits, but not of twenty.
    Digits {
        /// How many.
        found: usize,
    },
    /// A number above 255.
    TooLarge {
        /// Its place in the list, counted from 1.
        place: usize,
    },
    /// A character that does not belong here.
    Unexpected {
        /// Its place, counted from 1 in characters.
        position: usize,
        /// The character.
        found: char,
    },
}

impl FromStr for TypedBytes {
    type Err = BytesError;

    /// Numbers from 0 to 255 with commas, semicolons or spaces between them, maybe in
    /// brackets; or 20 hexadecimal digits. A list in which a number has a letter or
    /// begins with `0x` is hexadecimal as a whole.
    fn from_str(text: &str) -> Result<Self, BytesError> {
        let mut numbers = vec![Number::default()];
        let mut is_hex = false;
        for (position, found) in (1..).zip(text.chars()) {
            let begins = numbers.last().is_none_or(|number| number.digits == 0);
            if found.is_whitespace() || ",;[](){}".contains(found) {
                if !begins {
                    numbers.push(Number::default());
                }
            } else if let Some(number) = numbers.last_mut() {
                match found.to_digit(16) {
                    Some(digit) => {
                        number.append(digit);
                        is_hex |= digit > 9;
                    }
                    // `0x`, and nothing before it.
                    None if matches!(found, 'x' | 'X') && number.is_zero() => {
                        *number = Number::default();
                        is_hex = true;
                    }
                    None => return Err(BytesError::Unexpected { position, found }),
                }
            }
        }
        numbers.retain(|number| number.digits > 0);
        if let [number] = numbers.as_slice()
            && (number.digits > 3 || is_hex)
        {
            return number.as_run();
        }
        let byte = |(place, number): (usize, &Number)| {
            let value = if is_hex {
                number.hexadecimal
            } else {
                number.decimal.into()
            };
            u8::try_from(value).map_err(|_| BytesError::TooLarge { place })
        };
        let bytes: Vec<_> = (1..).zip(&numbers).map(byte).collect::<Result<_, _>>()?;
        let found = bytes.len();
        let bytes = bytes.try_into().map_err(|_| BytesError::Count { found });
        bytes.map(Self)
    }
}

/// Digits, read in both ways: which one holds is known at the end of the list.
#[derive(Clone, Copy, Default)]
struct Number {
    digits: usize,
    decimal: u32,
    hexadecimal: u128,
}

impl Number {
    fn append(&mut self, digit: u32) {
        self.digits += 1;
        self.decimal = self.decimal.saturating_mul(10).saturating_add(digit);
        self.hexadecimal = if self.hexadecimal >> 124 == 0 {
            self.hexadecimal << 4 | u128::from(digit)
        } else {
            u128::MAX
        };
    }

    fn is_zero(self) -> bool {
        self.digits == 1 && self.hexadecimal == 0
    }

    /// Twenty hexadecimal digits without anything between them.
    fn as_run(self) -> Result<TypedBytes, BytesError> {
        if self.digits != 2 * RANDOM_BYTES {
            return Err(BytesError::Digits { found: self.digits });
        }
        let [.., b0, b1, b2, b3, b4, b5, b6, b7, b8, b9] = self.hexadecimal.to_be_bytes();
        Ok(TypedBytes([b0, b1, b2, b3, b4, b5, b6, b7, b8, b9]))
    }
}

/// The example's.
impl Default for TypedBytes {
    fn default() -> Self {
        let (_, bytes) = EXAMPLE;
        Self(bytes)
    }
}

/// A list of decimal numbers.
impl fmt::Display for TypedBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(|byte| byte.to_string()).join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_of_writing_is_read() {
        let expected = Ok(TypedBytes::default());
        for text in [
            "12, 240, 88, 3, 199, 45, 6, 231, 128, 17",
            "[12,240,88,3,199,45,6,231,128,17]",
            " 12 240 88 3\n199 45 6 231 128 017 ",
            "12; 240; 88; 3; 199; 45; 6; 231; 128; 17;",
            "0cf05803c72d06e78011",
            "0x0CF05803C72D06E78011",
            "0c f0 58 03 c7 2d 06 e7 80 11",
            "0x0C, 0xF0, 0x58, 0x3, 0xC7, 0x2D, 0x6, 0xE7, 0x80, 0x11",
        ] {
            assert_eq!(text.parse(), expected, "{text}");
        }
        assert_eq!(
            "0x10 0x10 0x10 0x10 0x10 0x10 0x10 0x10 0x10 0x10".parse(),
            Ok(TypedBytes([16; 10]))
        );
        assert_eq!("10 ".repeat(10).parse(), Ok(TypedBytes([10; 10])));
    }

    #[test]
    fn what_is_written_is_read() {
        for bytes in [[0; 10], [255; 10], EXAMPLE.1] {
            let bytes = TypedBytes(bytes);
            assert_eq!(bytes.to_string().parse(), Ok(bytes));
        }
        let list = "12, 240, 88, 3, 199, 45, 6, 231, 128, 17";
        assert_eq!(TypedBytes::default().to_string(), list);
    }

    #[test]
    fn a_wrong_text_has_its_reason() {
        use BytesError::{Count, Digits, TooLarge, Unexpected};
        for (text, expected) in [
            ("", Count { found: 0 }),
            (" , ", Count { found: 0 }),
            ("7", Count { found: 1 }),
            ("1,2,3,4,5,6,7,8,9", Count { found: 9 }),
            ("1,2,3,4,5,6,7,8,9,10,11", Count { found: 11 }),
            ("0c", Digits { found: 2 }),
            ("0cf05803c72d06e7801", Digits { found: 19 }),
            ("0cf05803c72d06e780110", Digits { found: 21 }),
            (
                "00cf05803c72d06e7801100000000000000000000",
                Digits { found: 41 },
            ),
            ("1234", Digits { found: 4 }),
            ("1,2,3,256,5,6,7,8,9,10", TooLarge { place: 4 }),
            ("1,2,3,4,5,6,7,8,9,99999999999", TooLarge { place: 10 }),
            ("ff,100", TooLarge { place: 2 }),
            (
                "-1, 2",
                Unexpected {
                    position: 1,
                    found: '-',
                },
            ),
            (
                "1, 2.5",
                Unexpected {
                    position: 5,
                    found: '.',
                },
            ),
            (
                "ā 0xg",
                Unexpected {
                    position: 1,
                    found: 'ā',
                },
            ),
            (
                "1, 0xg",
                Unexpected {
                    position: 6,
                    found: 'g',
                },
            ),
            (
                "10x5",
                Unexpected {
                    position: 3,
                    found: 'x',
                },
            ),
            (
                "１２",
                Unexpected {
                    position: 1,
                    found: '１',
                },
            ),
        ] {
            assert_eq!(text.parse::<TypedBytes>(), Err(expected), "{text}");
        }
    }
}
