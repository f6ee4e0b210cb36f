//! What the browser keeps for the next visit. In private windows and sandboxed
//! frames even touching it may throw: then nothing is kept, and nothing is said.

use web_sys::Storage;

/// Keeps a value under a name; no matter where it can't be kept.
pub fn keep(name: &str, value: &str) {
    if let Some(storage) = storage() {
        // Full or refused: the choice holds until the page is closed.
        _ = storage.set_item(name, value);
    }
}

fn storage() -> Option<Storage> {
    super::window()?.local_storage().ok().flatten()
}
