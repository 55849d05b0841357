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
    let lines = text.split(separator: "\n").prefix(652)
    let digest = SHA256(of: Data(lines.joined(separator: "\n").utf8)).description
    XCTAssertEqual(digest, "4666ed01b868c6ee7f98ca47d96b674b458583c29b4daa28c4586d55419a7c56")
  }

  func testEveryLineOfTheRosterIsAnIDOfTheCatalog() async throws {
    let ids =
      try await candidates(.group).all.flatMap(\.ids)
      + candidates(.member).all.flatMap(\.ids)
    XCTAssertEqual(Set(DailyRoster.bundled.ids).subtracting(ids.map(\.description)), [])
  }

  /// `KPGG_RECORD_FIXTURES=1` appends the new IDs, with a day that has not yet begun.
  func testEveryGroupAndPersonWhoCanBeGuessedIsListedOnce() async throws {
    let ids = Set(DailyRoster.bundled.ids)
    var missing: [String] = []
    for kind in DailyPuzzle.Kind.allCases {
      for id in Set(try await candidates(kind).rounds.flatMap(\.ids)) where !ids.contains(id) {
        missing.append(id)
      }
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
      let ids = DailyRoster.bundled.ids.filter { id in
        id.contains("/") == (kind == .member)
          && DailyRoster.bundled[id]?.since == DailyRoster.bundled.firstDay
      }
      for start in ["2026-11-21", "2020-02-29"] {
        let asked = try DailyRoster.bundled.answers(ids, ids.count, from: start)
        XCTAssertEqual(Set(asked).count, ids.count, start)
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
    let start = DailyRoster.bundled.lastDay > today ? [] : ["since \(tomorrow)"]
    let lines = start + ids.sorted { digest($0) < digest($1) }
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    try Data((text + lines.map { $0 + "\n" }.joined()).utf8).write(to: Self.file)
  }

  private func digest(_ id: String) -> String { SHA256(of: Data(id.utf8)).description }
}
