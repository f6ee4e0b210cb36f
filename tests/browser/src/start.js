// Runs before a page's own scripts. `started()` says how its start went, once that is
// over; `use()` works with the page as a visitor would, after which `used` says how
// long the longest task of each thing done was.
(() => {
  const QUIET_MS = 2000;
  const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
  const find = (selector) => document.querySelector(selector);
  const text = (element) => element.textContent.replace(/\s/g, "");
  const start = { readyMs: NaN, shift: 0, tasks: [] };

  const watch = (type, note) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  };
  watch("layout-shift", (shift) => {
    if (!shift.hadRecentInput) start.shift += shift.value;
  });
  watch("longtask", (task) => start.tasks.push(task));

  // Of the page the first ULID, in place of the shell's zeros, with a button that
  // copies; of the minimal one its counter.
  const isReady = () => {
    const row = find("main:not(.shell) .ulid-row");
    return row ? ULID.test(text(row.querySelector(".ulid"))) && row.querySelector("button.copy-button") : find("body > button");
  };
  const changes = new MutationObserver(() => {
    if (!isReady()) return;
    start.readyMs = performance.now();
    changes.disconnect();
  });
  changes.observe(document, { childList: true, subtree: true, characterData: true });

  const longestMs = () => Math.max(0, ...start.tasks.map((task) => task.duration));
  window.started = () => {
    if (!(performance.now() > start.readyMs + QUIET_MS) || document.readyState !== "complete") return null;
    const loads = ["navigation", "resource"].flatMap((type) => performance.getEntriesByType(type));
    return {
      paint_ms: performance.getEntriesByName("first-contentful-paint")[0].startTime,
      ready_ms: start.readyMs,
      longest_task_ms: longestMs(),
      shift: start.shift,
      bytes: loads.reduce((sum, load) => sum + load.encodedBodySize, 0),
      requests: loads.length,
    };
  };

  const type = (id, typed) => {
    const field = document.getElementById(id);
    field.focus(); // Which also brings it into sight.
    field.value = typed;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  const click = (element) => {
    element.focus();
    element.click();
  };
  const press = (selector) => click(find(selector));
  const choose = (name, place) => click(document.getElementsByName(name)[place]);
  const expect = (selector) => async () => {
    for (let frame = 0; !find(selector); frame += 1) {
      if (frame > 100) throw new Error(`there is no ${selector}`);
      await painted();
    }
  };
  const listed = () => [...document.querySelectorAll(".ulid")].map(text);
  const times = (count, action) => Array(count).fill(action);
  const generate = () => press(".generator-controls .is-primary");
  const keys = (id, typed) => [...typed].map((_, at) => () => type(id, typed.slice(0, at + 1)));
  // A name, and what is done under it, each in a task of its own.
  const uses = () => [
    ["copying", [() => press(".ulid-row .copy-button"), expect(".copy-button[data-copied]")]],
    ["20 new sets of one", times(20, generate)],
    ["typing the count 50", [...keys("count", "50"), expect(".ulid-row:nth-child(50)")]],
    ["10 new sets of 50", times(10, generate)],
    ["loading the rest", [() => dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" })), expect("#steps-bytes")]],
    ["opening the options", [() => press(".options > summary")]],
    ["other formats", [1, 2, 3, 4, 0].map((place) => () => choose("format", place))],
    ["letter case", [1, 0].map((place) => () => choose("case", place))],
    ["typing a prefix", [...keys("prefix", "id_"), () => type("prefix", "")]],
    ["monotonic sets", [() => choose("mode", 1), generate, generate]],
    ["inspecting a ULID", keys("inspect-text", listed()[0])],
    ["inspecting 50 lines", [() => type("inspect-text", listed().join("\n"))]],
    ["inspecting 5,000 lines", [() => type("inspect-text", times(100, listed().join("\n")).join("\n"))]],
    ["typing a time", keys("bounds-from", "2026-12-01")],
    ["the other language", [0, 1].map((place) => () => choose("language", place))],
    ["another theme", [2, 1].map((place) => () => choose("theme", place))],
    ["going back to one", [() => press(".generator-controls .button:not(.is-primary)")]],
  ];
  // Until what an action has brought about is painted.
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));

  const use = async () => {
    const longest = [];
    for (const [name, actions] of uses()) {
      start.tasks.length = 0;
      for (const action of actions) {
        await painted();
        await action();
      }
      // What it has begun goes on for some time.
      for (let frame = 0; frame < 10; frame += 1) await painted();
      longest.push({ name, ms: longestMs() });
    }
    return longest;
  };
  window.use = () =>
    use().then(
      (longest) => (window.used = longest),
      (error) => (window.used = String(error)),
    );
})();
