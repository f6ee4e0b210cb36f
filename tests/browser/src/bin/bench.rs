//! Prints the figures of the encoder in a browser; `./x bench` builds its page.

fn main() -> anyhow::Result<()> {
    println!("{}", browser_tests::bench::measure()?);
    Ok(())
}
