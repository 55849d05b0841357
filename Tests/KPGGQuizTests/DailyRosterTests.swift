import Foundation
import KPGGCatalogData
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyRosterTests: XCTestCase {
  func testLinesAreIDsInOrderAfterTheirDay() throws {
    let roster = try roster("since 2026-12-01", "IVE", "AOA", "since 2027-03-01", "IVE/Liz")
    XCTAssertEqual(roster.ids, ["IVE", "AOA", "IVE/Liz"])
    XCTAssertEqual(roster["AOA"]?.since.description, "2026-12-01")
    XCTAssertEqual(roster["IVE/Liz"]?.since.description, "2027-03-01")
    XCTAssertNil(roster["KARA"])
    XCTAssertEqual(roster.lastDay.description, "2027-03-01")
  }

  func testInvalidTextsAreRejected() {
    for lines in [
      [], ["IVE"], ["since 2026-12"], ["since tomorrow", "IVE"],
      ["since 2026-12-01", "IVE", "IVE"], ["since 2026-12-01", "since 2026-12-01"],
      ["since 2026-12-02", "IVE", "since 2026-12-01", "AOA"],
    ] {
      XCTAssertNil(DailyRoster(lines.joined(separator: "\n")), "\(lines)")
    }
  }

  /// A changed line would change past days. Append lines for new IDs instead.
  func testTheFirstLinesOfTheBundledRosterAreUnchanged() {
    let lines = String(cString: kpgg_daily_roster()).split(separator: "\n").prefix(652)
    let digest = SHA256(of: Data(lines.joined(separator: "\n").utf8)).description
    XCTAssertEqual(digest, "4666ed01b868c6ee7f98ca47d96b674b458583c29b4daa28c4586d55419a7c56")
  }

  /// If this fails, append the new IDs to `daily-roster.txt`, after a day that has not yet begun.
  func testTheBundledRosterListsTheEmbeddedCatalog() async throws {
    let catalog = try await EmbeddedCatalog.catalog()
    let members = try await EmbeddedCatalog.lineUps().members
    let ids = Set(DailyRoster.bundled.ids)
    XCTAssertEqual(
      Set(catalog.groups.map(\.id.description)), ids.filter { !$0.contains("/") })
    let entries = Set(members.map(\.id.description))
    XCTAssertEqual(ids.filter { $0.contains("/") && !entries.contains($0) }, [])
    let people = catalog.appearancesByPerson(of: members)
    for person in people where person.diedOn == nil && GuessProfile(person).values.count > 3 {
      let listed = person.entries.filter { ids.contains($0.id.description) }
      XCTAssertEqual(listed.count, 1, "\(person.id)")
    }
  }
}

/// Reads a roster from its lines.
func roster(
  _ lines: String..., file: StaticString = #filePath, line: UInt = #line
) throws -> DailyRoster {
  try XCTUnwrap(DailyRoster(lines.joined(separator: "\n")), file: file, line: line)
}
