//! The settings that may stand in the address, so that a bookmark brings them back
//! (D9). ULIDs never do. Language and theme have their own way in (D8).

use super::{Count, Mode, TimeChoice};
use crate::ulid::listing::Listing;
use std::str::FromStr;

/// The settings of the generator.
///
/// ```
/// use ulid_generator::settings::{AddressSettings, Mode};
///
/// // ?mode=monotonic&count=51
/// let settings = AddressSettings::read(&|name| match name {
///     "mode" => Some("monotonic".into()),
///     "count" => Some("51".into()),
///     _ => None,
/// });
/// // What is no count is as good as none.
/// let expected = AddressSettings { mode: Mode::Monotonic, ..Default::default() };
/// assert_eq!(settings, expected);
/// assert_eq!(settings.to_pairs(), [("mode", "monotonic".to_owned())]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AddressSettings {
    /// How many ULIDs: `count`.
    pub count: Count,
    /// How they differ: `mode`.
    pub mode: Mode,
    /// Their time: `time`, in milliseconds since 1970-01-01 UTC, if it is a chosen one.
    pub time: TimeChoice,
    /// How they are written: `format`, `case` and `prefix`.
    pub listing: Listing,
}

impl AddressSettings {
    /// The names of the parameters, in the order in which they are written. To write
    /// an address anew remove all of these, and then add [`Self::to_pairs`].
    pub const NAMES: [&'static str; 6] = ["count", "mode", "time", "format", "case", "prefix"];

    /// Reads the settings from an address, of which `value_of` gives the value of a
    /// parameter. One that is missing, or has a value that is none, is the default.
    #[must_use]
    pub fn read(value_of: &dyn Fn(&str) -> Option<String>) -> Self {
        let [count, mode, time, format, case, prefix] = Self::NAMES.map(value_of);
        Self {
            count: or_default(count),
            mode: or_default(mode),
            time: or_default(time),
            listing: Listing {
                format: or_default(format),
                case: or_default(case),
                prefix: or_default(prefix),
            },
        }
    }

    /// The parameters of the settings that differ from the defaults, with their
    /// values: the address of the plain page has none.
    #[must_use]
    pub fn to_pairs(&self) -> Vec<(&'static str, String)> {
        Self::NAMES
            .into_iter()
            .zip(self.values())
            .zip(Self::default().values())
            .filter(|((_, value), default)| value != default)
            .map(|(pair, _)| pair)
            .collect()
    }

    fn values(&self) -> [String; 6] {
        [
            self.count.to_string(),
            self.mode.as_str().into(),
            self.time.ms().map_or(String::new(), |ms| ms.to_string()),
            self.listing.format.as_str().into(),
            self.listing.case.as_str().into(),
            self.listing.prefix.as_str().into(),
        ]
    }
}

fn or_default<T: FromStr + Default>(value: Option<String>) -> T {
    value
        .and_then(|value| value.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ulid::listing::{Format, LetterCase};

    /// Reads what follows the `?` of an address in which nothing is encoded.
    fn read(query: &str) -> AddressSettings {
        AddressSettings::read(&|name| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            let mut values = pairs.filter(|(key, _)| *key == name);
            values.next().map(|(_, value)| value.to_owned())
        })
    }

    fn query(settings: &AddressSettings) -> String {
        let pairs = settings.to_pairs();
        let pairs: Vec<_> = pairs
            .iter()
            .map(|(name, v)| format!("{name}={v}"))
            .collect();
        pairs.join("&")
    }

    #[test]
    fn every_setting_comes_back() {
        let all = AddressSettings {
            count: "7".parse().unwrap(),
            mode: Mode::Monotonic,
            time: TimeChoice::At(0),
            listing: Listing {
                format: Format::Json,
                case: LetterCase::Lower,
                prefix: "evt_".parse().unwrap(),
            },
        };
        let text = "count=7&mode=monotonic&time=0&format=json&case=lower&prefix=evt_";
        assert_eq!(query(&all), text);
        assert_eq!(read(text), all);
        // Each alone, too.
        for pair in text.split('&') {
            assert_eq!(query(&read(pair)), pair);
        }
    }

    #[test]
    fn the_plain_page_has_a_plain_address() {
        assert_eq!(AddressSettings::default().to_pairs(), []);
        for text in ["", "count=1&mode=plain&format=lines&case=upper&prefix="] {
            assert_eq!(read(text), AddressSettings::default(), "{text}");
        }
    }

    #[test]
    fn b68_bad_values_are_the_defaults_and_leave_the_others_alone() {
        for bad in [
            "count=0",
            "count=51",
            "count=9999",
            "count=null",
            "count=",
            "mode=Monotonic",
            "mode=random",
            "time=now",
            "time=-1",
            "time=281474976710656",
            "time=1e12",
            "format=xml",
            "case=UPPER",
            "prefix=a,b",
            "prefix=123456789012345678901234567890123",
            "unknown=1",
            "ulid=01ARZ3NDEKTSV4RRFFQ69G5FAV",
        ] {
            assert_eq!(read(bad), AddressSettings::default(), "{bad}");
        }
        assert_eq!(query(&read("count=0&case=lower&time=x")), "case=lower");
    }
}
