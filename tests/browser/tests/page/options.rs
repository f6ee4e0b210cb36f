//! The options: order, time, format, letter case, prefix, and the address that keeps
//! them.

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, Setup, World, run};
use ulid_generator::ulid::generator::Monotonic;
use ulid_generator::ulid::{Randomness, Ulid};

const NOW: u64 = 1_712_345_678_901;

/// The address, from the `?` on.
const SEARCH: &str = "return location.search";

async fn open_options(page: &Page<'_>) -> Result<()> {
    page.wait_for_app().await?;
    page.eval::<()>("document.querySelector('details').open = true")
        .await
}

async fn expect_ulids(page: &Page<'_>, expected: &[Ulid]) -> Result<()> {
    let expected: Vec<_> = expected.iter().map(ToString::to_string).collect();
    page.expect(
        "return [...document.querySelectorAll('.ulid-row .ulid')].map((ulid) => ulid.textContent)",
        expected,
    )
    .await
}

/// The ten bytes that the page is given from this one on.
fn bytes_from(first: usize) -> Randomness {
    std::array::from_fn(|place| World::byte(first + place))
}

fn monotonic(
    state: Monotonic,
    ms: u64,
    first: usize,
    count: u32,
) -> Result<(Vec<Ulid>, Monotonic)> {
    let batch = state.batch(ms, bytes_from(first), count);
    batch.ok().context("it fits in the millisecond")
}

#[test]
fn monotonic_sets_go_on_from_each_other() {
    run(
        Setup {
            query: "?lang=lv&count=5",
            ..Setup::default()
        },
        async |page| {
            open_options(page).await?;
            // The first set was plain and took five times ten bytes.
            page.choose("Monotona").await?;
            let (batch, state) = monotonic(Monotonic::default(), NOW, 50, 5)?;
            expect_ulids(page, &batch).await?;
            let steps = "return [...document.querySelectorAll('.ulid-step')].map((step) => step.checkVisibility())";
            page.expect(steps, [false, true, true, true, true]).await?;
            page.press("Ģenerēt ULID").await?;
            let (batch, state) = monotonic(state, NOW, 60, 5)?;
            expect_ulids(page, &batch).await?;

            // A clock that goes back keeps the last time.
            page.eval::<()>(&format!("testWorld.now = {}", NOW - 5_000))
                .await?;
            page.press("Ģenerēt ULID").await?;
            let (batch, state) = monotonic(state, NOW - 5_000, 70, 5)?;
            expect_ulids(page, &batch).await?;

            page.eval::<()>(&format!("testWorld.now = {}", NOW + 1))
                .await?;
            page.press("Ģenerēt ULID").await?;
            let (batch, _) = monotonic(state, NOW + 1, 80, 5)?;
            assert_eq!(batch[0].randomness(), bytes_from(80));
            expect_ulids(page, &batch).await?;
            let note = page.text(".options-note").await?;
            ensure!(note.contains("var uzminēt kaimiņus"), "{note}");
            Ok(())
        },
    );
}

#[test]
fn a_batch_that_would_pass_the_last_randomness_fails_as_a_whole() {
    run(
        Setup {
            query: "?lang=en&count=50&mode=monotonic",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.eval::<()>(&format!(
                "testWorld.fill = 255; testWorld.now = {}",
                NOW + 1
            ))
            .await?;
            page.press("Generate ULIDs").await?;
            page.expect(
                "return document.querySelector('.ulid-list-failure').textContent",
                "No ULID was made: this millisecond has room for only 1 ULID more. Try again in a moment, or make fewer.".to_owned(),
            )
            .await?;
            assert_eq!(page.ulids().await?.len(), 0);

            // The state stayed as it was, and the next millisecond works.
            page.eval::<()>(&format!(
                "testWorld.fill = undefined; testWorld.now = {}",
                NOW + 2
            ))
            .await?;
            let first: usize = page.eval("return testWorld.nextByte").await?;
            page.press("Generate ULIDs").await?;
            let (batch, _) = monotonic(Monotonic::default(), NOW + 2, first, 50)?;
            expect_ulids(page, &batch).await
        },
    );
}

#[test]
fn a_chosen_time_is_in_every_ulid() {
    run(Setup::default(), async |page| {
        open_options(page).await?;
        let timestamp = "return document.querySelector('.ulid-row .ulid-timestamp').textContent";
        let note = "return document.querySelector('#time-note').textContent";
        for (text, zone, characters, said) in [
            (
                "0",
                "UTC",
                "0000000000",
                "1970-01-01T00:00:00.000Z, vietējais laiks 1970-01-01T03:00:00.000+03:00, 0 ms",
            ),
            (
                "281474976710655",
                "UTC",
                "7ZZZZZZZZZ",
                "10889-08-02T05:31:50.655Z, vietējais laiks 10889-08-02T08:31:50.655+03:00, 281474976710655 ms",
            ),
            (
                "2016-07-31 02:54:10.259",
                "vietējā laika",
                "01ARZ3NDEK",
                "2016-07-30T23:54:10.259Z, vietējais laiks 2016-07-31T02:54:10.259+03:00, 1469922850259 ms",
            ),
        ] {
            page.eval::<()>(&format!(
                "document.querySelector('input[name=time-zone]{}').click()",
                if zone == "UTC" { "" } else { ":not([checked])" }
            ))
            .await?;
            page.type_into("Laiks", text).await?;
            page.expect(timestamp, characters.to_owned()).await?;
            page.expect(note, said.to_owned()).await?;
        }
        // What is no time of a ULID keeps the list and says why.
        let shown = page.ulids().await?;
        for (text, said) in [
            (
                "1969-12-31T23:59:59.999Z",
                "Tas ir pirms 1970. gada: ULID laiks sākas ar 0, 1970-01-01T00:00:00.000Z.",
            ),
            (
                "281474976710656",
                "Tas ir pēc ULID laika beigām: 281474976710655, 10889-08-02T05:31:50.655Z.",
            ),
        ] {
            page.paste("Laiks", text).await?;
            page.expect(note, said.to_owned()).await?;
            assert_eq!(page.ulids().await?, shown);
        }
        // A new set has the last good time, and the field says so.
        page.press("Ģenerēt ULID").await?;
        page.expect(
            "return document.querySelector('#time').value",
            "1469922850259".to_owned(),
        )
        .await?;
        page.expect(timestamp, "01ARZ3NDEK".to_owned()).await?;
        // Without a text it is the clock's again.
        page.paste("Laiks", "").await?;
        page.expect(timestamp, "01HTQW311N".to_owned()).await
    });
}

#[test]
fn a_chosen_time_leaves_the_monotonic_clock_alone() {
    run(
        Setup {
            query: "?lang=lv&mode=monotonic",
            ..Setup::default()
        },
        async |page| {
            open_options(page).await?;
            let (_, state) = monotonic(Monotonic::default(), NOW, 0, 1)?;
            page.paste("Laiks", "281474976710655").await?;
            let (batch, _) = monotonic(Monotonic::default(), 281_474_976_710_655, 10, 1)?;
            expect_ulids(page, &batch).await?;
            page.paste("Laiks", "").await?;
            let (batch, _) = monotonic(state, NOW, 20, 1)?;
            expect_ulids(page, &batch).await
        },
    );
}

#[test]
fn what_is_shown_is_what_is_copied_in_every_format() {
    run(
        Setup {
            query: "?lang=en&count=2",
            ..Setup::default()
        },
        async |page| {
            open_options(page).await?;
            let [a, b] = ["01HTQW311N1CR5AYMZRKMGWCTR", "01HTQW311NFPHCFV0H6SDR19EA"];
            let list = "return [...document.querySelectorAll('.ulid-list-text')] \
                .filter((text) => text.checkVisibility()).map((text) => text.textContent)";
            for (format, copied) in [
                ("JSON array", format!("[\n  \"{a}\",\n  \"{b}\"\n]")),
                (
                    "CSV with times",
                    format!(
                        "ulid,time\r\n{a},2024-04-05T19:34:38.901Z\r\n{b},2024-04-05T19:34:38.901Z"
                    ),
                ),
                ("SQL list", format!("(\n  '{a}',\n  '{b}'\n)")),
            ] {
                page.choose(format).await?;
                page.expect(list, vec![copied.clone()]).await?;
                page.press("Copy all").await?;
                page.expect(
                    "return document.querySelectorAll('[data-copied]').length",
                    1,
                )
                .await?;
                let on_clipboard = page.clipboard().await?;
                // WebKitGTK takes every end of a line on the clipboard for a line feed.
                ensure!(
                    [copied.clone(), copied.replace('\r', "")].contains(&on_clipboard),
                    "{on_clipboard:?} instead of {copied:?}"
                );
            }
            page.choose("UUIDs").await?;
            page.expect(list, Vec::<String>::new()).await?;
            page.expect(
                "return document.querySelector('.ulid').textContent",
                "018eafc1-8435-0b30-557a-9fc4e90e3358".to_owned(),
            )
            .await?;

            page.choose("One a line").await?;
            page.choose("abc").await?;
            page.paste("Prefix", "evt_").await?;
            let shown = [a, b].map(|ulid| format!("evt_{}", ulid.to_lowercase()));
            page.expect(
                "return [...document.querySelectorAll('.ulid-row .ulid')].map((ulid) => ulid.textContent)",
                shown.to_vec(),
            )
            .await?;
            page.press("Copy ULID 2").await?;
            page.expect(
                "return document.querySelectorAll('[data-copied]').length",
                1,
            )
            .await?;
            assert_eq!(page.clipboard().await?, shown[1]);

            // What is no prefix is said, and the last good one stays.
            page.paste("Prefix", "evt ").await?;
            page.expect(
                "return document.querySelector('#prefix-note').textContent",
                "Character 4, “␣”, can't be in a prefix: use letters from A to Z, digits, and _ - . :".to_owned(),
            )
            .await?;
            assert_eq!(page.ulids().await?, shown);
            page.eval::<()>("document.activeElement.blur()").await?;
            page.expect(
                "return document.querySelector('#prefix').value",
                "evt_".to_owned(),
            )
            .await
        },
    );
}

#[test]
fn the_address_keeps_the_settings_and_a_bookmark_brings_them_back() {
    run(Setup::default(), async |page| {
        open_options(page).await?;
        page.expect(SEARCH, "?lang=lv".to_owned()).await?;
        page.type_into("ULID skaits", "3").await?;
        page.choose("Monotona").await?;
        page.choose("SQL saraksts").await?;
        page.choose("abc").await?;
        page.paste("Prefikss", "a:b").await?;
        page.paste("Laiks", "1469922850259").await?;
        let search =
            "?lang=lv&count=3&mode=monotonic&time=1469922850259&format=sql&case=lower&prefix=a%3Ab";
        page.expect(SEARCH, search.to_owned()).await?;

        page.refresh().await?;
        page.wait_for_app().await?;
        let shown = page.ulids().await?;
        assert_eq!(shown.len(), 3);
        ensure!(shown[0].starts_with("a:b01arz3ndek"), "{}", shown[0]);
        page.expect(SEARCH, search.to_owned()).await?;
        let chosen = "return [...document.querySelectorAll('.options input:checked')].map((radio) => radio.parentElement.textContent)";
        page.expect(
            chosen,
            ["Monotona", "UTC", "SQL saraksts", "abc"]
                .map(str::to_owned)
                .to_vec(),
        )
        .await
    });
}

#[test]
fn the_link_to_the_settings_opens_them_on_the_whole_page() {
    let setup = Setup {
        query: "?embed&lang=en&count=2&case=lower&theme=dark",
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.eval::<()>("document.querySelector('.options summary').click()")
            .await?;
        page.choose("Monotonic").await?;
        page.press("Copy Link to these settings").await?;
        page.expect(
            "return !!document.querySelector('.options [data-copied]')",
            true,
        )
        .await?;
        let link = page.clipboard().await?;
        let (_, query) = link.split_once("/a/b/").unwrap_or_default();
        let expected = "?theme=dark&count=2&mode=monotonic&case=lower&lang=en";
        ensure!(query == expected, "{link}");
        // In the language that the page is in now.
        page.visit(query).await?;
        page.wait_for_app().await?;
        page.choose("LV").await?;
        page.expect(
            "return document.querySelector('.options code').textContent.split('/a/b/')[1]",
            expected.replace("lang=en", "lang=lv"),
        )
        .await?;
        let [first, second] = page.ulids().await?.try_into().unwrap_or_default();
        ensure!(
            first < second && first == first.to_lowercase(),
            "{first} {second}"
        );
        Ok(())
    });
}

#[test]
fn b68_bad_settings_in_the_address_fall_back_and_are_dropped() {
    run(
        Setup {
            query: "?lang=en&count=51&mode=best&time=-1&format=xml&case=Upper&prefix=%20&x=1",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            page.expect(SEARCH, "?lang=en&x=1".to_owned()).await?;
            assert_eq!(page.ulids().await?, ["01HTQW311N1CR5AYMZRKMGWCTR"]);
            Ok(())
        },
    );
}

#[test]
fn shortcuts_make_and_copy_a_set_and_leave_typing_alone() {
    run(
        Setup {
            query: "?lang=en&count=2",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            let first = page.ulids().await?;
            page.eval::<()>("document.querySelector('#inspect-text').focus()")
                .await?;
            page.key(thirtyfour::Key::Control + thirtyfour::Key::Enter)
                .await?;
            page.expect(
                &format!(
                    "return document.querySelector('.ulid').textContent !== '{}'",
                    first[0]
                ),
                true,
            )
            .await?;
            page.key(thirtyfour::Key::Control + thirtyfour::Key::Shift + thirtyfour::Key::Enter)
                .await?;
            page.expect(
                "return document.querySelectorAll('[data-copied]').length",
                1,
            )
            .await?;
            assert_eq!(page.clipboard().await?, page.ulids().await?.join("\n"));
            page.key("a").await?;
            page.key(thirtyfour::Key::Enter + "").await?;
            page.expect(
                "return document.querySelector('#inspect-text').value",
                "a\n".to_owned(),
            )
            .await
        },
    );
}
