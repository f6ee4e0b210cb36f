//! What the page may load and run, and what it asks for.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, Setup, run};
use xtask::browser_env::BrowserEnv;

const PAGES: [&str; 5] = [
    "index.html",
    "guide-lv.html",
    "guide-en.html",
    "embed-lv.html",
    "embed-en.html",
];

/// What a page says of each file that it checks: its address and its hash.
const CHECKED: &str = "return [...document.querySelectorAll('[integrity]')] \
    .map((element) => [element.getAttribute('href') ?? element.getAttribute('src'), element.integrity])";

#[test]
fn every_page_has_its_policy_and_every_file_its_hash() {
    for query in PAGES {
        run(
            Setup {
                query,
                ..Setup::default()
            },
            async |page| {
                let policy: String = page
                    .eval("return document.querySelector('meta[http-equiv]').content")
                    .await?;
                for part in [
                    "default-src 'none'",
                    "connect-src 'self'",
                    "require-trusted-types-for 'script'",
                ] {
                    ensure!(policy.contains(part), "{query}: {policy}");
                }
                let checked: Vec<(String, String)> = page.eval(CHECKED).await?;
                let dist = BrowserEnv::read()?.dist;
                ensure!(checked.len() >= 3, "{query} checks only {checked:?}");
                for (address, hash) in checked {
                    let file = fs::read(dist.join(&address)).with_context(|| address.clone())?;
                    ensure!(hash == xtask::asset::integrity(&file), "{address}: {hash}");
                }
                Ok(())
            },
        );
    }
}

#[test]
fn what_is_not_of_the_page_does_not_run() {
    let setup = Setup {
        // Each is refused, and the console says so.
        expected_errors: vec!["TrustedScript", "TrustedHTML", "example.test"],
        // As other engines name them.
        possible_errors: vec![" forbids "],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        // As a script of the page, which the policy is for: one that a test runs
        // itself is above it.
        page.eval::<()>(
            "window.ran = []; \
             const tries = [ \
                () => { const script = document.createElement('script'); \
                    script.append('window.ran.push(\"inline\")'); document.head.append(script); }, \
                () => setInterval('window.ran.push(\"eval\")', 1), \
                () => import('http://example.test/x.js').catch(() => {}), \
                () => { document.body.setAttribute('onclick', 'window.ran.push(\"handler\")'); \
                    document.body.click(); }, \
                () => document.body.insertAdjacentHTML('beforeend', '<i id=markup></i>'), \
             ]; \
             for (const attempt of tries) try { attempt(); } catch {} \
             fetch('http://example.test/').then(() => window.ran.push('fetch'), () => window.done = true)",
        )
        .await?;
        page.expect("return window.done === true", true).await?;
        page.expect(
            "return [...window.ran, ...document.querySelectorAll('#markup')].length",
            0,
        )
        .await
    });
}

/// Every request since the page began, by address.
async fn requests(page: &Page<'_>) -> Result<BTreeMap<String, usize>> {
    let names: Vec<String> = page
        .eval(
            "return performance.getEntriesByType('resource').map(({ name }) => name) \
                .filter((name) => !name.startsWith('data:') && !name.startsWith('blob:'))",
        )
        .await?;
    let mut requests = BTreeMap::new();
    for name in names {
        *requests.entry(name).or_default() += 1;
    }
    Ok(requests)
}

#[test]
fn using_every_part_of_the_page_asks_for_nothing() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.expect("return document.readyState", "complete".to_owned())
            .await?;
        let first = requests(page).await?;
        ensure!(!first.is_empty(), "nothing was loaded");
        let origin: String = page.eval("return location.origin").await?;
        for name in first.keys() {
            ensure!(name.starts_with(&format!("{origin}/a/b/")), "{name}");
        }

        page.press("Par vienu vairāk").await?;
        page.press("Ģenerēt ULID").await?;
        page.press("Kopēt 1. ULID").await?;
        page.press("Kopēt visu").await?;
        page.press("Lejupielādēt").await?;
        page.eval::<()>("document.querySelector('.options summary').click()")
            .await?;
        page.choose("Monotona").await?;
        page.choose("JSON masīvs").await?;
        page.paste(
            "ULID vai UUID, katrs savā rindā",
            "01HTQW311N1KR5G0Y75M3EF00H\nx",
        )
        .await?;
        page.paste("No", "2024-01-01").await?;
        page.press("Ielikt piemēru").await?;
        page.choose("EN").await?;
        page.choose("Dark").await?;
        page.press("Reset").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 1)
            .await?;

        let last = requests(page).await?;
        ensure!(last == first, "{last:#?} after {first:#?}");
        Ok(())
    });
}

#[test]
fn pasted_text_is_never_markup_and_a_megabyte_is_only_long() {
    let markup = "<img src=x onerror=window.ran=1><script>window.ran=1</script>";
    let override_of_direction = "\u{202e}01HTQW311N1KR5G0Y75M3EF00H\u{2066}";
    let long = format!("{markup}{}", "A".repeat(1_000_000));
    let lines = format!("{markup}\n").repeat(50);
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        let field = "ULID vai UUID, katrs savā rindā";
        for text in [markup, override_of_direction, &long, &lines] {
            page.paste(field, text).await?;
            page.expect(
                "return document.querySelector('.verdict')?.textContent.length > 0",
                true,
            )
            .await?;
            page.expect(
                "return [window.ran ?? 0, document.querySelectorAll('main img, main script').length]",
                [0, 0],
            )
            .await?;
            // What turns the direction of text around cannot turn what stands beside it.
            let length: usize = page
                .eval("return document.querySelector('textarea').value.length")
                .await?;
            ensure!(length == text.encode_utf16().count(), "the text was cut");
        }
        for name in ["Desmit baiti", "ULID laiks", "No"] {
            page.paste(name, markup).await?;
        }
        page.press("Notīrīt").await?;
        page.press("Ģenerēt ULID").await?;
        page.expect("return window.ran ?? 0", 0).await
    });
}
