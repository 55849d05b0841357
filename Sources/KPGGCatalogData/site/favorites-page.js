"use strict";

// The page of favorites: the list, export, and import.
(function (kpgg) {
  const { addressOf, element, favorites, linkTo, load, namesOf } = kpgg;
  const BYTE_LIMIT = 4 << 20;
  const page = document.getElementById("favorites");
  const [status, list] = [page.querySelector("[role=status]"), page.querySelector("ul")];
  const undo = page.querySelector("#undo");
  const texts = page.dataset;
  let removed;

  /** Returns the link to a favorite's page, or only the ID of a favorite outside the catalog. */
  function contentOf(entry) {
    const record = kpgg.index?.records.find((record) => record.kind === entry.kind
      && favorites.keyOf(record) === favorites.keyOf(entry));
    if (!record) return [element("span", entry.id)];
    const link = linkTo(addressOf(record), namesOf(record)[0]);
    if (entry.kind === "group") return [link];
    return [link, " ", element("small", namesOf(kpgg.index.records[record.group])[0])];
  }

  /** Returns the tags and the note of an entry, or nothing. */
  function detailsOf({ note, tags = [] }) {
    const parts = tags.flatMap((tag) => [element("span", `#${tag}`), " "]);
    if (note) parts.push(element("span", note));
    if (parts.length === 0) return [];
    return [Object.assign(element("small", ...parts), { className: "note" })];
  }

  function row(entry) {
    const item = element("li", ...contentOf(entry));
    const name = item.textContent;
    const button = element("button", "✕");
    button.type = "button";
    button.setAttribute("aria-label", `${texts.remove}: ${name}`);
    button.addEventListener("click", () => remove(entry, name, [...list.children].indexOf(item)));
    item.append(" ", button, ...detailsOf(entry));
    return item;
  }

  /** Removes a favorite. The focus goes to the next one, or to the button that brings it back. */
  function remove(entry, name, at) {
    removed = favorites.remove(entry);
    show();
    status.textContent = removed ? `${texts.removed}: ${name}` : texts.failed;
    undo.hidden = !removed;
    const buttons = [...list.querySelectorAll("button")];
    (buttons[at] ?? buttons.at(-1) ?? undo).focus();
  }

  function restore() {
    if (!favorites.add(removed)) {
      status.textContent = texts.failed;
      return;
    }
    const key = favorites.keyOf(removed);
    show();
    status.textContent = "";
    const at = favorites.read().favorites.findIndex((entry) => favorites.keyOf(entry) === key);
    list.querySelectorAll("button")[at]?.focus();
    undo.hidden = true;
  }

  /** Adds the favorites of a file, and says how many are new. */
  async function importFile(file) {
    const [imported, own] = [file.size > BYTE_LIMIT ? null : favorites.parse(await file.text()), favorites.read()];
    if (!imported || !own) return imported ? texts.failed : texts.invalid;
    const all = favorites.merged([...own.favorites, ...imported.favorites]);
    if (!favorites.save({ ...imported, ...own, favorites: all })) return texts.failed;
    const added = all.length - own.favorites.length;
    return texts.imported.replace("{added}", added)
      .replace("{known}", imported.favorites.length - added);
  }

  /** Returns whether the browser allows the site to read what it stored. */
  function canRead() {
    try {
      favorites.text();
      return true;
    } catch {
      return false;
    }
  }

  /** Shows the list, or how to replace damaged favorites. */
  function show() {
    const document = favorites.read();
    const [actions, repair] = page.querySelectorAll(".actions");
    actions.hidden = !document;
    repair.hidden = Boolean(document) || !canRead();
    list.replaceChildren(...(document?.favorites ?? []).map(row));
    if (!document) status.textContent = canRead() ? texts.damaged : texts.failed;
    else status.textContent = document.favorites.length === 0 ? texts.empty : "";
  }

  /** Sets up the buttons. */
  function setUp() {
    const input = page.querySelector("input");
    const onClick = (id, action) => page.querySelector(id).addEventListener("click", action);
    onClick("#undo", restore);
    onClick("#export", () => kpgg.download(favorites.textOf(favorites.read()), "favorites.json"));
    onClick("#rescue", () => kpgg.download(favorites.text(), "damaged-favorites.json"));
    onClick("#restart", () => {
      const isSaved = favorites.save({ favorites: [], schemaVersion: 1 });
      show();
      // The button has disappeared.
      if (isSaved) input.focus();
      else status.textContent = texts.failed;
    });
    input.addEventListener("change", async () => {
      const result = await importFile(input.files[0]).catch(() => texts.invalid);
      show();
      status.textContent = result;
      undo.hidden = true;
      input.value = "";
    });
    favorites.watch(show);
    load("search-index.js", show);
    page.hidden = false;
    show();
  }

  setUp();
})(globalThis.kpgg);
