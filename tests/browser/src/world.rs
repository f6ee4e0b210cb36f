//! The clock, the random source, and what the browser refuses.

use serde::Serialize;

/// The script that makes a world of it.
const SCRIPT: &str = include_str!("world.js");

/// Whether the browser lets the page use something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Capability {
    /// As the browser has it.
    There,
    /// Not there at all.
    Missing,
    /// There, but it refuses.
    Refused,
}

/// What a page meets in a test. Fixed by a script that runs before the page's own,
/// so that the application needs no hook for its tests.
#[derive(Clone, Debug, Serialize)]
pub struct World {
    /// What the clock shows, in milliseconds since 1970-01-01 UTC.
    pub now_ms: f64,
    /// `crypto.getRandomValues`: there, it gives the bytes of [`World::byte`].
    pub random: Capability,
    /// `navigator.clipboard`.
    pub clipboard: Capability,
    /// `document.execCommand`; refused, it answers `false`.
    pub exec_command: Capability,
    /// `localStorage`; refused, even touching it throws.
    pub storage: Capability,
    /// Whether the storage is full: what is there is read, nothing more goes in.
    pub storage_is_full: bool,
    /// `navigator.serviceWorker`; refused, it registers nothing.
    pub service_worker: Capability,
    /// `WebAssembly`.
    pub web_assembly: Capability,
    /// Whether the application starts only once the test calls `testWorld.release()`.
    pub wasm_waits: bool,
}

impl Default for World {
    fn default() -> Self {
        Self {
            now_ms: 1_712_345_678_901.0,
            random: Capability::There,
            clipboard: Capability::There,
            exec_command: Capability::There,
            storage: Capability::There,
            storage_is_full: false,
            service_worker: Capability::There,
            web_assembly: Capability::There,
            wasm_waits: false,
        }
    }
}

impl World {
    /// The random bytes that the page is given, counted from 0 over all its calls.
    pub fn byte(index: usize) -> u8 {
        u8::try_from((index * 37 + 11) % 256).unwrap_or_default()
    }

    /// The script that makes it.
    pub(crate) fn script(&self) -> serde_json::Result<String> {
        Ok(format!("({SCRIPT})({})", serde_json::to_string(self)?))
    }

    /// The same for a browser that can't be told its languages.
    pub(crate) fn script_in(&self, languages: &str) -> serde_json::Result<String> {
        let languages: Vec<&str> = languages.split(',').collect();
        let languages = serde_json::to_string(&languages)?;
        Ok(format!(
            "{};Object.defineProperty(navigator, 'languages', {{ value: {languages} }});",
            self.script()?
        ))
    }
}
