// Defines <ulid-generator>, which shows the ULID generator in a page of any site:
//
//   <script src="https://…/embed.js"></script>
//   <ulid-generator lang="en" count="5" theme="dark" mode="monotonic"></ulid-generator>
//
// The attributes are the settings of the page's address; each may change at any time.
(() => {
  const SETTINGS = ["lang", "theme", "count", "mode", "time", "format", "case", "prefix"];
  const TITLES = { lv: "ULID ģenerators", en: "ULID generator" };
  const page = new URL("./", document.currentScript.src);

  class UlidGenerator extends HTMLElement {
    static observedAttributes = SETTINGS;
    #frame;
    #changes = false;

    connectedCallback() {
      if (!this.#frame) {
        this.#frame = document.createElement("iframe");
        this.#frame.allow = "clipboard-write";
        Object.assign(this.#frame.style, { display: "block", width: "100%", height: "30rem", border: "0" });
      }
      this.#describe();
      this.#frame.src = this.#address();
      this.replaceChildren(this.#frame);
      addEventListener("message", this);
    }

    disconnectedCallback() {
      removeEventListener("message", this);
    }

    attributeChangedCallback(name, before, after) {
      if (!this.isConnected || !this.#frame || before === after || this.#changes) return;
      // Several changes at once load the frame once.
      this.#changes = true;
      queueMicrotask(() => {
        this.#changes = false;
        this.#describe();
        // Not `src`, which would leave a step in the history.
        this.#frame.contentWindow?.location.replace(this.#address());
      });
    }

    // The frame tells how high it is. Others may send messages as well.
    handleEvent({ source, origin, data }) {
      const height = data?.ulidGeneratorHeight;
      if (source === this.#frame.contentWindow && origin === page.origin && height > 0 && height < 1e5) {
        this.#frame.style.height = `${Math.ceil(height)}px`;
      }
    }

    #describe() {
      this.#frame.title = TITLES[this.getAttribute("lang")] ?? TITLES.en;
    }

    #address() {
      const address = new URL(page);
      address.searchParams.set("embed", "");
      for (const name of SETTINGS) {
        if (this.hasAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      }
      return address.href;
    }
  }

  if (!customElements.get("ulid-generator")) customElements.define("ulid-generator", UlidGenerator);
})();
