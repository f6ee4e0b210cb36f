// What scripts add to the pages to read.

// The address in the snippets is that of this site, wherever it stands.
for (const address of document.querySelectorAll(".site-address")) {
  address.textContent = new URL("./", location.href.split(/[?#]/)[0]).href;
}

for (const samples of document.querySelectorAll(".samples")) makeTabs(samples);

// Makes tabs of the code samples, after the tabs pattern of the ARIA Authoring
// Practices, and gives each a button that copies it. Without it they stand one
// under the other.
function makeTabs(samples) {
  const panels = [...samples.querySelectorAll(".sample")];
  const texts = samples.dataset;

  // What was copied is said by the button, where the eye is, and to screen readers.
  const said = document.createElement("p");
  said.className = "visually-hidden";
  said.role = "status";

  const tabs = panels.map((panel, index) => {
    const heading = panel.querySelector("h3");
    const tab = document.createElement("button");
    tab.type = "button";
    tab.role = "tab";
    tab.id = `${heading.id}-tab`;
    tab.textContent = heading.textContent;
    panel.role = "tabpanel";
    panel.id = `${heading.id}-panel`;
    panel.setAttribute("aria-labelledby", tab.id);
    tab.setAttribute("aria-controls", panel.id);
    tab.addEventListener("click", () => select(index));
    panel.prepend(copyButton(panel.querySelector("code"), texts, said));
    return tab;
  });

  function select(chosen) {
    tabs.forEach((tab, index) => {
      tab.ariaSelected = index === chosen;
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index].hidden = index !== chosen;
    });
  }

  const list = document.createElement("div");
  list.className = "samples-tabs";
  list.role = "tablist";
  list.ariaLabel = texts.languages;
  list.append(...tabs);
  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(document.activeElement);
    const last = tabs.length - 1;
    const to = {
      ArrowLeft: at > 0 ? at - 1 : last,
      ArrowRight: at < last ? at + 1 : 0,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    select(to);
    tabs[to].focus();
  });
  samples.prepend(list);
  samples.append(said);
  select(0);
}

function copyButton(code, texts, said) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "sample-copy";
  button.textContent = texts.copy;
  let timer;
  const say = (text) => {
    button.textContent = said.textContent = text;
    clearTimeout(timer);
    timer = setTimeout(() => {
      button.textContent = texts.copy;
      said.textContent = "";
    }, 2000);
  };
  button.addEventListener("click", async () => {
    try {
      // Missing on plain http, refused in some frames: both end up below.
      await navigator.clipboard.writeText(code.textContent);
      say(texts.copied);
    } catch {
      getSelection().selectAllChildren(code);
      say(texts.byHand);
    }
  });
  return button;
}
