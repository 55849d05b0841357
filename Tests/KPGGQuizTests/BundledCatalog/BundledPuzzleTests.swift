import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The daily puzzles of the bundled catalog, whose past days must never change.
final class BundledPuzzleTests: XCTestCase {
  private static let file = SourceTree.root
    .appendingPathComponent("Sources/KPGGCatalogData/daily-roster.txt")

  /// A changed line would change past days. Append lines for new IDs instead.
  func testTheFirstLinesOfTheRosterAreUnchanged() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = text.split(separator: "\n")
    for (range, digest) in [
      (0..<652, "4666ed01b868c6ee7f98ca47d96b674b458583c29b4daa28c4586d55419a7c56"),
      (652..<1_567, "b173225764114b7e425185c9697b31830def7780b7377ce6bdea0fe914cbb647"),
    ] {
      XCTAssertEqual(
        SHA256(of: Data(lines[range].joined(separator: "\n").utf8)).description, digest)
    }
  }

  /// The file has the answers of an earlier version, which had 83 groups and one order.
  func testTheDaysBeforeTheSecondOrderAreUnchanged() async throws {
    let (groups, members) = (try await candidates(.group), try await candidates(.member))
    let text = String(decoding: try Fixture.data("quiz/daily-answers-2026.tsv"), as: UTF8.self)
    let answers = try days(400, from: "2025-11-02").map { day in
      let group = try XCTUnwrap(groups.puzzle(on: day)).answer
      return "\(day)\t\(group)\t\(try XCTUnwrap(members.puzzle(on: day)).answer)\n"
    }
    XCTAssertEqual(answers.joined(), text)
    XCTAssertEqual(DailyRoster.bundled.orders.map(\.firstDay.description).last, "2026-12-07")
    XCTAssertTrue(try XCTUnwrap(answers.last).hasPrefix("2026-12-06"))
  }

  func testTheSecondOrderHasTheFirstTwoTiers() async throws {
    let catalog = try await Bundled.reader.catalog()
    for kind in DailyPuzzle.Kind.allCases {
      let candidates = try await candidates(kind)
      for day in try days(1_000, from: "2026-12-07") {
        let answer = try XCTUnwrap(candidates.puzzle(on: day)).answer
        XCTAssertLessThan(catalog[answer.groupID]?.tier ?? .third, .third, "\(answer)")
      }
    }
  }

  func testNobodyIsAskedTwiceSoonAroundTheNewOrder() async throws {
    for (kind, before, after) in [(DailyPuzzle.Kind.group, 41, 84), (.member, 284, 500)] {
      let candidates = try await candidates(kind)
      let start = try XCTUnwrap(CalendarDate("2026-12-07")?.adding(days: -before)).description
      let answers = try days(before + after, from: start).map { candidates.puzzle(on: $0)?.answer }
      let ids = try answers.map { try XCTUnwrap(candidates[XCTUnwrap($0)]?.id) }
      XCTAssertEqual(Set(ids).count, before + after, "\(kind)")
    }
  }

  func testEveryLineOfTheRosterIsAnIDOfTheCatalog() async throws {
    let ids =
      try await candidates(.group).all.flatMap(\.ids)
      + candidates(.member).all.flatMap(\.ids)
    let listed = DailyRoster.bundled.orders.flatMap(\.ids)
    XCTAssertEqual(Set(listed).subtracting(ids.map(\.description)), [])
  }

  /// `KPGG_RECORD_FIXTURES=1` appends the new IDs under a future date.
  func testEveryGroupAndPersonWhoCanBeGuessedIsListedOnce() async throws {
    let order = try XCTUnwrap(DailyRoster.bundled.orders.last)
    let (ids, start) = (Set(order.ids), try XCTUnwrap(order.firstDay.dayNumber))
    var missing: [String] = []
    for kind in DailyPuzzle.Kind.allCases {
      let rounds = try await candidates(kind).rounds.all.filter { $0.start >= start }
      for id in Set(rounds.flatMap(\.ids)) where !ids.contains(id) { missing.append(id) }
    }
    for candidate in try await candidates(.member).all {
      XCTAssertLessThanOrEqual(
        candidate.ids.count { ids.contains($0.description) }, 1, candidate.id.description)
    }
    XCTAssertEqual(missing, [])
    if SourceTree.isRecording, !missing.isEmpty { try append(missing) }
  }

  func testEveryIDAppearsOnceBeforeAnyRepeats() async throws {
    for kind in DailyPuzzle.Kind.allCases {
      let (candidates, orders) = (try await candidates(kind), DailyRoster.bundled.orders)
      for (order, starts) in zip(orders, [["2020-02-29", "2023-11-21"], ["2026-12-07"]]) {
        let ids = order.ids.filter { id in
          id.contains("/") == (kind == .member) && order[id]?.since == order.firstDay
        }
        for start in starts {
          let asked = try days(ids.count, from: start).map { candidates.puzzle(on: $0)?.answer }
          XCTAssertEqual(Set(asked).count, ids.count, start)
        }
      }
    }
  }

  func testTheFirstDaysAreFixed() async throws {
    let (groups, members) = (try await candidates(.group), try await candidates(.member))
    let asked = try days(3, from: "2026-12-01").map { day in
      let group = try XCTUnwrap(groups.puzzle(on: day)).answer
      return "\(day) \(group) \(try XCTUnwrap(members.puzzle(on: day)).answer)"
    }
    XCTAssertEqual(
      asked,
      [
        "2026-12-01 CIGNATURE CHERRYBULLET/Linlin", "2026-12-02 AOA REDVELVET/Wendy",
        "2026-12-03 SPICA LOONA/OliviaHye",
      ])
  }

  private func candidates(_ kind: DailyPuzzle.Kind) async throws -> DailyCandidates {
    DailyCandidates(
      kind,
      in: FullCatalog(try await Bundled.reader.catalog(), lineUps: try await Bundled.lineUps()))
  }

  /// Appends IDs in an order that nobody chose, after tomorrow's line if the last day has begun.
  private func append(_ ids: [String]) throws {
    let today = CalendarDate(inKoreaAt: Date())
    let tomorrow = try XCTUnwrap(today.adding(days: 1))
    let lastDay = try XCTUnwrap(DailyRoster.bundled.orders.last?.lastDay)
    let start = lastDay > today ? [] : ["since \(tomorrow)"]
    let lines = start + ids.sorted { digest($0) < digest($1) }
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    try Data((text + lines.map { $0 + "\n" }.joined()).utf8).write(to: Self.file)
  }

  private func digest(_ id: String) -> String { SHA256(of: Data(id.utf8)).description }
}
