//! The ULID generator: a page that makes ULIDs in the visitor's browser.
//!
//! Pure, on any machine:
//! - [`ulid`]: the shared encoder;
//! - [`settings`]: what the visitor can set;
//! - [`choice`]: closed sets of choices and their names;
//! - [`i18n`]: what the page says, in Latvian and in English.
//!
//! In the browser only:
//! - `browser`: the browser's capabilities, one file each;
//! - `state`: what the page knows, and the verbs that change it;
//! - `components` and `app`: what the visitor sees;
//! - `later`: what of it is loaded once a visitor comes near.

pub mod choice;
pub mod i18n;
pub mod settings;
pub mod ulid;

#[cfg(target_arch = "wasm32")]
pub mod app;
#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
pub mod components;
#[cfg(target_arch = "wasm32")]
pub mod later;
#[cfg(target_arch = "wasm32")]
pub mod state;
