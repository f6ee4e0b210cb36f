//! What Lighthouse says of the page, in its mobile form.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::browser_env::Browser;
use crate::{command, setup};

/// What is judged, relative to the site.
const PAGES: [&str; 5] = [
    "",
    "?lang=en",
    "guide-lv.html",
    "guide-en.html",
    "embed-en.html",
];

/// What of, as Lighthouse names it.
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best-practices", "seo"];

/// Has the pages of a site judged, and prints a table in Markdown; below it what takes
/// a page off the 100.
pub(super) fn judge(root: &Path, site: &str) -> Result<()> {
    let lighthouse = setup::lighthouse(root)?;
    let browser = setup::browser(root, Browser::Chromium)?.program;
    println!("\n| Lighthouse | {} |", CATEGORIES.join(" | "));
    println!("|---|{}", "---:|".repeat(CATEGORIES.len()));
    let mut faults = Vec::new();
    for page in PAGES {
        let mut judge = Command::new(&lighthouse);
        judge
            .env("CHROME_PATH", &browser)
            .arg(format!("{site}{page}"))
            .args(["--quiet", "--output=json"])
            .arg("--chrome-flags=--headless --no-sandbox --disable-gpu");
        let report: Value = serde_json::from_str(&command::output(&mut judge)?)?;
        let scores: Vec<_> = CATEGORIES
            .iter()
            .map(|category| score(&report, category))
            .collect::<Result<_>>()?;
        println!("| `/{page}` | {} |", scores.join(" | "));
        faults.extend(fault_lines(&report).map(|fault| format!("- `/{page}`: {fault}")));
    }
    println!("\n{}", faults.join("\n"));
    Ok(())
}

/// A score of 100.
fn score(report: &Value, category: &str) -> Result<String> {
    let score = report.pointer(&format!("/categories/{category}/score"));
    let score = score.and_then(Value::as_f64);
    let score = score.with_context(|| format!("there is no score for {category}"))?;
    Ok(format!("{:.0}", score * 100.0))
}

/// The audits that count and are not passed in full.
fn fault_lines(report: &Value) -> impl Iterator<Item = String> {
    let references = CATEGORIES.iter().filter_map(|category| {
        let references = report.pointer(&format!("/categories/{category}/auditRefs"));
        references?.as_array()
    });
    references.flatten().filter_map(|reference| {
        let weighs = reference.get("weight")?.as_f64()? > 0.0;
        let audit = report.get("audits")?.get(reference.get("id")?.as_str()?)?;
        let score = audit.get("score")?.as_f64()?;
        let text = |key| audit.get(key).and_then(Value::as_str).unwrap_or_default();
        (weighs && score < 1.0)
            .then(|| format!("{} {} ({score})", text("title"), text("displayValue")))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_counts_and_is_not_passed_is_told() {
        let reference = |id: &str, weight: u32| json!({ "id": id, "weight": weight });
        let audit = |score: f64| json!({ "title": "Paint", "displayValue": "2 s", "score": score });
        let report = json!({
            "categories": { "performance": { "score": 0.985, "auditRefs": [
                reference("slow", 10), reference("quick", 10), reference("unscored", 0),
            ] } },
            "audits": { "slow": audit(0.9), "quick": audit(1.0), "unscored": audit(0.1) },
        });
        assert_eq!(score(&report, "performance").unwrap(), "98");
        assert_eq!(
            fault_lines(&report).collect::<Vec<_>>(),
            ["Paint 2 s (0.9)"]
        );
        assert!(score(&report, "seo").is_err());
    }
}
