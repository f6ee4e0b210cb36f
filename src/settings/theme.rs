//! Light or dark.

use crate::i18n::UnknownChoice;
use std::str::FromStr;

/// The colours of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// Every theme, in the order of the switch.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// The name in the `data-theme` attribute, the address and the storage.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl FromStr for Theme {
    type Err = UnknownChoice;

    fn from_str(name: &str) -> Result<Self, UnknownChoice> {
        Self::ALL
            .into_iter()
            .find(|theme| theme.as_str() == name)
            .ok_or(UnknownChoice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_theme_reads_back_from_its_name() {
        for theme in Theme::ALL {
            assert_eq!(theme.as_str().parse(), Ok(theme));
        }
        assert_eq!("Dark".parse::<Theme>(), Err(UnknownChoice));
    }
}
