//! Pictures of every part of the page, on one sheet to look at: `./x screenshots`.

use crate::states::{ARTICLES, LANGUAGES, STATES, show, without_copying};
use crate::{Page, Setup, open};
use anyhow::{Context, Result};
use serde_json::json;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const THEMES: [&str; 2] = ["light", "dark"];
const WIDTHS: [u32; 3] = [320, 768, 1440];

/// Takes all pictures, and writes them and the sheet, `index.html`, into a folder.
///
/// # Errors
///
/// When the browser does not start, the page does not get into a state, or a file
/// can't be written.
pub fn take(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let mut sheet = "<!doctype html><meta charset=\"utf-8\"><title>Screenshots</title>\
        <link rel=\"stylesheet\" href=\"sheet.css\">\n"
        .to_owned();
    fs::write(folder.join("sheet.css"), SHEET)?;
    for theme in THEMES {
        let setup = Setup {
            world: without_copying(),
            media: vec![("prefers-color-scheme", theme)],
            ..Setup::default()
        };
        open(setup, async |page| {
            for language in LANGUAGES {
                for state in &STATES {
                    println!("{theme}, {language}: {}", state.name);
                    writeln!(sheet, "<h2>{}, {language}, {theme}</h2>", state.name)?;
                    show(page, language, state).await?;
                    row(
                        page,
                        folder,
                        &mut sheet,
                        state.part,
                        &[theme, language, state.name],
                    )
                    .await?;
                }
                for article in ARTICLES {
                    println!("{theme}, {language}: {article}");
                    writeln!(sheet, "<h2>{article}, {language}, {theme}</h2>")?;
                    page.visit(&format!("{article}-{language}.html")).await?;
                    row(
                        page,
                        folder,
                        &mut sheet,
                        "body",
                        &[theme, language, article],
                    )
                    .await?;
                }
            }
            Ok(())
        })?;
    }
    Ok(fs::write(folder.join("index.html"), sheet)?)
}

/// Each picture in its real width, beside the others of the same part.
const SHEET: &str = "body { font: 1rem system-ui; background: #888; } \
    div { display: flex; gap: 1rem; align-items: start; }";

/// A part of the page in every width.
async fn row(
    page: &Page<'_>,
    folder: &Path,
    sheet: &mut String,
    part: &str,
    names: &[&str],
) -> Result<()> {
    sheet.push_str("<div>");
    for width in WIDTHS {
        page.set_width(width).await?;
        let name = format!(
            "{}-{width}.png",
            names.join("-").replace([' ', ',', '\''], "_")
        );
        fs::write(folder.join(&name), picture(page, part).await?)?;
        write!(sheet, "<img src=\"{name}\" alt=\"\" loading=\"lazy\">")?;
    }
    sheet.push_str("</div>\n");
    Ok(())
}

/// A part as wide as the window and with a little of what is above and below it.
async fn picture(page: &Page<'_>, part: &str) -> Result<Vec<u8>> {
    let (top, height, width): (f64, f64, f64) = page
        .eval(&format!(
            "const box = document.querySelector('{part}').getBoundingClientRect(); \
             const top = Math.max(0, box.top + scrollY - 16); \
             return [top, box.bottom + scrollY + 16 - top, innerWidth]"
        ))
        .await?;
    let clip = json!({ "x": 0, "y": top, "width": width, "height": height, "scale": 1 });
    let answer = page
        .devtools(
            "Page.captureScreenshot",
            json!({ "clip": clip, "captureBeyondViewport": true }),
        )
        .await?;
    let data = answer.get("data").and_then(|data| data.as_str());
    let data = data.context("the browser gave no picture")?;
    Ok(thirtyfour::support::base64_decode(data)?)
}
