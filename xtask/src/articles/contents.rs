//! The list of sections, derived from them.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};

use crate::elements::between;

/// A list of links to the sections: each one's id, and its heading, which is the
/// `<h2>` that follows.
pub(super) fn list(page: &str) -> Result<String> {
    let mut list = String::from("<ol>\n");
    let mut sections = page.split("<section ");
    sections.next();
    for section in sections {
        let id = between(section, "id=\"", "\"").context("a section has no id")?;
        let heading = between(section, "<h2>", "</h2>")
            .with_context(|| format!("the section `{id}` has no <h2>"))?;
        ensure!(
            !heading.contains('<'),
            "the heading of `{id}` has to be plain text"
        );
        writeln!(list, "<li><a href=\"#{id}\">{heading}</a></li>")?;
    }
    list.push_str("</ol>");
    Ok(list)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_has_its_link() {
        let page = "<h1>T</h1><section id=\"a\">\n<h2>One</h2></section>\
                    <section id=\"b\" itemscope><h2>Two</h2><h2>no</h2></section>";
        assert_eq!(
            list(page).unwrap(),
            "<ol>\n<li><a href=\"#a\">One</a></li>\n<li><a href=\"#b\">Two</a></li>\n</ol>"
        );
    }

    #[test]
    fn a_section_without_id_or_heading_is_an_error() {
        for page in [
            "<section class=x><h2>One</h2>",
            "<section id=\"a\"><h3>One</h3>",
            "<section id=\"a\"><h2><i>One</i></h2>",
        ] {
            assert!(list(page).is_err(), "{page}");
        }
    }
}
