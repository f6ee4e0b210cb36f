//! The content security policy (D13): what a page may load and run, written into the
//! page itself, so that it holds on every host.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha256};

use crate::elements::elements;

/// Writes its policy into every page of the build.
pub(crate) fn write(dist: &Path) -> Result<()> {
    for entry in fs::read_dir(dist)? {
        let path = entry?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "html")
        {
            let html = fs::read_to_string(&path)?;
            let page = with_policy(&html).with_context(|| path.display().to_string())?;
            fs::write(path, page)?;
        }
    }
    Ok(())
}

/// The page with its policy, right after the character set: it holds for what comes
/// after it.
///
/// # Errors
///
/// When it says no character set.
pub fn with_policy(html: &str) -> Result<String> {
    let charset = elements(html)
        .into_iter()
        .find(|element| element.name == "meta" && element.attributes.contains("charset"))
        .context("has no character set")?;
    let (before, after) = html
        .split_once(charset.text)
        .context("has no character set")?;
    let policy = policy(html);
    Ok(format!(
        "{before}{}<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{after}",
        charset.text
    ))
}

/// Nothing but what the page is made of: its own files, its inline scripts by their
/// hash, and the icons in its style sheet. Text becomes script or markup nowhere
/// (`trusted-types`); `worker` is the policy of the script that starts the service
/// worker.
fn policy(html: &str) -> String {
    let hash = |script| BASE64_STANDARD.encode(Sha256::digest(script));
    let hashes: Vec<_> = inline_scripts(html)
        .map(|script| format!(" 'sha256-{}'", hash(script)))
        .collect();
    let hashes = hashes.concat();
    format!(
        "default-src 'none';script-src 'self' 'wasm-unsafe-eval'{hashes};style-src 'self';\
         img-src 'self' data:;connect-src 'self';manifest-src 'self';worker-src 'self';\
         frame-src 'self';base-uri 'none';form-action 'none';\
         require-trusted-types-for 'script';trusted-types worker"
    )
}

/// The texts of the scripts that stand in the page.
fn inline_scripts(html: &str) -> impl Iterator<Item = &str> {
    elements(html).into_iter().filter_map(|element| {
        let is_inline = element.name == "script" && element.attribute("src").is_none();
        let (_, text) = element.text.split_once('>')?;
        is_inline.then(|| text.strip_suffix("</script>"))?
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_inline_script_is_allowed_by_its_hash() {
        let html = "<!doctype html><meta charset=utf-8><script>a < b</script>\
                    <script src=c.js></script><script type=module>d</script>";
        let page = with_policy(html).unwrap();
        assert!(
            page.starts_with(
                "<!doctype html><meta charset=utf-8><meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
            ),
            "{page}"
        );
        let scripts: Vec<_> = inline_scripts(html).collect();
        assert_eq!(scripts, ["a < b", "d"]);
        // `printf d | openssl dgst -sha256 -binary | base64`
        assert!(page.contains("'sha256-GKw+c0PwFokMUQ6T+TUmEWnZ4/VlQ2Qpgw+vCTT0+OQ='"));
        assert_eq!(page.matches("'sha256-").count(), 2);
    }

    #[test]
    fn nothing_unsafe_is_allowed_but_wasm() {
        let policy = policy("<script>a</script>");
        let unsafe_words: Vec<_> = policy
            .split([' ', ';'])
            .filter(|word| word.contains("unsafe"))
            .collect();
        assert_eq!(unsafe_words, ["'wasm-unsafe-eval'"]);
        assert!(!policy.contains(['*', '"']) && !policy.contains("http"));
    }

    #[test]
    fn a_page_without_a_character_set_is_an_error() {
        assert!(with_policy("<title>T</title>").is_err());
    }
}
