"use strict";

// The daily puzzle. On a given day in Korea, everyone gets the same group, as in `kpgg quiz daily`.
(function (kpgg) {
  const { element, linkTo } = kpgg;
  const STORAGE_KEY = "kpgg-daily";
  const { lang } = document.documentElement;
  const page = document.getElementById("daily");

  /** Returns the day in Korea (UTC+9): days since January 1 of year 1, and a text. */
  function koreanDay() {
    const milliseconds = Math.floor((Date.now() + 9 * 3_600_000) / 86_400_000) * 86_400_000;
    const text = new Date(milliseconds).toISOString().slice(0, 10);
    return { number: milliseconds / 86_400_000 + 719_162, text };
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
      this.groups = data.groups;
      this.limit = data.limit;
      this.signs = data.signs;
      this.symbols = data.symbols;
      this.words = data.words[lang];
      this.day = koreanDay();
      const begun = data.rounds.filter(({ start }) => start <= this.day.number);
      const { order, start } = begun.at(-1) ?? data.rounds[0];
      const turn = (((this.day.number - start) % order.length) + order.length) % order.length;
      this.answer = this.groups[order[turn]];
      this.guesses = this.storedGuesses();
      /** The ruled-out group that the player chose last. Choosing it again guesses it. */
      this.doubtful = null;
    }

    /** Returns the game that the browser has stored, maybe of another day. */
    stored() {
      try {
        return JSON.parse(kpgg.stored(STORAGE_KEY)) ?? {};
      } catch {
        return {};
      }
    }

    storedGuesses() {
      const { date, ids } = this.stored();
      if (date !== this.day.text || !Array.isArray(ids)) return [];
      const groups = ids.map((id) => this.groups.find((group) => group.id === id));
      return groups.every(Boolean) ? groups.slice(0, this.limit) : [];
    }

    /** Stores the game, unless another tab already plays the puzzle of a later day. */
    store() {
      if (this.stored().date > this.day.text) return;
      try {
        const ids = this.guesses.map((group) => group.id);
        kpgg.store(STORAGE_KEY, JSON.stringify({ date: this.day.text, ids }));
      } catch {
        // The game continues without being saved.
      }
    }

    get isSolved() {
      return this.guesses.includes(this.answer);
    }

    get isOver() {
      return this.isSolved || this.guesses.length === this.limit;
    }

    /** Returns the number of the first guess that rules the group out; 0 if none does. */
    contradiction(group) {
      const isRuledOut = (guess) => marks(guess, this.answer).some((known, index) => {
        const expected = mark(guess.values[index], group.values[index]);
        return known !== "unknown" && expected !== "unknown" && known !== expected;
      });
      return this.guesses.findIndex(isRuledOut) + 1;
    }

    /** Guesses a group. Returns a message if the guess does not count, else an empty string. */
    guess(group) {
      if (this.guesses.includes(group)) return this.words.repeated;
      const number = this.contradiction(group);
      if (number > 0 && this.doubtful !== group) {
        this.doubtful = group;
        return this.text("ruledOut", number);
      }
      this.doubtful = null;
      this.guesses.push(group);
      this.store();
      return "";
    }

    /** The result to share, in the format of `kpgg quiz daily`. */
    get result() {
      const count = this.isSolved ? this.guesses.length : "X";
      const rows = this.guesses.map((guess) =>
        marks(guess, this.answer).map((mark) => this.symbols[mark]).join(""));
      const lines = [`${this.words.title} ${this.day.text} ${count}/${this.limit}`, ...rows];
      return lines.join("\n") + "\n";
    }

    /** Returns a text with the number of a guess. */
    text(key, number) {
      return this.words[key].replace("{number}", number).replace("{limit}", this.limit)
        .replace("{left}", this.limit - this.guesses.length);
    }
  }

  function name(group) {
    return group.names[lang];
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
      tile(game, mark, index, guess.texts[lang][index] ?? ""));
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
  }

  /** Tells that there is a new puzzle if the page has stayed open past midnight in Korea. */
  function showNewDay(game) {
    if (koreanDay().text === game.day.text) return;
    const link = element("a", game.words.playNew);
    link.href = location.pathname;
    const place = page.querySelector("#new-day");
    // A screen reader says each change.
    if (!place.hasChildNodes()) place.append(`${game.words.newPuzzle} `, link);
  }

  /** Starts the game. The end of this file calls it with the groups and their order. */
  kpgg.useDaily = (data) => {
    const game = new Game(data);
    const select = page.querySelector("select");
    const sorted = [...game.groups].sort((one, other) => name(one).localeCompare(name(other)));
    select.append(element("option", game.words.choose), ...sorted.map((group) => {
      const option = element("option", name(group));
      option.value = group.id;
      return option;
    }));
    page.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      const group = game.groups.find((group) => group.id === select.value);
      if (group) show(game, game.guess(group));
    });
    page.querySelector("#daily-end button").addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(game.result);
        page.querySelector(".left").textContent = game.words.copied;
      } catch {
        getSelection().selectAllChildren(page.querySelector("pre"));
      }
    });
    setInterval(showNewDay, 30_000, game);
    document.addEventListener("visibilitychange", () => showNewDay(game));
    show(game, "");
    page.hidden = false;
  };
})(globalThis.kpgg);
