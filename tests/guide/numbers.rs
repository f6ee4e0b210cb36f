//! Every number stands in a `<data>`, and is what it has to be.

use std::collections::{BTreeMap, BTreeSet};

use scraper::{ElementRef, Node};

use crate::facts::fact;
use crate::{Language, all, articles, text};

/// Names, not numbers.
const NAMES: [&str; 4] = ["v4", "v7", "Base32", "Base62"];

/// The words with a digit in them that no `<data>` holds.
fn unmarked(element: ElementRef<'_>, found: &mut Vec<String>) {
    for child in element.children() {
        match child.value() {
            Node::Text(text) => found.extend(words_with_digits(text)),
            // Snippets to copy are code, with numbers of its own.
            Node::Element(inner) if !matches!(inner.name(), "data" | "pre") => {
                unmarked(ElementRef::wrap(child).unwrap(), found);
            }
            _ => {}
        }
    }
}

fn words_with_digits(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| word.chars().any(char::is_numeric) && !NAMES.contains(word))
        // The exponent in n², which is part of the formula.
        .filter(|word| *word != "²")
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_number_is_marked_as_one() {
    for (language, subject) in articles() {
        let guide = language.article(subject);
        let mut found = Vec::new();
        unmarked(guide.root_element(), &mut found);
        for meta in all(&guide, "meta[content]") {
            found.extend(words_with_digits(meta.attr("content").unwrap()));
        }
        assert_eq!(found, Vec::<String>::new(), "{language:?}");
    }
}

#[test]
fn every_number_is_what_is_computed() {
    for (language, subject) in articles() {
        for data in all(&language.article(subject), "data") {
            let name = data.attr("value").unwrap();
            let expected = fact(name, language)
                .unwrap_or_else(|| panic!("{language:?}: nothing computes `{name}`"));
            assert_eq!(text(data), expected, "{language:?}: {name}");
        }
    }
}

#[test]
fn both_guides_tell_the_same_numbers_in_each_section() {
    let [latvian, english] = Language::ALL.map(|language| {
        let guide = language.guide();
        let mut sections = BTreeMap::<_, Vec<_>>::new();
        for data in all(&guide, "section[id] data") {
            let section = data
                .ancestors()
                .filter_map(ElementRef::wrap)
                .find_map(|element| {
                    element
                        .attr("id")
                        .filter(|_| element.value().name() == "section")
                });
            let name = data.attr("value").unwrap().to_owned();
            sections
                .entry(section.unwrap().to_owned())
                .or_default()
                .push(name);
        }
        for names in sections.values_mut() {
            names.sort();
        }
        sections
    });
    assert_eq!(latvian, english);
    let names: BTreeSet<_> = latvian.values().flatten().collect();
    assert!(names.len() > 50, "{}", names.len());
}

#[test]
fn a_number_that_is_not_marked_is_found() {
    assert_eq!(
        words_with_digits("UUID v4 in Base32: 36, 10¹²"),
        ["36", "10¹²"]
    );
}
