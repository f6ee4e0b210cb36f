//! The guide: read without scripts, its samples in tabs with them.

use anyhow::{Result, ensure};
use browser_tests::{Capability, Page, Setup, World, run};
use serde_json::json;
use thirtyfour::Key;

const GUIDES: [&str; 2] = ["guide-lv.html", "guide-en.html"];

/// The headings of the samples that can be seen.
const SHOWN: &str = "return [...document.querySelectorAll('.sample')] \
    .filter((sample) => sample.checkVisibility()) \
    .map((sample) => sample.querySelector('h3').textContent)";

const LANGUAGES: [&str; 4] = ["JavaScript", "Python", "Java", "Rust"];

fn guide(query: &'static str) -> Setup {
    Setup {
        query,
        ..Setup::default()
    }
}

async fn wait_for_tabs(page: &Page<'_>) -> Result<()> {
    page.expect("return document.querySelectorAll('[role=tab]').length", 4)
        .await
}

#[test]
fn it_reads_well_with_scripts_off() {
    for query in GUIDES {
        let setup = Setup {
            scripts: false,
            ..guide(query)
        };
        run(setup, async |page| {
            page.expect(SHOWN, LANGUAGES.map(str::to_owned)).await?;
            page.expect("return document.querySelectorAll('main button').length", 0)
                .await?;
            // The contents name every section, and lead to it.
            page.expect(
                "const links = [...document.querySelectorAll('.guide-contents a')]; \
                 const sections = [...document.querySelectorAll('main > section')]; \
                 return sections.length > 8 && links.length === sections.length \
                    && links.every((link, index) => link.hash === '#' + sections[index].id \
                        && link.textContent === sections[index].querySelector('h2').textContent)",
                true,
            )
            .await
        });
    }
}

#[test]
fn the_samples_are_tabs_that_work_by_keyboard() {
    run(guide("guide-en.html"), async |page| {
        wait_for_tabs(page).await?;
        page.expect(SHOWN, ["JavaScript".to_owned()]).await?;
        page.expect(
            "return document.querySelector('[role=tablist]').ariaLabel",
            "Programming languages".to_owned(),
        )
        .await?;
        page.control("button", "JavaScript").await?.focus().await?;
        for (key, language) in [
            (Key::Right, "Python"),
            (Key::End, "Rust"),
            (Key::Right, "JavaScript"),
            (Key::Left, "Rust"),
            (Key::Left, "Java"),
            (Key::Home, "JavaScript"),
        ] {
            page.key(key).await?;
            page.expect(SHOWN, [language.to_owned()]).await?;
            // One tab has the focus, is selected and is the one stop of the Tab key;
            // it and its panel name each other.
            page.expect(
                "const tab = document.activeElement; \
                 const panel = document.getElementById(tab.getAttribute('aria-controls')); \
                 return [tab.textContent, panel.role, panel.getAttribute('aria-labelledby') === tab.id, \
                    panel.checkVisibility(), \
                    [...document.querySelectorAll('[role=tab][aria-selected=true], [role=tab][tabindex=\"0\"]')] \
                        .every((other) => other === tab)]",
                json!([language, "tabpanel", true, true, true]),
            )
            .await?;
        }
        page.key(Key::Tab).await?;
        page.expect(
            "return document.activeElement.textContent",
            "Copy".to_owned(),
        )
        .await?;
        // By mouse.
        page.press("Python").await?;
        page.expect(SHOWN, ["Python".to_owned()]).await
    });
}

#[test]
fn what_is_copied_is_the_file_that_the_tests_run() {
    run(guide("guide-lv.html"), async |page| {
        wait_for_tabs(page).await?;
        for (language, file) in LANGUAGES.into_iter().zip([
            include_str!("../../../../src/samples/ulid.js"),
            include_str!("../../../../src/samples/ulid.py"),
            include_str!("../../../../src/samples/Ulid.java"),
            include_str!("../../../../src/samples/ulid.rs"),
        ]) {
            page.press(language).await?;
            page.press("Kopēt").await?;
            page.expect(
                "return document.querySelector('.samples [role=status]').textContent",
                "Nokopēts".to_owned(),
            )
            .await?;
            let copied = page.clipboard().await?;
            ensure!(copied == file, "{language}: {copied}");
        }
        Ok(())
    });
}

#[test]
fn where_the_clipboard_is_refused_the_code_is_selected_to_copy_by_hand() {
    for clipboard in [Capability::Missing, Capability::Refused] {
        let setup = Setup {
            world: World {
                clipboard,
                ..World::default()
            },
            ..guide("guide-en.html")
        };
        run(setup, async |page| {
            wait_for_tabs(page).await?;
            page.press("Rust").await?;
            page.press("Copy").await?;
            page.expect(
                "return document.querySelector('.samples [role=status]').textContent",
                "Press Ctrl + C".to_owned(),
            )
            .await?;
            let selected: String = page.eval("return getSelection().toString()").await?;
            let file = include_str!("../../../../src/samples/ulid.rs");
            ensure!(selected.trim() == file.trim(), "{selected}");
            Ok(())
        });
    }
}

#[test]
fn the_guide_and_the_generator_lead_to_each_other_in_one_language() {
    run(guide("?lang=en"), async |page| {
        page.wait_for_app().await?;
        page.eval::<()>("document.querySelector('.site-footer .only[lang=en] a').click()")
            .await?;
        page.expect(
            "return [location.pathname.split('/').pop(), document.documentElement.lang]",
            ["guide-en.html".to_owned(), "en".to_owned()],
        )
        .await?;
        // The other guide by the switch, and the generator in its language.
        page.eval::<()>("document.querySelector('.guide-header [hreflang=lv]').click()")
            .await?;
        page.expect(
            "return document.querySelector('h1').textContent",
            "Kas ir ULID".to_owned(),
        )
        .await?;
        page.eval::<()>("document.querySelector('.guide-home').click()")
            .await?;
        page.wait_for_app().await?;
        page.expect("return document.documentElement.lang", "lv".to_owned())
            .await
    });
}

#[test]
fn it_keeps_its_language_and_takes_the_theme() {
    // The stored and the browser's language are Latvian, as on the generator's page.
    run(guide("guide-en.html?lang=lv&theme=dark"), async |page| {
        page.expect(
            "const { lang, dataset } = document.documentElement; \
             return [lang, dataset.theme, getComputedStyle(document.documentElement).colorScheme]",
            ["en".to_owned(), "dark".to_owned(), "dark".to_owned()],
        )
        .await
    });
}

#[test]
fn it_fits_any_width_and_its_contents_stay_in_sight_on_wide_ones() {
    for query in GUIDES {
        run(guide(query), async |page| {
            wait_for_tabs(page).await?;
            for width in [320, 360, 768, 1280] {
                page.set_width(width).await?;
                page.expect(
                    "return document.documentElement.scrollWidth <= innerWidth",
                    true,
                )
                .await?;
            }
            page.eval::<()>("document.querySelector('#references').scrollIntoView()")
                .await?;
            page.expect(
                "const { top, bottom } = document.querySelector('.guide-contents').getBoundingClientRect(); \
                 return top >= 0 && bottom <= innerHeight",
                true,
            )
            .await
        });
    }
}

#[test]
fn on_paper_there_are_all_samples_and_no_controls() {
    let setup = Setup {
        only_chromium: Some("no other driver shows a page as it is on paper"),
        ..guide("guide-en.html?theme=dark")
    };
    run(setup, async |page| {
        wait_for_tabs(page).await?;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }))
            .await?;
        page.expect(SHOWN, LANGUAGES.map(str::to_owned)).await?;
        page.expect(
            "return [...document.querySelectorAll('button, nav')] \
                .filter((control) => control.checkVisibility()).length",
            0,
        )
        .await?;
        page.expect(
            "return getComputedStyle(document.documentElement).colorScheme",
            "light".to_owned(),
        )
        .await
    });
}
