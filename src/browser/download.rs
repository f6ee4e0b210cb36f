//! Files for the visitor. In a sandboxed frame without `allow-downloads` nothing is
//! saved, and no one is told.

use leptos::prelude::set_timeout;
use std::time::Duration;
use web_sys::js_sys::Array;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlElement, Url};

/// How long the browser has to begin saving.
const SAVING: Duration = Duration::from_secs(10);

/// A file in the making. The browser keeps its pieces, not this program: they take
/// their own length once, and are let go with it.
#[derive(Default)]
pub struct File(Array);

impl File {
    /// Adds a piece at the end.
    ///
    /// # Errors
    ///
    /// When the browser has no room for it.
    pub fn push(&self, piece: &str) -> Result<(), JsValue> {
        let parts = Array::of1(&piece.into());
        self.0.push(&Blob::new_with_str_sequence(&parts)?.into());
        Ok(())
    }

    /// Has the browser save it under a name, as what its media type says.
    ///
    /// # Errors
    ///
    /// When the browser has no room for it, or no links.
    pub fn save(self, name: &str, media_type: &str) -> Result<(), JsValue> {
        let properties = BlobPropertyBag::new();
        properties.set_type(media_type);
        let blob = Blob::new_with_blob_sequence_and_options(&self.0, &properties)?;
        let address = Url::create_object_url_with_blob(&blob)?;
        let document = super::document().ok_or(JsValue::NULL)?;
        let link: HtmlElement = document.create_element("a")?.dyn_into()?;
        link.set_attribute("href", &address)?;
        link.set_attribute("download", name)?;
        link.click();
        // The address holds the file in memory; the browser has to read it first.
        set_timeout(move || _ = Url::revoke_object_url(&address), SAVING);
        Ok(())
    }
}
