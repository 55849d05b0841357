"use strict";

// The favorites of this browser, in the format of `kpgg favorites export`, and the buttons that add
// and remove them.
(function (kpgg) {
  const STORAGE_KEY = "kpgg-favorites";
  // The rules of IDs, except for reserved ones, and the rules of tags and notes.
  const GROUP = /^(?!\.)[^/%\\\p{Cc}]{1,64}$/u;
  const MEMBER = /^[^\p{White_Space}\p{Cc}]+$/u;
  const TAG = /^[^\p{White_Space},]{1,32}$/u;
  const NOTE_LIMIT = 1000;
  const SEPARATOR = " / ";

  function dayOf(date) {
    return date.toISOString().slice(0, 10);
  }

  /** Returns a note without spaces at its ends. */
  function trimmed(note) {
    return note.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, "");
  }

  /** Returns texts without repetitions. Letter case makes no difference. */
  function unique(texts) {
    const keys = texts.map((text) => text.toLowerCase());
    return texts.filter((_, at) => keys.indexOf(keys[at]) === at);
  }

  /** Returns whether an entry is valid. Throws if a part has the wrong type. */
  function isFavorite({ added, id, kind, note = "", tags = [] }) {
    const [group, member, ...title] = id.split("/");
    const isID = title.length > 0 ? kind === "song" && member === "songs" && title.join("/")
      : member === undefined ? kind === "group" : kind === "member" && MEMBER.test(member);
    return isID && GROUP.test(group) && added > "0001" && added === dayOf(new Date(added))
      && tags.every((tag) => TAG.test(tag.normalize()) && kpgg.isSafe(tag))
      && kpgg.isSafe(trimmed(note))
      && trimmed(note).split(SEPARATOR).every((part) => [...part].length <= NOTE_LIMIT);
  }

  /** Returns an entry as it is stored: without a blank note, and without repeated tags. */
  function stored({ note = "", tags = [], ...others }) {
    const [text, words] = [trimmed(note), unique(tags.map((tag) => tag.normalize()))];
    return { ...others, ...(text && { note: text }), ...(words.length > 0 && { tags: words }) };
  }

  /** Returns a document with its entries, or null if it is not a valid favorites file. */
  function parse(text) {
    try {
      const document = JSON.parse(text);
      const { favorites, schemaVersion } = document;
      const isUnique = new Set(favorites.map(({ id }) => id)).size === favorites.length;
      if (schemaVersion !== 1 || !isUnique || !favorites.every(isFavorite)) return null;
      return { ...document, favorites: merged(favorites.map(stored)) };
    } catch {
      return null;
    }
  }

  /** Returns the text of a document, with sorted keys. */
  function textOf(document) {
    const sorted = (_, value) => value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, value[key]])) : value;
    return JSON.stringify(document, sorted, 2) + "\n";
  }

  /** Identifies a favorite. Letter case makes no difference in a group's ID. */
  function keyOf({ id }) {
    return id.replace(/^[^/]*/, (group) => group.toLowerCase());
  }

  /** Joins two notes without repeating parts. */
  function mergedNote(one = "", other = "") {
    const parts = one.split(SEPARATOR);
    const added = other.split(SEPARATOR).filter((part) => !parts.includes(part));
    return one ? [one, ...other ? added : []].join(SEPARATOR) : other;
  }

  /** Returns an entry with the earlier date, all tags, and all notes of two. */
  function mergedEntry(one, other) {
    return stored({
      ...other,
      ...one,
      added: one.added < other.added ? one.added : other.added,
      note: mergedNote(one.note, other.note),
      tags: [...one.tags ?? [], ...other.tags ?? []],
    });
  }

  /** Sorts entries by date, newest first. Repeated ones become one, as in the program. */
  function merged(entries) {
    const result = new Map();
    for (const entry of entries) {
      const known = result.get(keyOf(entry));
      result.set(keyOf(entry), known ? mergedEntry(known, entry) : entry);
    }
    return [...result.values()].sort((one, other) =>
      (one.added < other.added) - (one.added > other.added));
  }

  /** Saves a text or a blob as a file on the visitor's device. */
  kpgg.download = (content, name, type = "application/json") => {
    const link = kpgg.element("a");
    link.href = URL.createObjectURL(new Blob([content], { type }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  };

  kpgg.favorites = {
    keyOf,
    merged,
    parse,
    textOf,

    /** Returns the stored text, or null. Throws if the browser does not allow it. */
    text: () => kpgg.stored(STORAGE_KEY),

    /** Returns the stored document, or null if it is damaged or cannot be read. Nothing may replace it then. */
    read() {
      try {
        const text = this.text();
        return text === null ? { favorites: [], schemaVersion: 1 } : parse(text);
      } catch {
        return null;
      }
    },

    /** Stores a document. Returns whether it succeeded. */
    save(document) {
      try {
        kpgg.store(STORAGE_KEY, textOf(document));
        return true;
      } catch {
        return false;
      }
    },

    /** Returns the entry of a favorite; undefined if there is none. */
    find(entry) {
      return this.read()?.favorites.find((other) => keyOf(other) === keyOf(entry));
    },

    /** Adds an entry, and returns whether the browser has stored it. */
    add(entry) {
      const document = this.read();
      return Boolean(document)
        && this.save({ ...document, favorites: merged([entry, ...document.favorites]) });
    },

    /** Removes an entry, and returns it; undefined if there is none. */
    remove(entry) {
      const [document, known] = [this.read(), this.find(entry)];
      const favorites = document?.favorites.filter((other) => keyOf(other) !== keyOf(entry));
      return known && this.save({ ...document, favorites }) ? known : undefined;
    },

    /** Calls a function when another tab may have changed the favorites. */
    watch(show) {
      for (const event of ["pageshow", "storage"]) addEventListener(event, show);
    },
  };

  function today() {
    const now = new Date();
    return dayOf(new Date(now - now.getTimezoneOffset() * 60_000));
  }

  /** Sets up a favorite button. Shows it only if the browser can store favorites. */
  function setUpButton(button) {
    const { favorites } = kpgg;
    const entry = { id: decodeURIComponent(button.dataset.id), kind: button.dataset.kind };
    let removed;
    const show = () => button.setAttribute("aria-pressed", String(Boolean(favorites.find(entry))));
    button.addEventListener("click", () => {
      const known = favorites.remove(entry);
      // Pressed again, the button brings back the tags and the note.
      if (known) removed = known;
      else favorites.add(removed ?? { added: today(), ...entry });
      show();
    });
    const document = favorites.read();
    if (!document || !favorites.save(document)) return;
    show();
    favorites.watch(show);
    button.hidden = false;
  }

  for (const button of document.querySelectorAll("button.star")) setUpButton(button);
})(globalThis.kpgg);
