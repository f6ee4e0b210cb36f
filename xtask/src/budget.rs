//! What a first visit weighs, and what it may weigh; and the part that is loaded later.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::application;
use crate::brotli;
use crate::first_visit::references;

/// The most that everything a first visit loads may weigh, in bytes, each file
/// compressed with brotli at its best (quality 11, window 22): 80 KiB, which a slow
/// phone connection (1.6 Mbit/s) brings in 0.4 seconds.
///
/// A page may grow towards it; to raise it is a decision, with its reason here.
pub(crate) const BUDGET: usize = 80 * 1024;

/// The most that the part may weigh which is loaded once a visitor comes near it: what
/// that connection brings in 0.2 seconds, about as long as it takes to scroll there.
const LATER_BUDGET: usize = 36 * 1024;

/// What the app is made of.
const NEEDED: [&str; 2] = ["js", "wasm"];

/// The bytes of one kind of file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Weight {
    files: usize,
    raw: usize,
    brotli: usize,
}

impl Weight {
    fn of(file: &[u8]) -> Result<Self> {
        Ok(Self {
            files: 1,
            raw: file.len(),
            brotli: brotli::compressed(file)?.len(),
        })
    }

    fn plus(self, other: Self) -> Self {
        Self {
            files: self.files + other.files,
            raw: self.raw + other.raw,
            brotli: self.brotli + other.brotli,
        }
    }
}

/// What a first visit loads, by kind of file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct FirstVisit {
    kinds: BTreeMap<String, Weight>,
    /// What is loaded later.
    later: Weight,
}

impl FirstVisit {
    /// Weighs `index.html` and the files that it loads.
    pub(crate) fn of(dist: &Path) -> Result<Self> {
        let page = dist.join("index.html");
        let html = fs::read_to_string(&page)
            .with_context(|| format!("{} cannot be read", page.display()))?;
        // Links that are no files, such as the page itself, weigh nothing more.
        let loaded = references(&html).into_iter().map(|path| dist.join(path));
        let files = std::iter::once(page.clone())
            .chain(loaded.filter(|path| *path != page && path.is_file()));

        let mut kinds = BTreeMap::<String, Weight>::new();
        for path in files {
            let weight = Weight::of(&fs::read(&path)?)?;
            let kind = kinds.entry(kind(&path)).or_default();
            *kind = kind.plus(weight);
        }
        // A file that is loaded but not found here would escape the budget.
        for kind in NEEDED {
            ensure!(
                kinds.contains_key(kind),
                "{} loads no {kind} file by an element of its own, so its size is unknown; \
                 it needs a <link> or <script> for it",
                page.display()
            );
        }
        let mut later = Weight::default();
        for entry in fs::read_dir(dist)? {
            let entry = entry?;
            let name = entry.file_name();
            if name.to_string_lossy().starts_with(application::LATER_STEM) {
                later = later.plus(Weight::of(&fs::read(entry.path())?)?);
            }
        }
        Ok(Self { kinds, later })
    }

    fn total(&self) -> Weight {
        self.kinds
            .values()
            .copied()
            .fold(Weight::default(), Weight::plus)
    }

    /// Fails when it is over the budget, or the later part over its own.
    pub(crate) fn check(&self) -> Result<()> {
        check("a first visit loads", self.total(), BUDGET)?;
        check("the later part has", self.later, LATER_BUDGET)
    }
}

impl fmt::Display for FirstVisit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<14}{:>5}{:>11}{:>11}",
            "first visit", "files", "raw", "brotli"
        )?;
        let mut row = |name: &str, weight: Weight| {
            let Weight { files, raw, brotli } = weight;
            writeln!(
                f,
                "{name:<14}{files:>5}{:>11}{:>11}",
                grouped(raw),
                grouped(brotli)
            )
        };
        for (kind, weight) in &self.kinds {
            row(kind, *weight)?;
        }
        row("total", self.total())?;
        row("later", self.later)?;
        let [first, later] = [BUDGET, LATER_BUDGET].map(grouped);
        write!(f, "{:<14}{first:>27} and {later} later", "budget")
    }
}

fn check(what: &str, weight: Weight, budget: usize) -> Result<()> {
    let brotli = weight.brotli;
    ensure!(
        brotli <= budget,
        "{what} {} bytes, {} more than the budget of {}. Make the page smaller; or raise the \
         budget in xtask/src/budget.rs, and say there why",
        grouped(brotli),
        grouped(brotli - budget),
        grouped(budget)
    );
    Ok(())
}

/// The end of a file's name, which is also its kind.
fn kind(path: &Path) -> String {
    path.extension()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// A number with its thousands apart: `61,440`.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<link href=./a.css><link href=a.js><script src=a.js></script>\
                        <link rel=preload href=a.wasm><a href=later.js>";

    fn weigh(files: &[(&str, &str)]) -> Result<FirstVisit> {
        let dist = tempfile::tempdir().unwrap();
        for (name, text) in files {
            fs::write(dist.path().join(name), text).unwrap();
        }
        FirstVisit::of(dist.path())
    }

    #[test]
    fn a_first_visit_is_the_page_and_what_it_loads() {
        let wasm = "w".repeat(1_000);
        let visit = weigh(&[
            ("index.html", PAGE),
            ("a.css", "css"),
            ("a.js", "js"),
            ("a.wasm", &wasm),
            ("later.js", "not on a first visit"),
            ("ulid-generator-later-1a.wasm", "later"),
        ])
        .unwrap();
        let counts = |kind: &str| (visit.kinds[kind].files, visit.kinds[kind].raw);
        assert_eq!(counts("html"), (1, PAGE.len()));
        assert_eq!(counts("js"), (1, 2));
        assert_eq!(counts("wasm"), (1, 1_000));
        assert!(visit.kinds["wasm"].brotli < 50);
        assert_eq!((visit.later.files, visit.later.raw), (1, 5));
        assert_eq!(
            (visit.total().files, visit.total().raw),
            (4, PAGE.len() + 1_005)
        );
    }

    #[test]
    fn a_kind_that_is_not_found_is_an_error() {
        let error = weigh(&[("index.html", PAGE), ("a.css", ""), ("a.js", "")]).unwrap_err();
        assert!(error.to_string().contains("loads no wasm file"), "{error}");
        assert!(
            weigh(&[])
                .unwrap_err()
                .to_string()
                .contains("cannot be read")
        );
    }

    fn visit() -> FirstVisit {
        let weight = |raw, brotli| Weight {
            files: 1,
            raw,
            brotli,
        };
        FirstVisit {
            kinds: BTreeMap::from([
                ("html".to_owned(), weight(1_234, 1_000)),
                ("wasm".to_owned(), weight(112_044, 42_000)),
            ]),
            later: weight(40_000, 17_000),
        }
    }

    #[test]
    fn the_budget_itself_is_still_allowed() {
        let weight = visit().total();
        check("it has", weight, 43_000).unwrap();
        let error = check("it has", weight, 42_999).unwrap_err().to_string();
        assert!(
            error.starts_with("it has 43,000 bytes, 1 more than the budget of 42,999"),
            "{error}"
        );
    }

    #[test]
    fn the_later_part_has_a_budget_of_its_own() {
        let mut visit = visit();
        visit.check().unwrap();
        visit.later.brotli = LATER_BUDGET + 1;
        let error = visit.check().unwrap_err().to_string();
        assert!(error.starts_with("the later part has"), "{error}");
    }

    #[test]
    fn the_table_lines_up() {
        let table = "\
first visit   files        raw     brotli
html              1      1,234      1,000
wasm              1    112,044     42,000
total             2    113,278     43,000
later             1     40,000     17,000
budget        ";
        let [first, later] = [BUDGET, LATER_BUDGET].map(grouped);
        let budget = format!("{first:>27} and {later} later");
        assert_eq!(visit().to_string(), format!("{table}{budget}"));
    }

    #[test]
    fn thousands_are_apart() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1,000"),
            (1_234_567, "1,234,567"),
        ] {
            assert_eq!(grouped(number), text);
        }
    }
}
