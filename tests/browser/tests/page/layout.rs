//! How the page looks and holds together: widths, focus, colours, and that nothing
//! moves when the application arrives.

use anyhow::Result;
use browser_tests::{Page, Setup, World, run};
use serde_json::json;
use thirtyfour::Key;

const WIDTHS: [u32; 5] = [320, 360, 768, 1280, 1440];
const LANGUAGES: [&str; 2] = ["?lang=lv", "?lang=en"];

/// Where the parts are that the shell has too.
const BOXES: &str = "return ['h1', '.site-header-switches', '.generator', '.count-field-control', \
    '.ulid-row', '.ulid-row .copy-button', '.structure h2'].map((part) => { \
        const box = document.querySelector(part).getBoundingClientRect(); \
        return [part, box.x, box.y, box.width, box.height].join(' '); \
    })";

#[test]
fn nothing_moves_when_the_application_arrives() {
    for query in LANGUAGES {
        for width in [320, 768, 1280] {
            let world = World {
                wasm_waits: true,
                ..World::default()
            };
            let setup = Setup {
                query,
                width,
                world,
                ..Setup::default()
            };
            run(setup, async |page| {
                let shell: Vec<String> = page.eval(BOXES).await?;
                page.expect("return !!document.querySelector('.shell')", true)
                    .await?;
                page.eval::<()>("testWorld.release()").await?;
                page.wait_for_app().await?;
                page.expect(BOXES, shell).await?;
                page.wait_for_frames().await?;
                page.expect("return testWorld.shift", 0.0).await
            });
        }
    }
}

#[test]
fn the_page_fits_every_width_with_one_row_and_with_fifty() {
    for query in LANGUAGES {
        run(
            Setup {
                query,
                ..Setup::default()
            },
            async |page| {
                page.wait_for_app().await?;
                for count in ["1", "50"] {
                    let field = if query == "?lang=lv" {
                        "ULID skaits"
                    } else {
                        "Number of ULIDs"
                    };
                    page.type_into(field, count).await?;
                    page.expect(
                        "return String(document.querySelectorAll('.ulid-row').length)",
                        count.to_owned(),
                    )
                    .await?;
                    for width in WIDTHS {
                        page.set_width(width).await?;
                        let wide = "return [...document.querySelectorAll('body *')].filter((element) => \
                        element.checkVisibility() && !element.closest('.visually-hidden') && \
                        element.getBoundingClientRect().right > innerWidth + 0.5).map((element) => element.className)";
                        page.expect(wide, Vec::<String>::new()).await?;
                        page.expect(
                            "return document.documentElement.scrollWidth <= innerWidth",
                            true,
                        )
                        .await?;
                    }
                }
                Ok(())
            },
        );
    }
}

#[test]
fn what_is_pressed_is_at_least_24_pixels_each_way() {
    for width in [320, 1280] {
        run(
            Setup {
                width,
                ..Setup::default()
            },
            async |page| {
                page.wait_for_app().await?;
                page.press("Par vienu vairāk").await?;
                page.expect(
                "return [...document.querySelectorAll('button, label.switch-choice, label.letter, input[type=text]')] \
                    .filter((control) => control.checkVisibility()) \
                    .map((control) => [control.textContent, control.getBoundingClientRect()]) \
                    .filter(([, box]) => box.width < 24 || box.height < 24).map(([text]) => text)",
                Vec::<String>::new(),
            )
            .await
            },
        );
    }
}

#[test]
fn everything_is_reached_by_keyboard_and_its_focus_is_seen() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Par vienu vairāk").await?;
        page.eval::<()>(
            "const title = document.querySelector('h1'); title.tabIndex = -1; title.focus()",
        )
        .await?;
        let focused = "const focused = document.activeElement; \
            const seen = focused.closest('.switch-choice, .letter') ?? focused; \
            const { outlineStyle, outlineWidth } = getComputedStyle(seen); \
            const group = focused.closest('.letters'); \
            return [((group ?? focused).getAttribute('aria-label') ?? focused.labels?.[0]?.textContent ?? focused.textContent).trim(), \
                outlineStyle + ' ' + outlineWidth]";
        for name in [
            "LV",
            "Automātisks",
            "Par vienu mazāk",
            "ULID skaits",
            "Par vienu vairāk",
            "Ģenerēt ULID",
            "Atiestatīt",
            "Papildu iespējas",
            "Kopēt 1. ULID",
            "Kopēt 2. ULID",
            "Kopēt visu",
            "Lejupielādēt",
            "Laikspiedols",
            "Notīrīt",
            "ULID vai UUID, katrs savā rindā",
            "No",
            "Līdz",
            "UTC",
            "Kopēt Mazākais ULID",
        ] {
            page.key(Key::Tab).await?;
            page.expect(focused, [name.to_owned(), "solid 3px".to_owned()])
                .await?;
        }
        Ok(())
    });
}

#[test]
fn the_parts_of_a_ulid_differ_by_more_than_colour() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        for rows in 1..=2 {
            page.expect("return document.querySelectorAll('.ulid-row').length", rows)
                .await?;
            let weights = "return ['.ulid-timestamp', '.ulid-randomness'].map((part) => \
                getComputedStyle(document.querySelector('.ulid-row ' + part)).fontWeight)";
            page.expect(weights, ["700".to_owned(), "400".to_owned()])
                .await?;
            page.press("Par vienu vairāk").await?;
        }
        Ok(())
    });
}

#[test]
fn with_forced_colours_the_chosen_choice_and_the_icons_still_show() {
    let setup = Setup {
        media: vec![("forced-colors", "active")],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        expect_forced(page).await
    });
}

async fn expect_forced(page: &Page<'_>) -> Result<()> {
    page.expect("return matchMedia('(forced-colors: active)').matches", true)
        .await?;
    // The one chosen differs from the others, and the icon from what is behind it.
    page.expect(
        "const background = (element, part) => getComputedStyle(element, part).backgroundColor; \
         const [chosen, other] = document.querySelectorAll('.switch-choice'); \
         const button = document.querySelector('.copy-button'); \
         return [background(chosen) !== background(other), background(button, '::before') !== background(button)]",
        [true, true],
    )
    .await
}

#[test]
fn on_paper_there_are_the_ulids_and_their_structure_alone() {
    let setup = Setup {
        query: "?lang=lv&theme=dark",
        only_chromium: Some("no other driver shows a page as it is on paper"),
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }))
            .await?;
        page.expect(
            "return [...document.querySelectorAll('.ulid, .structure, button, section, .count-field')] \
                .filter((element) => element.checkVisibility()) \
                .map((element) => element.className)",
            ["generator panel", "ulid", "structure"].map(str::to_owned),
        )
        .await?;
        page.expect(
            "return getComputedStyle(document.documentElement).colorScheme",
            "light".to_owned(),
        )
        .await
    });
}
