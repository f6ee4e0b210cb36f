//! Whether a part of the page is near what the visitor sees. Browsers from before 2019
//! can't tell.

use web_sys::js_sys::Array;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};

/// How far below or above the window something is still near: a tenth of its height.
const MARGIN: &str = "10%";

/// Calls `reach` each time that an element of a class comes near. What is hidden, by a
/// closed `<details>` for one, is near nothing.
///
/// # Errors
///
/// When the browser can't tell.
pub fn when_near(class: &str, reach: impl Fn() + 'static) -> Result<(), JsValue> {
    let document = super::document().ok_or(JsValue::NULL)?;
    let is_near = |entry: JsValue| {
        let entry = entry.dyn_into::<IntersectionObserverEntry>();
        entry.is_ok_and(|entry| entry.is_intersecting())
    };
    let observe = Closure::<dyn Fn(Array)>::new(move |entries: Array| {
        if entries.iter().any(is_near) {
            reach();
        }
    });
    let options = IntersectionObserverInit::new();
    options.set_root_margin(MARGIN);
    let observer =
        IntersectionObserver::new_with_options(observe.as_ref().unchecked_ref(), &options)?;
    // The page watches as long as it is there.
    observe.forget();
    let elements = document.get_elements_by_class_name(class);
    for index in 0..elements.length() {
        if let Some(element) = elements.item(index) {
            observer.observe(&element);
        }
    }
    Ok(())
}
