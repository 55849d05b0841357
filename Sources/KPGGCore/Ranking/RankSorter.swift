/// Sorts items with as few comparisons as possible, from what is already known about their order.
///
/// The sorter has no state of its own: it always begins at the start, looks known comparisons up, and
/// stops at the first unknown one, which is the next question. An answer is added to the known order,
/// and the sorter runs again.
struct RankSorter {
  /// Two items whose order is unknown.
  struct Unknown: Error, Hashable {
    let first: Int
    let second: Int
  }

  private(set) var order: KnownOrder
  /// The items that are left out of all questions.
  let skipped: Set<Int>
  /// The number of first places that are wanted; `nil` for all.
  let placeLimit: Int?
  /// Whether to count unknown comparisons, with the answers that need the most others, instead of
  /// stopping at the first one.
  let counts: Bool
  private(set) var unknownCount = 0
  /// One item of each place, best first, as far as the sorter came.
  private(set) var chain: [Int] = []

  init(_ order: KnownOrder, skipped: Set<Int>, placeLimit: Int?, counts: Bool = false) {
    (self.order, self.skipped) = (order, skipped)
    (self.placeLimit, self.counts) = (placeLimit, counts)
  }

  /// Sorts batches of items. Only the first one is sorted as a whole; each later item is inserted into
  /// the order of the ones before, so that a list which grew asks only about its new items.
  mutating func sort(_ batches: [[Int]]) throws(Unknown) {
    let batches = batches.map { $0.map { skipped.contains($0) ? nil : $0 } }
    let first = batches.first ?? []
    if let limit = knockoutLimit(of: first.count) {
      try knockOut(first.compactMap(\.self), limit)
    } else {
      chain = try merged(first)
      removeBeyondLimit()
    }
    for item in batches.dropFirst().joined().compactMap(\.self) {
      chain = try inserting(item, into: chain, from: 0)
      removeBeyondLimit()
    }
  }

  /// The number of places that a knockout finds with fewer comparisons than a sort of everything
  /// needs; `nil` if it would need more.
  private func knockoutLimit(of count: Int) -> Int? {
    guard let placeLimit, placeLimit < count else { return nil }
    let knockout = (count - placeLimit...count).dropFirst(2)
      .reduce(count - placeLimit) { $0 + Self.logarithm(of: $1) }
    let sort = (1...count).reduce(0) { $0 + Self.logarithm(of: (3 * $1 + 3) / 4) }
    return knockout < sort ? placeLimit : nil
  }

  /// The binary logarithm, rounded up.
  private static func logarithm(of number: Int) -> Int {
    Int.bitWidth - (number - 1).leadingZeroBitCount
  }

  /// The order of two items; in a count, the guess if it is unknown.
  private mutating func compare(
    _ first: Int, _ second: Int, guess: RankOutcome
  ) throws(Unknown) -> RankOutcome {
    if let outcome = order.outcome(first, second) { return outcome }
    guard counts else { throw Unknown(first: first, second: second) }
    unknownCount += 1
    return guess
  }
}

// Merge insertion, by Ford and Johnson: "A Tournament Problem" (1959).
extension RankSorter {
  /// Sorts items: compares pairs, sorts the winners, then inserts the losers.
  ///
  /// A skipped item is `nil`, so that all others keep their opponents.
  private mutating func merged(_ items: [Int?]) throws(Unknown) -> [Int] {
    guard items.count > 1 else { return items.compactMap(\.self) }
    var winners: [Int?] = []
    var losers: [(item: Int, winner: Int?)] = []
    for index in stride(from: 0, to: items.count - 1, by: 2) {
      guard let first = items[index], let second = items[index + 1] else {
        winners.append(items[index] ?? items[index + 1])
        continue
      }
      let outcome = try compare(first, second, guess: .before)
      winners.append(outcome == .after ? second : first)
      switch outcome {
      case .before: losers.append((second, first))
      case .after: losers.append((first, second))
      case .same: break
      }
    }
    if items.count % 2 == 1, let last = items.last ?? nil { losers.append((last, nil)) }
    return try inserting(losers, into: try merged(winners))
  }

  /// Inserts the losers of pairs into the sorted winners.
  ///
  /// The losers of the worst winners come first. As many as possible are inserted with the same number
  /// of comparisons *k*: those with at most 2ᵏ − 1 items below their winners. Among these, the loser
  /// of the best winner comes first, so that the others never have more items below their winners.
  private mutating func inserting(
    _ losers: [(item: Int, winner: Int?)], into winners: [Int]
  ) throws(Unknown) -> [Int] {
    var chain = winners
    var starts = losers.map { start(after: $0.winner, in: winners) }
    var rest = sortedIndices(below: losers.count) { starts[$0] > starts[$1] }[...]
    while let first = rest.first {
      let limit = (1 << Self.logarithm(of: chain.count - starts[first] + 1)) - 1
      let group = rest.prefix { chain.count - starts[$0] <= limit }
      rest = rest.dropFirst(group.count)
      for index in group.reversed() {
        let (item, winner) = losers[index]
        chain = try inserting(item, into: chain, from: start(after: winner, in: chain))
      }
      starts = losers.map { start(after: $0.winner, in: chain) }
    }
    return chain
  }

  /// The first possible position of a loser: after its winner, or 0 if it had no opponent.
  private func start(after winner: Int?, in chain: [Int]) -> Int {
    guard let winner else { return 0 }
    return chain.firstIndex { order.classes[$0] == order.classes[winner] }.map { $0 + 1 } ?? 0
  }

  /// Inserts an item by binary search at or after a position, unless its class is in the chain.
  private mutating func inserting(
    _ item: Int, into chain: [Int], from start: Int
  ) throws(Unknown) -> [Int] {
    let known = chain.map { order.outcome(item, $0) }
    guard !known.contains(.same) else { return chain }
    var range = start..<chain.count
    if let last = known[range].lastIndex(of: .after) { range = last + 1..<range.upperBound }
    if let first = known[range].firstIndex(of: .before) { range = range.lowerBound..<first }
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      // The first half is never shorter.
      switch try compare(item, chain[middle], guess: .before) {
      case .before: range = range.lowerBound..<middle
      case .after: range = middle + 1..<range.upperBound
      case .same: return chain
      }
    }
    var chain = chain
    chain.insert(item, at: range.lowerBound)
    return chain
  }
}

extension RankSorter {
  /// Finds the best items. The candidates for the next place are the items that lost to no other
  /// remaining item. The two candidates that won against the fewest items are compared, so that few
  /// items lose directly to the best one.
  private mutating func knockOut(_ items: [Int], _ limit: Int) throws(Unknown) {
    var seen: Set<Int> = []
    let classes = items.filter { seen.insert(order.classes[$0]).inserted }
    var rest = NumberSet(classes, limit: order.count)
    while rest.count > 0, !isFull {
      var candidates = rest.numbers.filter { !order.isAnyBetter(than: $0, in: rest) }
      while candidates.count > 1 {
        let first = removeWeakest(of: &candidates)
        let second = removeWeakest(of: &candidates)
        // The item that won more often wins again, which leaves the most candidates.
        let outcome = try compare(first, second, guess: .after)
        if counts { order.add(first, outcome, second) }
        candidates.append(outcome == .before ? first : second)
      }
      chain += candidates
      candidates.forEach { rest.remove($0) }
    }
  }

  private func removeWeakest(of candidates: inout [Int]) -> Int {
    let index = candidates.indices.min { left, right in
      let (one, other) = (candidates[left], candidates[right])
      return (order.worseCount(of: one), one) < (order.worseCount(of: other), other)
    }
    return candidates.remove(at: index ?? 0)
  }

  /// Whether the chain has all wanted places. Items with the same place count one by one.
  private var isFull: Bool { placeLimit.map { placedCount(in: chain) >= $0 } ?? false }

  private func placedCount(in chain: [Int]) -> Int {
    let classes = Set(chain.map { order.classes[$0] })
    return order.classes.indices.count {
      classes.contains(order.classes[$0]) && !skipped.contains($0)
    }
  }

  private mutating func removeBeyondLimit() {
    guard let placeLimit else { return }
    while chain.count > 1, placedCount(in: Array(chain.dropLast())) >= placeLimit {
      chain.removeLast()
    }
  }
}
