//! Time bounds: what is typed, what a query gets, and what is asked back.

use anyhow::{Result, ensure};
use browser_tests::{Page, Setup, run};

/// The values of the lines that are shown.
const LINES: &str = "return [...document.querySelectorAll('.time-bounds .value-row')] \
    .filter((row) => row.checkVisibility()).map((row) => row.querySelector('code').textContent)";
const NOTES: &str = "return [...document.querySelectorAll('.time-bounds .field-note')].map((note) => note.textContent)";
const CHOICES: &str = "return [...document.querySelectorAll('.time-bounds .moment-field-choices .button')] \
    .filter((choice) => choice.checkVisibility()).map((choice) => choice.textContent)";

async fn expect_lines(page: &Page<'_>, expected: &[&str]) -> Result<()> {
    let expected = expected
        .iter()
        .map(|line| (*line).to_owned())
        .collect::<Vec<_>>();
    page.expect(LINES, expected).await
}

#[test]
fn the_bounds_of_today_are_there_at_first() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        // The first and the last millisecond of 2024-04-05.
        let lowest = "01HTNRW6000000000000000000";
        let highest = "01HTRB8WZZZZZZZZZZZZZZZZZZ";
        let shown: Vec<String> = page.eval(LINES).await?;
        assert_eq!(shown[..2], [lowest, highest]);
        assert_eq!(shown[4], format!("id BETWEEN '{lowest}' AND '{highest}'"));
        page.expect(
            NOTES,
            [
                "2024-04-05T00:00:00.000Z, vietējais laiks 2024-04-05T03:00:00.000+03:00, 1712275200000 ms",
                "2024-04-05T23:59:59.999Z, vietējais laiks 2024-04-06T02:59:59.999+03:00, 1712361599999 ms",
            ]
            .map(str::to_owned),
        )
        .await
    });
}

#[test]
fn a_moment_gives_all_that_a_query_needs() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.type_into("Līdz", "").await?;
        page.type_into("No", "1712345678901").await?;
        expect_lines(
            page,
            &[
                "01HTQW311N0000000000000000",
                "01HTQW311NZZZZZZZZZZZZZZZZ",
                "018eafc1-8435-0000-0000-000000000000",
                "018eafc1-8435-ffff-ffff-ffffffffffff",
                "id BETWEEN '01HTQW311N0000000000000000' AND '01HTQW311NZZZZZZZZZZZZZZZZ'",
                "id BETWEEN '018eafc1-8435-0000-0000-000000000000' AND '018eafc1-8435-ffff-ffff-ffffffffffff'",
            ],
        )
        .await?;
        page.press("Kopēt Tipa uuid kolonnai, PostgreSQL").await?;
        page.expect(
            "return document.querySelectorAll('[data-copied]').length",
            1,
        )
        .await?;
        let copied = page.clipboard().await?;
        ensure!(
            copied.starts_with("id BETWEEN '018eafc1-8435-0000"),
            "{copied}"
        );

        // The same moment by the visitor's clocks.
        page.choose("vietējā laika").await?;
        page.type_into("No", "2024-04-05 22:34:38.901").await?;
        page.expect(
            NOTES,
            ["2024-04-05T19:34:38.901Z, vietējais laiks 2024-04-05T22:34:38.901+03:00, 1712345678901 ms", ""].map(str::to_owned),
        )
        .await
    });
}

#[test]
fn what_is_wrong_is_said_at_its_field_and_stays_there() {
    run(
        Setup {
            query: "?lang=en",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            let invalid = "return [...document.querySelectorAll('.time-bounds input[type=text]')].map((field) => field.getAttribute('aria-invalid'))";
            for (from, to, notes, expected) in [
                (
                    "1712345678902",
                    "1712345678901",
                    [
                        "2024-04-05T19:34:38.902Z, local time 2024-04-05T22:34:38.902+03:00, 1712345678902 ms",
                        "The end is before the beginning. Change one of them.",
                    ],
                    ["false", "true"],
                ),
                (
                    "-1",
                    "281474976710656",
                    [
                        "That is before 1970: the time of ULIDs begins at 0, 1970-01-01T00:00:00.000Z.",
                        "That is past the end of the time of ULIDs: 281474976710655, 10889-08-02T05:31:50.655Z.",
                    ],
                    ["true", "true"],
                ),
                (
                    "tomorrow",
                    "",
                    [
                        "Character 1, “t”, does not fit. Write, for example, 2024-04-05 22:34:38.901 or 1712345678901.",
                        "",
                    ],
                    ["true", "false"],
                ),
            ] {
                page.type_into("From", from).await?;
                page.type_into("To", to).await?;
                page.expect(NOTES, notes.map(str::to_owned)).await?;
                page.expect(invalid, expected.map(str::to_owned)).await?;
                expect_lines(page, &[]).await?;
                page.expect(
                    "return [...document.querySelectorAll('.time-bounds input[type=text]')].map((field) => field.value)",
                    [from, to].map(str::to_owned),
                )
                .await?;
            }
            Ok(())
        },
    );
}

#[test]
fn a_local_time_that_is_twice_or_never_is_asked_about() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.type_into("Līdz", "").await?;
        page.choose("vietējā laika").await?;
        page.type_into("No", "2024-10-27 03:30").await?;
        let twice = "Vietējie pulksteņi šādu laiku rāda divreiz, jo tiek pagriezti atpakaļ. Kurš ir domāts?";
        page.expect(NOTES, [twice, ""].map(str::to_owned)).await?;
        expect_lines(page, &[]).await?;
        let later = "2024-10-27T03:30:00.000+02:00";
        page.expect(
            CHOICES,
            ["2024-10-27T03:30:00.000+03:00", later]
                .map(str::to_owned)
                .to_vec(),
        )
        .await?;
        page.press(later).await?;
        page.expect(
            "return [document.querySelector('#bounds-from').value, document.activeElement.id]",
            [later, "bounds-from"].map(str::to_owned),
        )
        .await?;
        page.expect(
            NOTES,
            ["2024-10-27T01:30:00.000Z, vietējais laiks 2024-10-27T03:30:00.000+02:00, 1729992600000 ms", ""].map(str::to_owned),
        )
        .await?;

        page.type_into("No", "2024-03-31 03:30").await?;
        let never = "Vietējie pulksteņi šādu laiku nerāda, jo tiek pagriezti uz priekšu. Izvēlieties citu laiku vai norādiet nobīdi, piemēram, +02:00.";
        page.expect(NOTES, [never, ""].map(str::to_owned)).await?;
        expect_lines(page, &[]).await
    });
}

#[test]
fn b26_seconds_are_questioned_and_never_multiplied() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.type_into("Līdz", "").await?;
        page.type_into("No", "1469918176").await?;
        let question = "Skaitlis ir milisekundes, tātad 1970-01-18T00:18:38.176Z. Ja tās ir sekundes, lietojiet:";
        page.expect(NOTES, [question, ""].map(str::to_owned))
            .await?;
        let shown: Vec<String> = page.eval(LINES).await?;
        assert_eq!(shown[0], "0001BSTAZ00000000000000000");
        page.press("1469918176000").await?;
        page.expect(
            "return document.querySelector('#bounds-from').value",
            "1469918176000".to_owned(),
        )
        .await?;
        page.expect(
            NOTES,
            ["2016-07-30T22:36:16.000Z, vietējais laiks 2016-07-31T01:36:16.000+03:00, 1469918176000 ms", ""].map(str::to_owned),
        )
        .await
    });
}
