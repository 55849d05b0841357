"use strict";

// The page that ranks groups, the members of a group, or favorites.
(function (kpgg) {
  const { addressOf, element, favorites, linkTo, load, namesOf, Ranking } = kpgg;
  const STORAGE_KEY = "kpgg-ranks";
  const page = document.getElementById("rank");
  const status = page.querySelector("[role=status]");
  const menu = page.querySelector("select");
  const cards = [...page.querySelectorAll(".pair button")];
  const skips = [...page.querySelectorAll("[data-skip]")];
  const choices = page.querySelector(".choices");
  const undo = page.querySelector("#rank-undo");
  const end = page.querySelector("#rank-end");
  const texts = page.dataset;
  let records = new Map();
  let ranking = null;

  function isChoice([first, outcome, second]) {
    return typeof first === "string" && (outcome === "skipped"
      || ["before", "after", "same"].includes(outcome) && typeof second === "string");
  }

  function isRank({ batches, choices }) {
    return batches.flat().every((id) => typeof id === "string") && choices.every(isChoice);
  }

  /** Returns the saved rankings by what they rank, or null if they are damaged. Nothing may replace them then. */
  function saved() {
    try {
      const ranks = JSON.parse(kpgg.stored(STORAGE_KEY) ?? "{}");
      return Object.values(ranks).every(isRank) ? ranks : null;
    } catch {
      return null;
    }
  }

  /** Returns whether the browser has stored the choices. */
  function save() {
    try {
      const ranks = saved();
      const { batches, choices } = ranking;
      if (ranks) kpgg.store(STORAGE_KEY, JSON.stringify({ ...ranks, [menu.value]: { batches, choices } }));
      return Boolean(ranks);
    } catch {
      return false;
    }
  }

  function name(id) {
    return kpgg.safe(namesOf(records.get(id))[0]);
  }

  /** Returns the records that an option of the menu stands for. */
  function selected(value) {
    const all = [...records.values()];
    if (value === "groups") return all.filter(({ kind }) => kind === "group");
    if (value.startsWith("favorite-")) {
      const keys = new Set(favorites.read()?.favorites.map(favorites.keyOf));
      return all.filter((record) =>
        value === `favorite-${record.kind}` && keys.has(favorites.keyOf(record)));
    }
    return all.filter(({ group, kind }) =>
      kind === "member" && `members-${kpgg.index.records[group].id}` === value);
  }

  /**
   * Begins or continues a ranking. Records that are new since then come last. Those that are no longer
   * selected keep their choices, and are left out.
   */
  function start() {
    const ids = selected(menu.value).map(({ id }) => id);
    const { batches, choices } = saved()?.[menu.value] ?? { batches: [], choices: [] };
    const known = new Set(batches.flat());
    const added = ids.filter((id) => !known.has(id));
    const missing = [...known].filter((id) => !ids.includes(id));
    ranking = new Ranking(added.length > 0 ? [...batches, added] : batches, [...choices], missing);
    kpgg.writeQuery([["of", menu.value]]);
    show();
  }

  function choose(...choice) {
    ranking.make(choice);
    show(save());
  }

  /** Makes the picture of the places. The colors follow the reader's theme. */
  function picture() {
    const space = "http://www.w3.org/2000/svg";
    const node = (tag, attributes, text = "") => {
      const made = document.createElementNS(space, tag);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.textContent = text;
      return made;
    };
    const height = 72 + 28 * ranking.places.length;
    const svg = node("svg", { xmlns: space, width: 480, height, viewBox: `0 0 480 ${height}` });
    svg.append(
      node("style", {}, "rect{fill:#fff}text{fill:#222;font-family:sans-serif;font-size:16px}"
        + "@media(prefers-color-scheme:dark){rect{fill:#1b1a20}text{fill:#eee}}"),
      node("rect", { width: 480, height }),
      node("text", { x: 24, y: 40, "font-weight": "bold" }, menu.selectedOptions[0].textContent),
      ...ranking.places.flatMap(({ id, place }, at) => [
        node("text", { x: 48, y: 76 + 28 * at, "text-anchor": "end" }, String(place)),
        node("text", { x: 64, y: 76 + 28 * at }, name(id)),
      ]));
    return new XMLSerializer().serializeToString(svg);
  }

  function text() {
    const lines = ranking.places.map(({ id, place }) => `${place}. ${name(id)}`);
    return [menu.selectedOptions[0].textContent, ...lines, location.href].join("\n") + "\n";
  }

  function fill(button, id) {
    const record = records.get(id);
    const details = namesOf(record).slice(1).map(kpgg.safe);
    if (record.kind !== "group") details.push(kpgg.safe(namesOf(kpgg.index.records[record.group])[0]));
    button.replaceChildren(element("strong", name(id)), element("small", details.join(" · ")));
  }

  function show(isSaved = true) {
    const { count, left, question } = ranking;
    const places = count > 1 ? ranking.places : [];
    const note = isSaved ? "" : ` ${texts.unsaved}`;
    page.querySelector(".pair").hidden = choices.hidden = !question;
    end.hidden = places.length === 0;
    undo.hidden = ranking.choices.length === 0;
    if (question) {
      question.forEach((id, at) => {
        fill(cards[at], id);
        skips[at].textContent = texts.skip.replace("{name}", () => name(id));
      });
      status.textContent = (left === 1 ? texts.one : texts.left).replace("{count}", left) + note;
      return;
    }
    status.textContent = (count > 1 ? texts.done : texts.few) + note;
    end.querySelector("ol").replaceChildren(...places.map(({ id, place }) => {
      const item = element("li", linkTo(addressOf(records.get(id)), name(id)));
      item.value = place;
      return item;
    }));
    end.querySelector("pre").textContent = text();
  }

  const KEYS = { 1: 0, 2: 1, ArrowLeft: 0, ArrowRight: 1 };
  const answers = [
    () => choose(ranking.question[0], "before", ranking.question[1]),
    () => choose(ranking.question[0], "after", ranking.question[1]),
  ];

  function setUp() {
    records = new Map(kpgg.index.records.filter(({ kind }) => kind === "group" || kind === "member")
      .map((record) => [record.id, record]));
    const groups = selected("groups").sort((one, other) => name(one.id).localeCompare(name(other.id)));
    menu.append(...groups.map(({ id }) => {
      const option = element("option", texts.members.replace("{name}", () => name(id)));
      option.value = `members-${id}`;
      return option;
    }));
    const wanted = new URLSearchParams(location.search).get("of");
    if ([...menu.options].some(({ value }) => value === wanted)) menu.value = wanted;
    menu.addEventListener("change", start);
    cards.forEach((button, at) => button.addEventListener("click", answers[at]));
    skips.forEach((button, at) =>
      button.addEventListener("click", () => choose(ranking.question[at], "skipped")));
    const tie = () => choose(ranking.question[0], "same", ranking.question[1]);
    const takeBack = () => {
      ranking.undo();
      show(save());
    };
    page.querySelector("#rank-tie").addEventListener("click", tie);
    undo.addEventListener("click", takeBack);
    document.addEventListener("keydown", (event) => {
      const { altKey, ctrlKey, isComposing, key, metaKey, repeat, target } = event;
      if (target.closest("input, select") || altKey || ctrlKey || isComposing || metaKey || repeat) return;
      // The same key with a Korean layout.
      if ((key === "u" || key === "ㅕ") && !undo.hidden) takeBack();
      else if (ranking.question && key in KEYS) answers[KEYS[key]]();
      else if (ranking.question && key === "=") tie();
    });
    page.querySelector("#rank-copy").addEventListener("click", () =>
      kpgg.copy(end.querySelector("pre"), status, texts.copied));
    page.querySelector("#rank-picture").addEventListener("click", () =>
      kpgg.download(picture(), "ranking.svg", "image/svg+xml"));
    page.hidden = false;
    start();
  }

  load("search-index.js", setUp, () => {
    document.getElementById("rank-failed").hidden = false;
  });
})(globalThis.kpgg);
