"use strict";

// The lists of groups, members, and songs, with the filters and orders of `kpgg groups`,
// `kpgg members`, and `kpgg songs`. They are in the address: `?mbti=INFP&sort=born`.
(function (kpgg) {
  const { element, load, namesOf } = kpgg;
  const LIMIT = 100;
  const YEARS = ["born", "debut", "released"];
  const form = document.getElementById("filters");
  const listed = document.getElementById("listed");
  const [status, list, button, clear] = listed.children;
  const [summary, mark, reset] = form.querySelectorAll("summary, span, button");
  const all = document.getElementById("all");
  const { kind } = form.dataset;
  const menus = [...form.querySelectorAll("select")];
  const filters = menus.filter((menu) => menu.dataset.of);
  let isComplete = false;
  let isLoading = false;

  /** Chooses the options that the address names. A value outside the menu gets an option. */
  function readAddress() {
    const wanted = new URLSearchParams(location.search);
    for (const menu of menus) {
      const value = wanted.get(menu.name) ?? "";
      const isKnown = [...menu.options].some((option) => option.value === value);
      if (!isKnown && menu.dataset.of) {
        const option = element("option", value);
        option.value = value;
        menu.append(option);
      }
      menu.value = isKnown || menu.dataset.of ? value : "";
    }
  }

  /** Returns whether a value matches a filter. A filter of dates is a year, or years: `2016..2019`. */
  function matches(value, { name, value: wanted }) {
    if (!value) return false;
    if (!YEARS.includes(name)) return [].concat(value).includes(wanted);
    const [from, to = from] = wanted.split("..");
    const year = value.slice(0, 4);
    return year >= (from || "0000") && year <= (to || "9999");
  }

  /** Returns the positions of the records that the form asks for, in its order. */
  function chosen(data) {
    const { at, columns, ranks } = data[kind];
    const { records } = kpgg.index;
    const groups = new Map(data.group.at.map((position, index) => [position, index]));
    const isChosen = (index) => filters.every((menu) => {
      if (!menu.value) return true;
      const { of } = menu.dataset;
      const place = of === kind ? index : groups.get(records[at[index]].group);
      return matches(data[of].columns[menu.name][place], menu);
    });
    const found = [...at.keys()].filter((index) => at[index] !== null && isChosen(index));
    const order = form.elements.sort.value;
    const values = order === "name" ? ranks[document.documentElement.lang]
      : columns[order.replace("-", "")];
    if (!values) return found;
    const direction = order.startsWith("-") ? -1 : 1;
    const idOf = (index) => records[at[index]].id;
    return found.sort((one, other) => {
      const [left, right] = [values[one], values[other]];
      if (left !== right) return !right || (left && (left < right) === direction > 0) ? -1 : 1;
      return idOf(one) < idOf(other) ? -1 : 1;
    });
  }

  function row(data, index) {
    const { at, columns } = data[kind];
    const record = kpgg.index.records[at[index]];
    const group = kind !== "group" && namesOf(kpgg.index.records[record.group])[0];
    // The order would not explain itself.
    const height = /height/.test(form.elements.sort.value) && columns.height[index];
    return kpgg.row(record, group, columns.debut?.[index], columns.released?.[index],
      columns.born?.[index], columns.mbti?.[index], height && `${height}\u00A0cm`);
  }

  /** Returns a text such as `3 of 209 groups`. */
  function count(data, number) {
    return listed.dataset.count.replace("{count}", number).replace("{total}", data[kind].at.length);
  }

  function show(data) {
    if (!kpgg.index) {
      status.textContent = "";
      if (isLoading) return;
      isLoading = true;
      load("search-index.js", () => show(data), () => {
        isLoading = false;
        listed.hidden = false;
        status.textContent = listed.dataset.failed;
      });
      return;
    }
    const found = chosen(data);
    const shown = isComplete ? found : found.slice(0, LIMIT);
    list.replaceChildren(...shown.map((index) => row(data, index)));
    button.hidden = shown.length === found.length;
    clear.hidden = found.length > 0;
    status.textContent = found.length > 0 ? count(data, found.length) : listed.dataset.none;
  }

  /** Starts the page. The end of this file calls it with the values of the records. */
  kpgg.useLists = (data) => {
    const update = () => {
      const used = menus.filter((menu) => menu.value);
      kpgg.writeQuery(used.map((menu) => [menu.name, menu.value]));
      mark.textContent = used.length > 0 ? `(${used.length})` : "";
      reset.disabled = used.length === 0;
      const isActive = "all" in listed.dataset || used.length > 0;
      if (all) all.hidden = isActive;
      listed.hidden = false;
      list.hidden = !isActive;
      if (isActive) {
        show(data);
        return;
      }
      button.hidden = clear.hidden = true;
      status.textContent = count(data, data[kind].at.length);
    };
    readAddress();
    form.elements[0].disabled = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    const updateAnew = () => {
      isComplete = false;
      update();
    };
    form.addEventListener("change", updateAnew);
    form.addEventListener("reset", () => {
      setTimeout(updateAnew);
      // The pressed button disappears. On a phone, the menus may be hidden.
      summary.focus();
      menus[0].focus();
    });
    button.addEventListener("click", () => {
      isComplete = true;
      update();
      // The button has disappeared.
      list.children[LIMIT]?.querySelector("a").focus();
    });
    clear.addEventListener("click", () => form.reset());
    update();
  };
})(globalThis.kpgg);
