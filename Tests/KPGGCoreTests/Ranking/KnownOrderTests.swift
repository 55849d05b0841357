import XCTest

@testable import KPGGCore

final class KnownOrderTests: XCTestCase {
  /// What follows from some choices is what follows from the places that they were made from, as far as
  /// a chain of choices leads from one item to the other.
  func testEveryChainOfChoicesIsKnown() {
    for seed in 0..<200 {
      var numbers = Seeded(seed: seed)
      let places = (0..<12).map { _ in Int.random(in: 0..<8, using: &numbers) }
      var order = KnownOrder(count: places.count)
      // Whether an item is known to be before another one, or at the same place.
      var isBefore = places.map { _ in places.map { _ in false } }
      for _ in 0..<20 {
        let first = Int.random(in: 0..<12, using: &numbers)
        let second = Int.random(in: 0..<12, using: &numbers)
        let outcome: RankOutcome =
          places[first] == places[second]
          ? .same : places[first] < places[second] ? .before : .after
        order.add(first, outcome, second)
        if outcome != .after { isBefore[first][second] = true }
        if outcome != .before { isBefore[second][first] = true }
      }
      for middle in places.indices {
        for first in places.indices where isBefore[first][middle] {
          for second in places.indices where isBefore[middle][second] {
            isBefore[first][second] = true
          }
        }
      }
      for (first, second) in pairs(below: places.count) where first != second {
        let expected: RankOutcome? =
          isBefore[first][second] && isBefore[second][first]
          ? .same : isBefore[first][second] ? .before : isBefore[second][first] ? .after : nil
        XCTAssertEqual(order.outcome(first, second), expected, "\(places): \(first), \(second)")
      }
    }
  }

  private func pairs(below count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in (0..<count).map { (first, $0) } }
  }
}
