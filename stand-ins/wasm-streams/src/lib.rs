//! Stands in for the crate `wasm-streams`.
//!
//! Leptos always brings it, for server functions that stream, and it exports its
//! functions from the wasm. What is exported is never removed, so a page without a
//! server would carry 3 KB of it. This is as much of its interface as `server_fn` is
//! built with, and none of it does anything.

use futures_util::stream::{Empty, Stream, empty};
use wasm_bindgen::{JsCast, JsValue};
pub use web_sys::ReadableStream as RawStream;

/// A stream that is not read.
#[derive(Debug)]
pub struct ReadableStream(RawStream);

impl ReadableStream {
    /// Takes a stream of the browser.
    #[must_use]
    pub fn from_raw(raw: RawStream) -> Self {
        Self(raw)
    }

    /// Takes a stream of Rust, and drops it: there is no server to send it to.
    pub fn from_stream(stream: impl Stream<Item = Result<JsValue, JsValue>> + 'static) -> Self {
        drop(stream);
        Self(JsValue::UNDEFINED.unchecked_into())
    }

    /// The stream as it was given.
    #[must_use]
    pub fn into_raw(self) -> RawStream {
        self.0
    }

    /// A stream of Rust, at its end.
    #[must_use]
    pub fn into_stream(self) -> Empty<Result<JsValue, JsValue>> {
        empty()
    }
}
