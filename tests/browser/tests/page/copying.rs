//! Copying: what is on the clipboard is what is shown, and "Copied" is never said
//! before it is so (D12).

use anyhow::{Result, ensure};
use browser_tests::{Capability, Page, Setup, World, run};

const COPIED: &str = "return [...document.querySelectorAll(':is(.ulid-row, .ulid-list-all) .copy-button')].map((button) => \
    button.hasAttribute('data-copied'))";

async fn several(page: &Page<'_>, count: usize) -> Result<Vec<String>> {
    page.wait_for_app().await?;
    page.type_into("ULID skaits", &count.to_string()).await?;
    page.expect(
        "return document.querySelectorAll('.ulid-row').length",
        count,
    )
    .await?;
    page.ulids().await
}

/// Of five rows and the button for all: which one says "Copied".
fn only(place: Option<usize>) -> Vec<bool> {
    (0..6).map(|button| Some(button) == place).collect()
}

#[test]
fn a_row_is_copied_as_it_is_after_a_new_set() {
    run(Setup::default(), async |page| {
        several(page, 5).await?;
        page.press("Ģenerēt ULID").await?;
        let shown = page.ulids().await?;
        page.press("Kopēt 3. ULID").await?;
        page.expect(COPIED, only(Some(2))).await?;
        assert_eq!(page.clipboard().await?, shown[2]);
        Ok(())
    });
}

#[test]
fn the_list_is_copied_a_ulid_a_line() {
    run(Setup::default(), async |page| {
        for count in [2, 50] {
            let shown = several(page, count).await?;
            page.press("Kopēt visu").await?;
            page.expect(
                "return document.querySelector('.ulid-list-all .copy-button-text').textContent",
                "Nokopēts".to_owned(),
            )
            .await?;
            let copied = page.clipboard().await?;
            assert_eq!(copied.len(), count * 27 - 1);
            assert_eq!(copied, shown.join("\n"));
        }
        Ok(())
    });
}

#[test]
fn only_the_last_copy_says_so_and_only_for_a_moment() {
    run(Setup::default(), async |page| {
        several(page, 5).await?;
        page.press("Kopēt 1. ULID").await?;
        page.expect(COPIED, only(Some(0))).await?;
        page.press("Kopēt 2. ULID").await?;
        page.expect(COPIED, only(Some(1))).await?;
        page.press("Kopēt visu").await?;
        page.expect(COPIED, only(Some(5))).await?;
        page.expect(COPIED, only(None)).await
    });
}

#[test]
fn a_new_set_ends_what_a_button_says_and_nothing_breaks_later() {
    run(Setup::default(), async |page| {
        several(page, 5).await?;
        page.press("Kopēt 5. ULID").await?;
        page.expect(COPIED, only(Some(4))).await?;
        page.press("Atiestatīt").await?;
        page.expect(COPIED, vec![false, false]).await?;
        // Past the time at which the button of the row that is gone would have changed.
        page.eval::<()>("testWorld.late = false; setTimeout(() => testWorld.late = true, 2500)")
            .await?;
        page.expect("return testWorld.late", true).await?;
        let shown = several(page, 5).await?;
        page.press("Kopēt 5. ULID").await?;
        page.expect(COPIED, only(Some(4))).await?;
        assert_eq!(page.clipboard().await?, shown[4]);
        Ok(())
    });
}

#[test]
fn without_the_clipboard_the_older_way_copies() {
    for clipboard in [Capability::Missing, Capability::Refused] {
        let world = World {
            clipboard,
            ..World::default()
        };
        run(
            Setup {
                world,
                ..Setup::default()
            },
            async |page| {
                let shown = several(page, 2).await?;
                page.press("Kopēt visu").await?;
                page.expect(
                    "return !!document.querySelector('.ulid-list-all [data-copied]')",
                    true,
                )
                .await?;
                // Focus is back on the button, and the field made for the copy is gone.
                page.expect("return [document.activeElement.className, document.querySelectorAll('body > textarea').length]",
                ("copy-button".to_owned(), 0)).await?;
                // Pasted, since what reads the clipboard back may be missing here.
                page.eval::<()>(
                    "const field = document.createElement('textarea'); field.id = 'paste'; \
                document.body.append(field); field.focus()",
                )
                .await?;
                page.key(thirtyfour::Key::Control + "v").await?;
                page.expect(
                    "return document.querySelector('#paste').value",
                    shown.join("\n"),
                )
                .await
            },
        );
    }
}

#[test]
fn where_nothing_copies_the_text_is_selected_and_the_page_says_how() {
    for clipboard in [Capability::Missing, Capability::Refused] {
        let world = World {
            clipboard,
            exec_command: Capability::Refused,
            ..World::default()
        };
        run(
            Setup {
                world,
                ..Setup::default()
            },
            async |page| {
                let shown = several(page, 3).await?;
                page.press("Kopēt visu").await?;
                page.expect(
                    "const field = document.activeElement; \
                 return (field.value ?? '').slice(field.selectionStart, field.selectionEnd)",
                    shown.join("\n"),
                )
                .await?;
                let help = page.text(".copy-by-hand").await?;
                ensure!(
                    help.contains("Teksts ir atlasīts: nospiediet Ctrl+C"),
                    "{help}"
                );
                assert_eq!(
                    page.eval::<usize>("return document.querySelectorAll('[data-copied]').length")
                        .await?,
                    0
                );
                let heard: Vec<String> = page.eval("return testWorld.announced").await?;
                ensure!(
                    heard.iter().all(|text| !text.contains("Starpliktuvē")),
                    "{heard:?}"
                );

                page.press("Aizvērt").await?;
                page.expect(
                    "return document.querySelector('.copy-by-hand').checkVisibility()",
                    false,
                )
                .await?;
                let focused = "return document.activeElement.textContent.trim()";
                page.expect(focused, "Kopēt visu".to_owned()).await?;
                page.press("Kopēt 2. ULID").await?;
                page.expect(
                    "return document.querySelector('#copy-by-hand').value",
                    shown[1].clone(),
                )
                .await
            },
        );
    }
}
