"use strict";

// The favorites of this browser, in the format of `kpgg favorites export`.

(function () {
  const storageKey = "kpgg-favorites";
  const namesKey = "kpgg-favorite-names";

  /** Reads a stored value; the default if there is none, or if the browser stores nothing. */
  function stored(key, defaultValue) {
    try {
      return JSON.parse(localStorage.getItem(key)) || defaultValue;
    } catch {
      return defaultValue;
    }
  }

  /** Returns whether the value is stored. */
  function store(key, value) {
    try {
      localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  function isFavorite(entry) {
    const parts = typeof entry?.id === "string" ? entry.id.split("/") : [];
    const count = { group: 1, member: 2 }[entry?.kind];
    return parts.length === count && parts.every((part) => part !== "")
      && /^\d{4}-\d{2}-\d{2}$/.test(entry.added);
  }

  /** The entries of a document; none of a damaged one. */
  function entriesOf(text) {
    const document = typeof text === "string" ? JSON.parse(text) : text;
    const entries = document?.favorites;
    const isValid = document?.schemaVersion === 1 && Array.isArray(entries) && entries.every(isFavorite);
    return isValid ? entries.map(({ added, id, kind }) => ({ added, id, kind })) : null;
  }

  function readFavorites() {
    return entriesOf(stored(storageKey, { favorites: [], schemaVersion: 1 })) || [];
  }

  function saveFavorites(favorites) {
    return store(storageKey, { favorites, schemaVersion: 1 });
  }

  function isSame(kind, id) {
    return (entry) => entry.kind === kind && entry.id === id;
  }

  function today() {
    const now = new Date();
    const pad = (number) => String(number).padStart(2, "0");
    return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
  }

  /** The button of a group or a member. It appears only if the browser can store favorites. */
  function setUpButton(button) {
    const { kind, id, name, korean, address } = button.dataset;
    const show = () => {
      button.setAttribute("aria-pressed", String(readFavorites().some(isSame(kind, id))));
    };
    button.addEventListener("click", () => {
      const favorites = readFavorites();
      const others = favorites.filter((entry) => !isSame(kind, id)(entry));
      const isNew = others.length === favorites.length;
      saveFavorites(isNew ? [...favorites, { added: today(), id, kind }] : others);
      store(namesKey, { ...stored(namesKey, {}), [id]: [name, korean, address] });
      show();
    });
    if (!store(namesKey, stored(namesKey, {}))) return;
    show();
    button.hidden = false;
  }

  /** The page of a favorite, relative to the home page. An imported one has the usual address. */
  function addressOf({ kind, id }, known) {
    if (/^(groups|members)\//.test(known)) return known;
    const path = id.split("/").map(encodeURIComponent).join("/");
    return `${kind === "group" ? "groups" : "members"}/${path}.html`;
  }

  function link(entry) {
    const isKorean = document.documentElement.lang === "ko";
    const [name, korean, address] = stored(namesKey, {})[entry.id] || [entry.id, entry.id];
    const node = document.createElement("a");
    node.href = document.body.dataset.home + addressOf(entry, address);
    node.textContent = isKorean ? korean : name;
    if (!isKorean && /\p{Script=Hangul}/u.test(node.textContent)) node.lang = "ko";
    const item = document.createElement("li");
    item.append(node);
    return item;
  }

  /** Adds imported favorites. Of two dates, the earlier one stays, as in `kpgg favorites import`. */
  function merged(favorites, imported) {
    const result = favorites.map((entry) => ({ ...entry }));
    for (const entry of imported) {
      const known = result.find(isSame(entry.kind, entry.id));
      if (!known) result.push(entry);
      else if (entry.added < known.added) known.added = entry.added;
    }
    return result;
  }

  /** The list of favorites with its buttons. */
  function setUpPage(page) {
    const status = page.querySelector("[role=status]");
    const show = () => {
      const favorites = readFavorites();
      page.querySelector("ul").replaceChildren(...favorites.map(link));
      status.textContent = favorites.length === 0 ? page.dataset.empty : "";
    };
    page.querySelector("button").addEventListener("click", () => {
      const text = JSON.stringify({ favorites: readFavorites(), schemaVersion: 1 }, null, 2) + "\n";
      const download = document.createElement("a");
      download.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      download.download = "favorites.json";
      download.click();
      URL.revokeObjectURL(download.href);
    });
    page.querySelector("input").addEventListener("change", async (event) => {
      let imported = null;
      try {
        imported = entriesOf(await event.target.files[0].text());
      } catch {
        // The status says that the file is invalid.
      }
      if (imported && saveFavorites(merged(readFavorites(), imported))) show();
      else status.textContent = page.dataset.invalid;
      event.target.value = "";
    });
    show();
    page.hidden = false;
  }

  for (const button of document.querySelectorAll("button.star")) setUpButton(button);
  const page = document.getElementById("favorites");
  if (page) setUpPage(page);
})();
