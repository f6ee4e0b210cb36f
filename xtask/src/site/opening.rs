//! A script that runs in every page before the page's own: a browser whose driver has
//! no way to do that gets the world of a test from the site.

use axum::body::{Body, to_bytes};
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};

/// What the script is called, beside the page.
pub(super) const NAME: &str = "opening-script.js";

/// Whether a page is opened, rather than fetched by a script that wants it unchanged.
pub(super) fn opens_a_page(request: &HeaderMap) -> bool {
    has(request, &ACCEPT, "text/html")
}

/// The script itself.
pub(super) fn script(text: String) -> Response {
    ([(CONTENT_TYPE, "text/javascript")], text).into_response()
}

/// The page, with the script before everything but its root.
pub(super) async fn add(response: Response, base: &str) -> Response {
    if !has(response.headers(), &CONTENT_TYPE, "text/html") {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(page) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let page = String::from_utf8_lossy(&page);
    let tag = format!("<script src=\"{base}{NAME}\"></script>");
    let page = match page.find("<html").and_then(|root| page.get(root..)) {
        Some(root) => {
            let end = page.len() - root.len() + root.find('>').map_or(0, |end| end + 1);
            let (before, after) = page.split_at(end);
            format!("{before}{tag}{after}")
        }
        None => page.into_owned(),
    };
    parts.headers.remove(CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(page))
}

fn has(headers: &HeaderMap, name: &axum::http::HeaderName, part: &str) -> bool {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.is_some_and(|value| value.contains(part))
}
