//! The document that holds the application: its root element, where the head
//! script has left the visitor's choices, and the shell in `index.html`.

use web_sys::wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlTextAreaElement};

/// The element that the application fills, emptied of the shell that stood in
/// for it while it loaded; `None` where the page has no such element.
pub fn mount_point() -> Option<HtmlElement> {
    let element = element("app")?;
    element.set_text_content(None);
    Some(element)
}

/// The element with this id, if there is one.
pub fn element(id: &str) -> Option<HtmlElement> {
    super::document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// An attribute of the root element, as the head script set it before the first
/// paint.
pub fn root_attribute(name: &str) -> Option<String> {
    super::document()?.document_element()?.get_attribute(name)
}

/// Sets an attribute of the root element.
pub fn set_root_attribute(name: &str, value: &str) {
    if let Some(root) = super::document().and_then(|document| document.document_element()) {
        // Refused only for a name that is none.
        _ = root.set_attribute(name, value);
    }
}

/// Sets the document's title.
pub fn set_title(title: &str) {
    if let Some(document) = super::document() {
        document.set_title(title);
    }
}

/// Puts a text into the field of several lines with this id, and the focus with it.
pub fn fill(id: &str, text: &str) {
    let field = element(id).and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok());
    if let Some(field) = field {
        field.set_value(text);
        _ = field.focus();
    }
}

/// Moves the focus to the element with this id, if there is one.
pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        _ = element.focus();
    }
}

/// Shows the notice that the page has stopped, with what to do about it.
pub fn show_failure() {
    set_root_attribute("data-failed", "");
}
