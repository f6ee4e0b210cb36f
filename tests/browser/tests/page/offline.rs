//! Visits without a network, and new versions of the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, Setup, run};
use tempfile::TempDir;
use xtask::browser_env::BrowserEnv;
use xtask::site::{Canned, StatusCode};

/// Waits until the page is kept.
async fn wait_until_kept(page: &Page<'_>) -> Result<()> {
    page.eval::<()>(
        "window.kept = false; \
         navigator.serviceWorker.ready.then(({ active }) => { \
            const tell = () => { window.kept = active.state === 'activated'; }; \
            active.onstatechange = tell; tell(); })",
    )
    .await?;
    page.expect("return !!window.kept", true).await
}

#[test]
fn after_one_visit_everything_opens_with_the_server_gone() {
    let setup = Setup {
        // The browser asks for an icon to offer installing the page, past the worker.
        possible_errors: vec!["/icons/any-"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        wait_until_kept(page).await?;
        page.stop_site();
        for (query, name) in [
            ("", "Ģenerēt ULID"),
            ("?lang=en&count=3", "Generate ULIDs"),
            ("index.html?lang=lv", "Ģenerēt ULID"),
            ("?embed&lang=en", "Generate ULIDs"),
        ] {
            page.visit(query).await?;
            page.wait_for_app().await?;
            let before = page.ulids().await?;
            page.press(name).await?;
            ensure!(page.ulids().await? != before, "{query}: the same set");
        }
        for (query, heading) in [
            ("guide-lv.html", "Kas ir ULID"),
            ("guide-en.html", "ULIDs explained"),
            ("embed-en.html", "Embed the generator"),
        ] {
            page.visit(query).await?;
            page.expect(
                "return document.querySelector('h1').textContent",
                heading.to_owned(),
            )
            .await?;
            // With its style and its script.
            page.expect(
                "return getComputedStyle(document.querySelector('.guide-header')).display",
                "flex".to_owned(),
            )
            .await?;
        }
        Ok(())
    });
}

#[test]
fn what_is_kept_is_what_was_built_and_no_other_cache_is_touched() {
    run(Setup::default(), async |page| {
        page.wait_for_app().await?;
        page.eval::<()>(
            "caches.open('somebody else'); caches.open(`ulid-generator ${location.origin}/other/ 1`)",
        )
        .await?;
        wait_until_kept(page).await?;
        page.eval::<()>(
            "(async () => { const scope = location.href.split('?')[0]; \
                const own = (await caches.keys()).find((name) => name.startsWith(`ulid-generator ${scope} `)); \
                const requests = await (await caches.open(own)).keys(); \
                window.found = requests.map(({ url }) => url.slice(scope.length)).sort() })()",
        )
        .await?;
        let mut built = Vec::new();
        let dist = BrowserEnv::read()?.dist;
        list(&dist, "", &mut built)?;
        let left_out = ["sw.js", "_headers", "preview.png", "index.html"];
        built.retain(|name| !left_out.contains(&name.as_str()) && !name.starts_with('.'));
        built.push(String::new()); // The page itself, by the address of its folder.
        built.sort();
        page.expect("return window.found ?? []", built).await?;
        page.eval::<()>("window.names = []; caches.keys().then((names) => window.names = names)")
            .await?;
        page.expect(
            "return [window.names.length, window.names.filter((name) => name.startsWith('somebody') \
                || name.includes('/other/ ')).length]",
            [3, 2],
        )
        .await
    });
}

fn list(folder: &Path, prefix: &str, names: &mut Vec<String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}

/// The workspace's folder.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A deployment of the page, which the next one can take the place of.
struct Deployment {
    folder: TempDir,
}

impl Deployment {
    /// The release build.
    fn first() -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let mut names = Vec::new();
        let dist = BrowserEnv::read()?.dist;
        list(&dist, "", &mut names)?;
        for name in names {
            let to = folder.path().join(&name);
            fs::create_dir_all(to.parent().context("a file is in a folder")?)?;
            fs::copy(dist.join(&name), to)?;
        }
        Ok(Self { folder })
    }

    /// Another version: its style sheet and its script have other names, and the old
    /// ones are gone.
    fn replace(&self) -> Result<()> {
        let folder = self.folder.path();
        let mut names = Vec::new();
        list(folder, "", &mut names)?;
        for name in &names {
            let renamed = match name.rsplit_once('.') {
                Some((_, "css")) if name.starts_with("page-") => "page-00000000000000bb.css",
                Some((_, "js")) if name.starts_with("ulid-generator-") => {
                    "ulid-generator-00000000000000bb.js"
                }
                _ => continue,
            };
            fs::rename(folder.join(name), folder.join(renamed))?;
            for page in names.iter().filter(|name| name.ends_with(".html")) {
                let path = folder.join(page);
                let html = fs::read_to_string(&path)?.replace(name, renamed);
                fs::write(path, html)?;
            }
        }
        // The module script names the file that it imports, so its hash is another.
        let index = folder.join("index.html");
        let html = with_new_policy(&fs::read_to_string(&index)?)?;
        fs::write(index, html)?;
        xtask::offline::write(&root(), folder)
    }
}

/// The page with the policy that its scripts need now.
fn with_new_policy(html: &str) -> Result<String> {
    let (before, rest) = html
        .split_once("<meta http-equiv=\"Content-Security-Policy\"")
        .context("the page has no policy")?;
    let (_, after) = rest.split_once('>').context("its policy has no end")?;
    xtask::policy::with_policy(&format!("{before}{after}"))
}

#[test]
fn b95_a_new_version_is_offered_and_never_mixed_with_the_old_one() {
    let deployment = Deployment::first().expect("the build can be copied");
    let setup = Setup {
        folder: Some(deployment.folder.path().to_owned()),
        possible_errors: vec!["/icons/any-"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        wait_until_kept(page).await?;
        page.reload().await?;
        page.wait_for_app().await?;
        let offered = "return document.querySelector('.update').checkVisibility()";
        page.expect(offered, false).await?;
        let script =
            "return document.querySelector('link[rel=modulepreload]').getAttribute('href')";
        let first: String = page.eval(script).await?;

        deployment.replace()?;

        // The old version is whole, works, and offers the new one.
        page.reload().await?;
        page.wait_for_app().await?;
        page.expect(script, first.clone()).await?;
        page.expect(offered, true).await?;
        page.press("Ģenerēt ULID").await?;
        page.reload().await?;
        page.wait_for_app().await?;
        page.expect(script, first.clone()).await?;

        // Taken, the new one is there, and the old one is no longer kept.
        page.expect(offered, true).await?;
        page.eval::<()>("window.left = true").await?;
        page.press("Pārlādēt").await?;
        page.expect(
            "return !window.left && document.readyState === 'complete'",
            true,
        )
        .await?;
        page.wait_for_app().await?;
        page.expect(script, "./ulid-generator-00000000000000bb.js".to_owned())
            .await?;
        page.expect(offered, false).await?;
        page.eval::<()>("window.names = []; caches.keys().then((names) => window.names = names)")
            .await?;
        page.expect("return window.names.length", 1).await?;

        // And stays without a network.
        page.stop_site();
        page.reload().await?;
        page.wait_for_app().await?;
        page.expect(script, "./ulid-generator-00000000000000bb.js".to_owned())
            .await
    });
}

#[test]
fn b96_a_version_that_is_not_whole_is_not_kept_and_the_page_works() {
    let setup = Setup {
        answers: |path| {
            path.ends_with("/icons/any-512.png")
                .then(|| Canned::status(StatusCode::NOT_FOUND))
        },
        expected_errors: vec!["not kept"],
        possible_errors: vec!["/icons/any-"],
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.eval::<()>(
            "window.names = undefined; (async () => { \
                const registration = await navigator.serviceWorker.getRegistration(); \
                while (registration?.installing) await new Promise((done) => setTimeout(done, 20)); \
                window.names = [...await caches.keys(), String(registration?.active ?? 'none')]; })()",
        )
        .await?;
        page.expect("return window.names ?? []", vec!["none".to_owned()])
            .await?;
        page.press("Ģenerēt ULID").await
    });
}

#[test]
fn the_page_can_be_installed() {
    let setup = Setup {
        only_chromium: Some("no other driver tells what the browser makes of the manifest"),
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        wait_until_kept(page).await?;
        let manifest = page
            .devtools("Page.getAppManifest", serde_json::json!({}))
            .await?;
        let errors = manifest.get("errors").and_then(|errors| errors.as_array());
        ensure!(errors.is_some_and(Vec::is_empty), "{manifest}");
        // Every icon is there, and as large as it says.
        let icons: Vec<(String, String)> = page
            .eval(
                "return fetch(document.querySelector('[rel=manifest]').href) \
                    .then((answer) => answer.json()).then(({ icons }) => Promise.all(icons.map(async ({ src, sizes }) => { \
                        const icon = await createImageBitmap(await (await fetch(src)).blob()); \
                        return [sizes, `${icon.width}x${icon.height}`]; })))",
            )
            .await?;
        ensure!(icons.len() == 3, "{icons:?}");
        for (said, found) in icons {
            ensure!(said == found, "{found} instead of {said}");
        }
        Ok(())
    });
}
