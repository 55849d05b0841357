/// What some choices between two items prove about the order of all items.
///
/// The items are the numbers below ``count``. If 0 is before 1, and 1 is before 2, then 0 is known to
/// be before 2. Items of the same place form a class; its smallest item represents it.
struct KnownOrder: Sendable {
  /// The representative of each item's class.
  private(set) var classes: [Int]
  /// For each representative, the items that are known to be before it.
  private var better: [NumberSet]
  /// For each representative, the items that are known to be after it.
  private var worse: [NumberSet]

  var count: Int { classes.count }

  /// Creates an order of unrelated items.
  init(count: Int) {
    classes = Array(0..<count)
    better = Array(repeating: NumberSet(limit: count), count: count)
    worse = better
  }

  /// The position of the first item relative to the second; `nil` if it is unknown.
  func outcome(_ first: Int, _ second: Int) -> RankOutcome? {
    let (first, second) = (classes[first], classes[second])
    if first == second { return .same }
    return better[second].contains(first)
      ? .before : worse[second].contains(first) ? .after : nil
  }

  /// The number of items that are known to be after an item.
  func worseCount(of item: Int) -> Int { worse[classes[item]].count }

  /// Whether an item of a set is known to be before an item.
  func isAnyBetter(than item: Int, in set: NumberSet) -> Bool {
    better[classes[item]].intersects(set)
  }

  /// Adds a choice. It has no effect if the order of both items is already known, even if it
  /// contradicts the choice.
  ///
  /// - Complexity: O(*n*²) for *n* items in the worst case, and for all choices together O(*n*³ / 64),
  ///   since each pair of items is related once.
  mutating func add(_ first: Int, _ outcome: RankOutcome, _ second: Int) {
    guard self.outcome(first, second) == nil else { return }
    let (first, second) = (classes[first], classes[second])
    switch outcome {
    case .before: put(first, before: second)
    case .after: put(second, before: first)
    case .same: merge(first, second)
    }
  }

  private mutating func put(_ first: Int, before second: Int) {
    var upper = better[first]
    upper.formUnion(members(of: first))
    var lower = worse[second]
    lower.formUnion(members(of: second))
    // What is before the second item is before all that follow it.
    for item in upper.numbers where classes[item] == item && !worse[item].contains(second) {
      worse[item].formUnion(lower)
    }
    for item in lower.numbers where classes[item] == item && !better[item].contains(first) {
      better[item].formUnion(upper)
    }
  }

  private mutating func merge(_ first: Int, _ second: Int) {
    let (kept, merged) = (min(first, second), max(first, second))
    better[kept].formUnion(better[merged])
    worse[kept].formUnion(worse[merged])
    for item in classes.indices where classes[item] == merged { classes[item] = kept }
    relate(better[kept], above: members(of: kept))
    relate(members(of: kept), above: worse[kept])
    relate(better[kept], above: worse[kept])
  }

  private mutating func relate(_ upper: NumberSet, above lower: NumberSet) {
    for item in upper.numbers where classes[item] == item { worse[item].formUnion(lower) }
    for item in lower.numbers where classes[item] == item { better[item].formUnion(upper) }
  }

  private func members(of representative: Int) -> NumberSet {
    var members = NumberSet(limit: count)
    for item in classes.indices where classes[item] == representative { members.insert(item) }
    return members
  }
}

/// The position of one item relative to another.
package enum RankOutcome: String, TextCodable, CaseIterable {
  case before, after, same
}
