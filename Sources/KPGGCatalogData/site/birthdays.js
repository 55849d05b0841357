"use strict";

// The birthdays and debuts of today on the home page, and the birthdays of a week on their page.
(function (kpgg) {
  const { birthday, element, isKorean, linkTo, monthAndDay } = kpgg;

  function dayText(number) {
    return String(number).padStart(4, "0").replace(/..$/, "-$&");
  }

  function linkToRecord([, address, name, koreanName]) {
    return linkTo(address, isKorean ? koreanName : name);
  }

  /** Returns a row such as `07-28 Hyojung OH MY GIRL · Tue · age 32` for a birthday on a date. */
  function row(record, date) {
    const [number, , , , group, koreanGroup, year] = record;
    const weekday = date.toLocaleDateString(document.documentElement.lang, { weekday: "short" });
    const age = document.getElementById("week").dataset.age
      .replace("{age}", date.getFullYear() - year);
    return element("li", element("time", dayText(number)), " ", linkToRecord(record), " ",
      element("small", element("span", isKorean ? koreanGroup : group), ` · ${weekday} · ${age}`));
  }

  function fill(list, rows, none) {
    list.replaceChildren(...rows.length > 0 ? rows : [element("li", none)]);
  }

  /** Shows links with a separator, or a text without links. */
  function showLinks(place, links) {
    place.replaceChildren(...links.flatMap((link, at) => (at > 0 ? [", ", link] : [link])));
    if (links.length === 0) place.textContent = place.dataset.none ?? "";
  }

  /** Leaves out the last names that have no room on the home page, so that nothing below moves. */
  function shorten(place, names) {
    const box = place.closest(".today");
    const room = parseFloat(getComputedStyle(box).minHeight);
    let count = names.length;
    while (room > 0 && box.offsetHeight > room && count > 1) {
      count -= 1;
      showLinks(place, [...names.slice(0, count), element("span", `+${names.length - count}`)]);
    }
  }

  /** Shows birthdays and debuts. The end of this file calls it with those of all days. */
  kpgg.useBirthdays = (birthdays, debuts) => {
    const week = document.getElementById("week");
    const now = new Date();
    const days = [0, 1, 2, 3, 4, 5, 6].map(
      (count) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + count));
    const on = (date, events = birthdays) => events.filter(
      ([number]) => birthday(number, date.getFullYear()) === monthAndDay(date));
    const onHome = document.getElementById("today");
    if (onHome) {
      const names = on(now).map(linkToRecord);
      showLinks(onHome, names);
      const groups = on(now, debuts).map((debut) =>
        element("span", linkToRecord(debut), ` (${debut[4]})`));
      const place = document.getElementById("debuts");
      showLinks(place, groups);
      place.parentElement.hidden = groups.length === 0;
      shorten(onHome, names);
      shorten(place, groups);
      return;
    }
    const [today, nextDays] = week.querySelectorAll("ol");
    const rows = (date) => on(date).map((record) => row(record, date));
    fill(today, rows(now), week.dataset.none);
    fill(nextDays, days.slice(1).flatMap(rows), week.dataset.none);
    week.hidden = false;
  };
})(globalThis.kpgg);
