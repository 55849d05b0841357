"use strict";

// The content that depends on the date: the group of the day, birthdays, and debuts. The files do
// not depend on the date, so this script adds the content. It also adds players to songs.
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
    [...document.getElementById("featured-texts").children].forEach((text, at) => {
      text.classList.toggle("off", at !== chosen);
    });
  }

  /** Returns a number such as 728 for July 28. */
  function monthAndDay(date) {
    return (date.getMonth() + 1) * 100 + date.getDate();
  }

  function dayText(number) {
    return String(number).padStart(4, "0").replace(/..$/, "-$&");
  }

  function linkToRecord([, address, name, koreanName]) {
    return linkTo(address, isKorean ? koreanName : name);
  }

  /** Returns a row such as `07-28 Hyojung OH MY GIRL Tue · age 32` for a birthday on a date. */
  function row(birthday, date) {
    const [number, , , , group, koreanGroup, year] = birthday;
    const detail = element("small", isKorean ? koreanGroup : group);
    const weekday = date.toLocaleDateString(document.documentElement.lang, { weekday: "short" });
    const age = document.getElementById("week").dataset.age
      .replace("{age}", date.getFullYear() - year);
    const extra = element("span", `${weekday} · ${age}`);
    extra.className = "extra";
    return element("li", element("time", dayText(number)), " ", linkToRecord(birthday), " ", detail,
      " ", extra);
  }

  function fill(list, rows, none) {
    list.replaceChildren(...rows.length > 0 ? rows : [element("li", none)]);
  }

  /** Returns the day of a birthday in a year. February 29 becomes February 28 in common years. */
  function day(number, year) {
    const isLeapYear = new Date(year, 1, 29).getMonth() === 1;
    return number === 229 && !isLeapYear ? 228 : number;
  }

  /** Shows a person's present age beside the birth date. */
  function showAge(place, today) {
    const [year, month, date] = place.dataset.born.split("-").map(Number);
    const birthday = day(month * 100 + date, today.getFullYear());
    const age = today.getFullYear() - year - (monthAndDay(today) < birthday ? 1 : 0);
    place.textContent = place.dataset.age.replace("{age}", age);
  }

  /** Adds a button to a song's link that loads a player. Nothing is loaded before. */
  function addPlayer(link, { close, play }) {
    const newButton = (label) => {
      const button = element("button", label);
      button.type = "button";
      button.setAttribute("aria-label", `${label}: ${link.textContent}`);
      return button;
    };
    const [opener, closer] = [play, close].map(newButton);
    const player = element("div", closer);
    player.className = "player";
    opener.addEventListener("click", () => {
      const id = link.href.split("v=")[1];
      const frame = Object.assign(element("iframe"), {
        allow: "autoplay; fullscreen",
        // YouTube plays nothing for a page that does not say what it is.
        referrerPolicy: "origin",
        src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
        title: link.textContent,
      });
      player.replaceChildren(closer, frame);
      opener.replaceWith(player);
      frame.focus();
    });
    closer.addEventListener("click", () => {
      player.replaceWith(opener);
      opener.focus();
    });
    link.parentElement.append(" ", opener);
  }

  /** Shows links with a separator, or a text without links. */
  function showLinks(place, links) {
    place.replaceChildren(...links.flatMap((link, at) => (at > 0 ? [", ", link] : [link])));
    if (links.length === 0) place.textContent = place.dataset.none ?? "";
  }

  /** Receives the birthdays and the debuts of `birthdays.js`. */
  kpgg.useBirthdays = (birthdays, debuts) => {
    const week = document.getElementById("week");
    const now = new Date();
    const days = [0, 1, 2, 3, 4, 5, 6].map(
      (count) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + count));
    const on = (date, events = birthdays) => events.filter(
      ([number]) => day(number, date.getFullYear()) === monthAndDay(date));
    if (onHome) {
      showLinks(onHome, on(now).map(linkToRecord));
      const groups = on(now, debuts).map((debut) =>
        element("span", linkToRecord(debut), ` (${debut[4]})`));
      const place = document.getElementById("debuts");
      showLinks(place, groups);
      place.parentElement.hidden = groups.length === 0;
      return;
    }
    const [today, nextDays] = week.querySelectorAll("ol");
    const rows = (date) => on(date).map((birthday) => row(birthday, date));
    fill(today, rows(now), week.dataset.none);
    fill(nextDays, days.slice(1).flatMap(rows), week.dataset.none);
    week.hidden = false;
  };

  const onHome = document.getElementById("today");
  const featured = document.getElementById("featured");
  if (featured) showFeaturedGroup(featured, new Date());
  if (onHome || document.getElementById("week")) load("birthdays.js");
  const age = document.getElementById("age");
  if (age) showAge(age, new Date());
  for (const link of document.querySelectorAll("ol[data-play] a[rel]")) {
    addPlayer(link, link.closest("ol").dataset);
  }
})(globalThis.kpgg);
