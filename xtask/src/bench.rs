//! `./x bench`: the encoder beside the published ones, natively and in a browser; or
//! how the page starts.

mod lighthouse;
mod start;

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::chromium;
use crate::command::{self, run};
use crate::remap;
use crate::setup::{self, Toolbox};

pub(crate) use self::start::measure as page;

/// Measures, and prints tables in Markdown.
pub(crate) fn all(root: &Path) -> Result<()> {
    run(command::cargo()
        .current_dir(root)
        .args(["bench", "--package", "encoder-benches"]))?;
    let page = root.join("target/bench-page");
    build(root, &page)?;
    chromium::drive(root, page, "bench", &[])
}

/// Builds a page with the encoder, compiled as the page's is, and the npm packages.
fn build(root: &Path, page: &Path) -> Result<()> {
    const WASM: &str = "wasm32-unknown-unknown";

    let toolbox = Toolbox::install(root)?;
    let packages = setup::bench_packages(root)?;
    fs::create_dir_all(page)?;
    let target = root.join("target");
    run(command::cargo()
        .current_dir(root)
        .args(["build", "--release", "--package", "encoder-wasm"])
        .args(["--target", WASM, "--target-dir"])
        .arg(&target)
        .env(remap::VARIABLE, remap::flags()))?;
    let built = target.join(WASM).join("release/encoder_wasm.wasm");
    run(toolbox
        .program("wasm-bindgen")
        .args(["--target", "web", "--out-dir"])
        .args([page, &built]))?;
    let wasm = page.join("encoder_wasm_bg.wasm");
    run(toolbox
        .program("wasm-opt")
        .args(["-Oz", "--output"])
        .args([&wasm, &wasm]))?;
    // Where the bundler finds all that it imports.
    fs::copy(
        root.join("benches/browser/bench.js"),
        page.join("bench-source.js"),
    )?;
    let mut bundle = Command::new(packages.join("node_modules/.bin/esbuild"));
    bundle
        .current_dir(page)
        .env("NODE_PATH", packages.join("node_modules"))
        .args(["bench-source.js", "--bundle", "--format=esm"])
        .args(["--define:global=window", "--outfile=bench.js"]);
    run(&mut bundle)?;
    let html = "<!DOCTYPE html><meta charset=\"utf-8\"><title>Bench</title>\
        <script type=\"module\" src=\"bench.js\"></script>";
    Ok(fs::write(page.join("index.html"), html)?)
}
