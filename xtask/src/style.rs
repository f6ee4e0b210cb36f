//! `./x style`: one style sheet out of many, since each one on its own is a request.
//!
//! Trunk runs it before every build, and links what it leaves.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Joins what `style/main.css` imports into `target/page.css`.
pub(crate) fn join(root: &Path) -> Result<()> {
    let joined = joined(&root.join("style"))?;
    let target = root.join("target/page.css");
    fs::create_dir_all(root.join("target"))?;
    fs::write(&target, joined).with_context(|| format!("cannot write {}", target.display()))
}

/// The sheets of a folder that its `main.css` imports, one after the other.
///
/// A sheet that nothing imports is an error: somebody meant it to have an effect.
pub(crate) fn joined(sheets: &Path) -> Result<String> {
    let read = |name: &str| {
        let sheet = sheets.join(name);
        fs::read_to_string(&sheet).with_context(|| format!("cannot read {}", sheet.display()))
    };
    let main = read("main.css")?;
    let imported: Vec<&str> = main.lines().filter_map(import).collect();
    let unused: Vec<_> = sheet_names(sheets)?
        .into_iter()
        .filter(|name| name != "main.css" && !imported.contains(&name.as_str()))
        .collect();
    ensure!(
        unused.is_empty(),
        "{}/main.css does not import {}; import or delete it",
        sheets.display(),
        unused.join(", ")
    );
    imported.into_iter().map(read).collect()
}

/// The name in `@import "name";`.
fn import(line: &str) -> Option<&str> {
    line.strip_prefix("@import \"")?.strip_suffix("\";")
}

fn sheet_names(sheets: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(sheets)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "css") {
            names.extend(
                path.file_name()
                    .map(|name| name.to_string_lossy().into_owned()),
            );
        }
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_in_order_and_misses_none() {
        let folder = tempfile::tempdir().unwrap();
        let sheets = folder.path();
        let write = |name: &str, text: &str| fs::write(sheets.join(name), text).unwrap();
        write(
            "main.css",
            "/* All. */\n@import \"b.css\";\n@import \"a.css\";\n",
        );
        write("a.css", "a {}\n");
        write("b.css", "b {}\n");
        assert_eq!(joined(sheets).unwrap(), "b {}\na {}\n");

        write("c.css", "c {}\n");
        let error = joined(sheets).unwrap_err().to_string();
        assert!(error.contains("does not import c.css"), "{error}");

        fs::remove_file(sheets.join("b.css")).unwrap();
        fs::remove_file(sheets.join("c.css")).unwrap();
        let error = joined(sheets).unwrap_err().to_string();
        assert!(error.contains("b.css"), "{error}");
    }
}
