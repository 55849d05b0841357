"use strict";

// Pages come from the cache, so that they also open without a connection. Each load updates the cache, so that
// the next one shows what is new. FILES lists the files to keep from the first visit on.
const scope = self.registration.scope;

/** Requests a file again, and keeps it. */
const update = async (cache, address) => {
  const response = await fetch(address, { cache: "no-cache" });
  if (response.ok && !response.redirected) await cache.put(address, response.clone());
  return response;
};

/** Returns the page that says that another one has not been kept. */
const offlinePage = (cache, address) =>
  cache.match(`${scope}${address.startsWith(`${scope}ko/`) ? "ko/" : ""}offline.html`);

const reply = async (event, address) => {
  const cache = await caches.open(scope);
  const known = await cache.match(address);
  const newer = update(cache, address);
  if (!known) {
    return newer.catch(async () => {
      const page = event.request.mode === "navigate" && await offlinePage(cache, address);
      return page || Response.error();
    });
  }
  event.waitUntil(newer.catch(() => {}));
  return known;
};

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(scope);
    await Promise.all(FILES.map((file) => update(cache, scope + file)));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  // A page is kept once: without its query, and a home page without its name.
  const address = event.request.url.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");
  const isDocument = ["group/", "main/"].some((folder) => address.startsWith(scope + folder));
  if (event.request.method !== "GET" || !address.startsWith(scope) || isDocument) return;
  event.respondWith(reply(event, address));
});
