"use strict";

// What the parts of the script share.
globalThis.kpgg = {};

(function (kpgg) {
  const HANGUL = /\p{Script=Hangul}/u;
  // The characters that SafeText replaces: controls, direction marks, and some invisible ones.
  const HARMFUL =
    /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}]/gu;

  kpgg.isKorean = document.documentElement.lang === "ko";

  /**
   * Creates an element with texts and other elements. On pages in another language, marks Hangul as
   * Korean.
   */
  kpgg.element = (name, ...content) => {
    const node = document.createElement(name);
    for (const part of content) {
      const isText = typeof part === "string";
      node.append(isText ? kpgg.safe(part) : part);
      if (isText && !kpgg.isKorean && HANGUL.test(part)) node.lang = "ko";
    }
    return node;
  };

  /** Returns a text with a sign in place of each harmful character. */
  kpgg.safe = (text) => text.replace(HARMFUL, "\uFFFD");

  /** Returns whether a text has no harmful characters. */
  kpgg.isSafe = (text) => text.search(HARMFUL) < 0;

  /** Puts a query into the address, and into the link to the other language. */
  kpgg.writeQuery = (pairs) => {
    const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
    try {
      history.replaceState(null, "", location.pathname + query);
    } catch {
      // Some browsers refuse this for files. The page works without it.
    }
    for (const link of document.querySelectorAll("header a[hreflang]")) link.search = query;
  };

  /** Keeps the position on the page in the link to the other language. */
  const keepPosition = () => {
    for (const link of document.querySelectorAll("header a[hreflang]")) link.hash = location.hash;
  };
  addEventListener("hashchange", keepPosition);
  keepPosition();

  // Sites on one host share a storage, so the keys have the path of the site.
  const site = new URL(`${document.body.dataset.root}.`, location.href).pathname;

  /** Returns a stored text, or null. Earlier versions stored it for all sites. */
  kpgg.stored = (key) => localStorage.getItem(`${key}:${site}`) ?? localStorage.getItem(key);

  /** Stores a text. Throws if the browser does not allow it. */
  kpgg.store = (key, text) => localStorage.setItem(`${key}:${site}`, text);

  /** Creates a link to a page, given by its path from the home page. */
  kpgg.linkTo = (address, ...content) => {
    const link = kpgg.element("a", ...content);
    link.href = document.body.dataset.home + address;
    return link;
  };

  /** Returns the names of a record of the index, the one in the page's language first. */
  kpgg.namesOf = ({ koreanName, name }) => {
    const names = kpgg.isKorean ? [koreanName, name] : [name, koreanName];
    return names.filter((text, at) => text && names.indexOf(text) === at);
  };

  /** Returns the path of a record's page. A song or a unit has a row on the page of its group. */
  kpgg.addressOf = (record) => {
    const { file, group, kind, name } = record;
    const folders = kind === "member" ? ["members", kpgg.index.records[group].id] : ["groups"];
    const path = [...folders, file].map(encodeURIComponent).join("/");
    const row = kind === "song" || kind === "unit"
      ? `#${kind}-${encodeURIComponent(kpgg.safe(name).replace(/ /g, "_"))}` : "";
    return `${path}.html${row}`;
  };

  /** Creates a row of a list: a link with the names of a record and other details. */
  kpgg.row = (record, ...details) => {
    const [name, ...others] = kpgg.namesOf(record);
    const parts = [...others, ...details].filter(Boolean).flatMap((text, at) => {
      const part = kpgg.element("span", (at > 0 ? "· " : "") + text);
      // A date or a height stays in one line, with the separator before it.
      if (text.length <= 12) part.className = "detail";
      return [part, " "];
    });
    return kpgg.element("li", kpgg.linkTo(kpgg.addressOf(record),
      kpgg.element("span", name), " ", kpgg.element("small", ...parts)));
  };

  /** Copies the text of an element, and says so. If the browser does not allow that, shows and selects it. */
  kpgg.copy = async (node, status, copied) => {
    try {
      await navigator.clipboard.writeText(node.textContent);
      status.textContent = copied;
    } catch {
      node.hidden = false;
      getSelection().selectAllChildren(node);
    }
  };

  /** Loads a script of the site's folder. */
  kpgg.load = (file, then, failed) => {
    const script = document.createElement("script");
    script.src = document.body.dataset.root + file;
    script.onload = then;
    script.onerror = failed;
    document.head.append(script);
  };

  // Only a published site has a service worker. Pages on disk, and without HTTPS, cannot have one.
  if ("worker" in document.body.dataset) {
    navigator.serviceWorker?.register(document.body.dataset.root + "service-worker.js").catch(() => {});
  }
})(globalThis.kpgg);
