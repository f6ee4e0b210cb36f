//! The service worker: `src/offline/worker.js` with the list of the files that were
//! built.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::asset::integrity;

/// Its name in the built page; it stands beside `index.html`, since it sees nothing
/// above its own folder.
const NAME: &str = "sw.js";

/// What no visit needs, or only one with a network: the worker itself, what hosts and
/// search engines read.
const LEFT_OUT: [&str; 5] = [NAME, "_headers", "robots.txt", "sitemap.xml", "preview.png"];

/// Writes the service worker for all files in a built page. Nothing may change in them
/// after it.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn write(root: &Path, dist: &Path) -> Result<()> {
    let source = root.join("src/offline/worker.js");
    let worker =
        fs::read_to_string(&source).with_context(|| format!("cannot read {}", source.display()))?;
    let mut files = BTreeMap::new();
    list(dist, "", &mut files)?;
    Ok(fs::write(dist.join(NAME), with_list(&worker, &files)?)?)
}

/// The hash of each file in a folder and those below it, by its path.
fn list(folder: &Path, prefix: &str, files: &mut BTreeMap<String, String>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{path}/"), files)?;
        } else if !LEFT_OUT.contains(&path.as_str()) && !name.starts_with('.') {
            // A folder's page is asked for by the folder's address.
            let path = if path == "index.html" {
                "./".to_owned()
            } else {
                path
            };
            files.insert(path, integrity(&fs::read(entry.path())?));
        }
    }
    Ok(())
}

fn with_list(worker: &str, files: &BTreeMap<String, String>) -> Result<String> {
    let files = serde_json::to_string_pretty(files)?;
    let version = integrity(files.as_bytes());
    Ok(format!(
        "const FILES = {files};\nconst VERSION = \"{version}\";\n\n{worker}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_what_was_built() {
        let dist = tempfile::tempdir().unwrap();
        fs::create_dir(dist.path().join("icons")).unwrap();
        for name in [
            "index.html",
            "a.wasm",
            "icons/i.png",
            "_headers",
            "sitemap.xml",
            ".trunk-lock",
        ] {
            fs::write(dist.path().join(name), name).unwrap();
        }
        let root = crate::cli::root();
        let written = || {
            write(&root, dist.path()).unwrap();
            fs::read_to_string(dist.path().join(NAME)).unwrap()
        };
        let worker = written();
        let (list, rest) = worker.split_once(";\n").unwrap();
        let list = list.strip_prefix("const FILES = ").unwrap();
        let list: BTreeMap<String, String> = serde_json::from_str(list).unwrap();
        assert_eq!(
            list.keys().collect::<Vec<_>>(),
            ["./", "a.wasm", "icons/i.png"]
        );
        assert_eq!(list["a.wasm"], integrity(b"a.wasm"));
        assert!(rest.starts_with("const VERSION = \"sha384-"));

        // Written again it is the same; a changed file makes it another.
        assert_eq!(written(), worker);
        fs::write(dist.path().join("a.wasm"), "new").unwrap();
        assert_ne!(written(), worker);
    }
}
