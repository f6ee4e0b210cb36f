//! Fewer bytes for the names by which the wasm asks for the browser's functions:
//! 1.5 KB less on every first visit.
//!
//! wasm-bindgen ends each of them with a hash of sixteen digits, in the script and in
//! the wasm, which tells apart what has the same name in different versions of a crate.
//! In one finished page a number does that as well, and most need none: zeros
//! compress to nothing. The length stays, since the wasm counts it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::asset::{Asset, integrity};
use crate::first_visit::references;

/// How the names of the script and the wasm begin.
const STEM: &str = "ulid-generator";

/// The digits of a hash.
const DIGITS: usize = 16;

/// Shortens the names in a built page, and has `index.html` expect the new content.
pub(crate) fn shorten(dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let mut html = fs::read_to_string(&page)?;
    let file = |ending: &str| -> Result<PathBuf> {
        let found = references(&html)
            .into_iter()
            .find(|path| path.ends_with(ending));
        let path = found.with_context(|| format!("index.html loads no {ending} file"))?;
        Ok(dist.join(path))
    };
    let (script_path, wasm_path) = (file(".js")?, file(".wasm")?);
    let script = fs::read_to_string(&script_path)?;
    let wasm = fs::read(&wasm_path)?;

    let names = new_names(&script);
    for (path, old) in [(script_path, script.as_bytes()), (wasm_path, &wasm)] {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let kind = path.extension().unwrap_or_default().to_string_lossy();
        ensure!(
            html.contains(&integrity(old)),
            "index.html has no integrity hash of {name}"
        );
        // Trunk's name for it is a hash of what it was.
        let new = Asset::write(dist, STEM, &kind, &replaced(old, &names))?;
        html = html
            .replace(&*name, &new.name)
            .replace(&integrity(old), &new.integrity);
        fs::remove_file(&path)?;
    }
    Ok(fs::write(page, html)?)
}

/// Every name in the script, and the one that takes its place.
fn new_names(script: &str) -> BTreeMap<&str, String> {
    let words: BTreeSet<&str> = script
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '$')
        .filter(|word| word.starts_with("__wb"))
        .collect();
    let mut taken = BTreeMap::<&str, usize>::new();
    let mut names = BTreeMap::new();
    for word in words {
        let Some((stem, hash)) = word.rsplit_once('_') else {
            continue;
        };
        if hash.len() == DIGITS && hash.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            let number = taken.entry(stem).or_default();
            names.insert(word, format!("{stem}_{number:0DIGITS$x}"));
            *number += 1;
        }
    }
    names
}

/// The content with each name replaced; no name is the start of another, as they end
/// with as many digits.
fn replaced(content: &[u8], names: &BTreeMap<&str, String>) -> Vec<u8> {
    let mut new = content.to_vec();
    for (old, name) in names {
        let mut at = 0;
        while let Some(found) = find(&new, old.as_bytes(), at) {
            at = found + old.len();
            if let Some(place) = new.get_mut(found..at) {
                place.copy_from_slice(name.as_bytes());
            }
        }
    }
    new
}

fn find(content: &[u8], wanted: &[u8], from: usize) -> Option<usize> {
    let rest = content.get(from..)?;
    let found = rest.windows(wanted.len()).position(|part| part == wanted)?;
    Some(from + found)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: &str = "__wbg_now_0123456789abcdef:()=>1,__wbindgen_cast_00000000000000ab:f,\
        __wbindgen_cast_1111111111111111:g,__wbindgen_throw:h,__wbg_set_wasm";

    #[test]
    fn hashes_become_numbers_and_lengths_stay() {
        let dist = tempfile::tempdir().unwrap();
        let path = |name: &str| dist.path().join(name);
        let wasm = b"\0asm\xff\x1b__wbg_now_0123456789abcdef\x80".to_vec();
        fs::write(path("a.js"), SCRIPT).unwrap();
        fs::write(path("a.wasm"), &wasm).unwrap();
        let html = format!(
            "<link href=./a.js integrity={}><link href=./a.wasm integrity={}>",
            integrity(SCRIPT.as_bytes()),
            integrity(&wasm)
        );
        fs::write(path("index.html"), html).unwrap();

        shorten(dist.path()).unwrap();

        let html = fs::read_to_string(path("index.html")).unwrap();
        let new_name = |kind: &str| {
            let mut names = references(&html).into_iter();
            names.find(|name| name.ends_with(kind)).unwrap().to_owned()
        };
        let script = fs::read(path(&new_name(".js"))).unwrap();
        assert_eq!(
            String::from_utf8_lossy(&script),
            "__wbg_now_0000000000000000:()=>1,__wbindgen_cast_0000000000000000:f,\
             __wbindgen_cast_0000000000000001:g,__wbindgen_throw:h,__wbg_set_wasm"
        );
        let wasm = fs::read(path(&new_name(".wasm"))).unwrap();
        assert_eq!(wasm, b"\0asm\xff\x1b__wbg_now_0000000000000000\x80");
        for file in [script, wasm] {
            assert!(html.contains(&format!("integrity={}>", integrity(&file))));
        }
        // The files with the old names are gone.
        assert_eq!(fs::read_dir(dist.path()).unwrap().count(), 3);
    }

    #[test]
    fn a_page_that_does_not_check_its_files_is_an_error() {
        let dist = tempfile::tempdir().unwrap();
        for (name, text) in [
            ("a.js", SCRIPT),
            ("a.wasm", ""),
            ("index.html", "<link href=a.js><link href=a.wasm>"),
        ] {
            fs::write(dist.path().join(name), text).unwrap();
        }
        let error = shorten(dist.path()).unwrap_err().to_string();
        assert!(error.contains("no integrity hash"), "{error}");
    }
}
