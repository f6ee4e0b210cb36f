//! The pages to read, the guide above all: the same in both languages, every number right, every link alive.
//!
//! The sources are read as a browser reads them. What stands in `<data value="name">`
//! is a number, and [`facts`] computes what it has to be.

// A test that fails may say so by a panic.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod claims;
mod facts;
mod numbers;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use scraper::{ElementRef, Html, Selector};
use ulid_generator::i18n;
use ulid_generator::settings::{AddressSettings, Mode, Theme};
use ulid_generator::ulid::listing::{Format, LetterCase};

/// A language of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Language {
    Latvian,
    English,
}

impl Language {
    const ALL: [Self; 2] = [Self::Latvian, Self::English];

    const fn code(self) -> &'static str {
        match self {
            Self::Latvian => "lv",
            Self::English => "en",
        }
    }

    fn guide(self) -> Html {
        self.article("guide")
    }

    fn article(self, subject: &str) -> Html {
        page(&format!("src/{subject}/{}.html", self.code()))
    }
}

/// What the pages are about.
const SUBJECTS: [&str; 2] = ["guide", "embed"];

fn articles() -> impl Iterator<Item = (Language, &'static str)> {
    Language::ALL
        .into_iter()
        .flat_map(|language| SUBJECTS.map(|subject| (language, subject)))
}

fn page(path: &str) -> Html {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    Html::parse_document(&fs::read_to_string(file).unwrap())
}

fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).unwrap();
    page.select(&selector).collect()
}

fn text(element: ElementRef<'_>) -> String {
    let text: String = element.text().collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How a section is built: how many of each element it has.
fn outline(section: ElementRef<'_>) -> BTreeMap<String, usize> {
    let mut outline = BTreeMap::new();
    for element in section.descendent_elements() {
        let name = element.value().name();
        // Marked words differ: those in another language than the page are.
        if !matches!(name, "i" | "span") {
            *outline.entry(name.to_owned()).or_default() += 1;
        }
    }
    outline
}

#[test]
fn both_languages_have_the_same_sections_built_alike() {
    for (subject, at_least) in SUBJECTS.into_iter().zip([9, 4]) {
        let [latvian, english] = Language::ALL.map(|language| {
            all(&language.article(subject), "section")
                .into_iter()
                .map(|section| (section.attr("id").unwrap().to_owned(), outline(section)))
                .collect::<Vec<_>>()
        });
        assert!(latvian.len() >= at_least, "{latvian:?}");
        assert_eq!(latvian, english);
    }
}

#[test]
fn headings_go_down_one_level_at_a_time() {
    for (language, subject) in articles() {
        let guide = language.article(subject);
        let levels: Vec<u32> = all(&guide, "h1, h2, h3, h4")
            .into_iter()
            .map(|heading| heading.value().name().replace('h', "").parse().unwrap())
            .collect();
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1);
        assert_eq!(levels.first(), Some(&1));
        for pair in levels.windows(2) {
            assert!(pair[1] <= pair[0] + 1, "{language:?}: {levels:?}");
        }
    }
}

#[test]
fn each_page_says_its_language_title_and_description() {
    let mut seen = BTreeSet::new();
    for (language, subject) in articles() {
        let guide = language.article(subject);
        let root = guide.root_element();
        assert_eq!(root.attr("lang"), Some(language.code()));
        // The head script would take another one from the address or the storage.
        assert_eq!(root.attr("data-lang"), Some(language.code()));
        let title = text(all(&guide, "title")[0]);
        let description = all(&guide, "meta[name=description]")[0]
            .attr("content")
            .unwrap()
            .to_owned();
        assert!((20..=65).contains(&title.chars().count()), "{title}");
        assert!(
            (80..=200).contains(&description.chars().count()),
            "{description}"
        );
        assert!(seen.insert(title) && seen.insert(description));
    }
}

/// What a link leads to has to be there, except on other sites, which no test asks.
#[test]
fn every_link_leads_somewhere() {
    let pages: BTreeMap<String, Html> = articles()
        .map(|(language, subject)| {
            let name = format!("{subject}-{}.html", language.code());
            (name, language.article(subject))
        })
        .chain([("index.html".to_owned(), page("index.html"))])
        .collect();
    let mut elsewhere = BTreeMap::new();
    for (name, page) in &pages {
        for link in all(page, "a") {
            let address = link.attr("href").unwrap();
            if address.starts_with("https://") {
                elsewhere
                    .entry(address.to_owned())
                    .or_insert_with(BTreeSet::new)
                    .insert(name);
                continue;
            }
            let (path, fragment) = address.split_once('#').unwrap_or((address, ""));
            let target = match path {
                "" => name,
                "./?lang=lv" | "./?lang=en" => "index.html",
                path => path,
            };
            let target = pages
                .get(target)
                .unwrap_or_else(|| panic!("{name} links to {address}"));
            assert!(
                fragment.is_empty() || !all(target, &format!("[id='{fragment}']")).is_empty(),
                "{name} links to {address}"
            );
        }
    }
    for specification in [
        "https://github.com/ulid/spec",
        "https://www.crockford.com/base32.html",
    ] {
        assert!(elsewhere.contains_key(specification), "{elsewhere:?}");
    }
    for (address, pages) in elsewhere {
        assert_eq!(pages.len(), 2, "{address} is only in {pages:?}");
    }
}

#[test]
fn the_questions_are_marked_for_search_engines() {
    for language in Language::ALL {
        let guide = language.guide();
        let questions = all(
            &guide,
            "[itemtype='https://schema.org/FAQPage'] > [itemprop=mainEntity][itemtype='https://schema.org/Question']",
        );
        assert_eq!(questions.len(), all(&guide, "#questions h3").len());
        for question in questions {
            let of = |selector: &str| {
                let selector = Selector::parse(selector).unwrap();
                let found: Vec<_> = question.select(&selector).map(text).collect();
                assert_eq!(found.len(), 1, "{selector:?} in {}", text(question));
                found.concat()
            };
            assert!(of("h3[itemprop=name]").ends_with('?'));
            let answer = of(
                "[itemprop=acceptedAnswer][itemtype='https://schema.org/Answer'] [itemprop=text]",
            );
            assert!(answer.chars().count() > 40, "{answer}");
        }
    }
}

#[test]
fn the_drawing_shows_the_example() {
    let drawing = page("src/guide/structure.svg");
    let parts: Vec<_> = all(&drawing, "text").into_iter().map(text).collect();
    let example = facts::example().encode();
    assert_eq!(parts, [example.timestamp(), example.randomness()]);
    for (part, drawn) in parts.iter().zip(all(&drawing, "text")) {
        let places = drawn.attr("x").unwrap().split(' ').count();
        assert_eq!(places, part.len());
    }
}

/// The table of settings names every value that the page takes, and no other.
#[test]
fn the_settings_of_the_embedded_generator_are_those_of_the_page() {
    fn names<T: Copy, const N: usize>(all: [T; N], name: fn(T) -> &'static str) -> Vec<String> {
        all.map(|value| name(value).to_owned()).to_vec()
    }
    let of = |setting: &str| match setting {
        "lang" => names(i18n::Language::ALL, i18n::Language::as_str),
        "theme" => names(Theme::ALL, Theme::as_str),
        "mode" => names(Mode::ALL, Mode::as_str),
        "format" => names(Format::ALL, Format::as_str),
        "case" => names(LetterCase::ALL, LetterCase::as_str),
        _ => Vec::new(),
    };
    for language in Language::ALL {
        let page = language.article("embed");
        let mut settings = Vec::new();
        for row in all(&page, "#settings tbody tr") {
            let cell = |selector: &str| {
                let selector = Selector::parse(selector).unwrap();
                row.select(&selector).map(text).collect::<Vec<_>>()
            };
            let [setting] = cell("th code").try_into().unwrap();
            let mut values = cell("td:nth-of-type(1) code");
            if setting != "prefix" {
                values.sort();
                let mut expected = of(&setting);
                expected.sort();
                assert_eq!(values, expected, "{setting}");
            }
            settings.push(setting);
        }
        let mut expected = vec!["lang".to_owned(), "theme".to_owned()];
        expected.extend(AddressSettings::NAMES.map(str::to_owned));
        assert_eq!(settings, expected);
    }
}
