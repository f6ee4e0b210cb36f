// Runs before the first paint: sets language and theme on the root element, so
// that neither flashes (D8), and shows the notice when the application can't start.
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null; // Storage is refused: private window, sandboxed frame.
    }
  };
  const choose = (choices, ...wishes) => wishes.find((wish) => choices.includes(wish));

  const spoken = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  root.lang = choose(["lv", "en"], root.dataset.lang, asked.get("lang"), kept("lang"), ...spoken, "lv");
  // Each language of the page is one of its own to search engines.
  const canonical = document.querySelector("[rel=canonical]");
  if (canonical && asked.get("lang") === root.lang && !root.dataset.lang) canonical.href += "?lang=" + root.lang;
  root.dataset.theme = choose(["system", "light", "dark"], asked.get("theme"), kept("theme"), "system");

  if (asked.has("embed")) {
    root.dataset.embed = "";
    // The page around gives the frame its height (embed.js).
    addEventListener("DOMContentLoaded", () => {
      const tell = () => parent.postMessage({ ulidGeneratorHeight: root.offsetHeight }, "*");
      new ResizeObserver(tell).observe(root);
    });
  }

  const fail = ({ target }) => {
    // A picture or style sheet that is missing does not stop the application.
    if (target === window || target.tagName === "SCRIPT") root.dataset.failed = "";
  };
  addEventListener("error", fail, true);
  addEventListener("unhandledrejection", fail);
  addEventListener("TrunkApplicationStarted", () => {
    removeEventListener("error", fail, true);
    removeEventListener("unhandledrejection", fail);
    delete root.dataset.failed;
  });
})();
