//! The code samples as HTML. Their words are marked here, so that the page needs no
//! script for it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use syntect::easy::ScopeRegionIterator;
use syntect::parsing::{ParseState, Scope, ScopeStack, SyntaxReference, SyntaxSet};
use syntect::util::LinesWithEndings;

/// The language of each sample, and its file.
const SAMPLES: [(&str, &str); 4] = [
    ("JavaScript", "ulid.js"),
    ("Python", "ulid.py"),
    ("Java", "Ulid.java"),
    ("Rust", "ulid.rs"),
];

/// Which words are marked, by the start of their scope's name: the innermost scope
/// that is listed counts. The names are those that most editors' grammars use.
const CLASSES: [(&str, &str); 6] = [
    ("comment", "comment"),
    ("string", "string"),
    ("constant.numeric", "number"),
    ("keyword.operator", ""),
    ("keyword", "keyword"),
    ("storage", "keyword"),
];

/// All samples, one after the other, each under its heading.
pub(super) fn html(folder: &Path) -> Result<String> {
    let syntaxes = SyntaxSet::load_defaults_newlines();
    let mut html = String::new();
    for (language, name) in SAMPLES {
        let file = folder.join(name);
        let code =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let syntax = syntaxes
            .find_syntax_by_name(language)
            .with_context(|| format!("no grammar is known for {language}"))?;
        let id = language.to_lowercase();
        let marked = marked(&code, syntax, &syntaxes)?;
        writeln!(
            html,
            "<section class=\"sample\" aria-labelledby=\"{id}\"><h3 id=\"{id}\">{language}</h3>\
             <pre tabindex=\"0\"><code translate=\"no\">{marked}</code></pre></section>"
        )?;
    }
    Ok(html)
}

/// The code with its words in `<span>`s.
fn marked(code: &str, syntax: &SyntaxReference, syntaxes: &SyntaxSet) -> Result<String> {
    let classes = CLASSES
        .iter()
        .map(|(scope, class)| Ok((Scope::new(scope)?, *class)))
        .collect::<Result<Vec<_>>>()?;
    let mut parser = ParseState::new(syntax);
    let mut scopes = ScopeStack::new();
    let mut runs: Vec<(&str, String)> = Vec::new();
    for line in LinesWithEndings::from(code) {
        let changes = parser.parse_line(line, syntaxes)?;
        for (text, change) in ScopeRegionIterator::new(&changes, line) {
            scopes.apply(change)?;
            let class = class(&scopes, &classes);
            // What is marked alike stays together.
            match runs.last_mut() {
                Some((last, run)) if *last == class || text.is_empty() => run.push_str(text),
                _ => runs.push((class, text.to_owned())),
            }
        }
    }
    let spans = runs.iter().map(|(class, text)| {
        let text = escaped(text);
        if class.is_empty() {
            text
        } else {
            format!("<span class=\"code-{class}\">{text}</span>")
        }
    });
    Ok(spans.collect())
}

fn class<'a>(scopes: &ScopeStack, classes: &[(Scope, &'a str)]) -> &'a str {
    let of = |scope: &Scope| {
        let found = classes.iter().find(|(start, _)| start.is_prefix_of(*scope));
        found.map(|(_, class)| *class)
    };
    scopes.scopes.iter().rev().find_map(of).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marked_as(language: &str, code: &str) -> String {
        let syntaxes = SyntaxSet::load_defaults_newlines();
        let syntax = syntaxes.find_syntax_by_name(language).unwrap();
        marked(code, syntax, &syntaxes).unwrap()
    }

    #[test]
    fn words_are_marked_and_nothing_else_is_changed() {
        assert_eq!(
            marked_as("Python", "x = 5 & y < 7  # \"a\"\n"),
            "x = <span class=\"code-number\">5</span> &amp; y &lt; \
             <span class=\"code-number\">7</span>  \
             <span class=\"code-comment\"># \"a\"\n</span>"
        );
        assert_eq!(
            marked_as("Rust", "let a = \"b\";\n"),
            "<span class=\"code-keyword\">let</span> a = \
             <span class=\"code-string\">\"b\"</span>;\n"
        );
    }

    #[test]
    fn every_sample_keeps_its_text() {
        let folder = crate::cli::root().join("src/samples");
        let html = html(&folder).unwrap();
        for (language, name) in SAMPLES {
            let code = fs::read_to_string(folder.join(name)).unwrap();
            let (_, sample) = html.split_once(&format!(">{language}</h3>")).unwrap();
            let (sample, _) = sample.split_once("</code>").unwrap();
            let (_, sample) = sample.split_once("<code translate=\"no\">").unwrap();
            let text: String = sample
                .split('<')
                .map(|run| run.split_once('>').map_or(run, |(_, text)| text))
                .collect();
            assert_eq!(text.replace("&lt;", "<").replace("&amp;", "&"), code);
            assert!(sample.contains("code-keyword"), "{language}");
        }
    }
}
