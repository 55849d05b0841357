"use strict";

// Rankings by choices between two, as in `kpgg rank`.
(function (kpgg) {
  /** Throws the next question: two items whose order is unknown. */
  class Question extends Error {
    constructor(first, second) {
      super();
      Object.assign(this, { first, second });
    }
  }

  /** The order that some choices prove. The items are the numbers below a count. */
  class Order {
    constructor(count) {
      /** The smallest item of the same place, for each item. */
      this.classes = Array.from({ length: count }, (_, item) => item);
      this.better = this.classes.map(() => new Set());
      this.worse = this.classes.map(() => new Set());
    }

    /** Returns "before", "after", or "same": the position of the first item. */
    outcome(first, second) {
      const [one, other] = [this.classes[first], this.classes[second]];
      if (one === other) return "same";
      return this.better[other].has(one) ? "before" : this.worse[other].has(one) ? "after" : null;
    }

    members(of) {
      return [...this.classes.keys()].filter((item) => this.classes[item] === of);
    }

    add(first, outcome, second) {
      if (this.outcome(first, second)) return;
      const [one, other] = [this.classes[first], this.classes[second]];
      if (outcome === "before") this.put(one, other);
      else if (outcome === "after") this.put(other, one);
      else this.merge(Math.min(one, other), Math.max(one, other));
    }

    put(upper, lower) {
      this.relate([...this.better[upper], ...this.members(upper)],
        [...this.worse[lower], ...this.members(lower)]);
    }

    merge(kept, merged) {
      for (const item of this.better[merged]) this.better[kept].add(item);
      for (const item of this.worse[merged]) this.worse[kept].add(item);
      for (const item of this.members(merged)) this.classes[item] = kept;
      const [better, members, worse] = [[...this.better[kept]], this.members(kept), [...this.worse[kept]]];
      this.relate(better, [...members, ...worse]);
      this.relate(members, worse);
    }

    relate(upper, lower) {
      for (const item of upper) for (const other of lower) this.worse[item].add(other);
      for (const item of lower) for (const other of upper) this.better[item].add(other);
    }
  }

  /** Sorts with as few comparisons as possible, and stops at the first unknown one. */
  class Sorter {
    constructor(order, counts) {
      this.order = order;
      /** Whether to count unknown comparisons instead of stopping at the first one. */
      this.counts = counts;
      this.count = 0;
    }

    compare(first, second) {
      const outcome = this.order.outcome(first, second);
      if (outcome) return outcome;
      if (!this.counts) throw new Question(first, second);
      this.count += 1;
      return "before";
    }

    /** Sorts the first batch by merge insertion (Ford and Johnson, 1959). Inserts all later items. */
    sort(batches) {
      this.chain = this.merged(batches[0] ?? []);
      for (const item of batches.slice(1).flat()) {
        if (item !== null) this.chain = this.inserted(item, this.chain, 0);
      }
    }

    /** Compares pairs, sorts the winners, then inserts the losers. A skipped item is null. */
    merged(items) {
      if (items.length < 2) return items.filter((item) => item !== null);
      const [winners, losers] = [[], []];
      for (let at = 0; at + 1 < items.length; at += 2) {
        const [first, second] = [items[at], items[at + 1]];
        if (first === null || second === null) {
          winners.push(first ?? second);
          continue;
        }
        const outcome = this.compare(first, second);
        winners.push(outcome === "after" ? second : first);
        if (outcome === "before") losers.push({ item: second, winner: first });
        if (outcome === "after") losers.push({ item: first, winner: second });
      }
      const last = items.length % 2 === 1 ? items.at(-1) : null;
      if (last !== null) losers.push({ item: last, winner: null });
      return this.withLosers(losers, this.merged(winners));
    }

    /** Inserts losers in groups that need the same number of comparisons. */
    withLosers(losers, winners) {
      let chain = winners;
      const startOf = ({ winner }) => winner === null ? 0
        : 1 + chain.findIndex((item) => this.order.classes[item] === this.order.classes[winner]);
      let starts = losers.map(startOf);
      let rest = [...losers.keys()].sort((one, other) => starts[other] - starts[one]);
      while (rest.length > 0) {
        const limit = 2 ** Math.ceil(Math.log2(chain.length - starts[rest[0]] + 1)) - 1;
        const end = rest.findIndex((index) => chain.length - starts[index] > limit);
        const group = end < 0 ? rest : rest.slice(0, end);
        rest = rest.slice(group.length);
        for (const index of group.reverse()) {
          chain = this.inserted(losers[index].item, chain, startOf(losers[index]));
        }
        starts = losers.map(startOf);
      }
      return chain;
    }

    /** Inserts an item by binary search, unless its place is in the chain. */
    inserted(item, chain, start) {
      const known = chain.map((other) => this.order.outcome(item, other));
      if (known.includes("same")) return chain;
      let [low, high] = [Math.max(start, known.lastIndexOf("after") + 1), chain.length];
      const first = known.indexOf("before", low);
      if (first >= 0) high = first;
      while (low < high) {
        const middle = low + Math.floor((high - low) / 2);
        const outcome = this.compare(item, chain[middle]);
        if (outcome === "same") return chain;
        if (outcome === "before") high = middle;
        else low = middle + 1;
      }
      return [...chain.slice(0, low), item, ...chain.slice(low)];
    }
  }

  /**
   * A ranking: the IDs that were added at the same time, the choices, and the IDs to leave out
   * although no choice skips them. All else follows.
   */
  class Ranking {
    constructor(batches, choices, missing = []) {
      Object.assign(this, { batches, choices, missing });
      this.ids = batches.flat();
      this.replay();
    }

    replay() {
      const numbers = new Map(this.ids.map((id, number) => [id, number]));
      const order = new Order(this.ids.length);
      const skipped = new Set(this.missing.map((id) => numbers.get(id)));
      for (const [first, outcome, second] of this.choices) {
        if (outcome === "skipped") skipped.add(numbers.get(first));
        else order.add(numbers.get(first), outcome, numbers.get(second));
      }
      const batches = this.batches.map((ids) => ids.map((id) => numbers.get(id))
        .map((item) => skipped.has(item) ? null : item));
      /** The number of items that take part. */
      this.count = this.ids.length - skipped.size;
      const sorter = new Sorter(order, false);
      this.question = null;
      this.left = 0;
      try {
        sorter.sort(batches);
        this.places = this.placesOf(sorter.chain, order, skipped);
      } catch (question) {
        if (!(question instanceof Question)) throw question;
        this.question = [this.ids[question.first], this.ids[question.second]];
        const counter = new Sorter(order, true);
        counter.sort(batches);
        this.left = counter.count;
        this.places = [];
      }
    }

    /** Returns the IDs with their places: 1 plus the number of items before them. */
    placesOf(chain, order, skipped) {
      const places = [];
      for (const item of chain) {
        const place = places.length + 1;
        const members = order.members(order.classes[item]).filter((member) => !skipped.has(member));
        places.push(...members.map((member) => ({ place, id: this.ids[member] })));
      }
      return places;
    }

    make(choice) {
      const previous = this.left;
      this.choices.push(choice);
      this.replay();
      // A tie can leave a little more to ask than the order that the sorter expected.
      if (choice[1] !== "skipped") this.left = Math.min(this.left, Math.max(previous - 1, 1));
    }

    undo() {
      this.choices.pop();
      this.replay();
    }
  }

  kpgg.Ranking = Ranking;
})(globalThis.kpgg);
