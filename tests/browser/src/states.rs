//! The states that the page can be in: for what is checked, or looked at, in each.

use crate::{Capability, Page, World};
use anyhow::{Context, Result};

/// What the page can be made to show.
pub struct State {
    /// What it is called.
    pub name: &'static str,
    /// The part of the page that it is about, as a selector.
    pub part: &'static str,
    /// What stands behind the address, without the language.
    query: &'static str,
    /// What a visitor has done, as a script.
    done: &'static str,
    /// What is seen then.
    seen: &'static str,
}

/// `set` fills a field as a visitor does.
const SET: &str = "const set = (field, text) => { const element = document.querySelector(field); \
    element.value = text; element.dispatchEvent(new InputEvent('input', { bubbles: true })); }; ";

/// Every part of the page, as it is at first and as visitors bring it.
pub const STATES: [State; 13] = [
    State {
        name: "fresh",
        part: "body",
        query: "",
        done: "",
        seen: ".ulid-row",
    },
    State {
        name: "50 rows",
        part: ".generator",
        query: "&count=50",
        done: "",
        seen: ".ulid-row:nth-child(50)",
    },
    State {
        name: "error in the count",
        part: ".generator",
        query: "",
        done: "set('#count', '51')",
        seen: "#count[aria-invalid=true]",
    },
    State {
        name: "options open",
        part: ".generator",
        query: "&count=3",
        done: "document.querySelector('details').open = true; \
            const prefix = [...document.querySelectorAll('.options input[type=text]')].at(-1); \
            prefix.value = 'ā'; prefix.dispatchEvent(new InputEvent('input', { bubbles: true }))",
        seen: ".options [aria-invalid=true]",
    },
    State {
        name: "inspector, wrong",
        part: ".inspector",
        query: "",
        done: "set('.inspector textarea', '01HTQW311N1KR5G0Y75M3EF00U')",
        seen: ".inspector [data-marked]",
    },
    State {
        name: "inspector, right",
        part: ".inspector",
        query: "",
        done: "set('.inspector textarea', '01HTQW311N1KR5G0Y75M3EF00H')",
        seen: ".reading .value-row",
    },
    State {
        name: "inspector, two",
        part: ".inspector",
        query: "",
        done: "set('.inspector textarea', '01HTQW311N1KR5G0Y75M3EF00H\\n01HTQW311P1KR5G0Y75M3EF00H')",
        seen: ".line-table .entry",
    },
    State {
        name: "inspector, many",
        part: ".inspector",
        query: "",
        done: "set('.inspector textarea', '01HTQW311N1KR5G0Y75M3EF00H\\nU\\n'.repeat(120))",
        seen: ".line-table .entry",
    },
    State {
        name: "steps of one's own",
        part: ".steps",
        query: "",
        done: "document.querySelector('.steps-buttons .button').click()",
        seen: ".steps-own",
    },
    State {
        name: "error in the time bounds",
        part: ".time-bounds",
        query: "",
        done: "set('.time-bounds input[type=text]', '2024-13-05')",
        seen: ".time-bounds [aria-invalid=true]",
    },
    State {
        name: "copying by hand",
        part: ".generator",
        query: "",
        done: "document.querySelector('.ulid-row .copy-button').click()",
        seen: ".copy-by-hand textarea",
    },
    State {
        name: "no random source",
        part: ".generator",
        query: "",
        done: "testWorld.random('refused'); document.querySelector('.button.is-primary').click()",
        seen: ".ulid-list-failure:not(:empty)",
    },
    State {
        name: "embedded",
        part: "body",
        query: "&embed",
        done: "",
        seen: ".ulid-row",
    },
];

/// The pages to read, one a language.
pub const ARTICLES: [&str; 2] = ["guide", "embed"];

/// The languages, as addresses name them.
pub const LANGUAGES: [&str; 2] = ["lv", "en"];

/// Opens the page in a state.
///
/// # Errors
///
/// When the page does not get there.
pub async fn show(page: &Page<'_>, language: &str, state: &State) -> Result<()> {
    page.visit(&format!("?lang={language}{}", state.query))
        .await?;
    page.wait_for_app().await?;
    page.eval::<()>(&format!("{SET}{}", state.done)).await?;
    let seen = format!(
        "return [...document.querySelectorAll('{}')].some((part) => part.checkVisibility())",
        state.seen
    );
    let shown = page.expect(&seen, true).await;
    shown.with_context(|| format!("state \"{}\"", state.name))
}

/// A world in which nothing can be copied but by hand, which one of the states shows.
pub fn without_copying() -> World {
    World {
        clipboard: Capability::Refused,
        exec_command: Capability::Refused,
        // Later pages come from the tests' host too, not from the worker.
        service_worker: Capability::Missing,
        ..World::default()
    }
}
