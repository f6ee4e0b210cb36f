//! The page's address. Changing it may be refused, in a sandboxed frame for one.

use web_sys::Url;
use web_sys::wasm_bindgen::JsValue;

/// Sets a parameter that stands in the address to a new value, without loading
/// anything: so that a reload does not bring the old choice back. An address
/// without the parameter stays as it is.
pub fn replace_parameter(name: &str, value: &str) {
    _ = try_replace(name, value);
}

fn try_replace(name: &str, value: &str) -> Option<()> {
    let window = super::window()?;
    let url = Url::new(&window.location().href().ok()?).ok()?;
    let parameters = url.search_params();
    if parameters.has(name) {
        parameters.set(name, value);
        let history = window.history().ok()?;
        let address = url.href();
        history
            .replace_state_with_url(&JsValue::NULL, "", Some(&address))
            .ok()?;
    }
    Some(())
}
