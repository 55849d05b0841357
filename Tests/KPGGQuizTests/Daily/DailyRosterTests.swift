import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyRosterTests: XCTestCase {
  func testLinesAreIDsInOrderAfterTheirDay() throws {
    let roster = try roster("since 2026-12-01", "IVE", "AOA", "since 2027-03-01", "IVE/Liz")
    XCTAssertEqual(roster.orders.map(\.ids), [["IVE", "AOA", "IVE/Liz"]])
    let order = roster.orders[0]
    XCTAssertEqual(order["AOA"]?.since.description, "2026-12-01")
    XCTAssertEqual(order["IVE/Liz"]?.since.description, "2027-03-01")
    XCTAssertNil(order["KARA"])
    XCTAssertEqual(order.lastDay.description, "2027-03-01")
  }

  func testAnOrderHasItsOwnLines() throws {
    let roster = try roster(
      "since 2026-12-01", "IVE", "AOA", "order 2027-01-01", "KARA", "IVE", "since 2027-03-01",
      "NEW")
    XCTAssertEqual(roster.orders.map(\.ids), [["IVE", "AOA"], ["KARA", "IVE", "NEW"]])
    XCTAssertEqual(roster.orders.map(\.firstDay.description), ["2026-12-01", "2027-01-01"])
    XCTAssertEqual(roster.orders.map(\.includesLittleKnown), [true, false])
  }

  func testInvalidTextsAreRejected() {
    for lines in [
      [], ["IVE"], ["since 2026-12"], ["since tomorrow", "IVE"],
      ["since 2026-12-01", "IVE", "IVE"], ["since 2026-12-01", "since 2026-12-01"],
      ["since 2026-12-02", "IVE", "since 2026-12-01", "AOA"],
      ["since 2026-12-02", "IVE", "order 2026-12-02", "AOA"], ["order"], ["order 2027"],
      ["since 2026-12-02", "IVE", "order 2026-12-05", "AOA", "AOA"],
      ["since 2026-12-02", "IVE", "order 2026-12-05", "AOA", "since 2026-12-05"],
    ] {
      XCTAssertNil(DailyRoster(lines.joined(separator: "\n")), "\(lines)")
    }
  }

  func testIDsTakeTurnsInRosterOrder() throws {
    let first = ["since 2026-12-01", "C", "A", "B"]
    for (ids, later, start, turns, rule) in [
      ("ABC", [], "2026-12-01", "CABCABC", "A round has the order of the roster."),
      ("ABC", [], "2026-11-27", "BCABC", "Earlier days have the same order."),
      ("ABCD", ["since 2026-12-02", "D"], "2026-12-01", "CABCABDCABD", "D joins the next round."),
      ("ABCD", ["since 2026-12-04", "D"], "2026-12-01", "CABCABDCABD", "D joins on its day."),
      ("ABCD", ["since 2026-12-05", "D"], "2026-12-01", "CABCABCABDC", "D waits for a round."),
      ("ABCX", [], "2026-11-29", "ABCABCABXC", "An ID without a line joins the second round."),
    ] {
      let roster = try XCTUnwrap(DailyRoster((first + later).joined(separator: "\n")))
      XCTAssertEqual(
        try roster.answers(ids.map(String.init), turns.count, from: start).joined(), turns, rule)
    }
  }

  func testANewOrderBeginsOnItsDay() throws {
    let first = ["since 2026-12-01", "C", "A", "B"]
    for (ids, later, start, turns, rule) in [
      ("ABC", ["order 2026-12-05", "B", "A", "C"], "2026-11-30", "BCABCBACBAC", "Old days stay."),
      ("ABCD", ["order 2026-12-05", "D"], "2026-12-01", "CABCDDDD", "It replaces a round."),
      ("ABC", ["order 2026-12-05", "X"], "2026-12-01", "CABCABCABC", "Without IDs, none begins."),
      ("AX", ["order 2026-12-03", "X"], "2026-12-01", "AAXX", "It has only its own rounds."),
    ] {
      let roster = try XCTUnwrap(DailyRoster((first + later).joined(separator: "\n")))
      let ids = ids.map(String.init)
      let rounds = roster.rounds { order in ids.filter { order[$0] != nil } }
      XCTAssertEqual(
        try days(turns.count, from: start).map { try XCTUnwrap(rounds.turns(on: $0).first) }
          .joined(), turns, rule)
    }
  }

  func testNobodyHasTwoTurnsBeforeAllOthersHadOne() throws {
    var lines = ["since 2026-12-01"] + (0..<20).map { "\($0)" }
    for (day, id) in [("2026-12-30", 20), ("2027-01-20", 21), ("2027-01-21", 22)] {
      lines += ["since \(day)", "\(id)"]
    }
    let roster = try XCTUnwrap(DailyRoster(lines.joined(separator: "\n")))
    let asked = try roster.answers((0..<25).map(String.init), 365, from: "2026-10-01")
    for (index, id) in asked.enumerated() {
      guard let next = asked[(index + 1)...].firstIndex(of: id) else { continue }
      let between = Set(asked[index..<next])
      XCTAssertEqual(between.count, next - index, "day \(index)")
      XCTAssertTrue(between.isSuperset(of: asked[..<index]), "day \(index)")
    }
    XCTAssertEqual(Set(asked).count, 25)
  }

  func testIDsWithoutAnyLineHaveAnOrderOfTheirOwn() throws {
    let roster = try roster("since 2026-12-01", "IVE")
    let round = try roster.answers(["A", "B", "C"], 3, from: "2026-12-01")
    XCTAssertEqual(round.sorted(), ["A", "B", "C"])
    XCTAssertEqual(try roster.answers(["A", "B", "C"], 6, from: "2026-11-28"), round + round)
  }

  func testWithoutIDsOrACompleteDayThereIsNoTurn() throws {
    let roster = try roster("since 2026-12-01", "IVE")
    XCTAssertEqual(roster.rounds { _ in [] }.turns(on: .earliest), [])
    let rounds = roster.rounds { _ in ["IVE"] }
    XCTAssertEqual(rounds.turns(on: try checked("2026-12")), [])
    for day in [CalendarDate.earliest, .latest] {
      XCTAssertEqual(rounds.turns(on: day), ["IVE"])
    }
  }
}

/// Reads a roster from its lines.
func roster(
  _ lines: String..., file: StaticString = #filePath, line: UInt = #line
) throws -> DailyRoster {
  try XCTUnwrap(DailyRoster(lines.joined(separator: "\n")), file: file, line: line)
}

extension DailyRoster {
  /// The IDs whose turns are on days in a row.
  func answers(_ ids: [String], _ count: Int, from start: String) throws -> [String] {
    let rounds = rounds { _ in ids }
    return try days(count, from: start).map { try XCTUnwrap(rounds.turns(on: $0).first) }
  }
}
