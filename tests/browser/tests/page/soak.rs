//! A long session: nothing piles up.

use anyhow::{Context, Result, ensure};
use browser_tests::{Page, Setup, run};
use serde_json::{Value, json};

/// Memory and what the document holds, after the garbage is collected.
#[derive(Debug)]
struct Footprint {
    /// The script heap, in bytes.
    heap: f64,
    /// The wasm's memory, in bytes.
    wasm: f64,
    nodes: f64,
    listeners: f64,
}

impl Footprint {
    async fn of(page: &Page<'_>) -> Result<Self> {
        // What the test itself keeps of the page's announcements.
        page.eval::<()>("testWorld.announced.length = 0").await?;
        // Once collects what is free, and what that has freed is there the second time.
        for _ in 0..2 {
            page.devtools("HeapProfiler.collectGarbage", json!({}))
                .await?;
        }
        let heap = page.devtools("Runtime.getHeapUsage", json!({})).await?;
        let counters = page.devtools("Memory.getDOMCounters", json!({})).await?;
        let wasm: f64 = page
            .eval("return testWorld.memory.buffer.byteLength")
            .await?;
        let number = |object: &Value, name: &str| {
            let number = object.get(name).and_then(Value::as_f64);
            number.with_context(|| format!("no {name} in {object}"))
        };
        Ok(Self {
            heap: number(&heap, "usedSize")?,
            wasm,
            nodes: number(&counters, "nodes")?,
            listeners: number(&counters, "jsEventListeners")?,
        })
    }

    fn check(&self, plateau: &Self) -> Result<()> {
        for (name, now, then) in [
            ("heap", self.heap, plateau.heap),
            ("wasm", self.wasm, plateau.wasm),
            ("nodes", self.nodes, plateau.nodes),
            ("listeners", self.listeners, plateau.listeners),
        ] {
            ensure!(
                now <= then * 1.1,
                "{name}: {now} after {then}; {self:?} after {plateau:?}"
            );
        }
        Ok(())
    }
}

/// Makes new sets of fifty, each shown before the next is asked for.
async fn make(page: &Page<'_>, sets: u32) -> Result<()> {
    page.eval::<()>(&format!(
        "window.made = 0; (async () => {{ \
            const button = document.querySelector('.generator .is-primary'); \
            const channel = new MessageChannel(); \
            const turn = () => new Promise((done) => {{ \
                channel.port1.onmessage = done; channel.port2.postMessage(0); }}); \
            const shown = () => document.querySelector('.ulid-row .ulid').textContent; \
            for (let set = 0; set < {sets}; set += 1) {{ \
                const before = shown(); button.click(); \
                do await turn(); while (shown() === before); \
                window.made += 1; \
            }} }})()"
    ))
    .await?;
    // In steps, so that each has the patience of an expectation.
    for made in (250..=sets).step_by(250) {
        page.expect(&format!("return window.made >= {made}"), true)
            .await?;
    }
    Ok(())
}

#[test]
fn ten_thousand_sets_and_two_hundred_changes_leave_nothing_behind() {
    let setup = Setup {
        only_chromium: Some("no other driver tells what memory is used"),
        ..Setup::default()
    };
    run(setup, async |page| {
        page.wait_for_app().await?;
        page.type_into("ULID skaits", "50").await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 50)
            .await?;
        // Nothing has to be drawn: it would take most of the time.
        page.eval::<()>("document.querySelector('main').hidden = true")
            .await?;
        make(page, 500).await?;
        let plateau = Footprint::of(page).await?;

        make(page, 10_000).await?;
        page.eval::<()>(
            "const radios = (name) => document.querySelectorAll(`[name=${name}]`); \
             for (let change = 0; change < 100; change += 1) { \
                radios('language')[(change + 1) % 2].click(); radios('theme')[change % 3].click(); }",
        )
        .await?;
        page.expect("return document.documentElement.lang", "lv".to_owned())
            .await?;
        page.expect("return document.querySelectorAll('.ulid-row').length", 50)
            .await?;
        page.expect("return testWorld.timers.size", 0).await?;
        let last = Footprint::of(page).await?;
        println!("{plateau:?}\n{last:?}");
        last.check(&plateau)
    });
}
