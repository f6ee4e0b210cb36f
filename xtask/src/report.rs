//! What the browser tests have noted: how many ran, and which an engine can't do.

use std::collections::BTreeSet;
use std::fmt;

/// The notes of a run in one browser, a line a test.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Report {
    ran: BTreeSet<String>,
    /// With the reason.
    skipped: BTreeSet<(String, String)>,
}

impl Report {
    /// Reads lines of `ran`, name, or `skipped`, name, reason, with tabs between. A
    /// test that opens the page several times is in it several times.
    pub(crate) fn read(notes: &str) -> Self {
        let mut report = Self::default();
        for note in notes.lines() {
            let mut parts = note.split('\t');
            match [parts.next(), parts.next(), parts.next()] {
                [Some("ran"), Some(name), _] => {
                    report.ran.insert(name.to_owned());
                }
                [Some("skipped"), Some(name), Some(reason)] => {
                    report.skipped.insert((name.to_owned(), reason.to_owned()));
                }
                _ => {}
            }
        }
        report
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self
            .skipped
            .iter()
            .filter(|(name, _)| !self.ran.contains(name));
        write!(
            f,
            "{} tests ran, {} were skipped",
            self.ran.len(),
            whole.count()
        )?;
        for (name, reason) in &self.skipped {
            let what = if self.ran.contains(name) {
                "partly skipped"
            } else {
                "skipped"
            };
            write!(f, "\n  {what}: {name}: {reason}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_test_counts_once() {
        let report = Report::read(
            "ran\tone\nskipped\ttwo\tno paper\nran\tone\nskipped\tone\tno colours\n\
             skipped\ttwo\tno paper\n",
        );
        let text = "1 tests ran, 1 were skipped
  partly skipped: one: no colours
  skipped: two: no paper";
        assert_eq!(report.to_string(), text);
    }

    #[test]
    fn what_is_no_note_is_none() {
        assert_eq!(
            Report::read("\nran\nskipped\tone\nfoo\tbar\tbaz"),
            Report::default()
        );
    }
}
