"use strict";

// The content that depends on the date: the group of the day, and ages. The files do not depend on the date, so this
// script adds the content, and loads the birthdays. It also adds players to songs.
(function (kpgg) {
  const { element, load } = kpgg;

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
  kpgg.monthAndDay = (date) => (date.getMonth() + 1) * 100 + date.getDate();

  /** Returns the day of a birthday in a year, such as 728. February 29 becomes February 28 in common years. */
  kpgg.birthday = (number, year) => {
    const isLeapYear = new Date(year, 1, 29).getMonth() === 1;
    return number === 229 && !isLeapYear ? 228 : number;
  };

  /** Shows a person's present age beside the birth date. */
  function showAge(place, today) {
    const [year, month, date] = place.dataset.born.split("-").map(Number);
    const birthday = kpgg.birthday(month * 100 + date, today.getFullYear());
    const age = today.getFullYear() - year - (kpgg.monthAndDay(today) < birthday ? 1 : 0);
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
      // Only one song plays at a time.
      document.querySelector(".player button")?.click();
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

  const featured = document.getElementById("featured");
  if (featured) showFeaturedGroup(featured, new Date());
  if (document.querySelector("#today, #week")) load("birthdays.js");
  const age = document.getElementById("age");
  if (age) showAge(age, new Date());
  for (const link of document.querySelectorAll("ol[data-play] a[rel]")) {
    addPlayer(link, link.closest("ol").dataset);
  }
})(globalThis.kpgg);
