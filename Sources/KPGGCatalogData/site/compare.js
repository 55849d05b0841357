"use strict";

// The page that shows facts of groups side by side, as `kpgg compare` does. The groups are in the
// address: `?group=IVE&group=AESPA`.
(function (kpgg) {
  const { element, linkTo } = kpgg;
  const { lang } = document.documentElement;
  const page = document.getElementById("compare");

  function cell(name, text) {
    const node = element(name, ...[].concat(text));
    if (name === "th") node.scope = "col";
    return node;
  }

  /** Fills the table with the facts of groups, given by their positions. */
  function show(data, chosen) {
    const { addresses, labels, names, values } = data;
    const head = element("tr", element("td"), ...chosen.map((at) =>
      cell("th", linkTo(addresses[at], names[lang][at]))));
    const rows = labels[lang].flatMap((label, fact) => {
      const texts = chosen.map((at) => values[lang][at][fact]);
      if (!texts.some(Boolean)) return [];
      const isSame = texts.every((text) => text === texts[0]);
      const title = cell("th", isSame ? label : `≠\u00A0${label}`);
      title.scope = "row";
      const row = element("tr", title, ...texts.map((text) => {
        const value = cell("td", text || "–");
        if (/^[\d-]{10}$/.test(text)) value.className = "detail";
        return value;
      }));
      row.className = isSame && chosen.length > 1 ? "same" : "";
      return [row];
    });
    page.querySelector("thead").replaceChildren(head);
    page.querySelector("tbody").replaceChildren(...rows);
    page.querySelector("table").hidden = chosen.length === 0;
  }

  /** Shows the facts of groups. The end of this file calls it with the facts of all groups. */
  kpgg.useCompare = (data) => {
    const menus = [...page.querySelectorAll("select")];
    const wanted = [...new Set(new URLSearchParams(location.search).getAll("group"))];
    const sorted = [...data.ids.keys()].sort((one, other) =>
      data.names[lang][one].localeCompare(data.names[lang][other]));
    menus.forEach((menu, index) => {
      menu.append(element("option", page.dataset.none), ...sorted.map((at) => {
        const option = element("option", data.names[lang][at]);
        option.value = data.ids[at];
        return option;
      }));
      menu.options[0].value = "";
      menu.value = data.ids.includes(wanted[index]) ? wanted[index] : "";
    });
    const update = () => {
      // A group that one menu has chosen is not offered by the others.
      for (const menu of menus) {
        for (const option of menu.options) {
          option.disabled = option.value !== ""
            && menus.some((other) => other !== menu && other.value === option.value);
        }
      }
      const ids = menus.map((menu) => menu.value).filter(Boolean);
      show(data, ids.map((id) => data.ids.indexOf(id)));
      kpgg.writeQuery(ids.map((id) => ["group", id]));
    };
    for (const menu of menus) menu.addEventListener("change", update);
    page.hidden = false;
    update();
  };
})(globalThis.kpgg);
