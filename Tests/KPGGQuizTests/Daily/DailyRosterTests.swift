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
}

/// Reads a roster from its lines.
func roster(
  _ lines: String..., file: StaticString = #filePath, line: UInt = #line
) throws -> DailyRoster {
  try XCTUnwrap(DailyRoster(lines.joined(separator: "\n")), file: file, line: line)
}
