import XCTest

@testable import KPGGCore

final class RankingComparisonTests: XCTestCase {
  private typealias Row = RankingComparison<String>.Row

  func testItTellsWhatRoseAndFell() {
    let comparison = compare([["a"], ["b"], ["c"], ["gone"]], [["c"], ["a"], ["new"], ["b"]])
    XCTAssertEqual(
      comparison.rows,
      [
        Row(item: "c", place: 1, oldPlace: 3), Row(item: "a", place: 2, oldPlace: 1),
        Row(item: "new", place: 3, oldPlace: nil), Row(item: "b", place: 4, oldPlace: 2),
        Row(item: "gone", place: nil, oldPlace: 4),
      ])
    XCTAssertEqual(comparison.rows.map(\.rise), [2, -1, nil, -2, nil])
    XCTAssertEqual([comparison.agreeingPairs, comparison.opposingPairs], [1, 2])
    XCTAssertEqual(comparison.tau ?? 0, -1.0 / 3, accuracy: 1e-9)
  }

  func testTauIsOneForTheSameOrderAndMinusOneForTheReverse() {
    let order = [["a"], ["b"], ["c"]]
    XCTAssertEqual(compare(order, order).tau, 1)
    XCTAssertEqual(compare(order, order.reversed()).tau, -1)
  }

  func testTiedPairsDoNotCount() {
    // tau-b of (1, 2, 2, 4) and (1, 2, 3, 4): 5 / √(5 · 6).
    let comparison = compare([["a"], ["b", "c"], ["d"]], [["a"], ["b"], ["c"], ["d"]])
    XCTAssertEqual([comparison.agreeingPairs, comparison.opposingPairs], [5, 0])
    XCTAssertEqual(comparison.tau ?? 0, 5 / 30.0.squareRoot(), accuracy: 1e-9)
  }

  func testWithoutTwoPlacesInBothRankingsThereIsNoTau() {
    XCTAssertNil(compare([], []).tau)
    XCTAssertNil(compare([["a"]], [["a"], ["b"]]).tau)
    XCTAssertNil(compare([["a", "b"]], [["a"], ["b"]]).tau)
  }

  private func compare(_ old: [[String]], _ new: [[String]]) -> RankingComparison<String> {
    RankingComparison(from: places(old), to: places(new))
  }

  private func places(_ items: [[String]]) -> [Ranking<String>.Place] {
    var number = 1
    return items.map { items in
      defer { number += items.count }
      return Ranking<String>.Place(number: number, items: items)
    }
  }
}
