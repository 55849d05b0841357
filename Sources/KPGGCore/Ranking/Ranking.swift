/// A ranking of items, made by choosing one of two again and again.
///
/// The choices are all that a ranking knows. The next question and the places follow from them, so that
/// a choice can be taken back, a ranking can be continued later, and items can be added.
package struct Ranking<Item: Hashable & Sendable>: Sendable {
  /// A step of a ranking.
  package enum Choice: Hashable, Sendable {
    /// The position of the first item relative to the second.
    case compared(Item, RankOutcome, Item)
    /// The item is left out.
    case skipped(Item)
  }

  /// Two items to choose from.
  package struct Question: Hashable, Sendable {
    package let first: Item
    package let second: Item
  }

  /// Some items with the same place, and their place: 1 plus the number of items before them.
  package struct Place: Hashable, Sendable {
    package let number: Int
    package let items: [Item]
  }

  /// The items in the order in which they were added.
  package private(set) var items: [Item] = []
  /// The choices in their order.
  package private(set) var choices: [Choice] = []
  /// The number of first places that are wanted; `nil` for all.
  package let placeLimit: Int?
  /// The next question; `nil` if every wanted place is known.
  package private(set) var question: Question?
  /// The number of further questions that the least helpful answers would need. It shrinks with each
  /// comparison.
  package private(set) var questionsLeft = 0
  /// The known places, best first.
  package private(set) var places: [Place] = []

  /// The items that were added at the same time.
  private var batches: [[Int]] = []
  private var numbers: [Item: Int] = [:]
  /// The numbers of the items that are left out of all questions.
  private var skipped: Set<Int> = []
  private let missing: Set<Item>
  private var order = KnownOrder(count: 0)

  /// Creates a ranking.
  ///
  /// - Parameters:
  ///   - batches: The items that were added at the same time. Repeated items are ignored.
  ///   - choices: The choices so far. Those about other items are ignored, and those that contradict
  ///     earlier ones.
  ///   - placeLimit: The number of first places that are wanted; `nil` for all.
  ///   - missing: Items that are left out although no choice skips them.
  package init(
    of batches: [[Item]], choices: [Choice] = [], placeLimit: Int? = nil, missing: Set<Item> = []
  ) {
    (self.placeLimit, self.missing) = (placeLimit, missing)
    for batch in batches { append(batch) }
    self.choices = choices
    replay()
  }

  /// Adds items. Only questions about them are asked, and those that are open.
  package mutating func add(_ items: [Item]) {
    append(items)
    replay()
  }

  /// Makes a choice.
  package mutating func make(_ choice: Choice) {
    let previous = questionsLeft
    choices.append(choice)
    apply(choice)
    findQuestion()
    // A tie can leave a little more to ask than the order that the sorter expected.
    if case .compared = choice { questionsLeft = min(questionsLeft, max(previous - 1, 1)) }
  }

  /// Takes the last choice back. Does nothing if there is none.
  package mutating func undo() {
    _ = choices.popLast()
    replay()
  }

  /// Returns whether an item is left out.
  package func isSkipped(_ item: Item) -> Bool { numbers[item].map(skipped.contains) ?? false }
}

extension Ranking {
  private mutating func append(_ items: [Item]) {
    var batch: [Int] = []
    for item in items where numbers[item] == nil {
      numbers[item] = self.items.count
      batch.append(self.items.count)
      self.items.append(item)
    }
    if !batch.isEmpty { batches.append(batch) }
  }

  private mutating func replay() {
    order = KnownOrder(count: items.count)
    skipped = Set(missing.compactMap { numbers[$0] })
    choices.forEach { apply($0) }
    findQuestion()
  }

  private mutating func apply(_ choice: Choice) {
    switch choice {
    case .compared(let first, let outcome, let second):
      guard let first = numbers[first], let second = numbers[second] else { return }
      order.add(first, outcome, second)
    case .skipped(let item): if let number = numbers[item] { skipped.insert(number) }
    }
  }

  private mutating func findQuestion() {
    var sorter = RankSorter(order, skipped: skipped, placeLimit: placeLimit)
    do {
      try sorter.sort(batches)
      (question, questionsLeft) = (nil, 0)
    } catch {
      question = Question(first: items[error.first], second: items[error.second])
      var counter = RankSorter(order, skipped: skipped, placeLimit: placeLimit, counts: true)
      try? counter.sort(batches)
      questionsLeft = counter.unknownCount
    }
    places = places(of: sorter.chain)
  }

  /// The places of classes that are sorted.
  private func places(of chain: [Int]) -> [Place] {
    let members = Dictionary(grouping: items.indices.filter { !skipped.contains($0) }) {
      order.classes[$0]
    }
    var number = 1
    return chain.map { item in
      let items = (members[order.classes[item]] ?? []).map { self.items[$0] }
      defer { number += items.count }
      return Place(number: number, items: items)
    }
  }
}
