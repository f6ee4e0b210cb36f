//! Steps one after another, each with its heading and its time.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// The steps that were taken so far.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    taken: Vec<(String, Duration)>,
}

impl Steps {
    /// Takes a step between a heading and the seconds it took.
    pub(crate) fn take(
        &mut self,
        name: impl Into<String>,
        step: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let name = name.into();
        println!("\n== {name}");
        let start = Instant::now();
        step().with_context(|| format!("step \"{name}\""))?;
        let time = start.elapsed();
        println!("== {name}: {:.1} s", time.as_secs_f64());
        self.taken.push((name, time));
        Ok(())
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, time) in &self.taken {
            writeln!(f, "{name:<16}{:>8.1} s", time.as_secs_f64())?;
        }
        let total: Duration = self.taken.iter().map(|(_, time)| *time).sum();
        write!(f, "{:<16}{:>8.1} s", "total", total.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_is_named_and_not_counted() {
        let mut steps = Steps::default();
        steps.take("one", || Ok(())).unwrap();
        let error = steps.take("two", || anyhow::bail!("why")).unwrap_err();
        assert_eq!(format!("{error:#}"), "step \"two\": why");
        assert_eq!(steps.taken.len(), 1);
    }

    #[test]
    fn the_summary_adds_up() {
        let steps = Steps {
            taken: vec![
                ("Formatting".to_owned(), Duration::from_millis(1_500)),
                ("Release build".to_owned(), Duration::from_secs(100)),
            ],
        };
        let table = "\
Formatting           1.5 s
Release build      100.0 s
total              101.5 s";
        assert_eq!(steps.to_string(), table);
    }
}
