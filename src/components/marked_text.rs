//! A pasted text with what is wrong in it marked.

use crate::ulid::reading::Piece;
use leptos::prelude::*;

/// The pieces of a text one after the other.
#[component]
pub fn MarkedText(
    /// The text in pieces.
    pieces: Vec<Piece>,
) -> impl IntoView {
    let piece = |Piece { text, is_marked }| view! { <span data-marked=is_marked>{text}</span> };
    // From left to right, whatever the script of what was pasted.
    view! {
        <code class="marked-text" dir="ltr">
            {pieces.into_iter().map(piece).collect::<Vec<_>>()}
        </code>
    }
}
