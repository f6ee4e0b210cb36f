//! The pages to read: the guide, and how to embed the generator. Static, one a
//! language, beside the page of the application.
//!
//! `src/guide` and `src/embed` have them as they are read, but for what all share or
//! what can be derived, which stands there as a comment: `<!-- head -->`,
//! `<!-- contents -->`, `<!-- drawing -->` and `<!-- samples -->`.

mod contents;
mod samples;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::asset::Asset;
use crate::elements::elements;
use crate::style;

/// Their languages, each the name of a file in their folders.
pub(crate) const LANGUAGES: [&str; 2] = ["lv", "en"];

/// What they are about, each the name of a folder in `src`.
pub(crate) const SUBJECTS: [&str; 2] = ["guide", "embed"];

/// The name of one in the built page.
pub(crate) fn file_name(subject: &str, language: &str) -> String {
    format!("{subject}-{language}.html")
}

/// Writes them into a built page, whose `index.html` has what they share.
pub(crate) fn write(root: &Path, dist: &Path) -> Result<()> {
    let read = |name: &str| {
        let source = root.join("src").join(name);
        fs::read_to_string(&source).with_context(|| format!("cannot read {}", source.display()))
    };
    let index = fs::read_to_string(dist.join("index.html"))?;
    let sheet = style::joined(&root.join("style/guide"))?;
    let sheet = Asset::write(dist, "guide", "css", sheet.as_bytes())?;
    let script = Asset::write(dist, "guide", "js", read("guide/guide.js")?.as_bytes())?;
    let head = [shared_head(&index)?, sheet.link(), script.script()].join("\n");
    let drawing = read("guide/structure.svg")?;
    let samples = samples::html(&root.join("src/samples"))?;

    for subject in SUBJECTS {
        for language in LANGUAGES {
            let source = read(&format!("{subject}/{language}.html"))?;
            let parts = [
                ("head", head.as_str()),
                ("contents", &contents::list(&source)?),
                ("drawing", &drawing),
                ("samples", &samples),
            ];
            fs::write(
                dist.join(file_name(subject, language)),
                filled(&source, &parts),
            )?;
        }
    }
    Ok(())
}

/// What the heads of all pages have: the character set, the script that sets the
/// theme, the icon, the style sheet.
fn shared_head(index: &str) -> Result<String> {
    let all = elements(index);
    let find = |name: &str, mark: &str| {
        all.iter()
            .find(|element| element.name == name && element.attributes.contains(mark))
            .map(|element| element.text)
            .with_context(|| format!("index.html has no <{name}> with `{mark}`"))
    };
    // The head script is the first one, and has no attribute.
    let script = all
        .iter()
        .find(|element| element.name == "script" && element.attributes.is_empty())
        .context("index.html has no head script")?;
    Ok([
        find("meta", "charset")?,
        find("meta", "viewport")?,
        script.text,
        find("meta", "color-scheme")?,
        find("link", "icon")?,
        find("link", "stylesheet")?,
    ]
    .join("\n"))
}

/// The source with each part in the place of its comment.
fn filled(source: &str, parts: &[(&str, &str)]) -> String {
    let fill = |page: String, (name, part): &(&str, &str)| {
        page.replace(&format!("<!-- {name} -->"), part.trim_end())
    };
    parts.iter().fold(source.to_owned(), fill)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_part_stands_in_the_place_of_its_comment() {
        let parts = [("a", "A\n"), ("b", "B")];
        assert_eq!(filled("<!-- a -->, <!-- b -->!", &parts), "A, B!");
        assert_eq!(filled("<!-- b --><!-- c -->", &parts), "B<!-- c -->");
    }

    #[test]
    fn the_head_is_the_one_of_the_page() {
        let index = "<!doctype html><html lang=lv><meta charset=utf-8>\
            <meta content=width=device-width name=viewport><script>a < b</script>\
            <meta content=light name=color-scheme><link href=i.svg rel=icon>\
            <link href=p.css rel=stylesheet><script type=module>b</script>";
        assert_eq!(
            shared_head(index).unwrap(),
            "<meta charset=utf-8>\n<meta content=width=device-width name=viewport>\n\
             <script>a < b</script>\n<meta content=light name=color-scheme>\n\
             <link href=i.svg rel=icon>\n<link href=p.css rel=stylesheet>"
        );
        let error = shared_head("<meta charset=utf-8>").unwrap_err().to_string();
        assert!(error.contains("head script"), "{error}");
    }
}
