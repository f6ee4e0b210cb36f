//! The application, in two parts: what every visit needs, and what is loaded once a
//! visitor comes near it (`src/later.rs`).
//!
//! Rust links one wasm, which Trunk puts into the page. Here it is taken apart, and the
//! page gets the parts in its place.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use crate::asset::{Asset, integrity};
use crate::command::run;
use crate::first_visit::loaded;
use crate::setup::Toolbox;
use crate::{names, page};

/// How the names of the script and the parts begin.
const STEM: &str = "ulid-generator";

/// How the name of the part begins that is loaded later.
pub(crate) const LATER_STEM: &str = "ulid-generator-later";

/// The first part, which the tool for the rest of the way names so.
const FIRST: &str = "main_bg.wasm";

/// The second part, by the name that `src/later.rs` gives it.
const LATER: &str = "split_later.wasm";

/// The script that loads the second part.
const LOADER: &str = "__wasm_split.js";

/// What rustc takes for granted, and the second part no longer says.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// What makes wasm of few bytes.
pub(crate) const OPTIMISE: [&str; 5] = [
    "--strip-debug",
    "--strip-producers",
    "--strip-target-features",
    // Fewer bytes once compressed than -Oz.
    "-O2",
    "--one-caller-inline-max-function-size=50",
];

/// Puts the two parts in the place of the one wasm that Trunk has built.
pub(crate) fn take_apart(root: &Path, dist: &Path, is_release: bool) -> Result<()> {
    let folder = root.join("target/parts");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let wasm = page::linked(root, is_release);
    let wasm = fs::read(&wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
    split(&wasm, &folder)?;

    let tools = Toolbox::install(root)?;
    let program = |name: &str, arguments: &[&str]| {
        let mut program = tools.program(name);
        program.current_dir(&folder).args(arguments);
        program
    };
    run(&mut program(
        "wasm-bindgen",
        &[
            "main.wasm",
            "--target=web",
            "--out-dir=.",
            "--no-typescript",
            "--keep-lld-exports",
        ],
    ))?;
    if is_release {
        for part in [FIRST, LATER] {
            run(program("wasm-opt", &FEATURES)
                .args(OPTIMISE)
                .args([part, "-o", part]))?;
        }
        names::shorten(&folder.join("main.js"), &folder.join(FIRST))?;
    }
    let later = fs::read(folder.join(LATER))?;
    let later = Asset::write(dist, LATER_STEM, "wasm", &later)?;
    let loader = folder.join(LOADER);
    fs::write(&loader, with_file(&fs::read_to_string(&loader)?, &later)?)?;
    let mut bundle = program(
        "esbuild",
        &[
            "main.js",
            "--bundle",
            "--format=esm",
            "--outfile=bundle.js",
            "--log-level=warning",
        ],
    );
    run(bundle.args(is_release.then_some("--minify")))?;
    for (kind, part) in [("js", "bundle.js"), ("wasm", FIRST)] {
        replace(dist, kind, &fs::read(folder.join(part))?)?;
    }
    Ok(())
}

/// Splits the wasm into files of a new folder.
fn split(wasm: &[u8], folder: &Path) -> Result<()> {
    let main = folder.join("main.wasm");
    let mut options = Options::new(wasm);
    options.output_dir = folder;
    options.main_out_path = &main;
    let parts =
        transform(options).map_err(|error| anyhow!("the wasm can't be taken apart: {error:#}"))?;
    let parts: Vec<_> = parts
        .split_modules
        .iter()
        .filter_map(|part| part.file_name())
        .collect();
    ensure!(
        parts == [LATER],
        "the wasm has the parts {parts:?} and not {LATER}"
    );
    Ok(())
}

/// The loader for a file of this name and content.
///
/// It asks for wasm only where the host says that it is, which not every host does; and
/// it does not check what it gets.
fn with_file(loader: &str, file: &Asset) -> Result<String> {
    let Asset { name, integrity } = file;
    let mut loader = loader.to_owned();
    for (old, new) in [
        (
            format!("fetch(new URL(\"./{LATER}\", import.meta.url))"),
            format!(
                "fetch(new URL(\"./{name}\", import.meta.url), {{ integrity: \"{integrity}\" }}).then((answer) => answer.arrayBuffer())"
            ),
        ),
        (
            "WebAssembly.instantiateStreaming(src, imports)".to_owned(),
            "WebAssembly.instantiate(await src, imports)".to_owned(),
        ),
    ] {
        ensure!(
            loader.matches(&old).count() == 1,
            "{LOADER} does not have {old:?} once"
        );
        loader = loader.replace(&old, &new);
    }
    Ok(loader)
}

/// Puts a file in the place of the one of its kind that the page loads.
fn replace(dist: &Path, kind: &str, content: &[u8]) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page)?;
    let old = loaded(&html, kind)?;
    let old_integrity = integrity(&fs::read(dist.join(old))?);
    ensure!(
        html.contains(&old_integrity),
        "index.html has no integrity hash of {old}"
    );
    fs::remove_file(dist.join(old))?;
    let new = Asset::write(dist, STEM, kind, content)?;
    let html = html
        .replace(old, &new.name)
        .replace(&old_integrity, &new.integrity);
    Ok(fs::write(page, html)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_loads_the_new_file_and_checks_it() {
        let dist = tempfile::tempdir().unwrap();
        let path = |name: &str| dist.path().join(name);
        fs::write(path("old-1.js"), "old").unwrap();
        let old = integrity(b"old");
        fs::write(
            path("index.html"),
            format!("<link href=./old-1.js integrity={old}><script>import \"./old-1.js\"</script>"),
        )
        .unwrap();

        replace(dist.path(), "js", b"new").unwrap();

        let html = fs::read_to_string(path("index.html")).unwrap();
        let name = loaded(&html, "js").unwrap().to_owned();
        assert_eq!(fs::read(path(&name)).unwrap(), b"new");
        let new = integrity(b"new");
        assert_eq!(
            html,
            format!("<link href=./{name} integrity={new}><script>import \"./{name}\"</script>")
        );
        assert!(!path("old-1.js").exists());
    }

    #[test]
    fn a_page_that_does_not_check_its_files_is_an_error() {
        let dist = tempfile::tempdir().unwrap();
        fs::write(dist.path().join("a.wasm"), "").unwrap();
        fs::write(dist.path().join("index.html"), "<link href=a.wasm>").unwrap();
        let error = replace(dist.path(), "wasm", b"").unwrap_err().to_string();
        assert!(error.contains("no integrity hash of a.wasm"), "{error}");
        let error = replace(dist.path(), "js", b"").unwrap_err().to_string();
        assert_eq!(error, "index.html loads no js file");
    }

    #[test]
    fn the_loader_asks_for_one_content_whatever_its_type() {
        let file = Asset {
            name: "later-1.wasm".to_owned(),
            integrity: "sha384-x".to_owned(),
        };
        let loader = "const src = fetch(new URL(\"./split_later.wasm\", import.meta.url));\n\
            return WebAssembly.instantiateStreaming(src, imports);";
        assert_eq!(
            with_file(loader, &file).unwrap(),
            "const src = fetch(new URL(\"./later-1.wasm\", import.meta.url), { integrity: \"sha384-x\" })\
             .then((answer) => answer.arrayBuffer());\n\
             return WebAssembly.instantiate(await src, imports);"
        );
        let error = with_file("fetch()", &file).unwrap_err().to_string();
        assert!(
            error.starts_with("__wasm_split.js does not have"),
            "{error}"
        );
    }
}
