"use strict";

// The page that ranks groups, the members of a group, or favorites.
(function (kpgg) {
  const { addressOf, element, favorites, linkTo, load, namesOf, Ranking } = kpgg;
  const STORAGE_KEY = "kpgg-ranks";
  // Up to this many places are in one column of a picture. The other values are pixels.
  const [ONE_COLUMN, ROW_HEIGHT, COLUMN_WIDTH, MARGIN, HEAD_HEIGHT] = [30, 28, 320, 24, 80];
  // The most pixels of a canvas in Safari.
  const PIXEL_LIMIT = 2 ** 24;
  const page = document.getElementById("rank");
  const status = page.querySelector("[role=status]");
  const menu = page.querySelector("select");
  const cards = [...page.querySelectorAll(".pair button")];
  const skips = [...page.querySelectorAll("[data-skip]")];
  const choices = page.querySelector(".choices");
  const undo = page.querySelector("#rank-undo");
  const restart = page.querySelector("#rank-restart");
  const dialog = page.querySelector("dialog");
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

  /** Forgets the choices of this ranking, and asks its first question. */
  function startOver() {
    ranking = new Ranking([selected(menu.value).map(({ id }) => id)], []);
    show(save());
    (ranking.question ? cards[0] : menu).focus();
  }

  /** Saves and shows the choices. If this hides the focused button, focuses the first choice or the result. */
  function update() {
    const focused = document.activeElement;
    show(save());
    if (focused.closest("[hidden]")) (ranking.question ? cards[0] : status).focus();
  }

  function choose(...choice) {
    ranking.make(choice);
    update();
  }

  /** Returns a text that is at most as wide as a number of pixels. An ellipsis replaces what does not fit. */
  function fitted(text, width, context) {
    // A longer text does not fit, and measuring takes time.
    const characters = [...text.normalize("NFC").slice(0, 200)];
    const shortened = () => `${characters.join("").trimEnd()}…`;
    if (text.length <= 200 && context.measureText(text).width <= width) return text;
    while (characters.length > 0 && context.measureText(shortened()).width > width) characters.pop();
    return shortened();
  }

  /** Draws the places in one or more columns. Uses the page's colors and font. */
  function drawing() {
    const { places } = ranking;
    const columns = Math.ceil(Math.sqrt(places.length / ONE_COLUMN));
    const rows = Math.ceil(places.length / columns);
    const [width, height] = [columns * COLUMN_WIDTH + MARGIN, rows * ROW_HEIGHT + HEAD_HEIGHT];
    const scale = Math.min(2, Math.sqrt(PIXEL_LIMIT / (width * height)));
    const canvas = element("canvas");
    [canvas.width, canvas.height] = [width, height].map((size) => Math.floor(size * scale));
    const context = canvas.getContext("2d");
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
    const write = (text, x, y, room) => context.fillText(fitted(text, room, context), x, y);
    context.scale(scale, scale);
    context.fillStyle = backgroundColor;
    context.fillRect(0, 0, width, height);
    context.fillStyle = color;
    context.font = `bold 20px ${fontFamily}`;
    write(menu.selectedOptions[0].textContent, MARGIN, 1.75 * MARGIN, width - 2 * MARGIN);
    const [bold, regular] = [`bold 16px ${fontFamily}`, `16px ${fontFamily}`];
    context.font = bold;
    const indent = context.measureText(places.at(-1).place).width;
    places.forEach(({ id, place }, at) => {
      const x = MARGIN + COLUMN_WIDTH * Math.floor(at / rows);
      const y = HEAD_HEIGHT + ROW_HEIGHT * (at % rows);
      context.font = bold;
      context.textAlign = "right";
      context.fillText(place, x + indent, y);
      context.font = regular;
      context.textAlign = "left";
      write(name(id), x + indent + 12, y, COLUMN_WIDTH - indent - 12 - MARGIN);
    });
    return canvas;
  }

  function savePicture() {
    drawing().toBlob((picture) => {
      status.textContent = picture ? "" : texts.pictureFailed;
      if (picture) kpgg.download(picture, "ranking.png", "image/png");
    });
  }

  const subject = () => menu.selectedOptions[0].textContent;

  function text() {
    const lines = ranking.places.map(({ id, place }) => `${place}. ${name(id)}`);
    return [subject(), ...lines, location.href].join("\n") + "\n";
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
    undo.hidden = restart.hidden = ranking.choices.length === 0;
    if (question) {
      question.forEach((id, at) => {
        fill(cards[at], id);
        skips[at].textContent = texts.skip.replace("{name}", () => name(id));
      });
      status.textContent = (left === 1 ? texts.one : texts.left).replace("{count}", left) + note;
      return;
    }
    status.textContent = (count > 1 ? texts.done : texts.few) + note;
    end.querySelector("h2").textContent = subject();
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
      update();
    };
    page.querySelector("#rank-tie").addEventListener("click", tie);
    undo.addEventListener("click", takeBack);
    restart.addEventListener("click", () => {
      // Escape closes the dialog without a new value.
      dialog.returnValue = "";
      dialog.showModal();
    });
    dialog.addEventListener("close", () => {
      if (dialog.returnValue) startOver();
    });
    document.addEventListener("keydown", (event) => {
      const { altKey, ctrlKey, isComposing, key, metaKey, repeat, target } = event;
      if (dialog.open || target.closest("input, select")) return;
      if (altKey || ctrlKey || isComposing || metaKey || repeat) return;
      // The same key with a Korean layout.
      if ((key === "u" || key === "ㅕ") && !undo.hidden) takeBack();
      else if (ranking.question && key in KEYS) answers[KEYS[key]]();
      else if (ranking.question && key === "=") tie();
    });
    page.querySelector("#rank-copy").addEventListener("click", () =>
      kpgg.copy(end.querySelector("pre"), status, texts.copied));
    page.querySelector("#rank-picture").addEventListener("click", savePicture);
    page.hidden = false;
    start();
  }

  load("search-index.js", setUp, () => {
    document.getElementById("rank-failed").hidden = false;
  });
})(globalThis.kpgg);
