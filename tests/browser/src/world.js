// The world of a test, fixed before any script of the page runs. Called with the
// fields of `World`; leaves `testWorld` for the test to read and to change.
(world) => {
  const define = (object, name, value) =>
    Object.defineProperty(object, name, { value, configurable: true, writable: true });
  const refuse = (name) => () => {
    throw new DOMException(`${name} is refused`, "NotAllowedError");
  };
  const test = { now: world.now_ms, nextByte: 0, clockReads: 0, randomCalls: 0, shift: 0, announced: [], saved: [], errors: [] };
  window.testWorld = test;

  // For drivers that give no console.
  const note = (error) => test.errors.push(`${error}`);
  addEventListener("error", (event) => note(event.message ?? `${event.target?.src ?? event.target?.href} did not load`));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  addEventListener("securitypolicyviolation", (event) => note(`${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`));
  const { error } = console;
  console.error = (...given) => {
    note(given.join(" "));
    error.apply(console, given);
  };

  const now = () => {
    test.clockReads += 1;
    return test.now;
  };
  window.Date = class extends Date {
    constructor(...given) {
      super(...(given.length ? given : [now()]));
    }
    static now = now;
  };

  const sequence = (view) => {
    test.randomCalls += 1;
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
    bytes.forEach((_, index) => (bytes[index] = test.fill ?? (test.nextByte++ * 37 + 11) & 255));
    return view;
  };
  const crypto = window.crypto;
  test.random = (state) => {
    if (state === "missing") define(window, "crypto", undefined);
    else if (state === "real") define(window, "crypto", crypto);
    else define(window, "crypto", { getRandomValues: state === "refused" ? refuse("random") : sequence });
  };
  test.random(world.random);

  // Files are kept for the test instead of saved.
  const blobs = new Map();
  const createObjectUrl = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const address = createObjectUrl(blob);
    blobs.set(address, blob);
    return address;
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (!blobs.has(this.href)) return click.call(this);
    test.saved.push({ name: this.download, blob: blobs.get(this.href) });
  };

  if (world.clipboard === "missing") define(navigator, "clipboard", undefined);
  // Some pages that the browser shows by itself have no clipboard at all.
  if (world.clipboard === "refused" && window.Clipboard) {
    define(Clipboard.prototype, "writeText", () => Promise.reject(new DOMException("refused", "NotAllowedError")));
  }
  if (world.exec_command === "refused") define(Document.prototype, "execCommand", () => false);
  if (world.storage === "refused") {
    Object.defineProperty(window, "localStorage", { get: refuse("storage") });
  }
  if (world.storage_is_full) {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full", "QuotaExceededError");
    };
  }
  if (world.service_worker === "missing") define(navigator, "serviceWorker", undefined);
  if (world.service_worker === "refused" && window.ServiceWorkerContainer) {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("refused", "SecurityError"));
  }
  if (world.web_assembly === "missing") define(window, "WebAssembly", undefined);

  if (window.WebAssembly) {
    const start = WebAssembly.instantiateStreaming;
    const released = world.wasm_waits ? new Promise((release) => (test.release = release)) : Promise.resolve();
    WebAssembly.instantiateStreaming = async (...given) => {
      await released;
      const started = await start.apply(WebAssembly, given);
      test.memory = started.instance.exports.memory;
      return started;
    };
  }

  // What the page has asked for by script; not every engine tells.
  const { fetch } = window;
  test.fetched = [];
  window.fetch = (what, ...given) => {
    test.fetched.push(`${what.url ?? what}`);
    return fetch(what, ...given);
  };

  // The timers that have not yet run.
  test.timers = new Set();
  const { setTimeout, clearTimeout } = window;
  window.setTimeout = (run, ...given) => {
    const timer = setTimeout(() => {
      test.timers.delete(timer);
      run();
    }, ...given);
    test.timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    test.timers.delete(timer);
    clearTimeout(timer);
  };

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) test.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });

  // What a screen reader is given: each text that the live region comes to hold.
  new MutationObserver(() => {
    const text = document.querySelector("#app [role=status]")?.textContent ?? "";
    if (text !== test.heard) test.announced.push(text);
    test.heard = text;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
