//! Files as a host sends them: compressed with brotli at its best (quality 11,
//! window 22).

use std::fs;
use std::path::Path;

use ::brotli::BrotliCompress;
use ::brotli::enc::BrotliEncoderParams;
use anyhow::Result;

/// What no host compresses, since nothing is gained.
const LEFT_AS_IT_IS: &str = "png";

/// The content, compressed.
pub(crate) fn compressed(mut content: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        ..Default::default()
    };
    let mut compressed = Vec::new();
    BrotliCompress(&mut content, &mut compressed, &parameters)?;
    Ok(compressed)
}

/// Copies a built page, and puts `name.br` beside each `name`, for
/// [`Builder::compressed`](crate::site::Builder::compressed).
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (old, new) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            copy(&old, &new)?;
            continue;
        }
        let content = fs::read(&old)?;
        if old.extension().is_none_or(|kind| kind != LEFT_AS_IT_IS) {
            let mut name = entry.file_name();
            name.push(".br");
            fs::write(to.join(name), compressed(&content)?)?;
        }
        fs::write(new, content)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_file_has_its_compressed_one_beside_it() {
        let [from, to] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        fs::create_dir(from.path().join("icons")).unwrap();
        let script = "same ".repeat(1_000);
        fs::write(from.path().join("a.js"), &script).unwrap();
        fs::write(from.path().join("icons/i.png"), "png").unwrap();

        copy(from.path(), to.path()).unwrap();

        let read = |name: &str| fs::read(to.path().join(name)).unwrap();
        assert_eq!(read("a.js"), script.as_bytes());
        let mut plain = Vec::new();
        ::brotli::BrotliDecompress(&mut &*read("a.js.br"), &mut plain).unwrap();
        assert_eq!(plain, script.as_bytes());
        assert_eq!(read("icons/i.png"), b"png");
        assert!(!to.path().join("icons/i.png.br").exists());
    }
}
