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

/** Returns the address under which a page is kept: without its query, and a home page without its name. */
const keptAddress = (url) => url.replace(/[?#].*$/, "").replace(/\/index\.html$/, "/");

/** Returns whether a file is kept. The catalog's documents are not. */
const isKept = (address) => address.startsWith(scope)
  && !["group/", "main/"].some((folder) => address.startsWith(scope + folder));

/** Keeps the pages that were opened before the worker was active, such as the one with which a visit begins. */
const keepOpenPages = async () => {
  const cache = await caches.open(scope);
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const addresses = pages.map(({ url }) => keptAddress(url)).filter(isKept);
  await Promise.all(addresses.map((address) => update(cache, address).catch(() => {})));
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

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), keepOpenPages()])));

self.addEventListener("fetch", (event) => {
  const address = keptAddress(event.request.url);
  if (event.request.method !== "GET" || !isKept(address)) return;
  event.respondWith(reply(event, address));
});
