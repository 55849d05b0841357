"use strict";

// Shows search results as the visitor types. Loads the index on first use.
(function (kpgg) {
  const { addressOf, element, linkTo, load, namesOf } = kpgg;
  const LIMIT = 50;
  const input = document.getElementById("query");
  const status = document.getElementById("hits");
  const found = document.getElementById("found");
  const lists = found.querySelector("p");
  // The rows shown so far. While a visitor types, most hits stay the same.
  const rows = {};
  let filters = [];
  let isLoading = false;

  /** Returns texts as elements with a separator between them. */
  function joined(texts, separator) {
    return texts.flatMap((text, at) => [at > 0 ? separator : "", element("span", text)]);
  }

  function row({ group, record, text }) {
    const { kind } = record;
    return kpgg.row(record, found.dataset[kind], kind !== "group" && namesOf(group)[0],
      !namesOf(record).includes(text) && text);
  }

  /**
   * Returns links to lists whose filter has a value that the query names: `JYP`, `main rapper`. If
   * there are hits, the query must be the whole value.
   */
  function listLinks(query, hitCount) {
    const words = kpgg.fold(query).split(" ");
    const isNamed = (known) => words.every((word) => known.includes(word))
      && (!hitCount || known.length === words.length);
    return filters.filter(({ names }) => names.some(isNamed)).slice(0, 6)
      .map(({ address, pair, texts }) => {
        const title = document.querySelector(`header a[href$="${address}"]`).textContent;
        return linkTo(`${address}?${new URLSearchParams([pair])}`,
          `${title}: `, element("span", texts[kpgg.isKorean ? 1 : 0]));
      });
  }

  /** Receives the values of `filters.js`. */
  kpgg.useFilters = (rows) => {
    filters = rows.map(([address, name, value, ...texts]) => ({
      address, texts, pair: [name, value],
      names: [value, ...texts].map((text) => kpgg.fold(text).split(" ")),
    }));
  };

  function countText(count) {
    const { first, many, none, one } = status.dataset;
    const text = count > LIMIT ? first : count > 1 ? many : count > 0 ? one : none;
    return text.replace("{count}", count);
  }

  function show() {
    writeAddress();
    const query = input.value.trim();
    if (query && !kpgg.index) return loadIndex();
    const { count, hits } = query ? kpgg.search(kpgg.index, query, LIMIT) : { count: 0, hits: [] };
    const links = query ? listLinks(query, count) : [];
    found.hidden = !(count || links.length);
    lists.hidden = !links.length;
    lists.replaceChildren(`${found.dataset.lists}: `, ...joined(links, ", "));
    found.querySelector("ol").replaceChildren(...hits.map((hit) =>
      rows[`${hit.record.position} ${hit.text}`] ??= row(hit)));
    status.textContent = query && (count || !links.length) ? countText(count) : "";
  }

  function loadIndex() {
    if (isLoading) return;
    isLoading = true;
    if (filters.length === 0) load("filters.js", () => kpgg.index && show());
    load("search-index.js", show, () => {
      status.textContent = status.dataset.failed;
      // The next key tries again.
      isLoading = false;
    });
  }

  /** On the search page, keeps the query in the address. */
  function writeAddress() {
    if (new URL(input.form.action).pathname !== location.pathname) return;
    kpgg.writeQuery(input.value ? [["q", input.value]] : []);
  }

  /** Returns the address of the only group, or else the only hit, with the query as a name, if there is one. */
  function exactAddress() {
    const query = kpgg.fold(input.value);
    if (!kpgg.index || !query.trim()) return null;
    const isNamed = (names) => names.some((name) => kpgg.fold(name) === query);
    const { hits } = kpgg.search(kpgg.index, input.value.trim(), LIMIT);
    const groups = hits.filter(({ record }) => record.kind === "group" && isNamed(namesOf(record)));
    const exact = hits.filter(({ record, text }) => isNamed([text, ...namesOf(record)]));
    const [found] = [groups, exact].filter((list) => list.length === 1).flat();
    return found ? linkTo(addressOf(found.record)).href : null;
  }

  /** Moves the focus from the search box to the hits, between them, and back. */
  function moveFocus(event) {
    const places = [input, ...found.querySelectorAll("a")];
    const at = places.indexOf(document.activeElement);
    const place = at < 0 ? undefined : places[at + (event.key === "ArrowDown" ? 1 : -1)];
    if (!place || found.hidden) return;
    event.preventDefault();
    place.focus();
  }

  input.addEventListener("input", show);
  input.form.addEventListener("submit", (event) => {
    const address = exactAddress();
    if (!address) return;
    event.preventDefault();
    location.href = address;
  });
  document.addEventListener("keydown", (event) => {
    const { altKey, ctrlKey, isComposing, key, metaKey, target } = event;
    if (isComposing || altKey || ctrlKey || metaKey) return;
    if (key === "ArrowDown" || key === "ArrowUp") moveFocus(event);
    if (key === "/" && !target.matches("input, select, textarea")) {
      event.preventDefault();
      input.focus();
    }
    if (key !== "Escape" || !input.value) return;
    input.value = "";
    input.focus();
    show();
  });
  input.value = new URLSearchParams(location.search).get("q") || input.value;
  show();
})(globalThis.kpgg);
