"use strict";

// The daily puzzle. On a given day in Korea, everyone gets the same group, as in `kpgg quiz daily`.
(function (kpgg) {
  const { element } = kpgg;
  const storageKey = "kpgg-daily";
  const guessLimit = 6;
  const page = document.getElementById("daily");

  const signs = { right: "=", higher: "▲", lower: "▼", partly: "◐", wrong: "✗", unknown: "?" };
  const symbols = { right: "=", higher: "^", lower: "v", partly: "~", wrong: "x", unknown: "?" };

  /** Returns the day in Korea (UTC+9): days since January 1 of year 1, and text such as 2026-11-22. */
  function koreanDay() {
    const milliseconds = Math.floor((Date.now() + 9 * 3_600_000) / 86_400_000) * 86_400_000;
    const text = new Date(milliseconds).toISOString().slice(0, 10);
    return { number: milliseconds / 86_400_000 + 719_162, text };
  }

  /** Compares a guess's value with the answer's. */
  function mark(guess, answer) {
    if (guess === null || answer === null) return "unknown";
    if (!Array.isArray(guess)) return guess === answer ? "right" : guess < answer ? "higher" : "lower";
    if (guess.join("\n") === answer.join("\n")) return "right";
    return guess.some((part) => answer.includes(part)) ? "partly" : "wrong";
  }

  function marks(guess, answer) {
    return guess.values.map((value, index) => mark(value, answer.values[index]));
  }

  class Game {
    constructor(data) {
      this.groups = data.groups;
      this.words = data.words[document.documentElement.lang];
      this.day = koreanDay();
      const begun = data.rounds.filter(({ start }) => start <= this.day.number);
      const { order, start } = begun.at(-1) ?? data.rounds[0];
      const turn = (((this.day.number - start) % order.length) + order.length) % order.length;
      this.answer = this.groups[order[turn]];
      this.guesses = this.storedGuesses();
      /** The ruled-out group that the player chose last. Choosing it again guesses it. */
      this.doubtful = null;
    }

    storedGuesses() {
      try {
        const { date, ids } = JSON.parse(localStorage.getItem(storageKey));
        const groups = ids.map((id) => this.groups.find((group) => group.id === id));
        return date === this.day.text && groups.every(Boolean) ? groups.slice(0, guessLimit) : [];
      } catch {
        return [];
      }
    }

    store() {
      try {
        const ids = this.guesses.map((group) => group.id);
        localStorage.setItem(storageKey, JSON.stringify({ date: this.day.text, ids }));
      } catch {
        // The game continues without being saved.
      }
    }

    get isSolved() {
      return this.guesses.includes(this.answer);
    }

    get isOver() {
      return this.isSolved || this.guesses.length === guessLimit;
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
        return this.words.ruledOut.replace("{number}", number);
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
        marks(guess, this.answer).map((mark) => symbols[mark]).join(" "));
      return [`kpgg daily group ${this.day.text} ${count}/${guessLimit}`, ...rows].join("\n") + "\n";
    }
  }

  function name(group) {
    return group.names[document.documentElement.lang];
  }

  function row(game, guess) {
    const item = document.createElement("li");
    const list = document.createElement("ul");
    const texts = guess.texts[document.documentElement.lang];
    marks(guess, game.answer).forEach((mark, index) => {
      const chip = element("li", "");
      const word = element("span", ` (${game.words.marks[index][mark]})`);
      chip.className = mark;
      word.className = "unseen";
      chip.append(
        element("small", game.words.attributes[index]), ` ${signs[mark]} `,
        element("span", texts[index] ?? ""), word);
      list.append(chip);
    });
    item.append(element("strong", name(guess)), list);
    return item;
  }

  function show(game, notice) {
    const { words, guesses } = game;
    page.querySelector("time").textContent = words.day.replace("{date}", game.day.text);
    page.querySelector("ol").replaceChildren(...guesses.map((guess) => row(game, guess)));
    page.querySelector("form").hidden = game.isOver;
    const end = page.querySelector("#daily-end");
    end.hidden = !game.isOver;
    const status = page.querySelector("[role=status]");
    if (!game.isOver) {
      status.textContent = notice || words.guess.replace("{number}", guesses.length + 1);
      return;
    }
    status.textContent = game.isSolved ? words.solved.replace("{number}", guesses.length) : words.lost;
    const link = element("a", name(game.answer));
    link.href = document.body.dataset.home + game.answer.address;
    end.querySelector("p").replaceChildren(`${words.answer}: `, link);
    end.querySelector("pre").textContent = game.result;
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
        page.querySelector("[role=status]").textContent = game.words.copied;
      } catch {
        getSelection().selectAllChildren(page.querySelector("pre"));
      }
    });
    show(game, "");
    page.hidden = false;
  };
})(globalThis.kpgg);
