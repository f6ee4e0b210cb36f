//! A standard library built for few bytes: 4.5 KB less on every first visit.
//!
//! The one that comes with Rust is built for speed, and its panics name files and
//! lines that no visitor can use. Building it anew needs flags that Cargo and rustc
//! have not made stable; `RUSTC_BOOTSTRAP` allows them on the Rust that
//! `rust-toolchain.toml` pins, so they can't change under the page. A panic still
//! says what went wrong, and the unoptimised page of `./x dev` says where.

/// The variables that have Cargo build the standard library along with the page.
pub(crate) fn variables() -> [(&'static str, &'static str); 3] {
    [
        ("RUSTC_BOOTSTRAP", "1"),
        ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
        ("CARGO_UNSTABLE_BUILD_STD_FEATURES", "optimize_for_size"),
    ]
}

/// Flags for rustc, each after a space: no places in panics, no `{:?}`.
pub(crate) const FLAGS: &str = " -Zlocation-detail=none -Zfmt-debug=none";
