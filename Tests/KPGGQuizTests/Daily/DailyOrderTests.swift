import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyOrderTests: XCTestCase {
  func testARoundHasTheOrderOfTheRoster() throws {
    let order = DailyOrder(
      of: ["A", "B", "C"], roster: try roster("since 2026-12-01", "C", "A", "B"))
    XCTAssertEqual(try turns(order, "2026-12-01", 7), "CABCABC")
  }

  func testEarlierDaysHaveTheSameOrder() throws {
    let order = DailyOrder(
      of: ["A", "B", "C"], roster: try roster("since 2026-12-01", "C", "A", "B"))
    XCTAssertEqual(try turns(order, "2026-11-27", 5), "BCABC")
    XCTAssertNotNil(order.id(on: .earliest))
    XCTAssertNotNil(order.id(on: .latest))
  }

  func testALaterIDJoinsTheFirstRoundAfterItsDay() throws {
    for (day, expected) in [
      ("2026-12-02", "CABCABDCABD"), ("2026-12-04", "CABCABDCABD"), ("2026-12-05", "CABCABCABDC"),
    ] {
      let order = DailyOrder(
        of: ["A", "B", "C", "D"],
        roster: try roster("since 2026-12-01", "C", "A", "B", "since \(day)", "D"))
      XCTAssertEqual(try turns(order, "2026-12-01", 11), expected, day)
    }
  }

  func testAnIDWithoutALineJoinsTheSecondRound() throws {
    let order = DailyOrder(
      of: ["A", "B", "C", "X"], roster: try roster("since 2026-12-01", "C", "A", "B"))
    XCTAssertEqual(try turns(order, "2026-11-29", 10), "ABCABCABXC")
  }

  func testNobodyHasTwoTurnsBeforeAllOthersHadOne() throws {
    var lines = ["since 2026-12-01"] + (0..<20).map { "\($0)" }
    for (day, id) in [("2026-12-30", 20), ("2027-01-20", 21), ("2027-01-21", 22)] {
      lines += ["since \(day)", "\(id)"]
    }
    let roster = try XCTUnwrap(DailyRoster(lines.joined(separator: "\n")))
    let order = DailyOrder(of: (0..<25).map(String.init), roster: roster)
    let start: CalendarDate = try checked("2026-10-01")
    let asked = try (0..<365).map {
      try XCTUnwrap(order.id(on: try XCTUnwrap(start.adding(days: $0))))
    }
    for (index, id) in asked.enumerated() {
      guard let next = asked[(index + 1)...].firstIndex(of: id) else { continue }
      let between = Set(asked[index..<next])
      XCTAssertEqual(between.count, next - index, "day \(index)")
      XCTAssertTrue(between.isSuperset(of: asked[..<index]), "day \(index)")
    }
    XCTAssertEqual(Set(asked).count, 25)
  }

  func testIDsWithoutAnyLineHaveAnOrderOfTheirOwn() throws {
    let order = DailyOrder(of: ["A", "B", "C"], roster: try roster("since 2026-12-01", "IVE"))
    let round = try turns(order, "2026-12-01", 3)
    XCTAssertEqual(round.sorted(), ["A", "B", "C"])
    XCTAssertEqual(try turns(order, "2026-11-28", 6), round + round)
  }

  func testWithoutIDsOrACompleteDayThereIsNoTurn() throws {
    let roster = try roster("since 2026-12-01", "IVE")
    XCTAssertNil(DailyOrder(of: [], roster: roster).id(on: .earliest))
    XCTAssertNil(DailyOrder(of: ["IVE"], roster: roster).id(on: try checked("2026-12")))
  }

  /// Joins the IDs of days in a row.
  private func turns(_ order: DailyOrder, _ start: String, _ count: Int) throws -> String {
    let start: CalendarDate = try checked(start)
    return try (0..<count).map { offset in
      try XCTUnwrap(order.id(on: try XCTUnwrap(start.adding(days: offset))))
    }.joined()
  }
}
