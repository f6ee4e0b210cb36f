//! `_headers`: what a host that reads such a file sends along (Netlify, Cloudflare
//! Pages).

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::Result;
use url::Url;

/// For every file. Other sites may frame the page and load its script and wasm into a
/// frame without an origin of its own, which asks for them as from another site.
const ALL: [&str; 4] = [
    "X-Content-Type-Options: nosniff",
    "Referrer-Policy: no-referrer",
    "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Access-Control-Allow-Origin: *",
];

/// For a file whose name changes with its content.
const FOR_EVER: &str = "Cache-Control: public, max-age=31536000, immutable";

/// For any other.
const ASK_AGAIN: &str = "Cache-Control: no-cache";

/// Writes the file, for the path that the site stands under.
pub(crate) fn write(dist: &Path, site: Option<&Url>) -> Result<()> {
    let base = site.map_or("/", Url::path);
    let mut names = Vec::new();
    for entry in fs::read_dir(dist)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(fs::write(dist.join("_headers"), text(base, &names)?)?)
}

fn text(base: &str, names: &[String]) -> Result<String> {
    let mut text = String::new();
    writeln!(text, "{base}*")?;
    for header in ALL {
        writeln!(text, "  {header}")?;
    }
    writeln!(text, "{base}\n  {ASK_AGAIN}")?;
    for name in names {
        let cache = if is_hashed(name) { FOR_EVER } else { ASK_AGAIN };
        writeln!(text, "{base}{name}\n  {cache}")?;
    }
    Ok(text)
}

/// Whether a name ends with a hash: `page-38970974471682e2.css`.
fn is_hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    stem.rsplit_once('-').is_some_and(|(_, hash)| {
        hash.len() >= 12 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_has_a_hash_is_kept_for_ever() {
        let names = ["guide-en.html", "page-38970974471682e2.css", "sw.js"].map(str::to_owned);
        let text = text("/ulid/", &names).unwrap();
        let (all, rest) = text.split_once("/ulid/\n").unwrap();
        assert!(all.starts_with("/ulid/*\n  X-Content-Type-Options: nosniff\n"));
        assert_eq!(
            rest,
            "  Cache-Control: no-cache\n\
             /ulid/guide-en.html\n  Cache-Control: no-cache\n\
             /ulid/page-38970974471682e2.css\n  Cache-Control: public, max-age=31536000, immutable\n\
             /ulid/sw.js\n  Cache-Control: no-cache\n"
        );
    }
}
