import XCTest

@testable import kpgg

final class PlainOptionTests: FavoritesTestCase {
  func testRowsStartWithTheIDAsDocumented() async throws {
    await add("OHMYGIRL/YooA")
    let lines: [TypedLine] = [
      "group OHMYGIRL", "groups", "members IVE", "profiles IVE", "profile IVE Gaeul", "favorites",
    ]
    for line in lines {
      let command = try XCTUnwrap(CommandTable.kpgg.command(named: line.arguments[0]))
      XCTAssertEqual(
        command.description.option(named: "plain")?.summary,
        "Print tab-separated values without a header; the ID comes first unless --fields is given",
        "\(line)")
      let ids = await output(
        of: TypedLine(line.arguments + ["--plain", "--fields", "id"]), in: environment())
      let first = await firstColumns(1, of: line)
      XCTAssertEqual(first, ids.split(separator: "\n").map(String.init), "\(line)")
    }
  }

  func testSectionsStartWithTheKeyAndBirthdaysWithTheMember() async {
    for (line, key): (TypedLine, String) in [("sections", "key"), ("birthdays", "member")] {
      let ids = await output(of: TypedLine(line.arguments + ["--plain", "--fields", key]))
      let first = await firstColumns(1, of: line)
      XCTAssertEqual(first, ids.split(separator: "\n").map(String.init), "\(line)")
    }
  }

  func testSearchHitsStartWithTheKindAsDocumented() async {
    let summary = Search.description.option(named: "plain")?.summary
    XCTAssertEqual(
      summary,
      "Print tab-separated values without a header; the kind and the ID come first unless "
        + "--fields is given")
    let first = await firstColumns(2, of: "search omg")
    XCTAssertEqual(first.first, "group\tOHMYGIRL")
  }

  func testStatisticsRowsAreANameAndACountAsDocumented() async {
    let summary = Stats.description.option(named: "plain")?.summary
    XCTAssertEqual(
      summary, "Print tab-separated values without a header; each row has a label and a count")
    for line: TypedLine in ["stats --plain", "stats blood --plain"] {
      for row in await output(of: line).split(separator: "\n") {
        let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
        XCTAssertEqual(cells.count, 2)
        XCTAssertNotNil(Int(cells[1]))
      }
    }
  }

  private func firstColumns(_ count: Int, of line: TypedLine) async -> [String] {
    await output(of: TypedLine(line.arguments + ["--plain"]), in: environment())
      .split(separator: "\n")
      .map { $0.split(separator: "\t").prefix(count).joined(separator: "\t") }
  }
}
