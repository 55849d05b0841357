"use strict";

// The favorites of this browser, in the format of `kpgg favorites export`.
(function (kpgg) {
  const { addressOf, element, linkTo, load, namesOf } = kpgg;
  const STORAGE_KEY = "kpgg-favorites";
  // The rules of IDs, except for reserved ones.
  const GROUP = /^(?!\.)[^/%\\\p{Cc}]{1,64}$/u;
  const MEMBER = /^[^\p{White_Space}\p{Cc}]+$/u;
  const page = document.getElementById("favorites");

  function dayOf(date) {
    return date.toISOString().slice(0, 10);
  }

  /** Returns whether an entry is valid. Throws if its date or ID is damaged. */
  function isFavorite({ added, id, kind }) {
    const [group, member, ...title] = id.split("/");
    const isID = title.length > 0 ? kind === "song" && member === "songs" && title.join("/")
      : member === undefined ? kind === "group" : kind === "member" && MEMBER.test(member);
    return isID && GROUP.test(group) && added > "0001" && added === dayOf(new Date(added));
  }

  /** Returns the entries of a document, or null if it is not a valid favorites file. */
  function entriesOf(text) {
    try {
      const { favorites, schemaVersion } = JSON.parse(text);
      const isUnique = new Set(favorites.map(({ id }) => id)).size === favorites.length;
      if (schemaVersion !== 1 || !isUnique || !favorites.every(isFavorite)) return null;
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
      const text = localStorage.getItem(STORAGE_KEY);
      return text === null ? [] : entriesOf(text);
    } catch {
      return null;
    }
  }

  /** Returns whether the browser has stored the favorites. */
  function saveFavorites(favorites) {
    try {
      localStorage.setItem(STORAGE_KEY, textOf(favorites));
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

  /** Sorts entries by date, newest first. Keeps the earliest date of a repeated one. */
  function sorted(entries) {
    const result = [];
    for (const entry of entries) {
      const known = result.find((other) => isSame(other, entry));
      if (!known) result.push({ ...entry });
      else if (entry.added < known.added) known.added = entry.added;
    }
    return result.sort((one, other) => (one.added < other.added) - (one.added > other.added));
  }

  function today() {
    const now = new Date();
    return dayOf(new Date(now - now.getTimezoneOffset() * 60_000));
  }

  /** Sets up a favorite button. Shows it only if the browser can store favorites. */
  function setUpButton(button) {
    const { id, kind } = button.dataset;
    const entry = { id: decodeURIComponent(id), kind };
    const has = () => readFavorites().some((other) => isSame(other, entry));
    const show = () => button.setAttribute("aria-pressed", String(has()));
    button.addEventListener("click", () => {
      saveFavorites(has() ? without(entry) : sorted([{ added: today(), ...entry }, ...readFavorites()]));
      show();
    });
    const favorites = readFavorites();
    if (!favorites || !saveFavorites(favorites)) return;
    show();
    button.hidden = false;
  }

  /** Returns the link to a favorite's page, or only the ID of a favorite outside the catalog. */
  function contentOf(entry) {
    const record = kpgg.index?.records.find((record) => isSame(record, entry));
    if (!record) return [element("span", entry.id)];
    const link = linkTo(addressOf(record), namesOf(record)[0]);
    if (entry.kind === "group") return [link];
    return [link, " ", element("small", namesOf(kpgg.index.records[record.group])[0])];
  }

  function row(entry, show) {
    const button = element("button", "✕");
    const item = element("li", ...contentOf(entry), " ", button);
    button.type = "button";
    button.setAttribute("aria-label", `${page.dataset.remove}: ${item.textContent.slice(0, -2)}`);
    button.addEventListener("click", () => {
      saveFavorites(without(entry));
      show();
    });
    return item;
  }

  function download(text) {
    const link = element("a");
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
    page.querySelector("#export").addEventListener("click", () =>
      download(textOf(readFavorites())));
    page.querySelector("input").addEventListener("change", async (event) => {
      const imported = entriesOf(await event.target.files[0].text());
      if (!imported) status.textContent = page.dataset.invalid;
      else if (saveFavorites(sorted([...readFavorites(), ...imported]))) show();
      else status.textContent = page.dataset.failed;
      event.target.value = "";
    });
    load("search-index.js", show);
    show();
  }

  for (const button of document.querySelectorAll("button.star")) setUpButton(button);
  if (page) setUpPage();
})(globalThis.kpgg);
