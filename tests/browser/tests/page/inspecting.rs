//! Reading back: one ID taken apart, what is wrong with a text, and many lines.

use anyhow::{Result, ensure};
use browser_tests::{Page, Setup, run};
use ulid_generator::ulid::Ulid;
use ulid_generator::ulid::listing::Listing;

const FIELD: &str = "ULID vai UUID, katrs savā rindā";

/// Names and texts of the entries that are shown.
const ENTRIES: &str = "return [...document.querySelectorAll('.line-table .entry')] \
    .filter((entry) => entry.checkVisibility()) \
    .map((entry) => [...entry.children].map((part) => part.textContent).join(': '))";

async fn expect_verdict(page: &Page<'_>, expected: &str) -> Result<()> {
    page.expect(
        "return document.querySelector('#verdict').textContent",
        expected.to_owned(),
    )
    .await
}

/// The names and values of the facts that are shown.
async fn facts(page: &Page<'_>) -> Result<Vec<[String; 2]>> {
    page.eval(
        "return [...document.querySelectorAll('.reading .value-row')] \
         .filter((row) => row.checkVisibility()) \
         .map((row) => [row.querySelector('dt').textContent, row.querySelector('code').textContent])",
    )
    .await
}

#[test]
fn one_ulid_is_taken_apart() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.paste(FIELD, "01htqw311n1kr5g0y75m3ef00h").await?;
        expect_verdict(page, "Derīgs ULID. Tā laiks ir tieši tagad.").await?;
        let expected = [
            ["ULID", "01HTQW311N1KR5G0Y75M3EF00H"],
            ["UTC", "2024-04-05T19:34:38.901Z"],
            ["Vietējais laiks", "2024-04-05T22:34:38.901+03:00"],
            ["Milisekundes kopš 1970. gada", "1712345678901"],
            [
                "Nejaušie dati, heksadecimāli",
                "0c f0 58 03 c7 2d 06 e7 80 11",
            ],
            ["UUID", "018eafc1-8435-0cf0-5803-c72d06e78011"],
            ["Heksadecimāls skaitlis", "018eafc184350cf05803c72d06e78011"],
            ["Decimāls skaitlis", "2070098903329021158312112102423625745"],
            [
                "16 baiti",
                "01 8e af c1 84 35 0c f0 58 03 c7 2d 06 e7 80 11",
            ],
            [
                "128 biti",
                "00000001 10001110 10101111 11000001 10000100 00110101 00001100 11110000 \
                 01011000 00000011 11000111 00101101 00000110 11100111 10000000 00010001",
            ],
            ["7. versijas UUID", "018eafc1-8435-7cf0-9803-c72d06e78011"],
        ];
        assert_eq!(facts(page).await?, expected);
        let reading = page.text(".reading").await?;
        ensure!(
            reading.starts_with("01HTQW311N1KR5G0Y75M3EF00H"),
            "{reading}"
        );
        ensure!(reading.contains("atpakaļceļa nav"), "{reading}");
        ensure!(
            reading.contains("rāda 0. versiju un NCS variantu"),
            "{reading}"
        );

        page.press("Kopēt UUID").await?;
        page.expect(
            "return document.querySelectorAll('[data-copied]').length",
            1,
        )
        .await?;
        assert_eq!(
            page.clipboard().await?,
            "018eafc1-8435-0cf0-5803-c72d06e78011"
        );
        page.expect(
            "return testWorld.announced.filter((text) => text)",
            [
                "Derīgs ULID. Tā laiks ir tieši tagad.",
                "Starpliktuvē ir: UUID.",
            ]
            .map(str::to_owned)
            .to_vec(),
        )
        .await
    });
}

#[test]
fn b25_the_local_time_has_its_offset() {
    for (time_zone, expected) in [
        ("America/New_York", "2016-07-30T19:54:10.259-04:00"),
        ("Asia/Kolkata", "2016-07-31T05:24:10.259+05:30"),
    ] {
        let setup = Setup {
            time_zone,
            ..Setup::default()
        };
        run(setup, async |page| {
            page.wait_for_app().await?;
            page.paste(FIELD, "01ARZ3NDEKTSV4RRFFQ69G5FAV").await?;
            expect_verdict(page, "Derīgs ULID. Tā laiks bija pirms 7 gadiem.").await?;
            let facts = facts(page).await?;
            assert_eq!(facts[1], ["UTC", "2016-07-30T23:54:10.259Z"]);
            assert_eq!(facts[2], ["Vietējais laiks", expected]);
            Ok(())
        });
    }
}

#[test]
fn b24_the_last_ulid_is_read() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.paste(FIELD, "7ZZZZZZZZZZZZZZZZZZZZZZZZZ").await?;
        expect_verdict(page, "Derīgs ULID. Tā laiks būs pēc 8865 gadiem.").await?;
        assert_eq!(facts(page).await?[1], ["UTC", "10889-08-02T05:31:50.655Z"]);
        Ok(())
    });
}

#[test]
fn a_fault_is_marked_and_named_and_the_text_stays() {
    run(
        Setup {
            query: "?lang=en",
            ..Setup::default()
        },
        async |page| {
            page.wait_for_app().await?;
            let text = "01ARZ3NDE€TSV4RRFFQ69G5FAV";
            let field = "ULIDs or UUIDs, one a line";
            page.paste(field, text).await?;
            expect_verdict(
                page,
                "Character 10, “€”, is not in the alphabet, which has the digits and the letters without I, L, O and U.",
            )
            .await?;
            let marked = "return [...document.querySelectorAll('.verdict [data-marked]')].map((mark) => mark.textContent)";
            page.expect(marked, vec!["€".to_owned()]).await?;
            let state = "const field = document.querySelector('#inspect-text'); \
                return [field.value, field.getAttribute('aria-invalid')]";
            page.expect(state, [text, "true"].map(str::to_owned))
                .await?;
            ensure!(facts(page).await?.is_empty());
            ensure!(
                page.controls("button", "Use the corrected ID")
                    .await?
                    .is_empty()
            );

            // Nothing is left of it.
            page.press("Clear").await?;
            page.expect(state, ["", "false"].map(str::to_owned)).await?;
            page.expect(
                "return [document.querySelector('.verdict').checkVisibility(), document.activeElement.id]",
                (false, "inspect-text".to_owned()),
            )
            .await
        },
    );
}

#[test]
fn a_correction_is_offered_and_taken_only_by_its_button() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let text = "\"OlARZ3NDEK-TSV4RRFFQ69G5FAV\",";
        page.paste(FIELD, text).await?;
        let verdict = "Šādi rakstīts, tas nav ULID, bet to var izlabot. \
            „\"” izlaists (1., 29. rakstzīme). „O” lasīts kā 0 (2. rakstzīme). \
            „l” lasīts kā 1 (3. rakstzīme). „-” izlaists (12. rakstzīme). \
            „,” izlaists (30. rakstzīme).";
        expect_verdict(page, verdict).await?;
        let value = "return document.querySelector('#inspect-text').value";
        page.expect(value, text.to_owned()).await?;
        let corrected = page.text(".verdict-corrected code").await?;
        assert_eq!(corrected, "01ARZ3NDEKTSV4RRFFQ69G5FAV");

        page.press("Lietot izlaboto").await?;
        page.expect(value, corrected).await?;
        expect_verdict(page, "Derīgs ULID. Tā laiks bija pirms 7 gadiem.").await?;
        page.expect(
            "return document.activeElement.id",
            "inspect-text".to_owned(),
        )
        .await
    });
}

#[test]
fn uuids_are_read_with_honest_remarks() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        for (text, verdict, ulid, remark, rows) in [
            (
                "urn:uuid:0188C17D-67A6-7764-B475-2C985755BB71",
                "7. versijas UUID. Tā laiks bija pirms 9 mēnešiem.",
                "01H30QTSX6EXJB8X9CK1BNBEVH",
                "parādītais laiks ir īsts",
                10,
            ),
            (
                "{550e8400e29b41d4a716446655440000}",
                "4. versijas UUID.",
                "2N1T201RMV87AAE5J4CSAM8000",
                "parādītais laiks neko nenozīmē",
                11,
            ),
        ] {
            page.paste(FIELD, text).await?;
            expect_verdict(page, verdict).await?;
            let facts = facts(page).await?;
            assert_eq!(facts[0], ["ULID", ulid]);
            assert_eq!(facts.len(), rows);
            let reading = page.text(".reading").await?;
            ensure!(reading.contains(remark), "{reading}");
        }
        Ok(())
    });
}

#[test]
fn two_are_compared() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.paste(
            FIELD,
            "01AN4Z07BY79KA1307SR9X4MV3\n01ARZ3NDEKTSV4RRFFQ69G5FAV\n",
        )
        .await?;
        let expected = [
            "Agrākais: pirmais",
            "Starpība: 4\u{A0}098\u{A0}529\u{A0}365 ms, aptuveni 1 mēnesis",
            "Kopīgs sākums: 01A (3 rakstzīmes)",
            "Derīgi: 2",
            "Secība: sakārtoti augoši",
            "Atkārto agrāku rindu: 0",
            "Vienā milisekundē ar citu: 0",
            "Par vienu lielāki nekā iepriekšējā rindā: 0",
            "Pirmais: 01AN4Z07BY79KA1307SR9X4MV3",
            "Pēdējais: 01ARZ3NDEKTSV4RRFFQ69G5FAV",
            "No pirmā līdz pēdējam: 4\u{A0}098\u{A0}529\u{A0}365 ms, aptuveni 1 mēnesis",
        ];
        page.expect(ENTRIES, expected.map(str::to_owned).to_vec())
            .await
    });
}

#[test]
fn a_list_says_what_each_line_is() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let text = "01BX5ZZKBKACTAV9WEVGEMMVRZ\n\n01BX5ZZKBKACTAV9WEVGEMMVS0\r\ncat\n'01BX5ZZKBKACTAV9WEVGEMMVRZ'\n01BX5ZZKBKACTAV9WEVGEMMVRZ";
        page.paste(FIELD, text).await?;
        let rows = "return [...document.querySelectorAll('.line-table tbody tr')] \
            .map((row) => [...row.cells].map((cell) => cell.textContent).join(' | '))";
        let time = "2017-10-24T01:29:36.371Z";
        let cat = "4 | cat |  | Tas nav ne ULID, ne UUID: ULID ir 26 rakstzīmes, UUID ir 32 cipari, bet te ir 3 rakstzīmes.";
        let quoted = "5 | '01BX5ZZKBKACTAV9WEVGEMMVRZ' |  | Šādi rakstīts, tas nav ULID, bet to var izlabot. „'” izlaists (1., 28. rakstzīme).";
        page.expect(
            rows,
            vec![
                format!("1 | 01BX5ZZKBKACTAV9WEVGEMMVRZ | {time} | ULID; vienā milisekundē ar citu"),
                format!("3 | 01BX5ZZKBKACTAV9WEVGEMMVS0 | {time} | ULID; par vienu lielāks nekā iepriekšējā rindā"),
                cat.to_owned(),
                quoted.to_owned(),
                format!("6 | 01BX5ZZKBKACTAV9WEVGEMMVRZ | {time} | ULID; tas pats, kas 1. rindā"),
            ],
        )
        .await?;
        page.control("checkbox", "Tikai tās rindas, kas nav derīgas")
            .await?
            .click()
            .await?;
        page.expect(rows, [cat, quoted].map(str::to_owned).to_vec())
            .await
    });
}

#[test]
fn ten_thousand_lines_leave_the_page_usable() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let ulids: Vec<Ulid> = (0..10_000).map(Ulid::from_u128).collect();
        // Counts the turns that others get while the page reads.
        page.eval::<()>(
            "testWorld.turns = 0; testWorld.progress = false; \
             const turn = () => { testWorld.turns += 1; \
               testWorld.progress ||= document.querySelector('.inspector progress').checkVisibility(); \
               if (!document.querySelector('.line-table').checkVisibility()) setTimeout(turn); }; \
             setTimeout(turn)",
        )
        .await?;
        page.paste(FIELD, &Listing::default().text(&ulids)).await?;
        page.expect(
            "return document.querySelector('.line-table').checkVisibility()",
            true,
        )
        .await?;
        let (turns, progress): (u32, bool) = page
            .eval("return [testWorld.turns, testWorld.progress]")
            .await?;
        ensure!(turns >= 10, "it gave way only {turns} times");
        ensure!(progress, "there was no progress to see");
        let entries: Vec<String> = page.eval(ENTRIES).await?;
        assert_eq!(entries[0], "Derīgi: 10\u{A0}000");
        assert_eq!(entries[4], "Par vienu lielāki nekā iepriekšējā rindā: 9999");

        let numbers = "const rows = [...document.querySelectorAll('.line-table tbody tr')]; \
            return [rows.length, rows[0].cells[0].textContent, document.querySelector('.line-table-pages span').textContent]";
        page.expect(numbers, (100, "1".to_owned(), "1. lapa no 100".to_owned()))
            .await?;
        page.press("Nākamā lapa").await?;
        page.press("Nākamā lapa").await?;
        page.expect(
            numbers,
            (100, "201".to_owned(), "3. lapa no 100".to_owned()),
        )
        .await?;
        page.press("Iepriekšējā lapa").await?;
        page.expect(
            numbers,
            (100, "101".to_owned(), "2. lapa no 100".to_owned()),
        )
        .await
    });
}

#[test]
fn a_new_text_ends_the_reading_of_the_old_one() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.eval::<()>(
            "const field = document.querySelector('#inspect-text'); \
             field.value = 'cat\\n'.repeat(200000); field.dispatchEvent(new Event('input', { bubbles: true })); \
             field.value = '01ARZ3NDEK'; field.dispatchEvent(new Event('input', { bubbles: true }))",
        )
        .await?;
        let verdict = "Te ir tikai laikspiedola desmit rakstzīmes (2016-07-30T23:54:10.259Z). Trūkst nejaušo datu 16 rakstzīmju.";
        expect_verdict(page, verdict).await?;
        page.expect(
            "return document.querySelector('.inspector progress').checkVisibility()",
            false,
        )
        .await?;
        page.choose("EN").await?;
        expect_verdict(
            page,
            "Only the ten characters of a time, 2016-07-30T23:54:10.259Z: the 16 of the randomness are missing.",
        )
        .await
    });
}

#[test]
fn what_is_pasted_is_never_more_than_text() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let elements: usize = page
            .eval("return document.querySelectorAll('#app *').length")
            .await?;
        for text in [
            "<img src=x onerror=alert(1)>",
            "😈",
            "兔",
            "01ARZ3NDE€TSV4RRFFQ69G5F",
            "\u{202E}VAF5G96QFFRR4VSTKEDN3ZRA10",
            "\0",
        ] {
            page.paste(FIELD, text).await?;
            page.expect(
                "return document.querySelector('.verdict').checkVisibility() \
                 && !document.querySelector('.verdict img')",
                !text.trim_matches('\0').is_empty(),
            )
            .await?;
        }
        page.eval::<()>(
            "const field = document.querySelector('#inspect-text'); \
             field.value = '<b>' + 'A'.repeat(1 << 20); \
             field.dispatchEvent(new Event('input', { bubbles: true }))",
        )
        .await?;
        page.expect(
            "return document.querySelector('.verdict .marked-text').textContent.length <= 100",
            true,
        )
        .await?;
        page.paste(FIELD, "").await?;
        page.expect(
            "return document.querySelectorAll('#app *').length",
            elements,
        )
        .await?;
        // The page lives.
        page.press("Ģenerēt ULID").await?;
        assert_eq!(page.ulids().await?.len(), 1);
        Ok(())
    });
}
