//! Language and theme: found before the first paint, switched without losing
//! anything, kept for the next visit (D8).

use anyhow::{Result, ensure};
use browser_tests::{Capability, Page, Setup, World, run};

const ROOT: &str = "return [document.documentElement.lang, document.documentElement.dataset.theme]";

async fn expect_root(page: &Page<'_>, lang: &str, theme: &str) -> Result<()> {
    page.expect(ROOT, [lang.to_owned(), theme.to_owned()]).await
}

#[test]
fn the_language_is_the_addresss_then_the_browsers_then_latvian() {
    for (query, languages, lang, title) in [
        ("?lang=en", "lv", "en", "ULID generator"),
        ("?lang=lv", "en", "lv", "ULID ģenerators"),
        ("?lang=xx", "en-GB,lv", "en", "ULID generator"),
        ("", "de,en-US,lv", "en", "ULID generator"),
        ("", "lv-LV,en", "lv", "ULID ģenerators"),
        ("", "de,fr", "lv", "ULID ģenerators"),
    ] {
        run(
            Setup {
                query,
                languages,
                ..Setup::default()
            },
            async |page| {
                page.wait_for_app().await?;
                expect_root(page, lang, "system").await?;
                assert_eq!(page.text("h1").await?, title, "{query} {languages}");
                page.expect("return document.title", title.to_owned()).await
            },
        );
    }
}

#[test]
fn the_shell_speaks_the_right_language_before_the_application_is_there() {
    for (query, title, other) in [
        ("?lang=lv", "ULID ģenerators", "ULID generator"),
        ("?lang=en", "ULID generator", "ULID ģenerators"),
    ] {
        let world = World {
            wasm_waits: true,
            ..World::default()
        };
        run(
            Setup {
                query,
                world,
                ..Setup::default()
            },
            async |page| {
                assert_eq!(page.text("h1").await?, title);
                let seen = page.text("body").await?;
                ensure!(!seen.contains(other), "{seen}");
                page.expect("return !!document.querySelector('.shell')", true)
                    .await
            },
        );
    }
}

#[test]
fn switching_the_language_keeps_the_list_and_is_kept() {
    run(
        Setup {
            query: "",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.type_into("ULID skaits", "21").await?;
            page.expect("return document.querySelectorAll('.ulid-row').length", 21)
                .await?;
            let list = page.ulids().await?;
            page.choose("EN").await?;
            expect_root(page, "en", "system").await?;
            page.expect(
                "return document.querySelector('h1').textContent",
                "ULID generator".to_owned(),
            )
            .await?;
            page.expect("return document.title", "ULID generator".to_owned())
                .await?;
            ensure!(page.ulids().await? == list);
            page.control("textbox", "Number of ULIDs").await?;
            page.control("button", "Copy ULID 21").await?;
            page.control("button", "Copy all").await?;
            page.press("Generate ULIDs").await?;
            page.expect("return testWorld.heard", "New set: 21 ULIDs.".to_owned())
                .await?;

            page.reload().await?;
            page.wait_for_app().await?;
            expect_root(page, "en", "system").await?;
            page.expect("return document.querySelector('input[name=language]:checked').parentElement.textContent",
            "EN".to_owned()).await
        },
    );
}

#[test]
fn a_switch_is_not_undone_by_an_address_that_names_another() {
    run(
        Setup {
            query: "?lang=lv&theme=light",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.choose("EN").await?;
            page.choose("Dark").await?;
            page.expect("return location.search", "?lang=en&theme=dark".to_owned())
                .await
        },
    );
}

#[test]
fn an_address_without_settings_stays_as_it_is() {
    run(
        Setup {
            query: "",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.choose("EN").await?;
            page.choose("Light").await?;
            page.expect("return location.search", String::new()).await
        },
    );
}

#[test]
fn the_theme_follows_the_system_until_the_visitor_chooses() {
    let dark = "return matchMedia('(prefers-color-scheme: dark)').matches + ' ' + \
        getComputedStyle(document.documentElement).backgroundColor";
    let [light_paper, dark_paper] = ["rgb(250, 248, 243)", "rgb(19, 21, 25)"];
    let setup = Setup {
        query: "",
        media: vec![("prefers-color-scheme", "dark")],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.expect(dark, format!("true {dark_paper}")).await?;
        page.choose("Gaišs").await?;
        page.expect(dark, format!("true {light_paper}")).await?;
        page.reload().await?;
        // Without the application: the head script has it before the first paint.
        expect_root(page, "lv", "light").await?;
        page.wait_for_app().await?;
        page.choose("Automātisks").await?;
        page.expect(dark, format!("true {dark_paper}")).await
    });
}

#[test]
fn where_storage_is_refused_a_choice_holds_until_the_page_is_closed() {
    let world = World {
        storage: Capability::Refused,
        ..World::default()
    };
    run(
        Setup {
            world,
            query: "",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.choose("EN").await?;
            page.choose("Dark").await?;
            expect_root(page, "en", "dark").await?;
            page.press("Generate ULIDs").await?;
            page.reload().await?;
            page.wait_for_app().await?;
            expect_root(page, "lv", "system").await
        },
    );
}
