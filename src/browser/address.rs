//! The page's address. Changing it may be refused, in a sandboxed frame for one.

use web_sys::Url;
use web_sys::wasm_bindgen::JsValue;

/// The value of a parameter of the address, if it stands there.
pub fn parameter(name: &str) -> Option<String> {
    url()?.search_params().get(name)
}

/// Sets a parameter that stands in the address to a new value, without loading
/// anything: so that a reload does not bring the old choice back. An address
/// without the parameter stays as it is.
pub fn replace_parameter(name: &str, value: &str) {
    if let Some(url) = url().filter(|url| url.search_params().has(name)) {
        url.search_params().set(name, value);
        replace(&url);
    }
}

/// Replaces all parameters of these names by the pairs, without loading anything.
/// Others stay as they are.
pub fn replace_parameters(names: &[&str], pairs: &[(&str, String)]) {
    if let Some(url) = with_parameters(names, pairs) {
        replace(&url);
    }
}

/// The address with all parameters of these names replaced by the pairs.
pub fn with_parameters(names: &[&str], pairs: &[(&str, String)]) -> Option<Url> {
    let url = url()?;
    let parameters = url.search_params();
    for name in names {
        parameters.delete(name);
    }
    for (name, value) in pairs {
        parameters.append(name, value);
    }
    Some(url)
}

fn url() -> Option<Url> {
    Url::new(&super::window()?.location().href().ok()?).ok()
}

fn replace(url: &Url) -> Option<()> {
    let window = super::window()?;
    let address = url.href();
    // Browsers count how often it is done, and refuse when it is too often.
    if window.location().href().ok()? != address {
        let history = window.history().ok()?;
        // Refused: the choice holds all the same, only a reload forgets it.
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
    Some(())
}
