"use strict";

// The content that depends on the date: the featured group and the coming birthdays. The files do
// not depend on the date, so this script adds the content.
(function (kpgg) {
  const { element, isKorean, linkTo, load } = kpgg;

  /** Returns the days since January 1 of the year 1, in the local time zone. */
  function dayNumber(date) {
    const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
    return midnight / 86_400_000 + 719_162;
  }

  /** Shows the group of the day instead of the first one. */
  function showFeaturedGroup(list, today) {
    const items = [...list.children];
    const chosen = dayNumber(today) % items.length;
    items.forEach((item, at) => {
      item.hidden = at !== chosen;
    });
  }

  /** Returns a number such as 728 for July 28. */
  function monthAndDay(date) {
    return (date.getMonth() + 1) * 100 + date.getDate();
  }

  function dayText(number) {
    return String(number).padStart(4, "0").replace(/..$/, "-$&");
  }

  /** Returns a row such as `07-28 Hyojung OH MY GIRL`. */
  function row([day, address, name, koreanName, group, koreanGroup]) {
    const link = linkTo(address, isKorean ? koreanName : name);
    const detail = element("small", isKorean ? koreanGroup : group);
    return element("li", element("time", dayText(day)), " ", link, " ", detail);
  }

  function fill(list, birthdays, none) {
    list.replaceChildren(...birthdays.map(row));
    if (birthdays.length === 0) list.append(element("li", none));
  }

  /** Returns the day of a birthday in a year. February 29 becomes February 28 in common years. */
  function day(number, year) {
    const isLeapYear = new Date(year, 1, 29).getMonth() === 1;
    return number === 229 && !isLeapYear ? 228 : number;
  }

  /** Receives the birthdays of `birthdays.js`. */
  kpgg.useBirthdays = (birthdays) => {
    const week = document.getElementById("week");
    const now = new Date();
    const days = [0, 1, 2, 3, 4, 5, 6].map(
      (count) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + count));
    const on = (date) => birthdays.filter(
      ([number]) => day(number, date.getFullYear()) === monthAndDay(date));
    const [today, nextDays] = week.querySelectorAll("ol");
    fill(today, on(now), week.dataset.none);
    fill(nextDays, days.slice(1).flatMap(on), week.dataset.none);
    week.hidden = false;
  };

  const featured = document.getElementById("featured");
  if (featured) showFeaturedGroup(featured, new Date());
  if (document.getElementById("week")) load("birthdays.js");
})(globalThis.kpgg);
