import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// The roster that ships with the bundled catalog.
final class BundledRosterTests: XCTestCase {
  private static let file = SourceTree.root
    .appendingPathComponent("Sources/KPGGCatalogData/daily-roster.txt")

  /// A changed line would change past days. Append lines for new IDs instead.
  func testTheFirstLinesAreUnchanged() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = text.split(separator: "\n").prefix(652)
    let digest = SHA256(of: Data(lines.joined(separator: "\n").utf8)).description
    XCTAssertEqual(digest, "4666ed01b868c6ee7f98ca47d96b674b458583c29b4daa28c4586d55419a7c56")
  }

  func testEveryLineIsAnIDOfTheCatalog() async throws {
    let groups = try await Bundled.reader.catalog().groups.map(\.id.description)
    let members = try await Bundled.lineUps().members.map(\.id.description)
    XCTAssertEqual(Set(DailyRoster.bundled.ids).subtracting(groups + members), [])
  }

  /// `KPGG_RECORD_FIXTURES=1` appends the new IDs, with a day that has not yet begun.
  func testEveryGroupAndPersonWhoCanBeGuessedIsListedOnce() async throws {
    let catalog = try await Bundled.reader.catalog()
    let ids = Set(DailyRoster.bundled.ids)
    var missing = catalog.groups.map(\.id.description).filter { !ids.contains($0) }
    let people = catalog.appearancesByPerson(of: try await Bundled.lineUps().members)
    for person in people where person.diedOn == nil && GuessProfile(person).values.count > 3 {
      let listed = person.entries.filter { ids.contains($0.id.description) }
      XCTAssertLessThanOrEqual(listed.count, 1, "\(person.id)")
      if listed.isEmpty { missing.append(person.id.description) }
    }
    XCTAssertEqual(missing, [])
    if SourceTree.isRecording, !missing.isEmpty { try append(missing) }
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
