//! The ULID generator: a page that makes ULIDs in the visitor's browser.
//!
//! - [`ulid`]: the shared encoder, pure.

pub mod ulid;
