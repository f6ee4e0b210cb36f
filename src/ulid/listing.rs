//! Many ULIDs as one text: for the clipboard, a file, or a program.

mod format;
mod prefix;

pub use format::{Format, LetterCase};
pub use prefix::{Prefix, PrefixError};

use super::Ulid;
use super::base32::{self, TIMESTAMP_LENGTH};
use super::civil::CivilTime;
use super::uuid::Uuid;
use format::Layout;

/// How many characters of a UUID hold the time: twelve digits and a hyphen.
const UUID_TIMESTAMP_LENGTH: usize = 13;

/// How ULIDs are written as one text.
///
/// ```
/// use ulid_generator::ulid::Ulid;
/// use ulid_generator::ulid::listing::{Format, LetterCase, Listing};
///
/// let ulids = [Ulid::MIN, Ulid::MAX];
/// let lines = Listing::default().text(&ulids);
/// assert_eq!(lines, "00000000000000000000000000\n7ZZZZZZZZZZZZZZZZZZZZZZZZZ");
///
/// let listing = Listing {
///     format: Format::Csv,
///     case: LetterCase::Lower,
///     prefix: "evt_".parse()?,
/// };
/// assert_eq!(
///     listing.file(&ulids[1..]),
///     "ulid,time\r\nevt_7zzzzzzzzzzzzzzzzzzzzzzzzz,10889-08-02T05:31:50.655Z\r\n",
/// );
/// # Ok::<(), ulid_generator::ulid::listing::PrefixError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// What it is for.
    pub format: Format,
    /// The case of the ULIDs' letters.
    pub case: LetterCase,
    /// What stands before each ID, in any format.
    pub prefix: Prefix,
}

impl Listing {
    /// All of them, for the clipboard: without a line end after the last line. Of
    /// none there is an empty text, array or list, or the header alone.
    #[must_use]
    pub fn text(&self, ulids: &[Ulid]) -> String {
        let mut writer = Writer::new(self.clone());
        let mut text = writer.piece(ulids);
        text.push_str(writer.end());
        text
    }

    /// One of them as it stands in the text, in three parts: the prefix, the characters
    /// of the time, and those of the randomness.
    ///
    /// ```
    /// use ulid_generator::ulid::Ulid;
    /// use ulid_generator::ulid::listing::{Format, Listing};
    ///
    /// let listing = Listing { format: Format::Uuid, prefix: "evt_".parse()?, ..Listing::default() };
    /// let parts = listing.parts(Ulid::MAX);
    /// assert_eq!(parts, ["evt_", "ffffffff-ffff", "-ffff-ffff-ffffffffffff"]);
    /// # Ok::<(), ulid_generator::ulid::listing::PrefixError>(())
    /// ```
    #[must_use]
    pub fn parts(&self, ulid: Ulid) -> [String; 3] {
        let mut writer = Writer::new(Self {
            // The ID of a JSON string or an SQL literal is that of a line.
            format: match self.format {
                Format::Uuid => Format::Uuid,
                _ => Format::Lines,
            },
            ..self.clone()
        });
        let prefix = self.prefix.as_str();
        let timestamp_end = prefix.len()
            + match self.format {
                Format::Uuid => UUID_TIMESTAMP_LENGTH,
                _ => TIMESTAMP_LENGTH,
            };
        let mut timestamp = writer.piece(&[ulid]);
        let randomness = timestamp.split_off(timestamp_end);
        let timestamp = timestamp.split_off(prefix.len());
        [prefix.to_owned(), timestamp, randomness]
    }

    /// Whether the text is more than one ID a line.
    #[must_use]
    pub fn has_frame(&self) -> bool {
        !matches!(self.format, Format::Lines | Format::Uuid)
    }

    /// All of them, for a file: the same, and a line end after the last line, if
    /// there is one.
    #[must_use]
    pub fn file(&self, ulids: &[Ulid]) -> String {
        let mut text = self.text(ulids);
        if !text.is_empty() {
            text.push_str(self.format.line_end());
        }
        text
    }
}

/// Writes a listing in pieces, so that there is never all of it in memory. Together
/// they are the text that [`Listing::text`] gives at once.
///
/// ```
/// use ulid_generator::ulid::Ulid;
/// use ulid_generator::ulid::listing::{Format, Listing, Writer};
///
/// let listing = Listing { format: Format::Json, ..Listing::default() };
/// let mut writer = Writer::new(listing.clone());
/// let mut text = writer.piece(&[Ulid::MIN]);
/// text.push_str(&writer.piece(&[Ulid::MAX]));
/// text.push_str(writer.end());
/// assert_eq!(text, listing.text(&[Ulid::MIN, Ulid::MAX]));
/// ```
#[derive(Clone, Debug)]
pub struct Writer {
    listing: Listing,
    layout: Layout,
    is_empty: bool,
    /// What stands before the next ID: all in one, for the sake of speed.
    before: String,
    /// The last time written, with its milliseconds: most are that of the ULID before.
    time: Option<(u64, String)>,
}

impl Writer {
    /// A writer of which nothing is written yet.
    #[must_use]
    pub fn new(listing: Listing) -> Self {
        let layout = listing.format.layout();
        Self {
            before: before_id(&listing, &layout, layout.open),
            listing,
            layout,
            is_empty: true,
            time: None,
        }
    }

    /// The next piece of the text.
    #[must_use]
    pub fn piece(&mut self, ulids: &[Ulid]) -> String {
        /// As much as an ID and what stands around it take, but for the prefix.
        const WIDTH: usize = 56;

        let width = WIDTH + self.listing.prefix.as_str().len();
        let mut text = Vec::with_capacity(ulids.len() * width);
        for ulid in ulids {
            self.item(&mut text, *ulid);
        }
        // Checked once for the whole: all of it is ASCII, so it is always text.
        String::from_utf8(text).unwrap_or_default()
    }

    /// What stands after the last piece.
    #[must_use]
    pub fn end(&self) -> &'static str {
        if self.is_empty {
            self.layout.empty
        } else {
            self.layout.close
        }
    }

    fn item(&mut self, text: &mut Vec<u8>, ulid: Ulid) {
        text.extend_from_slice(self.before.as_bytes());
        if self.is_empty {
            self.is_empty = false;
            self.before = before_id(&self.listing, &self.layout, self.layout.between);
        }
        if self.listing.format == Format::Uuid {
            text.extend_from_slice(&Uuid::from(ulid).encode());
        } else {
            let mut id = base32::encode(ulid.to_u128());
            if self.listing.case == LetterCase::Lower {
                id.make_ascii_lowercase();
            }
            text.extend_from_slice(&id);
        }
        text.extend_from_slice(self.layout.after.as_bytes());
        if self.listing.format == Format::Csv {
            text.push(b',');
            text.extend_from_slice(self.time(ulid.timestamp_ms()).as_bytes());
        }
    }

    fn time(&mut self, timestamp_ms: u64) -> &str {
        let same = self.time.take().filter(|(ms, _)| *ms == timestamp_ms);
        let time = same.unwrap_or_else(|| (timestamp_ms, CivilTime::utc(timestamp_ms).to_string()));
        &self.time.insert(time).1
    }
}

/// What stands before an ID, with what opens the listing or comes between two.
fn before_id(listing: &Listing, layout: &Layout, start: &str) -> String {
    [start, layout.before, listing.prefix.as_str()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two of one millisecond, in upper case and as UUIDs.
    const IDS: [&str; 2] = ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEK0000000000000000"];
    const UUIDS: [&str; 2] = [
        "01563e3a-b5d3-d676-4c61-efb99302bd5b",
        "01563e3a-b5d3-0000-0000-000000000000",
    ];

    fn ulids() -> [Ulid; 2] {
        IDS.map(|text| Ulid::parse(text).unwrap())
    }

    fn listing(format: Format) -> Listing {
        Listing {
            format,
            ..Listing::default()
        }
    }

    #[test]
    fn every_format_of_none_one_and_two() {
        let [a, b] = IDS;
        let [uuid_a, uuid_b] = UUIDS;
        let time = "2016-07-30T23:54:10.259Z";
        for (format, none, one, two) in [
            (Format::Lines, String::new(), a.into(), format!("{a}\n{b}")),
            (
                Format::Json,
                "[]".into(),
                format!("[\n  \"{a}\"\n]"),
                format!("[\n  \"{a}\",\n  \"{b}\"\n]"),
            ),
            (
                Format::Csv,
                "ulid,time".into(),
                format!("ulid,time\r\n{a},{time}"),
                format!("ulid,time\r\n{a},{time}\r\n{b},{time}"),
            ),
            (
                Format::Sql,
                "()".into(),
                format!("(\n  '{a}'\n)"),
                format!("(\n  '{a}',\n  '{b}'\n)"),
            ),
            (
                Format::Uuid,
                String::new(),
                uuid_a.into(),
                format!("{uuid_a}\n{uuid_b}"),
            ),
        ] {
            let listing = listing(format);
            for (count, expected) in [none, one, two].into_iter().enumerate() {
                let ulids = &ulids()[..count];
                assert_eq!(listing.text(ulids), expected, "{format:?}");
                let last = if expected.is_empty() {
                    ""
                } else {
                    format.line_end()
                };
                assert_eq!(listing.file(ulids), expected + last, "{format:?}");
            }
        }
    }

    #[test]
    fn lower_case_is_for_ulids_alone_and_a_prefix_is_for_all() {
        let lower = IDS[0].to_ascii_lowercase();
        for (format, upper_id, lower_id) in [
            (Format::Lines, IDS[0], lower.as_str()),
            (Format::Json, IDS[0], &lower),
            (Format::Csv, IDS[0], &lower),
            (Format::Sql, IDS[0], &lower),
            (Format::Uuid, UUIDS[0], UUIDS[0]),
        ] {
            let bare = listing(format).text(&ulids()[..1]);
            for (case, id) in [(LetterCase::Upper, upper_id), (LetterCase::Lower, lower_id)] {
                let listing = Listing {
                    format,
                    case,
                    prefix: "Evt_".parse().unwrap(),
                };
                let expected = bare.replace(upper_id, &format!("Evt_{id}"));
                assert_eq!(listing.text(&ulids()[..1]), expected, "{format:?}");
            }
        }
    }

    #[test]
    fn b78_fifty_lines_have_1349_characters_and_no_last_line_feed() {
        let ulids: Vec<Ulid> = (0..50).map(Ulid::from_u128).collect();
        let text = Listing::default().text(&ulids);
        assert_eq!(text.len(), 50 * 26 + 49);
        let read: Vec<Ulid> = text
            .split('\n')
            .map(|line| Ulid::parse(line).unwrap())
            .collect();
        assert_eq!(read, ulids);
    }

    #[test]
    fn the_time_column_follows_every_change_of_the_millisecond() {
        let at = |ms| Ulid::from_parts(ms, [0; 10]).unwrap();
        let text = listing(Format::Csv).text(&[at(1), at(0), at(0), at(253_402_300_800_000)]);
        let times: Vec<&str> = text
            .split("\r\n")
            .map(|line| line.split_once(',').unwrap().1)
            .collect();
        let expected = [
            "time",
            "1970-01-01T00:00:00.001Z",
            "1970-01-01T00:00:00.000Z",
            "1970-01-01T00:00:00.000Z",
            "10000-01-01T00:00:00.000Z",
        ];
        assert_eq!(times, expected);
    }
}
