//! The clipboard. Missing on plain http, refused in a frame without
//! `allow="clipboard-write"`, and the older way may answer "no" without a word.

use leptos::task::spawn_local;
use std::cell::RefCell;
use wasm_bindgen_futures::JsFuture;
use web_sys::js_sys::{Function, Promise, Reflect};
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{HtmlDocument, HtmlElement, HtmlTextAreaElement};

/// Copies a text and tells, once it is certain, whether it is on the clipboard.
///
/// Must be called straight from the visitor's click: Safari refuses a write that
/// comes after anything was waited for.
pub fn copy(text: String, done: impl FnOnce(bool) + 'static) {
    match write(&text) {
        Ok(writing) => spawn_local(async move {
            let written = JsFuture::from(writing).await.is_ok();
            done(written || copy_selection_of(&text).is_some());
        }),
        Err(_) => done(copy_selection_of(&text).is_some()),
    }
}

/// Starts `navigator.clipboard.writeText`. By name, since web-sys takes for
/// granted that the property is there.
fn write(text: &str) -> Result<Promise, JsValue> {
    let window = super::window().ok_or(JsValue::NULL)?;
    let clipboard = Reflect::get(&window.navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"writeText".into())?.dyn_into()?;
    write.call1(&clipboard, &text.into())?.dyn_into()
}

/// The older way: selects the text in a field made for it and has the document
/// copy its selection. `None` when that did not work.
fn copy_selection_of(text: &str) -> Option<()> {
    let document: HtmlDocument = super::document()?.dyn_into().ok()?;
    let focused = focused();
    let field: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    field.set_value(text);
    field.set_read_only(true);
    field.set_class_name("visually-hidden");
    document.body()?.append_child(&field).ok()?;
    select_all(&field);
    let copied = document.exec_command("copy").unwrap_or(false);
    field.remove();
    if let Some(focused) = focused {
        _ = focused.focus();
    }
    copied.then_some(())
}

thread_local! {
    /// What had the focus before a text was selected.
    static BEFORE: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

fn focused() -> Option<HtmlElement> {
    super::document()?.active_element()?.dyn_into().ok()
}

/// Focuses the field with this id and selects all of its text, so that the visitor
/// can copy it by hand.
pub fn select(id: &str) {
    let field = super::document().and_then(|document| document.get_element_by_id(id));
    if let Some(field) = field.and_then(|field| field.dyn_into().ok()) {
        BEFORE.set(focused());
        select_all(&field);
    }
}

/// Gives the focus back to what had it before [`select`].
pub fn go_back() {
    if let Some(before) = BEFORE.take() {
        _ = before.focus();
    }
}

fn select_all(field: &HtmlTextAreaElement) {
    _ = field.focus();
    // Not `select()`: iOS ignores it on a field that is read-only.
    _ = field.set_selection_range(0, field.text_length());
}
