"use strict";

// The content that depends on the date: the featured group and the coming birthdays. The files do not
// depend on the date, so this script adds the content.
(function (kpgg) {
  const { element, isKorean, load, twoDigits } = kpgg;
  const millisecondsOfDay = 86_400_000;

  /** Days since January 1 of the year 1, in the local time zone. */
  function dayNumber(date) {
    const midnight = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
    return midnight / millisecondsOfDay + 719_162;
  }

  /** Shows the group of the day instead of the first one. */
  function showFeaturedGroup(list, today) {
    const items = list.children;
    const chosen = dayNumber(today) % items.length;
    for (let index = 0; index < items.length; index += 1) items[index].hidden = index !== chosen;
  }

  /** A number such as 728 for July 28. */
  function monthAndDay(date) {
    return (date.getMonth() + 1) * 100 + date.getDate();
  }

  function dayText(number) {
    return `${twoDigits(Math.floor(number / 100))}-${twoDigits(number % 100)}`;
  }

  /** A row such as `07-28 Hyojung OH MY GIRL`. */
  function row([day, address, name, koreanName, group, koreanGroup]) {
    const item = document.createElement("li");
    const link = element("a", isKorean ? koreanName : name);
    link.href = document.body.dataset.home + address;
    item.append(
      element("time", dayText(day)), " ", link, " ", element("small", isKorean ? koreanGroup : group));
    return item;
  }

  function fill(list, birthdays, none) {
    list.replaceChildren(...birthdays.map(row));
    if (birthdays.length === 0) list.append(element("li", none));
  }

  /** In common years, a birthday on February 29 is on February 28. */
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
