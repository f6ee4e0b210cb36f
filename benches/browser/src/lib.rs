//! The encoder as the page has it, to be measured in a browser: `./x bench`.

#![cfg(target_arch = "wasm32")]

use ulid_generator::ulid::bulk::Bulk;
use ulid_generator::ulid::generator::{self, RANDOM_BYTES};
use ulid_generator::ulid::listing::Listing;
use wasm_bindgen::prelude::wasm_bindgen;

/// As many as the random bytes of one call are enough for, as the page makes them.
const ULIDS_A_STEP: u32 = 6_500;

fn random_bytes(length: usize) -> Option<Vec<u8>> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A set as one text, as `Generate` and `Copy all` make it; empty without a random
/// source.
#[wasm_bindgen]
pub fn make(now_ms: u64, count: usize) -> String {
    random_bytes(count * RANDOM_BYTES)
        .and_then(|random| generator::plain(now_ms, &random).ok())
        .map_or_else(String::new, |ulids| Listing::default().text(&ulids))
}

/// The lines of a file, piece after piece.
#[wasm_bindgen]
pub struct Lines(Bulk);

#[wasm_bindgen]
impl Lines {
    /// So many lines, none of which is made.
    #[wasm_bindgen(constructor)]
    pub fn new(count: u32) -> Self {
        Self(Bulk::plain(count, Listing::default()))
    }

    /// The next piece; empty after the last.
    pub fn next(&mut self, now_ms: u64) -> String {
        random_bytes(self.0.random_bytes(ULIDS_A_STEP))
            .and_then(|random| self.0.step(ULIDS_A_STEP, now_ms, &random).ok())
            .unwrap_or_default()
    }
}
