//! Fewer bytes for the names by which the wasm asks for the browser's functions:
//! 1.5 KB less on every first visit.
//!
//! wasm-bindgen ends each of them with a hash of sixteen digits, in the script and in
//! the wasm, which tells apart what has the same name in different versions of a crate.
//! In one finished page a number does that as well, and most need none: zeros
//! compress to nothing. The length stays, since the wasm counts it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::Result;

/// The digits of a hash.
const DIGITS: usize = 16;

/// Shortens the names in the script and the wasm that it loads.
pub(crate) fn shorten(script_path: &Path, wasm_path: &Path) -> Result<()> {
    let script = fs::read_to_string(script_path)?;
    let names = new_names(&script);
    for path in [script_path, wasm_path] {
        fs::write(path, replaced(&fs::read(path)?, &names))?;
    }
    Ok(())
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
        let folder = tempfile::tempdir().unwrap();
        let [script, wasm] = ["a.js", "a.wasm"].map(|name| folder.path().join(name));
        fs::write(&script, SCRIPT).unwrap();
        fs::write(&wasm, b"\0asm\xff\x1b__wbg_now_0123456789abcdef\x80").unwrap();

        shorten(&script, &wasm).unwrap();

        assert_eq!(
            fs::read_to_string(script).unwrap(),
            "__wbg_now_0000000000000000:()=>1,__wbindgen_cast_0000000000000000:f,\
             __wbindgen_cast_0000000000000001:g,__wbindgen_throw:h,__wbg_set_wasm"
        );
        assert_eq!(
            fs::read(wasm).unwrap(),
            b"\0asm\xff\x1b__wbg_now_0000000000000000\x80"
        );
    }
}
