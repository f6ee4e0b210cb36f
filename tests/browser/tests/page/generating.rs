//! Making ULIDs: with the clock and the random bytes fixed, every one is known.

use anyhow::{Context, Result, ensure};
use browser_tests::{Capability, Page, Setup, World, run};
use ulid_generator::ulid::generator;

/// The first one of every test, worked out by hand from the default world.
const FIRST: &str = "01HTQW311N1CR5AYMZRKMGWCTR";

/// The set that takes its random bytes from this one on.
fn set(count: usize, first_byte: usize) -> Result<Vec<String>> {
    let random: Vec<u8> = (first_byte..first_byte + count * generator::RANDOM_BYTES)
        .map(World::byte)
        .collect();
    let ulids = generator::plain(1_712_345_678_901, &random)
        .ok()
        .context("a good time")?;
    Ok(ulids.iter().map(ToString::to_string).collect())
}

async fn expect_set(page: &Page<'_>, expected: Vec<String>) -> Result<()> {
    page.expect(
        "return [...document.querySelectorAll('.ulid-row .ulid')].map((ulid) => ulid.textContent)",
        expected,
    )
    .await
}

#[test]
fn a_visit_starts_with_one_ulid_that_one_press_copies() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        assert_eq!(page.ulids().await?, [FIRST]);
        page.press("Kopēt 1. ULID").await?;
        page.expect("return !!document.querySelector('[data-copied]')", true)
            .await?;
        assert_eq!(page.clipboard().await?, FIRST);
        ensure!(page.controls("button", "Kopēt visu").await?.is_empty());
        Ok(())
    });
}

#[test]
fn a_set_takes_one_reading_of_the_clock_and_one_of_the_random_source() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.type_into("ULID skaits", "50").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 50)
            .await?;
        let reads = "return [testWorld.clockReads, testWorld.randomCalls]";
        let [clock, random]: [u32; 2] = page.eval(reads).await?;
        page.press("Ģenerēt ULID").await?;
        page.expect(reads, [clock + 1, random + 1]).await
    });
}

#[test]
fn generate_makes_a_new_set_and_reset_goes_back_to_one() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Ģenerēt ULID").await?;
        expect_set(page, set(1, 10)?).await?;
        page.press("Par vienu vairāk").await?;
        expect_set(page, set(2, 20)?).await?;
        page.press("Ģenerēt ULID").await?;
        expect_set(page, set(2, 40)?).await?;
        page.press("Atiestatīt").await?;
        expect_set(page, set(1, 60)?).await?;
        page.expect(
            "return document.querySelector('#count').value",
            "1".to_owned(),
        )
        .await
    });
}

#[test]
fn the_structure_of_the_first_ulid_is_shown_in_full() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let panel = page.text("section[aria-labelledby=structure]").await?;
        for part in [
            "ULID struktūra",
            "Laikspiedols\n10 rakstzīmes, 48 biti\n01HTQW311N",
            "UTC\n2024-04-05T19:34:38.901Z",
            "Vietējais laiks\n2024-04-05T22:34:38.901+03:00",
            "Milisekundes kopš 1970. gada\n1712345678901",
            "Nejaušie dati\n16 rakstzīmes, 80 biti\n1CR5AYMZRKMGWCTR",
            "0b 30 55 7a 9f c4 e9 0e 33 58",
            "Divi liekie biti",
        ] {
            ensure!(panel.contains(part), "{part:?} is missing in {panel:?}");
        }
        // It follows the first of a longer list.
        page.press("Par vienu vairāk").await?;
        let [timestamp, randomness] = ["01HTQW311N", "FPHCFV0H6SDR19EA"].map(str::to_owned);
        page.expect(
            "return [...document.querySelectorAll('.structure-characters')].map((part) => part.textContent)",
            [timestamp, randomness],
        )
        .await
    });
}

#[test]
fn without_a_secure_random_source_there_is_a_message_and_no_ulid() {
    for random in [Capability::Missing, Capability::Refused] {
        let world = World {
            random,
            ..World::default()
        };
        run(
            Setup {
                world,
                ..Setup::default()
            },
            async |page| {
                page.wait_for_app().await?;
                let message = page.text("[role=alert]:not(.failure)").await?;
                ensure!(message.starts_with("ULID netika izveidots"), "{message}");
                ensure!(page.ulids().await?.is_empty());
                ensure!(
                    page.text("section.structure").await?.is_empty(),
                    "no structure of nothing"
                );

                // The source is back: the same button tries again.
                page.eval::<()>("testWorld.random('there')").await?;
                page.press("Ģenerēt ULID").await?;
                expect_set(page, set(1, 0)?).await?;
                page.expect(
                    "return document.querySelector('.ulid-list-failure').textContent",
                    String::new(),
                )
                .await
            },
        );
    }
}

#[test]
fn a_clock_that_no_ulid_can_hold_is_said() {
    for now_ms in [-1.0, 281_474_976_710_656.0] {
        let world = World {
            now_ms,
            ..World::default()
        };
        run(
            Setup {
                world,
                query: "?lang=en",
                ..Setup::default()
            },
            async |page| {
                page.wait_for_app().await?;
                let message = page.text(".ulid-list-failure").await?;
                ensure!(
                    message.contains("clock shows a time before 1970 or after 10889"),
                    "{message}"
                );
                page.eval::<()>("testWorld.now = 281474976710655").await?;
                page.press("Generate ULIDs").await?;
                page.expect(
                    "return document.querySelector('.ulid-timestamp').textContent",
                    "7ZZZZZZZZZ".to_owned(),
                )
                .await?;
                let panel = page.text("section.structure").await?;
                ensure!(panel.contains("10889-08-02T05:31:50.655Z"), "{panel}");
                Ok(())
            },
        );
    }
}

#[test]
fn focus_stays_in_its_row_across_a_new_set() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.type_into("ULID skaits", "5").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 5)
            .await?;
        page.eval::<()>("document.querySelectorAll('.ulid-row button')[2].focus()")
            .await?;
        // Not by a click, which would move the focus itself.
        page.eval::<()>("document.querySelector('.button.is-primary').click()")
            .await?;
        expect_set(page, set(5, 60)?).await?;
        page.expect(
            "return [...document.querySelectorAll('.ulid-row button')].indexOf(document.activeElement)",
            2,
        )
        .await
    });
}

#[test]
fn a_new_set_and_a_copy_are_announced_once_each() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let heard = "return testWorld.announced.filter((text) => text)";
        page.expect(heard, Vec::<String>::new()).await?;
        page.press("Ģenerēt ULID").await?;
        page.press("Ģenerēt ULID").await?;
        page.press("Par vienu vairāk").await?;
        page.press("Kopēt visu").await?;
        page.expect(
            heard,
            [
                "Jauns komplekts: 1 identifikators.",
                // The same sentence again, told from the last by a no-break space.
                "Jauns komplekts: 1 identifikators.\u{A0}",
                "Jauns komplekts: 2 identifikatori.",
                "Starpliktuvē ir 2 identifikatori.",
            ]
            .map(str::to_owned)
            .to_vec(),
        )
        .await
    });
}
