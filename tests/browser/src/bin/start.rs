//! Prints how the page starts; `./x bench --page` builds what it is measured beside.

fn main() -> anyhow::Result<()> {
    browser_tests::start::measure()
}
