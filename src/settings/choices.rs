//! The closed sets that are set on the page, by their names. Those of the encoder
//! get them here: it knows nothing of addresses and markup.

use crate::choice::names;
use crate::ulid::listing::{Format, LetterCase};
use crate::ulid::moment::Zone;

/// How the ULIDs of one millisecond differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Each by 80 fresh random bits, in no order.
    #[default]
    Plain,
    /// Each is the one before plus one, so they ascend.
    Monotonic,
}

names!(Mode {
    Plain = "plain",
    Monotonic = "monotonic",
});

names!(Format {
    Lines = "lines",
    Json = "json",
    Csv = "csv",
    Sql = "sql",
    Uuid = "uuid",
});

names!(LetterCase {
    Upper = "upper",
    Lower = "lower",
});

names!(Zone {
    Utc = "utc",
    Local = "local",
});
