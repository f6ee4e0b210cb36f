//! What search engines and previews need of a page, which is all in full addresses:
//! only a build that is told where it will stand can have it (`./x build --url`).

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use url::Url;

use crate::articles::{LANGUAGES, SUBJECTS, file_name};
use crate::elements::{between, elements};

/// The variable that carries the address through Trunk to `./x finish`.
pub(crate) const VARIABLE: &str = "ULID_SITE_URL";

/// The picture that a preview of the page shows: its file, width and height.
const PICTURE: (&str, u32, u32) = ("preview.png", 1200, 630);

/// What stands in it, for those who don't see it.
const PICTURE_TEXT: &str = "01HTQW311N 1KR5G0Y75M3EF00H: laiks · time, nejaušība · randomness";

/// The address of the folder in which the site will stand, read from a text.
///
/// # Errors
///
/// When it is no address of a web folder.
pub(crate) fn parse(text: &str) -> Result<Url> {
    let mut url = Url::parse(text).with_context(|| {
        format!("`{text}` is no address; one like https://example.org/ulid/ is")
    })?;
    ensure!(
        matches!(url.scheme(), "http" | "https"),
        "`{text}` has to begin with https:// or http://"
    );
    if url.query().is_some() || url.fragment().is_some() {
        bail!("`{text}` has to end with the folder, without `?` and `#`");
    }
    if !url.path().ends_with('/') {
        url.set_path(&format!("{}/", url.path()));
    }
    Ok(url)
}

/// One page in all its languages: the address of each by its `hreflang`.
struct Page {
    file: String,
    canonical: String,
    alternates: Vec<(String, String)>,
}

/// Writes into every page where it stands and what it is called elsewhere, and the
/// lists for search engines.
pub(crate) fn write(dist: &Path, site: &Url) -> Result<()> {
    let pages = pages(site)?;
    for page in &pages {
        let file = dist.join(&page.file);
        let html = fs::read_to_string(&file)?;
        let head = page.head(&html, site)?;
        // The head script looks for the canonical address, so it has to come before.
        let (before, after) = html
            .split_once("<script>")
            .with_context(|| format!("{} has no head script", page.file))?;
        fs::write(file, format!("{before}{head}<script>{after}"))?;
    }
    fs::write(dist.join("sitemap.xml"), sitemap(&pages)?)?;
    let sitemap = site.join("sitemap.xml")?;
    fs::write(
        dist.join("robots.txt"),
        format!("User-agent: *\nAllow: /\n\nSitemap: {sitemap}\n"),
    )?;
    Ok(())
}

/// The generator, which is one page in the language that the visitor speaks unless
/// its address asks for another; and the articles, which are a page each.
fn pages(site: &Url) -> Result<Vec<Page>> {
    let generator = |language: &str| format!("{site}?lang={language}");
    let mut alternates: Vec<_> = LANGUAGES
        .map(|language| (language.to_owned(), generator(language)))
        .into();
    alternates.push(("x-default".to_owned(), site.to_string()));
    let mut pages = vec![Page {
        file: "index.html".to_owned(),
        canonical: site.to_string(),
        alternates,
    }];

    for subject in SUBJECTS {
        let article = |language: &str| -> Result<String> {
            Ok(site.join(&file_name(subject, language))?.to_string())
        };
        for language in LANGUAGES {
            let alternates = LANGUAGES
                .iter()
                .map(|other| Ok(((*other).to_owned(), article(other)?)))
                .collect::<Result<_>>()?;
            pages.push(Page {
                file: file_name(subject, language),
                canonical: article(language)?,
                alternates,
            });
        }
    }
    Ok(pages)
}

impl Page {
    /// The elements for its head. Title and description are those that it has.
    fn head(&self, html: &str, site: &Url) -> Result<String> {
        let mut head = String::new();
        let mut link =
            |rel: &str, address: &str| write!(head, "<link {rel} href=\"{}\">", escaped(address));
        link("rel=\"canonical\"", &self.canonical)?;
        for (language, address) in &self.alternates {
            link(
                &format!("rel=\"alternate\" hreflang=\"{language}\""),
                address,
            )?;
        }

        let (picture, width, height) = PICTURE;
        let title = between(html, "<title>", "</title>").context("a page has no title")?;
        let description = description(html).context("a page has no description")?;
        for (property, content) in [
            ("og:type", "website"),
            ("og:url", &escaped(&self.canonical)),
            ("og:title", title),
            ("og:description", description),
            ("og:image", &escaped(site.join(picture)?.as_str())),
            ("og:image:width", &width.to_string()),
            ("og:image:height", &height.to_string()),
            ("og:image:alt", PICTURE_TEXT),
        ] {
            write!(head, "<meta property=\"{property}\" content=\"{content}\">")?;
        }
        head.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\">");
        Ok(head)
    }
}

/// The description of a page, minified or not; it is HTML already.
fn description(html: &str) -> Option<&str> {
    elements(html)
        .into_iter()
        .filter(|element| element.name == "meta")
        .find(|element| element.attribute("name") == Some("description"))?
        .attribute("content")
}

fn sitemap(pages: &[Page]) -> Result<String> {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in pages {
        writeln!(xml, "  <url>\n    <loc>{}</loc>", escaped(&page.canonical))?;
        for (language, address) in &page.alternates {
            writeln!(
                xml,
                "    <xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{}\"/>",
                escaped(address)
            )?;
        }
        xml.push_str("  </url>\n");
    }
    xml.push_str("</urlset>\n");
    Ok(xml)
}

/// Addresses have no `<` and no quotes: they are percent-encoded.
fn escaped(address: &str) -> String {
    address.replace('&', "&amp;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_that_of_a_folder() {
        for (text, address) in [
            ("https://example.org/ulid/", "https://example.org/ulid/"),
            ("https://example.org/ulid", "https://example.org/ulid/"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080/"),
        ] {
            assert_eq!(parse(text).unwrap().as_str(), address);
        }
        for (text, part) in [
            ("example.org", "is no address"),
            ("", "is no address"),
            ("ftp://example.org/", "has to begin with https://"),
            ("https://example.org/?lang=lv", "without `?`"),
            ("https://example.org/#a", "without `?`"),
        ] {
            let error = parse(text).unwrap_err().to_string();
            assert!(error.contains(part), "{error}");
        }
    }

    #[test]
    fn every_page_says_where_it_stands() {
        let dist = tempfile::tempdir().unwrap();
        let read = |name: &str| fs::read_to_string(dist.path().join(name)).unwrap();
        let article =
            "<script>1</script><title>A</title><meta name=\"description\" content=\"en\" />";
        for (name, html) in [
            (
                "index.html",
                "<script>1</script><meta content=\"D &amp; d\" name=description><title>T</title>",
            ),
            ("guide-lv.html", article),
            ("guide-en.html", article),
            ("embed-lv.html", article),
            ("embed-en.html", article),
        ] {
            fs::write(dist.path().join(name), html).unwrap();
        }
        write(dist.path(), &parse("https://example.org/ulid").unwrap()).unwrap();

        let index = read("index.html");
        for part in [
            "<link rel=\"canonical\" href=\"https://example.org/ulid/\">",
            "<link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/ulid/?lang=en\">",
            "<link rel=\"alternate\" hreflang=\"x-default\" href=\"https://example.org/ulid/\">",
            "<meta property=\"og:title\" content=\"T\">",
            "<meta property=\"og:description\" content=\"D &amp; d\">",
            "<meta property=\"og:image\" content=\"https://example.org/ulid/preview.png\">",
            "summary_large_image\"><script>1</script>",
        ] {
            assert!(index.contains(part), "{index} has no {part}");
        }
        let guide = read("guide-en.html");
        for part in [
            "<link rel=\"canonical\" href=\"https://example.org/ulid/guide-en.html\">",
            "hreflang=\"lv\" href=\"https://example.org/ulid/guide-lv.html\">",
            "<meta property=\"og:description\" content=\"en\">",
        ] {
            assert!(guide.contains(part), "{guide} has no {part}");
        }
        let sitemap = read("sitemap.xml");
        assert_eq!(sitemap.matches("<loc>").count(), 5);
        assert!(sitemap.contains("<loc>https://example.org/ulid/guide-lv.html</loc>"));
        assert!(read("robots.txt").ends_with("Sitemap: https://example.org/ulid/sitemap.xml\n"));
    }

    #[test]
    fn the_picture_has_the_size_that_is_said() {
        let file = crate::cli::root().join("public").join(PICTURE.0);
        let png = fs::read(file).unwrap();
        // The width and height of a PNG stand after its signature and a chunk's head.
        let number = |at: usize| {
            let bytes = png.get(at..at + 4).unwrap();
            u32::from_be_bytes(bytes.try_into().unwrap())
        };
        assert_eq!((number(16), number(20)), (PICTURE.1, PICTURE.2));
    }
}
