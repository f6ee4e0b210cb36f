//! Step by step: the calculation of the list's first ULID, or of what is typed.

use anyhow::Result;
use browser_tests::{Page, Setup, run};
use thirtyfour::Key;

const STEPS: &str =
    "return [...document.querySelectorAll('.steps .entry')].map((entry) => entry.textContent)";
const JOINED: &str = "return document.querySelector('.steps .letters').textContent";
const NOTES: &str =
    "return [...document.querySelectorAll('.steps .field-note')].map((note) => note.textContent)";
const IS_OWN: &str = "return document.querySelector('.steps-own').checkVisibility()";
const BITS: &str =
    "return [...document.querySelectorAll('.letter-note')].map((note) => note.textContent)";

async fn expect_joined(page: &Page<'_>, ulid: &str) -> Result<()> {
    page.expect(JOINED, ulid.to_owned()).await
}

#[test]
fn the_first_of_the_list_is_calculated() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let first = page.ulids().await?.swap_remove(0);
        expect_joined(page, &first).await?;
        page.expect(IS_OWN, false).await?;
        page.press("Ģenerēt ULID").await?;
        let next = page.ulids().await?.swap_remove(0);
        assert_ne!(next, first);
        expect_joined(page, &next).await
    });
}

#[test]
fn the_example_is_calculated_to_the_end() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Ielikt piemēru").await?;
        expect_joined(page, "01HTQW311N1KR5G0Y75M3EF00H").await?;
        page.expect(IS_OWN, true).await?;

        let steps: Vec<String> = page.eval(STEPS).await?;
        let (divisions, bits) = steps.split_at(10);
        let spaced = |text: &str| text.replace('_', "\u{A0}");
        assert_eq!(
            divisions[0],
            spaced("1_712_345_678_901 ÷ 32 = 53_510_802_465, atlikums 21N")
        );
        assert_eq!(divisions[9], "0 ÷ 32 = 0, atlikums 00");
        let (bytes, groups) = bits.split_at(10);
        assert_eq!(bytes[..2], ["1200001100", "24011110000"]);
        assert_eq!(groups.len(), 16);
        assert_eq!(groups[1], "10011 = 19K");
        assert_eq!(groups[15], "10001 = 17H");

        // A new set does not take it away; the visitor goes back by a button.
        page.press("Ģenerēt ULID").await?;
        expect_joined(page, "01HTQW311N1KR5G0Y75M3EF00H").await?;
        page.press("Atpakaļ pie saraksta").await?;
        expect_joined(page, &page.ulids().await?.swap_remove(0)).await?;
        page.expect(IS_OWN, false).await
    });
}

#[test]
fn a_typed_time_and_typed_bytes_are_calculated() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.type_into("ULID laiks", "0").await?;
        page.type_into("Desmit baiti", "00 00 00 00 00 00 00 00 00 0a")
            .await?;
        expect_joined(page, "0000000000000000000000000A").await?;
        page.type_into("Desmit baiti", "ffffffffffffffffffff")
            .await?;
        page.type_into("ULID laiks", "2024-04-05 19:34:38.901")
            .await?;
        expect_joined(page, "01HTQW311NZZZZZZZZZZZZZZZZ").await
    });
}

#[test]
fn what_is_wrong_is_said_and_the_last_good_calculation_stays() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Ielikt piemēru").await?;
        for (field, text, expected) in [
            (
                "ULID laiks",
                "281474976710656",
                "Tas ir pēc ULID laika beigām: 281474976710655, 10889-08-02T05:31:50.655Z.",
            ),
            (
                "Desmit baiti",
                "12, 240, 256",
                "3. skaitlis ir lielāks par 255, un baitā tas neietilpst. Desmit skaitļi no 0 līdz 255 vai 20 heksadecimāli cipari.",
            ),
        ] {
            page.paste(field, text).await?;
            let notes: Vec<String> = page.eval(NOTES).await?;
            assert!(notes.iter().any(|note| note == expected), "{notes:?}");
            expect_joined(page, "01HTQW311N1KR5G0Y75M3EF00H").await?;
        }
        let invalid = "return document.querySelectorAll('.steps [aria-invalid=true]').length";
        page.expect(invalid, 2).await
    });
}

#[test]
fn a_character_shows_its_bits_by_mouse_and_by_keyboard() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Ielikt piemēru").await?;
        let hint = "Norādiet uz rakstzīmi, lai redzētu tās bitus.";
        page.expect(BITS, [hint, hint].map(str::to_owned)).await?;

        page.point_at(".structure .letter:nth-of-type(10)").await?;
        let tenth = "10. rakstzīme: N = 21 = 10101, biti no 44. līdz 48.";
        page.expect(BITS, [tenth, tenth].map(str::to_owned)).await?;

        // One stop for the Tab key; the arrows go on from there.
        page.eval::<()>("document.querySelector('#steps-letter').previousElementSibling.querySelector('input').focus()")
            .await?;
        let first = "1. rakstzīme: 0 = 0 = 00000, biti no 1. līdz 3.";
        page.expect(
            "return document.querySelector('#steps-letter').textContent",
            first.to_owned(),
        )
        .await?;
        page.key(Key::Right).await?;
        let second = "2. rakstzīme: 1 = 1 = 00001, biti no 4. līdz 8.";
        page.expect(
            "return document.querySelector('#steps-letter').textContent",
            second.to_owned(),
        )
        .await
    });
}
