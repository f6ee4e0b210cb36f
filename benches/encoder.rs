//! The encoder beside the published crates: `cargo bench -p encoder-benches`.

use ferroid::base32::Base32UlidExt;
use ferroid::id::ULID;
use measure::Contest;
use rand::{Rng, RngExt};
use std::fmt::{Display, Write};
use std::hint::black_box;
use std::time::{SystemTime, UNIX_EPOCH};
use ulid_generator::ulid::batch_reading::BatchReader;
use ulid_generator::ulid::listing::Listing;
use ulid_generator::ulid::{Ulid, generator};

/// How many different values one call works through.
const VALUES: u32 = 200;

fn main() {
    let mut random = rand::rng();
    let values: Vec<u128> = (0..VALUES).map(|_| random.random()).collect();
    encode(&values);
    fifty_as_one_text();

    let texts: Vec<String> = values
        .iter()
        .map(|bits| Ulid::from_u128(*bits).to_string())
        .collect();
    read("reading a valid ULID", Some(0.8), &texts);
    let lower: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
    read("reading a valid ULID in lower case", None, &lower);
    let invalid: Vec<String> = texts
        .iter()
        .enumerate()
        .map(|(place, text)| {
            let place = place % 26;
            text.chars()
                .enumerate()
                .map(|(at, c)| if at == place { 'U' } else { c })
                .collect()
        })
        .collect();
    read("reading a ULID with one wrong character", None, &invalid);
    let lines: Vec<Ulid> = (0..10_000)
        .map(|_| Ulid::from_u128(random.random()))
        .collect();
    ten_thousand_lines(&Listing::default().text(&lines));
}

/// Text in a buffer that is there already.
fn encode(values: &[u128]) {
    /// For the crates that have no other way: into a text that has the room.
    fn display(text: &mut String, ulid: impl Display) {
        text.clear();
        let _ = write!(text, "{ulid}");
        black_box(&text);
    }

    let ours: Vec<_> = values.iter().map(|bits| Ulid::from_u128(*bits)).collect();
    let ulid: Vec<_> = values.iter().map(|bits| ulid::Ulid(*bits)).collect();
    let rusty: Vec<_> = values
        .iter()
        .map(|bits| rusty_ulid::Ulid::from(*bits))
        .collect();
    let ferroid: Vec<_> = values.iter().map(|bits| ULID::from_raw(*bits)).collect();
    let mr: Vec<_> = values
        .iter()
        .map(|bits| mr_ulid::ZeroableUlid::from_u128(*bits))
        .collect();
    // It makes its own; there is no way to give it bits.
    let mut lite = ulid_lite::UlidGenerator::from_seed(1);
    let lite: Vec<_> = values.iter().map(|_| lite.ulid()).collect();
    let copied: Vec<[u8; 26]> = values
        .iter()
        .map(|bits| ulid_generator::ulid::base32::encode(*bits))
        .collect();
    let mut text = String::with_capacity(26);
    let mut text_2 = String::with_capacity(26);
    let mut text_3 = String::with_capacity(26);

    Contest::new("encoding to a buffer", VALUES)
        .ours("this encoder", || {
            for ulid in &ours {
                black_box(ulid.encode());
            }
        })
        .reference("this encoder, as `&str`", || {
            for ulid in &ours {
                black_box(ulid.encode().as_str());
            }
        })
        .published("ulid", || {
            for ulid in &ulid {
                black_box(ulid.array_to_str(&mut [0; ulid::ULID_LEN]));
            }
        })
        .published("rusty_ulid", move || {
            for ulid in &rusty {
                text.clear();
                rusty_ulid::crockford::append_crockford_u64_tuple((*ulid).into(), &mut text);
                black_box(&text);
            }
        })
        .published("ferroid", || {
            for ulid in &ferroid {
                black_box(ulid.encode());
            }
        })
        .published("mr-ulid", move || {
            for ulid in &mr {
                display(&mut text_2, ulid);
            }
        })
        .published("ulid-lite", move || {
            for ulid in &lite {
                display(&mut text_3, ulid);
            }
        })
        .reference("copying 26 bytes: the limit", || {
            for text in &copied {
                black_box(*black_box(text));
            }
        })
        .run(Some(0.55));
}

/// Fifty new ULIDs, one a line: as the page's `Generate` and `Copy all`.
fn fifty_as_one_text() {
    fn joined<T: Display>(mut new: impl FnMut() -> T) {
        let mut text = String::with_capacity(50 * 27);
        for _ in 0..50 {
            let _ = writeln!(text, "{}", new());
        }
        text.pop();
        black_box(text);
    }

    Contest::new("50 new ULIDs as one text", 50)
        .ours("this encoder", || {
            let now = SystemTime::now()
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default();
            let mut random = [0; 50 * generator::RANDOM_BYTES];
            rand::rng().fill_bytes(&mut random);
            let timestamp_ms = u64::try_from(now.as_millis()).unwrap_or_default();
            let batch = generator::plain(timestamp_ms, &random).unwrap_or_default();
            black_box(Listing::default().text(&batch));
        })
        .published("ulid", || joined(ulid::Ulid::generate))
        .published("rusty_ulid", || joined(rusty_ulid::Ulid::generate))
        .published("ferroid", || joined(|| ULID::now().encode()))
        .published("mr-ulid", || joined(mr_ulid::Ulid::new))
        .published("ulid-lite (no secure random source)", || {
            joined(ulid_lite::Ulid::new);
        })
        .run(Some(0.45));
}

/// Strict reading, as strict as each crate is.
fn read(title: &'static str, wanted: Option<f64>, texts: &[String]) {
    Contest::new(title, VALUES)
        .ours("this encoder", || {
            for text in texts {
                let _ = black_box(Ulid::parse(text));
            }
        })
        .published("ulid", || {
            for text in texts {
                let _ = black_box(ulid::Ulid::from_string(text));
            }
        })
        .published("rusty_ulid", || {
            for text in texts {
                let _ = black_box(text.parse::<rusty_ulid::Ulid>());
            }
        })
        .published("ferroid", || {
            for text in texts {
                let _ = black_box(ULID::decode(text));
            }
        })
        .published("mr-ulid", || {
            for text in texts {
                let _ = black_box(text.parse::<mr_ulid::ZeroableUlid>());
            }
        })
        .run(wanted);
}

/// Ten thousand lines of one text, as pasted; the published crates only read each,
/// the batch reader also finds duplicates, order, steps and shared milliseconds.
fn ten_thousand_lines(text: &str) {
    let sum = |read: fn(&str) -> u128| {
        move || {
            black_box(text.lines().map(read).fold(0, u128::wrapping_add));
        }
    };
    Contest::new("a line of 10,000", 10_000)
        .ours(
            "this encoder, strictly",
            sum(|line| Ulid::parse(line).map_or(0, Ulid::to_u128)),
        )
        .reference("this encoder, with all that the page says of them", || {
            let mut reader = BatchReader::default();
            for line in text.lines() {
                reader.push(line);
            }
            black_box(reader);
        })
        .published(
            "ulid",
            sum(|line| ulid::Ulid::from_string(line).map_or(0, |ulid| ulid.0)),
        )
        .published(
            "rusty_ulid",
            sum(|line| line.parse::<rusty_ulid::Ulid>().map_or(0, u128::from)),
        )
        .published(
            "ferroid",
            sum(|line| ULID::decode(line).map_or(0, |ulid| ulid.to_raw())),
        )
        .published(
            "mr-ulid",
            sum(|line| {
                line.parse::<mr_ulid::ZeroableUlid>()
                    .map_or(0, mr_ulid::ZeroableUlid::to_u128)
            }),
        )
        .run(None);
}
