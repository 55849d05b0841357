import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyPuzzleTests: XCTestCase {
  func testAnyEightyThreeDaysInARowAskEightyThreeGroups() async throws {
    let catalog = try await EmbeddedCatalog.catalog()
    for start in ["2026-11-21", "2026-12-01", "2027-02-01", "2020-02-29"] {
      let asked = try days(83, from: start).map { try group(on: $0, catalog) }
      XCTAssertEqual(Set(asked).count, 83, start)
    }
  }

  func testOneMoreGroupKeepsThePast() async throws {
    let catalog = try await EmbeddedCatalog.catalog()
    let grown = Catalog(
      sections: catalog.sections, groups: catalog.groups + [try TestSupport.group("A-NEW-GROUP")],
      featuredIDs: catalog.featuredIDs)
    let days = try days(168, from: "2026-11-30")
    let past = try days.prefix(84).map { try group(on: $0, catalog) }
    XCTAssertEqual(try days.prefix(84).map { try group(on: $0, grown) }, past)
    XCTAssertEqual(try days.filter { try group(on: $0, grown) == "A-NEW-GROUP" }.count, 1)
  }

  func testAllMembersHaveTheirTurnBeforeOneIsAskedAgain() async throws {
    let (catalog, members) = try await people()
    let ids = DailyRoster.bundled.ids.filter { $0.contains("/") }
    let order = DailyOrder(of: ids, roster: .bundled)
    let days = try days(ids.count, from: "2026-11-21")
    XCTAssertEqual(Set(days.compactMap(order.id)).count, ids.count)
    for day in stride(from: 0, to: days.count, by: 20).map({ days[$0] }) {
      XCTAssertEqual(try member(on: day, catalog, members), order.id(on: day))
    }
  }

  func testOneMoreLineUpKeepsThePast() async throws {
    let (catalog, members) = try await people()
    let days = try days(60, from: "2026-11-30")
    let past = try days.map { try self.member(on: $0, catalog, members) }
    // A new group of a new person, and of people of the past days, who get another entry.
    let known = members.filter { past.prefix(3).contains($0.id.description) }.map { member in
      var member = member
      member.id = MemberID(groupID: "A-NEW-GROUP", checkedName: member.id.name)
      return member
    }
    var new = try TestSupport.member("A-NEW-GROUP/New")
    (new.birth, new.heightCm, new.nationalities) = (try checked("2008-01-01"), 160, ["Japan"])
    var group = try TestSupport.group("A-NEW-GROUP")
    group.debut = try checked("2026-11-01")
    let grown = Catalog(
      sections: catalog.sections, groups: catalog.groups + [group],
      featuredIDs: catalog.featuredIDs)
    XCTAssertEqual(try days.map { try self.member(on: $0, grown, members + known + [new]) }, past)
  }

  func testAMemberWhoHasDiedIsNotAsked() async throws {
    let (catalog, members) = try await people()
    let day: CalendarDate = try checked("2026-12-05")
    let asked = try member(on: day, catalog, members)
    let changed = members.map { member in
      var member = member
      if member.id.description == asked { member.diedOn = day }
      return member
    }
    let next = try member(on: try XCTUnwrap(day.adding(days: 1)), catalog, members)
    XCTAssertEqual(try member(on: day, catalog, changed), next)
    let before = try XCTUnwrap(day.adding(days: -1))
    XCTAssertEqual(
      try member(on: before, catalog, changed), try member(on: before, catalog, members))
  }

  func testMembersWithoutFactsAreNotAsked() throws {
    let roster = try roster("since 2026-12-01", "IVE")
    let catalog = Catalog(sections: [], groups: [try TestSupport.group("NEW")], featuredIDs: [])
    var known = try TestSupport.member("NEW/Known")
    (known.birth, known.bloodType, known.mbti) = (try checked("2008"), .a, .esfj)
    let unknown = try TestSupport.member("NEW/Unknown")
    for day in try days(3, from: "2026-12-01") {
      XCTAssertEqual(
        DailyPuzzle.member(
          on: day, in: catalog, members: [unknown, known], roster: roster)?.answer, "NEW/Known")
      XCTAssertNil(
        DailyPuzzle.member(on: day, in: catalog, members: [unknown], roster: roster))
    }
  }

  func testTheFirstDaysAreFixed() async throws {
    let (catalog, members) = try await people()
    let asked = try days(3, from: "2026-12-01").map {
      "\($0) \(try group(on: $0, catalog)) \(try member(on: $0, catalog, members))"
    }
    XCTAssertEqual(
      asked,
      [
        "2026-12-01 CIGNATURE CHERRYBULLET/Linlin", "2026-12-02 AOA REDVELVET/Wendy",
        "2026-12-03 SPICA LOONA/OliviaHye",
      ])
  }

  func testThePuzzleIsAnObjectWithThreeKeys() async throws {
    let catalog = try await EmbeddedCatalog.catalog()
    let puzzle = try XCTUnwrap(DailyPuzzle.group(on: try checked("2026-12-01"), in: catalog))
    XCTAssertEqual(
      puzzle.json,
      .object([
        "answer": .string("CIGNATURE"), "date": .string("2026-12-01"), "kind": .string("group"),
      ]))
    XCTAssertEqual(puzzle.questionID, "daily-group/2026-12-01")
  }

  func testTheLogKnowsDailyPuzzles() async throws {
    for kind in DailyPuzzle.Kind.allCases {
      let puzzle = DailyPuzzle(date: try checked("2026-12-01"), kind: kind, answer: "IVE")
      let answer = try LoggedAnswer.of(puzzle.questionID, "2026-12-01", kind: puzzle.logKind)
      XCTAssertTrue(answer.isDaily)
    }
  }

  func testTheNextPuzzleComesAtMidnightInKorea() throws {
    let puzzle = DailyPuzzle(date: try checked("2026-12-01"), kind: .group, answer: "IVE")
    // 2026-12-01 at 00:00 in Korea.
    let start = Date(timeIntervalSince1970: 1_796_050_800)
    for (seconds, minutes) in [
      (0.0, 1440), (59, 1440), (60, 1439), (86_399, 1), (86_400, 0), (90_000, -60), (-60, 1441),
    ] {
      XCTAssertEqual(puzzle.minutesUntilNext(from: start + seconds), minutes, "\(seconds)")
    }
    XCTAssertNotNil(puzzle.minutesUntilNext(from: .distantPast))
    XCTAssertNotNil(puzzle.minutesUntilNext(from: .distantFuture))
  }

  private func people() async throws -> (Catalog, [Member]) {
    (try await EmbeddedCatalog.catalog(), try await EmbeddedCatalog.lineUps().members)
  }

  private func group(on day: CalendarDate, _ catalog: Catalog) throws -> String {
    try XCTUnwrap(DailyPuzzle.group(on: day, in: catalog)?.answer)
  }

  private func member(
    on day: CalendarDate, _ catalog: Catalog, _ members: [Member]
  ) throws -> String {
    try XCTUnwrap(DailyPuzzle.member(on: day, in: catalog, members: members)?.answer)
  }

  private func days(_ count: Int, from start: String) throws -> [CalendarDate] {
    let start: CalendarDate = try checked(start)
    return try (0..<count).map { try XCTUnwrap(start.adding(days: $0)) }
  }
}
