//! Light or dark.

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

crate::choice::names!(Theme {
    System = "system",
    Light = "light",
    Dark = "dark",
});
