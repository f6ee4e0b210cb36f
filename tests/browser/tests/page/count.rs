//! The count field: whatever is typed, the field, the rows and the copied lines
//! agree once the visitor is done (D6).

use anyhow::{Result, ensure};
use browser_tests::{Page, Setup, run};
use thirtyfour::Key;

const COUNT: &str = "ULID skaits";
const SHOWN: &str = "return [document.querySelector('#count').value, \
    document.querySelectorAll('.ulid-row').length, \
    document.querySelector('#count-note').textContent, \
    document.querySelector('#count').getAttribute('aria-invalid') === 'true']";

/// Field, rows, note, and whether the field is marked as wrong.
type Shown = (String, usize, String, bool);

fn shown(field: &str, rows: usize, note: &str, invalid: bool) -> Shown {
    (field.into(), rows, note.into(), invalid)
}

const LIMITS: &str = "No 1 līdz 50";
const TOO_FEW: &str = "Par maz: skaitam jābūt no 1 līdz 50.";
const TOO_MANY: &str = "Par daudz: skaitam jābūt no 1 līdz 50.";
const NOT_WHOLE: &str = "Tas nav vesels skaitlis. Ierakstiet skaitli no 1 līdz 50.";
const RAISED: &str = "Skaits ir 1, jo mazāk par vienu nevar.";
const LOWERED: &str = "Skaits ir 50, jo vairāk vienā reizē nevar.";
const RESTORED: &str = "Tas nebija vesels skaitlis, tāpēc paliek iepriekšējais skaits: 7.";

async fn seven(page: &Page<'_>) -> Result<Vec<String>> {
    page.type_into(COUNT, "7").await?;
    page.expect(SHOWN, shown("7", 7, LIMITS, false)).await?;
    page.ulids().await
}

#[test]
fn what_is_no_count_keeps_the_list_while_typing_and_is_set_right_on_leaving() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        for (typed, note, after) in [
            ("", LIMITS, shown("7", 7, RESTORED, false)),
            ("0", TOO_FEW, shown("1", 1, RAISED, false)),
            ("-5", TOO_FEW, shown("1", 1, RAISED, false)),
            ("abc", NOT_WHOLE, shown("7", 7, RESTORED, false)),
            ("e", NOT_WHOLE, shown("7", 7, RESTORED, false)),
            ("١", NOT_WHOLE, shown("7", 7, RESTORED, false)),
        ] {
            let list = seven(page).await?;
            page.type_into(COUNT, typed).await?;
            page.expect(SHOWN, shown(typed, 7, note, note != LIMITS))
                .await?;
            ensure!(page.ulids().await? == list, "{typed:?} changed the list");
            page.key(Key::Tab).await?;
            page.expect(SHOWN, after.clone()).await?;
            ensure!(
                after.1 != 7 || page.ulids().await? == list,
                "{typed:?} lost the list"
            );
        }
        Ok(())
    });
}

#[test]
fn what_becomes_a_count_on_the_way_counts_at_once() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        for (typed, while_typing, after) in [
            // The first keys alone are a count: 1 of `1e1`, 5 of `51`.
            ("1.5", shown("1.5", 1, NOT_WHOLE, true), 1),
            ("1e1", shown("1e1", 1, NOT_WHOLE, true), 1),
            ("05", shown("05", 5, LIMITS, false), 5),
            ("+5", shown("+5", 5, LIMITS, false), 5),
            ("50", shown("50", 50, LIMITS, false), 50),
            ("51", shown("51", 5, TOO_MANY, true), 50),
            ("1000", shown("1000", 10, TOO_MANY, true), 50),
        ] {
            seven(page).await?;
            page.type_into(COUNT, typed).await?;
            page.expect(SHOWN, while_typing).await?;
            page.key(Key::Enter).await?;
            let agree = "const field = document.querySelector('#count').value; \
                return [field, String(document.querySelectorAll('.ulid-row').length)]";
            page.expect(agree, [after.to_string(), after.to_string()])
                .await?;
        }
        Ok(())
    });
}

#[test]
fn a_long_paste_is_a_number_too_large_or_none_at_all() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        for (character, note, after) in [
            ("9", TOO_MANY, shown("50", 50, LOWERED, false)),
            ("😈", NOT_WHOLE, shown("7", 7, RESTORED, false)),
        ] {
            seven(page).await?;
            page.eval::<()>(&format!(
                "document.querySelector('#count').select(); \
                 document.execCommand('insertText', false, '{character}'.repeat(10000))"
            ))
            .await?;
            page.expect(
                "return document.querySelector('#count-note').textContent",
                note.to_owned(),
            )
            .await?;
            page.key(Key::Enter).await?;
            page.expect(SHOWN, after).await?;
        }
        Ok(())
    });
}

#[test]
fn a_bound_reached_twice_is_written_back_twice() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        for _ in 0..2 {
            page.type_into(COUNT, "50").await?;
            page.key(Key::Enter).await?;
            page.type_into(COUNT, "999").await?;
            page.key(Key::Enter).await?;
            page.expect(SHOWN, shown("50", 50, LOWERED, false)).await?;
        }
        // Leaving the field after Enter keeps what was said.
        page.key(Key::Tab).await?;
        page.expect(SHOWN, shown("50", 50, LOWERED, false)).await?;
        page.press("Atiestatīt").await?;
        page.expect(SHOWN, shown("1", 1, LIMITS, false)).await
    });
}

#[test]
fn buttons_and_arrow_keys_step_within_the_limits() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.press("Par vienu mazāk").await?;
        page.expect(SHOWN, shown("1", 1, LIMITS, false)).await?;
        page.press("Par vienu vairāk").await?;
        page.expect(SHOWN, shown("2", 2, LIMITS, false)).await?;
        page.type_into(COUNT, "49").await?;
        page.key(Key::Up).await?;
        page.key(Key::Up).await?;
        page.expect(SHOWN, shown("50", 50, LIMITS, false)).await?;
        page.key(Key::Down).await?;
        page.expect(SHOWN, shown("49", 49, LIMITS, false)).await
    });
}
