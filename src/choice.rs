//! Closed sets of choices, and the names by which they stand in the address, the
//! storage and the markup.

/// A text that names no choice: an address or a storage may hold anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownChoice;

/// Gives an enum its `ALL`, `as_str` and `FromStr`. A choice without a name does not
/// compile.
macro_rules! names {
    ($set:ty { $($choice:ident = $name:literal),+ $(,)? }) => {
        impl $set {
            /// Every choice, in the order in which the page shows them.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$choice),+];

            /// The name in the address, the storage and the markup.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$choice => $name),+
                }
            }
        }

        impl std::str::FromStr for $set {
            type Err = $crate::choice::UnknownChoice;

            /// Reads exactly the name.
            fn from_str(name: &str) -> Result<Self, Self::Err> {
                match name {
                    $($name => Ok(Self::$choice),)+
                    _ => Err($crate::choice::UnknownChoice),
                }
            }
        }
    };
}

pub(crate) use names;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::settings::{Mode, Theme};
    use crate::ulid::listing::{Format, LetterCase};
    use crate::ulid::moment::Zone;
    use std::fmt::Debug;
    use std::str::FromStr;

    /// These names stand in people's bookmarks.
    #[test]
    fn every_choice_reads_back_from_its_name_alone() {
        check(&Language::ALL, Language::as_str, &["lv", "en"]);
        check(&Theme::ALL, Theme::as_str, &["system", "light", "dark"]);
        check(&Mode::ALL, Mode::as_str, &["plain", "monotonic"]);
        let formats = ["lines", "json", "csv", "sql", "uuid"];
        check(&Format::ALL, Format::as_str, &formats);
        check(&LetterCase::ALL, LetterCase::as_str, &["upper", "lower"]);
        check(&Zone::ALL, Zone::as_str, &["utc", "local"]);
    }

    fn check<T>(all: &[T], as_str: fn(T) -> &'static str, names: &[&str])
    where
        T: Copy + Debug + Default + PartialEq + FromStr<Err = UnknownChoice>,
    {
        assert_eq!(all[0], T::default());
        for (choice, name) in all.iter().zip(names) {
            assert_eq!(as_str(*choice), *name);
            assert_eq!(name.parse(), Ok(*choice));
            for unknown in [name.to_uppercase(), format!("{name} "), format!("-{name}")] {
                assert_eq!(unknown.parse::<T>(), Err(UnknownChoice), "{unknown:?}");
            }
        }
        assert_eq!(all.len(), names.len());
        assert_eq!("".parse::<T>(), Err(UnknownChoice));
    }
}
