"use strict";

// Shows search results as the visitor types. Loads the index on first use.
(function (kpgg) {
  const { addressOf, element, linkTo, load, namesOf } = kpgg;
  const LIMIT = 50;
  const input = document.getElementById("query");
  const status = document.getElementById("hits");
  const found = document.getElementById("found");
  let isLoading = false;

  /** Returns texts as elements with a separator between them. */
  function joined(texts, separator) {
    return texts.flatMap((text, at) => [at > 0 ? separator : "", element("span", text)]);
  }

  function row({ group, kind, record, text }) {
    const names = namesOf(record);
    const details = kind === "group" ? [] : namesOf(group).slice(0, 1);
    if (!names.includes(text)) details.push(text);
    const link = linkTo(addressOf(record), ...joined(names, " "));
    if (details.length > 0) link.append(" ", element("small", ...joined(details, " · ")));
    return element("li", link);
  }

  function countText(count) {
    const { first, many, none, one } = status.dataset;
    const text = count > LIMIT ? first : count > 1 ? many : count > 0 ? one : none;
    return text.replace("{count}", count);
  }

  function show() {
    const query = input.value.trim();
    if (query && !kpgg.index) {
      loadIndex();
      return;
    }
    const hits = query ? kpgg.search(kpgg.index, query) : [];
    found.hidden = hits.length === 0;
    found.querySelector("ol").replaceChildren(...hits.slice(0, LIMIT).map(row));
    status.textContent = query ? countText(hits.length) : "";
  }

  function loadIndex() {
    if (isLoading) return;
    isLoading = true;
    load("search-index.js", show, () => {
      status.textContent = status.dataset.failed;
      // The next key tries again.
      isLoading = false;
    });
  }

  input.addEventListener("input", show);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !input.value || event.isComposing) return;
    input.value = "";
    input.focus();
    show();
  });
  input.value = new URLSearchParams(location.search).get("q") || input.value;
  show();
})(globalThis.kpgg);
