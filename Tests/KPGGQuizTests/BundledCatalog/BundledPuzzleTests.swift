import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The daily puzzles of the bundled catalog, whose past days must never change.
final class BundledPuzzleTests: XCTestCase {
  func testEachGroupIsAskedOnceBeforeAnyRepeats() async throws {
    let catalog = try await Bundled.reader.catalog()
    let listed = catalog.groups.filter {
      DailyRoster.bundled[$0.id.description]?.since == DailyRoster.bundled.firstDay
    }
    let order = DailyOrder(of: listed.map(\.id.description), roster: .bundled)
    for start in ["2026-11-21", "2026-12-01", "2020-02-29"] {
      let asked = try days(listed.count, from: start).compactMap(order.id)
      XCTAssertEqual(Set(asked).count, listed.count, start)
    }
  }

  func testAllMembersHaveTheirTurnBeforeOneIsAskedAgain() async throws {
    let (catalog, members) = (
      try await Bundled.reader.catalog(), try await Bundled.lineUps().members
    )
    let ids = DailyRoster.bundled.ids.filter { $0.contains("/") }
    let order = DailyOrder(of: ids, roster: .bundled)
    let days = try days(ids.count, from: "2026-11-21")
    XCTAssertEqual(Set(days.compactMap(order.id)).count, ids.count)
    for day in stride(from: 0, to: days.count, by: 20).map({ days[$0] }) {
      XCTAssertEqual(
        DailyPuzzle.member(on: day, in: catalog, members: members)?.answer, order.id(on: day))
    }
  }

  func testTheFirstDaysAreFixed() async throws {
    let catalog = try await Bundled.reader.catalog()
    let members = try await Bundled.lineUps().members
    let asked = try days(3, from: "2026-12-01").map { day in
      let group = try XCTUnwrap(DailyPuzzle.group(on: day, in: catalog)).answer
      let member = try XCTUnwrap(DailyPuzzle.member(on: day, in: catalog, members: members)).answer
      return "\(day) \(group) \(member)"
    }
    XCTAssertEqual(
      asked,
      [
        "2026-12-01 CIGNATURE CHERRYBULLET/Linlin", "2026-12-02 AOA REDVELVET/Wendy",
        "2026-12-03 SPICA LOONA/OliviaHye",
      ])
  }

  private func days(_ count: Int, from start: String) throws -> [CalendarDate] {
    let start: CalendarDate = try checked(start)
    return try (0..<count).map { try XCTUnwrap(start.adding(days: $0)) }
  }
}
