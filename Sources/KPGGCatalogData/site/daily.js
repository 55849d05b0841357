"use strict";

// The daily puzzles. On a given day in Korea, everyone gets the same group and the same member, as in
// `kpgg quiz daily`.
(function (kpgg) {
  const { element, linkTo } = kpgg;
  const STORAGE_KEY = "kpgg-daily";
  // The numbers of the days on which a puzzle was played.
  const DAYS_KEY = "kpgg-days";
  const DAYS_LIMIT = 2000;
  const SECONDS_OF_DAY = 86_400;
  const { lang } = document.documentElement;
  const page = document.getElementById("daily");

  /** Returns the day in Korea (UTC+9): days since January 1 of year 1, and a text. */
  function koreanDay() {
    const seconds = Math.floor(Date.now() / 1000) + 9 * 3600;
    const days = Math.floor(seconds / SECONDS_OF_DAY);
    const text = new Date(days * SECONDS_OF_DAY * 1000).toISOString().slice(0, 10);
    return { number: days + 719_162, text, secondsLeft: (days + 1) * SECONDS_OF_DAY - seconds };
  }

  /** Returns a stored value; null if there is none, or if it is damaged. */
  function storedValue(key) {
    try {
      return JSON.parse(kpgg.stored(key));
    } catch {
      return null;
    }
  }

  function store(key, value) {
    try {
      kpgg.store(key, JSON.stringify(value));
    } catch {
      // The game continues without being saved.
    }
  }

  /** Returns the stored days, and maybe another one, in order. They can include later ones. */
  function playedDays(today, ...others) {
    const days = storedValue(DAYS_KEY);
    const known = [...Array.isArray(days) ? days : [], ...others].filter((day) =>
      Number.isInteger(day) && Math.abs(day - today) < DAYS_LIMIT);
    return [...new Set(known)].sort((one, other) => one - other);
  }

  /** Returns the current and the longest streak of days, by the rules of DailyStreak. */
  function streak(days, today) {
    let [current, longest] = [0, 0];
    let graceDay = -Infinity;
    const miss = (first, end) => {
      for (let day = first; day < end; day++) {
        if (day - graceDay < 7) current = Math.max(1, Math.floor(current / 2));
        else graceDay = day;
      }
    };
    days.forEach((day, at) => {
      if (at > 0) miss(days[at - 1] + 1, day);
      current++;
      longest = Math.max(longest, current);
    });
    if (days.length > 0) miss(days.at(-1) + 1, today);
    return { current, longest };
  }

  /** Compares a guess's value with the answer's. */
  function mark(guess, answer) {
    if (guess === null || answer === null) return "unknown";
    if (guess === answer) return "right";
    if (!Array.isArray(guess)) return guess < answer ? "higher" : "lower";
    if (guess.join("\n") === answer.join("\n")) return "right";
    return guess.some((part) => answer.includes(part)) ? "partly" : "wrong";
  }

  function marks(guess, answer) {
    return guess.values.map((value, index) => mark(value, answer.values[index]));
  }

  class Game {
    constructor(data) {
      this.candidates = data.candidates;
      addLabels(this.candidates);
      this.storageKey = data.kind === "group" ? STORAGE_KEY : `${STORAGE_KEY}-${data.kind}`;
      this.limit = data.limit;
      this.signs = data.signs;
      this.symbols = data.symbols;
      this.words = data.words[lang];
      this.day = koreanDay();
      const begun = data.rounds.filter(({ start }) => start <= this.day.number);
      const { order, start } = begun.at(-1) ?? data.rounds[0];
      const turn = (((this.day.number - start) % order.length) + order.length) % order.length;
      const turns = [...order.slice(turn), ...order.slice(0, turn)];
      // Someone who has died is skipped.
      this.answer = turns.map((at) => this.candidates[at]).find(({ hasDied }) => !hasDied);
      this.guesses = this.storedGuesses();
      /** The ruled-out candidate that the player chose last. Choosing it again guesses it. */
      this.doubtful = null;
    }

    /** Returns the game that the browser has stored, maybe of another day. */
    stored() {
      return storedValue(this.storageKey) ?? {};
    }

    storedGuesses() {
      const { date, ids } = this.stored();
      if (date !== this.day.text || !Array.isArray(ids)) return [];
      const guesses = ids.map((id) => this.candidates.find((candidate) => candidate.id === id));
      return guesses.every(Boolean) ? guesses.slice(0, this.limit) : [];
    }

    /** Stores the game, unless another tab already plays the puzzle of a later day. */
    store() {
      if (this.stored().date > this.day.text) return;
      const ids = this.guesses.map(({ id }) => id);
      store(this.storageKey, { date: this.day.text, ids });
      if (this.isOver) store(DAYS_KEY, playedDays(this.day.number, this.day.number));
    }

    get isSolved() {
      return this.guesses.includes(this.answer);
    }

    get isOver() {
      return this.isSolved || this.guesses.length === this.limit;
    }

    /** Returns the number of the first guess that rules a candidate out; 0 if none does. */
    contradiction(candidate) {
      const isRuledOut = (guess) => marks(guess, this.answer).some((known, index) => {
        const expected = mark(guess.values[index], candidate.values[index]);
        return known !== "unknown" && expected !== "unknown" && known !== expected;
      });
      return this.guesses.findIndex(isRuledOut) + 1;
    }

    /** Guesses a candidate. Returns a message if it does not count, else an empty string. */
    guess(candidate) {
      if (this.guesses.includes(candidate)) return this.words.repeated;
      const number = this.contradiction(candidate);
      if (number > 0 && this.doubtful !== candidate) {
        this.doubtful = candidate;
        return this.text("ruledOut", number);
      }
      this.doubtful = null;
      this.guesses.push(candidate);
      this.store();
      return "";
    }

    /** The result to share, in the format of `kpgg quiz daily`, with the address of a published page. */
    get result() {
      const count = this.isSolved ? this.guesses.length : "X";
      const rows = this.guesses.map((guess) =>
        marks(guess, this.answer).map((mark) => this.symbols[mark]).join(""));
      const lines = [`${this.words.title} ${this.day.text} ${count}/${this.limit}`, ...rows];
      if (location.protocol === "https:") lines.push(location.origin + location.pathname);
      return lines.join("\n") + "\n";
    }

    /** Returns a text with the number of a guess. */
    text(key, number) {
      return this.words[key].replace("{number}", number).replace("{limit}", this.limit)
        .replace("{left}", this.limit - this.guesses.length);
    }
  }

  /** Returns the text in the page's language. A text that is equal in both is not a list. */
  function localized(text) {
    return Array.isArray(text) ? text[kpgg.isKorean ? 1 : 0] : text;
  }

  function name(candidate) {
    return localized(candidate.name);
  }

  /** Gives each candidate a label of its own: the name, a member's with the group, maybe with the ID. */
  function addLabels(candidates) {
    const counts = new Map();
    for (const one of candidates) {
      one.label = one.group ? `${name(one)} (${localized(one.group)})` : name(one);
      counts.set(one.label, (counts.get(one.label) ?? 0) + 1);
    }
    for (const one of candidates) if (counts.get(one.label) > 1) one.label += ` · ${one.id}`;
  }

  const nameKey = (text) => text.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();

  /** Returns the candidates that a typed name or ID names. */
  function named(text, candidates) {
    const key = nameKey(text);
    const isNamed = (names) => names.some((name) => nameKey(name) === key);
    const exact = candidates.filter((one) => isNamed([one.label, one.id, ...(one.otherIDs ?? [])]));
    return exact.length > 0 ? exact : candidates.filter((one) => isNamed([one.name].flat()));
  }

  /** Returns a cell of the table. On a narrow screen, it shows the name of its column. */
  function tile({ signs, words }, mark, index, value) {
    const word = element("span", ` (${words.marks[index][mark]})`);
    word.className = "unseen";
    const node = element("td", `${signs[mark]} `, element("span", value), word);
    node.className = mark;
    node.dataset.label = words.attributes[index];
    return node;
  }

  function row(game, guess) {
    const tiles = marks(guess, game.answer).map((mark, index) =>
      tile(game, mark, index, localized(guess.texts[index]) ?? ""));
    const head = element("th", name(guess));
    head.scope = "row";
    return element("tr", head, ...tiles);
  }

  function show(game, notice) {
    const { words, guesses } = game;
    page.querySelector("time").textContent = words.day.replace("{date}", game.day.text);
    page.querySelector("table").hidden = guesses.length === 0;
    page.querySelector("tbody").replaceChildren(...guesses.map((guess) => row(game, guess)));
    page.querySelector("form").hidden = game.isOver;
    const end = page.querySelector("#daily-end");
    end.hidden = !game.isOver;
    const status = page.querySelector(".left");
    if (!game.isOver) {
      status.textContent = notice || game.text("left");
      return;
    }
    status.textContent = game.isSolved ? game.text("solved", guesses.length) : words.lost;
    const link = linkTo(game.answer.address, name(game.answer));
    end.querySelector("p").replaceChildren(`${words.answer}: `, link);
    end.querySelector("pre").textContent = game.result;
    const { number } = game.day;
    const days = playedDays(number).filter((day) => day <= number);
    const { current, longest } = streak(days, number);
    end.querySelector(".streak").textContent = current === 0 ? ""
      : words.streak.replace("{days}", current).replace("{longest}", longest);
    showTime(game);
  }

  /**
   * Shows the time until the next puzzle, or a link to it if the page has stayed open past midnight in
   * Korea.
   */
  function showTime(game) {
    const { secondsLeft, text } = koreanDay();
    if (text === game.day.text) {
      const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
      const parts = [Math.floor(minutes / 60), minutes % 60, seconds]
        .map((part) => String(part).padStart(2, "0"));
      page.querySelector(".next").textContent = game.words.next.replace("{time}", parts.join(":"));
      return;
    }
    page.querySelector(".next").textContent = "";
    const link = element("a", game.words.playNew);
    link.href = location.pathname;
    const place = page.querySelector("#new-day");
    // A screen reader says each change.
    if (!place.hasChildNodes()) place.append(`${game.words.newPuzzle} `, link);
  }

  /** Starts the game. The script with the candidates and their order calls it. */
  kpgg.useDaily = (data) => {
    // A catalog without members has nobody to guess.
    if (data.rounds.length === 0) return;
    const game = new Game(data);
    const input = page.querySelector("#guess");
    const sorted = [...game.candidates]
      .sort((one, other) => one.label.localeCompare(other.label));
    page.querySelector("datalist").append(...sorted.map((candidate) => {
      const option = document.createElement("option");
      option.value = candidate.label;
      // The name in the other language also finds it.
      const others = [candidate.name].flat().filter((text) => text !== name(candidate));
      if (others.length > 0) option.label = others[0];
      return option;
    }));
    page.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      if (!input.value.trim()) return;
      const [found, ...others] = named(input.value, game.candidates);
      const count = game.guesses.length;
      show(game, !found ? game.words.unknown
        : others.length > 0 ? game.words.shared : game.guess(found));
      if (game.guesses.length > count) input.value = "";
      // The form has disappeared.
      if (game.isOver) page.querySelector(".left").focus();
    });
    page.querySelector("#daily-end button").addEventListener("click", ({ target }) =>
      kpgg.copy(page.querySelector("pre"), target.nextElementSibling, game.words.copied));
    setInterval(showTime, 1000, game);
    document.addEventListener("visibilitychange", () => showTime(game));
    show(game, "");
    page.hidden = false;
  };
})(globalThis.kpgg);
