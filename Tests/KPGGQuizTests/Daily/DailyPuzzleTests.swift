import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyPuzzleTests: XCTestCase {
  func testEachGroupIsAskedOnceBeforeAnyRepeats() async throws {
    let catalog = try await firstGroups()
    let count = catalog.groups.count
    for start in ["2026-11-21", "2026-12-01", "2027-02-01", "2020-02-29"] {
      let asked = try days(count, from: start).map { try group(on: $0, catalog) }
      XCTAssertEqual(Set(asked).count, count, start)
    }
  }

  func testOneMoreGroupKeepsThePast() async throws {
    let catalog = try await firstGroups()
    let grown = Catalog(
      sections: catalog.sections, groups: catalog.groups + [try TestSupport.group("A-NEW-GROUP")],
      featuredIDs: catalog.featuredIDs)
    // The group joins with the first round after the roster's last day, 2027-02-01.
    let count = catalog.groups.count
    let pastCount = 1 + (62 / count + 1) * count
    let days = try days(pastCount + count + 1, from: "2026-11-30")
    let past = try days.prefix(pastCount).map { try group(on: $0, catalog) }
    XCTAssertEqual(try days.prefix(pastCount).map { try group(on: $0, grown) }, past)
    XCTAssertEqual(try days.filter { try group(on: $0, grown) == "A-NEW-GROUP" }.count, 1)
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

  func testThePuzzleIsAnObjectWithThreeKeys() async throws {
    let catalog = try await SampleCatalog.catalog()
    let puzzle = try XCTUnwrap(
      DailyPuzzle.group(
        on: try checked("2026-12-01"), in: catalog, roster: try DailySample.roster()))
    XCTAssertEqual(
      puzzle.json,
      .object([
        "answer": .string("AOA"), "date": .string("2026-12-01"), "kind": .string("group"),
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
    (try await SampleCatalog.catalog(), try await SampleCatalog.lineUps().members)
  }

  /// The sample catalog with only the groups that take part from the first day.
  private func firstGroups() async throws -> Catalog {
    let (catalog, roster) = (try await SampleCatalog.catalog(), try DailySample.roster())
    let groups = catalog.groups.filter { roster[$0.id.description]?.since == roster.firstDay }
    return Catalog(sections: catalog.sections, groups: groups, featuredIDs: [])
  }

  private func group(on day: CalendarDate, _ catalog: Catalog) throws -> String {
    try XCTUnwrap(DailyPuzzle.group(on: day, in: catalog, roster: DailySample.roster())?.answer)
  }

  private func member(
    on day: CalendarDate, _ catalog: Catalog, _ members: [Member]
  ) throws -> String {
    try XCTUnwrap(
      DailyPuzzle.member(
        on: day, in: catalog, members: members, roster: DailySample.roster())?.answer)
  }

  private func days(_ count: Int, from start: String) throws -> [CalendarDate] {
    let start: CalendarDate = try checked(start)
    return try (0..<count).map { try XCTUnwrap(start.adding(days: $0)) }
  }
}
