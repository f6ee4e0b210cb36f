//! The 128 bits as other programs write them.

use super::Ulid;

/// Each is the whole value, padded to its full length where it has one.
impl Ulid {
    /// 32 hexadecimal digits, lower case.
    ///
    /// ```
    /// use ulid_generator::ulid::Ulid;
    ///
    /// let ulid = Ulid::from_u128(0xC0FFEE);
    /// assert_eq!(ulid.to_hex(), "00000000000000000000000000c0ffee");
    /// assert_eq!(ulid.to_decimal(), "12648430");
    /// assert!(ulid.to_byte_list().ends_with("00 00 c0 ff ee"));
    /// assert!(ulid.to_bit_list().ends_with("11000000 11111111 11101110"));
    /// ```
    #[must_use]
    pub fn to_hex(self) -> String {
        format!("{:032x}", self.to_u128())
    }

    /// A decimal integer, 0 to 2¹²⁸ − 1, of as many digits as it needs.
    #[must_use]
    pub fn to_decimal(self) -> String {
        self.to_u128().to_string()
    }

    /// 16 bytes of two hexadecimal digits, with a space between them.
    #[must_use]
    pub fn to_byte_list(self) -> String {
        self.to_bytes().map(|byte| format!("{byte:02x}")).join(" ")
    }

    /// 128 binary digits, with a space after every eight.
    #[must_use]
    pub fn to_bit_list(self) -> String {
        self.to_bytes().map(|byte| format!("{byte:08b}")).join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_whole_at_both_ends() {
        assert_eq!(Ulid::MIN.to_hex(), "0".repeat(32));
        assert_eq!(Ulid::MAX.to_hex(), "f".repeat(32));
        assert_eq!(Ulid::MIN.to_decimal(), "0");
        assert_eq!(
            Ulid::MAX.to_decimal(),
            "340282366920938463463374607431768211455"
        );
        assert_eq!(Ulid::MIN.to_byte_list(), ["00"; 16].join(" "));
        assert_eq!(Ulid::MAX.to_byte_list(), ["ff"; 16].join(" "));
        assert_eq!(Ulid::MIN.to_bit_list(), ["00000000"; 16].join(" "));
        assert_eq!(Ulid::MAX.to_bit_list(), ["11111111"; 16].join(" "));
    }
}
