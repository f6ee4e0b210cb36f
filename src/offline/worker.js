// The service worker: keeps one whole version of the page for visits without a
// network. `FILES`, a hash for the path of each file of the build, and `VERSION`, a
// hash of them all, stand before this.
//
// A version is taken whole or not at all, and answers from its own files only, so no
// page asks for files that a later one has removed. A new version waits until the
// visitor takes it.

// Other pages of this origin have caches too, and so may this page under another path.
const OWN = `ulid-generator ${registration.scope} `;
const CACHE = OWN + VERSION;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const path = kept(event.request);
  if (path !== undefined) event.respondWith(answer(path, event.request));
});

async function keep() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.keys(FILES).map((path) => keepOne(cache, path)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function keepOne(cache, path) {
  // The hash refuses what a host sends in the place of a file, and a file of another
  // version; `no-cache` has the browser ask whether its own copy is still right.
  const response = await fetch(path, { cache: "no-cache", integrity: FILES[path] });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A browser takes no redirected answer for a page.
  const { body, headers } = response;
  await cache.put(path, response.redirected ? new Response(body, { headers }) : response);
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The path under which the answer to a request is kept; settings in the address make
// no difference.
function kept(request) {
  const [address] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !address.startsWith(registration.scope)) return undefined;
  const path = address.slice(registration.scope.length).replace(/^(index\.html)?$/, "./");
  return Object.hasOwn(FILES, path) ? path : undefined;
}

async function answer(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
