//! Which files of the built page a first visit loads.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use crate::elements::elements;

/// The elements that load what they name. An `<a>` only leads there.
const LOADING: [&str; 3] = ["link", "script", "img"];

/// The paths that a page loads, relative to the page: what its `<link>`,
/// `<script>` and `<img>` elements name. Trunk writes preloads for the script
/// and the wasm of the app, so those are among them.
///
/// What a stylesheet or script loads in turn is not looked for.
pub(crate) fn references(html: &str) -> BTreeSet<&str> {
    elements(html)
        .into_iter()
        .filter(|element| {
            let mut loading = LOADING.iter();
            loading.any(|name| element.name.eq_ignore_ascii_case(name))
        })
        .filter_map(|element| {
            element
                .attribute("href")
                .or_else(|| element.attribute("src"))
        })
        .filter_map(local)
        .collect()
}

/// The file of this kind, `wasm` say, that the page loads.
pub(crate) fn loaded<'html>(html: &'html str, kind: &str) -> Result<&'html str> {
    let is_of_kind = |path: &&str| path.rsplit_once('.').is_some_and(|(_, end)| end == kind);
    let found = references(html).into_iter().find(is_of_kind);
    found.with_context(|| format!("index.html loads no {kind} file"))
}

/// The path of an address on the same site, without query and fragment.
fn local(address: &str) -> Option<&str> {
    let path = address.split(['?', '#']).next()?;
    if path.contains(':') || path.starts_with("//") {
        return None;
    }
    let path = path.trim_start_matches("./").trim_start_matches('/');
    (!path.is_empty()).then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_elements_load_is_found_in_any_notation() {
        for (html, path) in [
            (
                r#"<link rel="stylesheet" href="./app-1a.css" integrity="sha384-x">"#,
                "app-1a.css",
            ),
            (
                r"<link rel=modulepreload href=./app-1a.js crossorigin=anonymous>",
                "app-1a.js",
            ),
            (
                r#"<link rel="preload"href="/app_bg.wasm"as="fetch">"#,
                "app_bg.wasm",
            ),
            ("<SCRIPT\n src='head.js?v=1' ></SCRIPT>", "head.js"),
            (
                r#"<link rel="icon" href="icons/icon.svg#dark" sizes="16x16 32x32">"#,
                "icons/icon.svg",
            ),
            (
                r#"<img alt="a b" data-src="no.svg" src="yes.svg">"#,
                "yes.svg",
            ),
            (
                r"<link rel=manifest href=app.webmanifest>",
                "app.webmanifest",
            ),
        ] {
            assert_eq!(references(html), BTreeSet::from([path]), "{html}");
        }
    }

    #[test]
    fn what_is_elsewhere_or_only_led_to_is_not() {
        for html in [
            r#"<a href="samples/ulid.js">"#,
            r#"<link rel="canonical" href="https://example.org/app.js">"#,
            r#"<link rel="preconnect" href="//example.org/app.js">"#,
            r#"<link rel="icon" href="data:,">"#,
            r##"<link rel="alternate" href="./?lang=en"><link href="#top">"##,
            r"<script>let href = 'no.js'; if (1 < 2) {}</script>",
            r#"&lt;script src="embed.js"&gt;"#,
            "<link",
            "",
        ] {
            assert_eq!(references(html), BTreeSet::new(), "{html}");
        }
    }

    #[test]
    fn each_file_counts_once() {
        let html = "<link rel=modulepreload href=a.js><script type=module src=./a.js></script>";
        assert_eq!(references(html), BTreeSet::from(["a.js"]));
    }
}
