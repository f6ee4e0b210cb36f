//! The browser's secure random source. It may be missing or throw, and then
//! there are no ULIDs: never any from `Math.random` (D7).

/// The browser gave no secure random bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRandomSource;

/// Random bytes from one call of `crypto.getRandomValues`, which also works on
/// plain http; at most 65,536, the most that one call gives.
///
/// # Errors
///
/// When the source is missing or throws.
pub fn random_bytes(length: usize) -> Result<Vec<u8>, NoRandomSource> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomSource)?;
    Ok(bytes)
}
