import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyPuzzleTests: XCTestCase {
  func testEachGroupIsAskedOnceBeforeAnyRepeats() async throws {
    let candidates = try await firstGroups()
    let count = candidates.all.count
    for start in ["2026-11-21", "2026-12-01", "2027-02-01", "2020-02-29"] {
      let asked = try candidates.answers(on: days(count, from: start))
      XCTAssertEqual(Set(asked).count, count, start)
    }
  }

  func testOneMoreGroupKeepsThePast() async throws {
    let candidates = try await firstGroups()
    let grown = try await firstGroups(and: [group("A-NEW-GROUP")])
    // The group joins with the first round after the roster's last day, 2027-02-01.
    let count = candidates.all.count
    let pastCount = 1 + (62 / count + 1) * count
    let days = try days(pastCount + count + 1, from: "2026-11-30")
    let past = Array(days.prefix(pastCount))
    XCTAssertEqual(try grown.answers(on: past), try candidates.answers(on: past))
    XCTAssertEqual(try grown.answers(on: days).filter { $0 == "A-NEW-GROUP" }.count, 1)
  }

  func testOneMoreLineUpKeepsThePast() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let days = try days(60, from: "2026-11-30")
    let past = try members(of: lineUps).answers(on: days)
    // A new group of a new person, and of people of the past days, who get another entry.
    let known = lineUps.members.filter { past.prefix(3).contains(.member($0.id)) }
      .map { member in
        var member = member
        member.id = MemberID(groupID: "A-NEW-GROUP", checkedName: member.id.name)
        return member
      }
    var new = try TestSupport.member("A-NEW-GROUP/New")
    (new.birthDate, new.height, new.nationalities) = (
      try checked("2008-01-01"), 160, ["Japan"]
    )
    let group = try TestSupport.group("A-NEW-GROUP", debut: "2026-11-01")
    let grown = lineUps + [LineUp(group: group, checkedMembers: known + [new])]
    XCTAssertEqual(try members(of: grown).answers(on: days), past)
  }

  func testAMemberWhoHasDiedIsNotAsked() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let days = try days(3, from: "2026-12-04")
    let asked = try members(of: lineUps).answers(on: days)
    let changed = lineUps.map { lineUp in
      LineUp(
        group: lineUp.group,
        checkedMembers: lineUp.members.map { member in
          var member = member
          if .member(member.id) == asked[1] { member.deathDate = days[1] }
          return member
        })
    }
    XCTAssertEqual(
      try members(of: changed).answers(on: days), [asked[0], asked[2], asked[2]])
  }

  func testMembersWithoutFactsAreNotAsked() throws {
    let group = try TestSupport.group("NEW")
    var known = try TestSupport.member("NEW/Known")
    (known.birthDate, known.bloodType, known.mbti) = (try checked("2008"), .a, .esfj)
    let unknown = try TestSupport.member("NEW/Unknown")
    let rows: [([Member], RecordID?)] = [([unknown, known], "NEW/Known"), ([unknown], nil)]
    for (members, answer) in rows {
      let candidates = DailyCandidates(
        .member,
        in: FullCatalog(.of([group]), lineUps: [LineUp(group: group, checkedMembers: members)]),
        roster: try roster("since 2026-12-01", "IVE"))
      for day in try days(3, from: "2026-12-01") {
        XCTAssertEqual(candidates.puzzle(on: day)?.answer, answer)
      }
    }
  }

  func testANewOrderLeavesOutLittleKnownGroups() throws {
    let tiers: [(String, Tier?)] = [
      ("ONE", .first), ("TWO", .second), ("THREE", .third), ("NONE", nil), ("LISTED", .third),
    ]
    let lineUps = try tiers.map { id, tier in
      var group = try TestSupport.group(id)
      group.tier = tier
      var member = try TestSupport.member("\(id)/Member")
      member.koreanBirthName = id
      (member.birthDate, member.bloodType, member.mbti) = (try checked("2008"), .a, .esfj)
      return LineUp(group: group, checkedMembers: [member])
    }
    for kind in DailyPuzzle.Kind.allCases {
      let suffix = kind == .group ? "" : "/Member"
      let candidates = DailyCandidates(
        kind, in: FullCatalog(.of(lineUps.map(\.group)), lineUps: lineUps),
        roster: try roster(
          "since 2026-12-01", "ONE\(suffix)", "order 2027-02-01", "LISTED\(suffix)"))
      let asked = { (start: String) in
        Set(try candidates.answers(on: days(20, from: start)).map { "\($0.groupID)" })
      }
      // The first order was drawn before groups had tiers.
      XCTAssertEqual(try asked("2026-12-10"), ["ONE", "TWO", "THREE", "NONE", "LISTED"])
      XCTAssertEqual(try asked("2027-02-10"), ["ONE", "TWO", "LISTED"])
    }
  }

  func testThePuzzleIsAnObjectWithThreeKeys() async throws {
    let candidates = try await DailySample.sample(.group)
    let puzzle = try XCTUnwrap(candidates.puzzle(on: try checked("2026-12-01")))
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

  /// The sample groups that take part from the first day, and the other groups, as candidates.
  private func firstGroups(and others: [GirlGroup] = []) async throws -> DailyCandidates {
    let roster = try DailySample.roster()
    let groups = try await SampleCatalog.catalog().groups.filter {
      roster.orders[0][$0.id.description]?.since == roster.orders[0].firstDay
    }
    let lineUps = (groups + others).map { LineUp(group: $0, checkedMembers: []) }
    return DailyCandidates(
      .group, in: FullCatalog(.of(groups + others), lineUps: lineUps), roster: roster)
  }

  private func members(of lineUps: [LineUp]) throws -> DailyCandidates {
    DailyCandidates(
      .member, in: FullCatalog(.of(lineUps.map(\.group)), lineUps: lineUps),
      roster: try DailySample.roster())
  }
}

extension DailyCandidates {
  /// The answers to the puzzles of some days.
  fileprivate func answers(on days: [CalendarDate]) throws -> [RecordID] {
    try days.map { try XCTUnwrap(puzzle(on: $0)?.answer) }
  }
}
