// Has the page kept for visits without a network, and offers a new version.
addEventListener("load", async () => {
  const worker = "sw.js";
  const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: () => worker });
  try {
    // Missing on plain http, refused in some frames and private windows: the page
    // works without.
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register(policy?.createScriptURL("") ?? worker, {
      updateViaCache: "none",
    });
    const offer = () => {
      // Without a controller it is the first version, which nobody has to wait for.
      document.documentElement.toggleAttribute(
        "data-update",
        Boolean(registration.waiting && serviceWorker.controller),
      );
    };
    // The first change is whether it was kept; a later one is none of this page.
    const ended = ({ target }) => {
      // A file of its list is missing or another one: the last version stays.
      if (target.state === "redundant") console.error("sw.js: not kept");
      offer();
    };
    registration.addEventListener("updatefound", () =>
      registration.installing.addEventListener("statechange", ended, { once: true }),
    );
    document.querySelector(".update button").addEventListener("click", () => {
      serviceWorker.addEventListener("controllerchange", () => location.reload());
      registration.waiting.postMessage("take over");
    });
    offer();
  } catch {}
});
