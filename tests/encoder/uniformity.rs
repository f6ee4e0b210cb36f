//! Every random bit reaches the text, and none is favoured (B49).

use crate::pseudo_random::PseudoRandom;
use ulid_generator::ulid::Ulid;

const SYMBOLS: &str = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Pearson's statistic of how often each symbol stands at `place`.
fn chi_square(texts: &[String], place: usize, symbols: &str) -> f64 {
    let expected = f64::from(u32::try_from(texts.len()).unwrap())
        / f64::from(u32::try_from(symbols.len()).unwrap());
    symbols
        .bytes()
        .map(|symbol| {
            let count = texts.iter().filter(|t| t.as_bytes()[place] == symbol);
            let difference = f64::from(u32::try_from(count.count()).unwrap()) - expected;
            difference * difference / expected
        })
        .sum()
}

/// Of 31 degrees of freedom, a fair source exceeds 80 three times in a million.
/// A byte divided by 255, as some libraries do, would reach about 128: `0` then
/// comes 9 times in 256 and `Z` 7 times.
#[test]
fn b49_no_symbol_is_favoured_at_any_place() {
    let mut random = PseudoRandom(49);
    let texts: Vec<String> = (0..100_000)
        .map(|_| Ulid::from_u128(random.next_u128()).to_string())
        .collect();
    assert!(
        texts
            .iter()
            .all(|t| t.starts_with(|c| ('0'..='7').contains(&c)))
    );
    assert!(chi_square(&texts, 0, "01234567") < 45.0);
    for place in 1..26 {
        let statistic = chi_square(&texts, place, SYMBOLS);
        assert!(statistic < 80.0, "{statistic} at {place}");
    }
}

#[test]
fn b49_the_extreme_bytes_stay_in_the_alphabet() {
    for (byte, expected) in [(0x00, "0000000000000000"), (0xFF, "ZZZZZZZZZZZZZZZZ")] {
        let ulid = Ulid::from_parts(0, [byte; 10]).unwrap();
        assert_eq!(ulid.encode().randomness(), expected);
    }
}
