//! Many ULIDs as one text.

use super::Ulid;
use super::base32::{self, LENGTH};

/// One ULID a line, with a line feed between two and none after the last.
///
/// ```
/// use ulid_generator::ulid::{Ulid, lines};
///
/// let text = lines::join(&[Ulid::MIN, Ulid::MAX]);
/// assert_eq!(text, "00000000000000000000000000\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
/// assert_eq!(lines::join(&[]), "");
/// ```
#[must_use]
pub fn join(ulids: &[Ulid]) -> String {
    let mut text = Vec::with_capacity(ulids.len() * (LENGTH + 1));
    for ulid in ulids {
        text.extend_from_slice(&base32::encode(ulid.to_u128()));
        text.push(b'\n');
    }
    text.pop();
    // Checked once for the whole: it comes from the alphabet, so it is always text.
    String::from_utf8(text).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b78_fifty_lines_have_1349_characters_and_no_last_line_feed() {
        let ulids: Vec<Ulid> = (0..50).map(Ulid::from_u128).collect();
        let text = join(&ulids);
        assert_eq!(text.len(), 50 * 26 + 49);
        let read: Vec<Ulid> = text
            .split('\n')
            .map(|line| Ulid::parse(line).unwrap())
            .collect();
        assert_eq!(read, ulids);
        assert_eq!(join(&ulids[..1]), "00000000000000000000000000");
    }
}
