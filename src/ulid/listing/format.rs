//! The forms of a listing.

/// What a listing is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// One ULID a line.
    #[default]
    Lines,
    /// An array of strings.
    Json,
    /// A table of ULIDs and their times in UTC, as
    /// [RFC 4180](https://www.rfc-editor.org/rfc/rfc4180) has it: a header, and
    /// carriage return and line feed between its lines.
    Csv,
    /// A list in parentheses, to stand after `IN` or to be taken for values.
    Sql,
    /// The UUID of each, one a line.
    Uuid,
}

/// The case of the letters of a ULID; both are the same ULID. A UUID is in lower
/// case in either, as RFC 9562 has it, and a prefix stays as it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LetterCase {
    /// As in the specification.
    #[default]
    Upper,
    /// As some URLs and file systems want it.
    Lower,
}

/// What stands around the IDs.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// Before the first ID.
    pub(super) open: &'static str,
    /// Before an ID and its prefix.
    pub(super) before: &'static str,
    /// Right after the ID.
    pub(super) after: &'static str,
    /// Between two of them.
    pub(super) between: &'static str,
    /// After the last one.
    pub(super) close: &'static str,
    /// All there is if there are none.
    pub(super) empty: &'static str,
}

impl Format {
    /// The extension of a file's name, without a point.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Lines | Self::Uuid => "txt",
            Self::Json => "json",
            Self::Csv => "csv",
            Self::Sql => "sql",
        }
    }

    /// The media type of a file, with its character encoding where the type has one.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Lines | Self::Uuid => "text/plain;charset=utf-8",
            Self::Json => "application/json",
            Self::Csv => "text/csv;charset=utf-8",
            Self::Sql => "application/sql",
        }
    }

    /// What ends a line, and so the last line of a file.
    #[must_use]
    pub const fn line_end(self) -> &'static str {
        match self {
            Self::Csv => "\r\n",
            _ => "\n",
        }
    }

    pub(super) const fn layout(self) -> Layout {
        match self {
            Self::Lines | Self::Uuid => Layout {
                open: "",
                before: "",
                after: "",
                between: "\n",
                close: "",
                empty: "",
            },
            Self::Json => Layout {
                open: "[\n",
                before: "  \"",
                after: "\"",
                between: ",\n",
                close: "\n]",
                empty: "[]",
            },
            Self::Csv => Layout {
                open: "ulid,time\r\n",
                before: "",
                after: "",
                between: "\r\n",
                close: "",
                empty: "ulid,time",
            },
            Self::Sql => Layout {
                open: "(\n",
                before: "  '",
                after: "'",
                between: ",\n",
                close: "\n)",
                empty: "()",
            },
        }
    }
}
