//! The browser's capabilities, one file each: the only users of web-sys.
//!
//! Any of them may be missing or refuse (D12): each file opens by saying what
//! can fail, and no failure here is a panic.

pub mod address;
pub mod clipboard;
pub mod clock;
pub mod download;
pub mod entropy;
pub mod nearness;
pub mod page;
pub mod storage;

use web_sys::{Document, Window};

/// The window, where there is one: not in a worker.
fn window() -> Option<Window> {
    web_sys::window()
}

fn document() -> Option<Document> {
    window()?.document()
}
