"use strict";

// The favorites of this browser, in the format of `kpgg favorites export`.
(function (kpgg) {
  const storageKey = "kpgg-favorites";
  const page = document.getElementById("favorites");
  const { element, isKorean, load, twoDigits } = kpgg;

  function isDate(text) {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : NaN;
    return !Number.isNaN(Number(date)) && date.toISOString().startsWith(text);
  }

  function isFavorite(entry) {
    const parts = typeof entry?.id === "string" ? entry.id.split("/") : [];
    const count = entry?.kind === "group" ? 1 : entry?.kind === "member" ? 2 : 0;
    return parts.length === count && !parts.includes("") && isDate(entry.added);
  }

  /** Returns the entries of a document, or null if it is damaged. */
  function entriesOf(text) {
    try {
      const { favorites, schemaVersion } = JSON.parse(text);
      if (schemaVersion !== 1 || !favorites.every(isFavorite)) return null;
      return favorites.map(({ added, id, kind }) => ({ added, id, kind }));
    } catch {
      return null;
    }
  }

  function textOf(favorites) {
    return JSON.stringify({ favorites, schemaVersion: 1 }, null, 2) + "\n";
  }

  /** Returns the favorites, or null if they cannot be read. Then nothing may replace them. */
  function readFavorites() {
    try {
      const text = localStorage.getItem(storageKey);
      return text === null ? [] : entriesOf(text);
    } catch {
      return null;
    }
  }

  /** Returns whether the browser has stored the favorites. */
  function saveFavorites(favorites) {
    try {
      localStorage.setItem(storageKey, textOf(favorites));
      return true;
    } catch {
      return false;
    }
  }

  function isSame(one, other) {
    return one.kind === other.kind && one.id === other.id;
  }

  function without(entry) {
    return readFavorites().filter((other) => !isSame(other, entry));
  }

  function today() {
    const now = new Date();
    return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  }

  /** Sets up a favorite button. Shows it only if the browser can store favorites. */
  function setUpButton(button) {
    const entry = { added: today(), id: button.dataset.id, kind: button.dataset.kind };
    const has = () => readFavorites().some((other) => isSame(other, entry));
    const show = () => button.setAttribute("aria-pressed", String(has()));
    button.addEventListener("click", () => {
      saveFavorites(has() ? without(entry) : [...readFavorites(), entry]);
      show();
    });
    const favorites = readFavorites();
    if (!favorites || !saveFavorites(favorites)) return;
    show();
    button.hidden = false;
  }

  function nameOf({ koreanName, name }) {
    return isKorean ? koreanName || name : name || koreanName;
  }

  /** Returns the link to a favorite's page, or only the ID of a favorite outside the catalog. */
  function contentOf(entry) {
    const record = kpgg.index?.records.find((record) => isSame(record, entry));
    if (!record) return [element("span", entry.id)];
    const group = kpgg.index.records[record.group];
    const isGroup = entry.kind === "group";
    const path = isGroup ? ["groups", record.file] : ["members", group.id, record.file];
    const link = element("a", nameOf(record));
    link.href = `${document.body.dataset.home}${path.map(encodeURIComponent).join("/")}.html`;
    return isGroup ? [link] : [link, " ", element("small", nameOf(group))];
  }

  function row(entry, show) {
    const item = document.createElement("li");
    const button = element("button", "✕");
    button.type = "button";
    item.append(...contentOf(entry));
    button.setAttribute("aria-label", `${page.dataset.remove}: ${item.textContent}`);
    button.addEventListener("click", () => {
      saveFavorites(without(entry));
      show();
    });
    item.append(" ", button);
    return item;
  }

  /** Adds imported favorites. Keeps the earlier date, as `kpgg favorites import` does. */
  function merged(favorites, imported) {
    const result = favorites.map((entry) => ({ ...entry }));
    for (const entry of imported) {
      const known = result.find((other) => isSame(other, entry));
      if (!known) result.push(entry);
      else if (entry.added < known.added) known.added = entry.added;
    }
    return result;
  }

  function download(text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = "favorites.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /** Sets up the list of favorites and its buttons. */
  function setUpPage() {
    const status = page.querySelector("[role=status]");
    page.hidden = false;
    if (!readFavorites()) {
      status.textContent = page.dataset.failed;
      page.querySelector("p:last-child").hidden = true;
      return;
    }
    const show = () => {
      const favorites = readFavorites();
      page.querySelector("ul").replaceChildren(...favorites.map((entry) => row(entry, show)));
      status.textContent = favorites.length === 0 ? page.dataset.empty : "";
    };
    page.querySelector("#export").addEventListener("click", () => download(textOf(readFavorites())));
    page.querySelector("input").addEventListener("change", async (event) => {
      const imported = entriesOf(await event.target.files[0].text());
      if (!imported) status.textContent = page.dataset.invalid;
      else if (saveFavorites(merged(readFavorites(), imported))) show();
      else status.textContent = page.dataset.failed;
      event.target.value = "";
    });
    load("search-index.js", show);
    show();
  }

  for (const button of document.querySelectorAll("button.star")) setUpButton(button);
  if (page) setUpPage();
})(globalThis.kpgg);
