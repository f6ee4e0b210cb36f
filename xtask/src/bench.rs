//! `./x bench`: the encoder beside the published ones, natively and in a browser.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::browser_env::Browser;
use crate::command::{self, run};
use crate::remap;
use crate::setup::{self, Toolbox};

/// Measures, and prints tables in Markdown.
pub(crate) fn all(root: &Path) -> Result<()> {
    run(command::cargo()
        .current_dir(root)
        .args(["bench", "--package", "encoder-benches"]))?;
    let page = root.join("target/bench-page");
    build(root, &page)?;
    let installed = setup::browser(root, Browser::Chromium)?;
    let env = installed.with(page);
    let mut bench = command::cargo();
    bench
        .current_dir(root)
        .args(["run", "--package", "browser-tests", "--bin", "bench"]);
    run(env.apply(&mut bench))
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
