//! Files that the page loads, named by what is in them.

use std::fs;
use std::path::Path;

use anyhow::Result;
use base64::prelude::{BASE64_STANDARD, Engine};
use sha2::{Digest, Sha384};

/// A file of the built page, and the hash that a browser checks it by.
pub(crate) struct Asset {
    /// Its name in the page's folder.
    pub(crate) name: String,
    /// The value of the `integrity` attribute of what loads it.
    pub(crate) integrity: String,
}

impl Asset {
    /// Writes a file with a name that no other content has, so that hosts and
    /// browsers may keep it for ever.
    pub(crate) fn write(dist: &Path, stem: &str, kind: &str, content: &[u8]) -> Result<Self> {
        let hash: [u8; 48] = Sha384::digest(content).into();
        let start = hash.first_chunk().map(|start| u64::from_be_bytes(*start));
        let short = format!("{:016x}", start.unwrap_or_default());
        let name = format!("{stem}-{short}.{kind}");
        fs::write(dist.join(&name), content)?;
        Ok(Self {
            name,
            integrity: integrity(content),
        })
    }

    /// The element that loads it as a style sheet.
    pub(crate) fn link(&self) -> String {
        let Self { name, integrity } = self;
        format!("<link rel=\"stylesheet\" href=\"./{name}\" integrity=\"{integrity}\" />")
    }

    /// The element that runs it as a script, once the page is there.
    pub(crate) fn script(&self) -> String {
        let Self { name, integrity } = self;
        format!("<script type=\"module\" src=\"./{name}\" integrity=\"{integrity}\"></script>")
    }
}

/// The value of an `integrity` attribute for this content.
#[must_use]
pub fn integrity(content: &[u8]) -> String {
    format!("sha384-{}", BASE64_STANDARD.encode(Sha384::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_and_checked_by_its_content() {
        let dist = tempfile::tempdir().unwrap();
        let asset = Asset::write(dist.path(), "a", "css", b"").unwrap();
        // The hash of nothing, as FIPS 180-4 has it.
        assert_eq!(asset.name, "a-38b060a751ac9638.css");
        assert!(dist.path().join(&asset.name).is_file());
        assert!(asset.link().contains(
            "integrity=\"sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb\""
        ));
    }
}
