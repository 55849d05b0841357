// Shows the hits of the search while the reader types. The index is loaded at the first key.
(() => {
  "use strict";

  const LIMIT = 50;
  const {kpgg} = globalThis;
  const {lang} = document.documentElement;
  const input = document.getElementById("query");
  const found = document.getElementById("found");
  const status = found.querySelector("p");
  const list = found.querySelector("ol");
  let script;

  function element(name, ...content) {
    const node = document.createElement(name);
    node.append(...content);
    return node;
  }

  // Control characters, marks that reverse the direction of text, and other invisible ones.
  const HARMFUL =
    /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB\u{E0001}]/gu;

  // Returns a text, marked if it is not in the page's language.
  function marked(text) {
    const node = element("span", text.replace(HARMFUL, "\uFFFD"));
    const own = /\p{Script=Hangul}/u.test(text) ? "ko" : "en";
    if (own !== lang) node.lang = own;
    return node;
  }

  const joined = (nodes, separator) =>
    nodes.flatMap((node, at) => at ? [separator, node] : [node]);

  // The names of a group or member, the one in the page's language first.
  function namesOf({name, koreanName}) {
    const names = lang === "ko" ? [koreanName, name] : [name, koreanName];
    return names.filter((text, at) => text && names.indexOf(text) === at);
  }

  function address({kind, record, group}) {
    const path = kind === "group" ? ["groups", record.file] : ["members", group.id, record.file];
    return `${document.body.dataset.home}${path.map(encodeURIComponent).join("/")}.html`;
  }

  function item(hit) {
    const names = namesOf(hit.record);
    const details = hit.kind === "member" ? namesOf(hit.group).slice(0, 1) : [];
    if (!names.includes(hit.text)) details.push(hit.text);
    const link = element("a", ...joined(names.map(marked), " "));
    if (details.length) link.append(" ", element("small", ...joined(details.map(marked), " · ")));
    link.href = address(hit);
    return element("li", link);
  }

  function countText(count) {
    const {none, one, many, first} = found.dataset;
    const text = count > LIMIT ? first : count > 1 ? many : count ? one : none;
    return text.replace("{count}", count);
  }

  function showHits() {
    const query = input.value.trim();
    found.hidden = !query;
    if (query && !kpgg.index) {
      loadIndex();
      return;
    }
    const hits = query ? kpgg.search(kpgg.index, query) : [];
    list.replaceChildren(...hits.slice(0, LIMIT).map(item));
    status.textContent = query ? countText(hits.length) : "";
  }

  function loadIndex() {
    if (script) return;
    script = element("script");
    script.src = `${document.body.dataset.root}search-index.js`;
    script.onload = showHits;
    script.onerror = () => {
      status.textContent = found.dataset.failed;
      // The next key tries again.
      script = undefined;
    };
    document.head.append(script);
  }

  input.addEventListener("input", showHits);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || found.hidden || event.isComposing) return;
    input.value = "";
    input.focus();
    showHits();
  });
  input.value = new URLSearchParams(location.search).get("q") || input.value;
  showHits();
})();
