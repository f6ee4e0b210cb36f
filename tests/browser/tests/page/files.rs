//! Files: the list as one, and up to a million ULIDs made for one.

use anyhow::{Result, ensure};
use browser_tests::{Page, Setup, run};

const PROGRESS: &str = "return document.querySelector('.file-maker-progress').textContent";

async fn open_options(page: &Page<'_>) -> Result<()> {
    page.wait_for_app().await?;
    page.eval::<()>("document.querySelector('details').open = true")
        .await
}

/// How many lines, what follows the last, the length, how many differ, whether all are
/// ULIDs of the time, and whether they ascend.
type Facts = (usize, String, usize, usize, bool, bool);

/// Waits for the file, and returns its name, its media type, and what a script makes
/// of its `text`.
async fn saved<T>(page: &Page<'_>, of_text: &str) -> Result<(String, String, T)>
where
    T: serde::de::DeserializeOwned,
{
    page.expect("return testWorld.saved.length", 1).await?;
    page.eval::<()>(&format!(
        "const [{{ name, blob }}] = testWorld.saved; testWorld.read = undefined; \
         blob.text().then((text) => testWorld.read = [name, blob.type, (() => {{ {of_text} }})()])"
    ))
    .await?;
    page.expect("return testWorld.read !== undefined", true)
        .await?;
    page.eval("return testWorld.read").await
}

#[test]
fn the_list_is_saved_as_it_is_copied() {
    run(
        Setup {
            query: "?lang=en&count=2&format=csv",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.press("Download").await?;
            let (name, kind, text): (_, _, String) = saved(page, "return text").await?;
            assert_eq!(
                [name.as_str(), kind.as_str()],
                ["ulids.csv", "text/csv;charset=utf-8"]
            );
            let time = "2024-04-05T19:34:38.901Z";
            assert_eq!(
                text,
                format!(
                    "ulid,time\r\n01HTQW311N1CR5AYMZRKMGWCTR,{time}\r\n01HTQW311NFPHCFV0H6SDR19EA,{time}\r\n"
                )
            );
            Ok(())
        },
    );
}

#[test]
fn a_million_lines_are_whole_unique_and_sorted_if_monotonic() {
    for mode in ["plain", "monotonic"] {
        let query = if mode == "plain" {
            "?lang=en"
        } else {
            "?lang=en&mode=monotonic"
        };
        run(
            Setup {
                query,
                ..Setup::default()
            },
            async |page| {
                open_options(page).await?;
                // Real random bytes: those of a test repeat.
                page.eval::<()>("testWorld.random('real')").await?;
                page.type_into("Number for a file", "1000000").await?;
                page.eval::<()>(
                    "testWorld.turns = 0; const turn = () => { testWorld.turns += 1; \
                     if (!testWorld.saved.length) setTimeout(turn); }; setTimeout(turn)",
                )
                .await?;
                page.press("Make a file").await?;
                let facts = "const lines = text.split('\\n'); const last = lines.pop(); \
                    return [lines.length, last, text.length, new Set(lines).size, \
                      lines.every((line) => /^01HTQW311N[0-9A-HJKMNP-TV-Z]{16}$/.test(line)), \
                      lines.every((line, place) => !place || lines[place - 1] < line)]";
                let (name, _, facts): (_, _, Facts) = saved(page, facts).await?;
                assert_eq!(name, "ulids.txt");
                let sorted = mode == "monotonic";
                let expected = (
                    1_000_000,
                    String::new(),
                    27_000_000,
                    1_000_000,
                    true,
                    sorted,
                );
                assert_eq!(facts, expected);
                page.expect(
                    PROGRESS,
                    "The file is made, with 1,000,000 ULIDs.".to_owned(),
                )
                .await?;
                let turns: u32 = page.eval("return testWorld.turns").await?;
                ensure!(turns > 1, "the page did not answer while it made them");
                Ok(())
            },
        );
    }
}

#[test]
fn cancel_ends_it_and_leaves_nothing_behind() {
    run(Setup::default(), async |page| {
        open_options(page).await?;
        page.type_into("Skaits failā", "1000000").await?;
        // Both in one turn, so that no machine is too fast for it.
        page.eval::<()>(
            "const press = (name) => [...document.querySelectorAll('button')] \
               .find((button) => button.textContent === name).click(); \
             press('Izveidot failu'); press('Atcelt')",
        )
        .await?;
        page.expect(PROGRESS, "Atcelts. Nekas nav saglabāts.".to_owned())
            .await?;
        let reads = "return testWorld.clockReads";
        let before: u32 = page.eval(reads).await?;
        page.eval::<()>("testWorld.late = false; setTimeout(() => testWorld.late = true, 300)")
            .await?;
        page.expect("return testWorld.late", true).await?;
        page.expect(reads, before).await?;
        page.expect("return testWorld.saved.length", 0).await?;
        page.expect(
            "return document.querySelector('.file-maker progress').checkVisibility()",
            false,
        )
        .await?;

        // A file after it is whole.
        page.type_into("Skaits failā", "7000").await?;
        page.press("Izveidot failu").await?;
        let (_, _, lines): (_, _, usize) = saved(page, "return text.split('\\n').length").await?;
        assert_eq!(lines, 7_001);
        page.expect(
            PROGRESS,
            "Fails ir izveidots, tajā ir 7000 identifikatoru.".to_owned(),
        )
        .await
    });
}

#[test]
fn what_is_no_number_of_ulids_is_said_and_mended() {
    run(
        Setup {
            query: "?lang=en",
            ..Setup::default()
        },
        async |page| {
            open_options(page).await?;
            let note = "return document.querySelector('#bulk-note').textContent";
            let outside = "the number must be from 1 to 1,000,000.";
            for (text, said, number) in [
                ("0", format!("Too few: {outside}"), "1"),
                ("1000001", format!("Too many: {outside}"), "1000000"),
                (
                    "1e3",
                    "That is not a whole number. Enter one from 1 to 1,000,000.".to_owned(),
                    "1000000",
                ),
            ] {
                page.paste("Number for a file", text).await?;
                page.expect(note, said).await?;
                page.eval::<()>("document.activeElement.blur()").await?;
                page.expect(
                    "return document.querySelector('#bulk').value",
                    number.to_owned(),
                )
                .await?;
                page.expect(note, "From 1 to 1,000,000".to_owned()).await?;
            }
            Ok(())
        },
    );
}
