import XCTest

@testable import kpgg

final class PlainOptionTests: FavoritesTestCase {
  func testRowsStartWithTheIDAsDocumented() async throws {
    await add("OHMYGIRL/YooA")
    let id = "the ID comes first unless --fields is given"
    for (line, field, clause) in [
      ("group OHMYGIRL", "id", id), ("groups", "id", id), ("members IVE", "id", id),
      ("profiles IVE", "id", id), ("profile IVE Gaeul", "id", id),
      ("favorites", "id", "in a list, \(id); else, each row is a change and an ID"),
      ("sections", "key", "the key comes first unless --fields is given"),
      ("birthdays", "member", id),
    ] as [(TypedLine, String, String)] {
      let command = try XCTUnwrap(CommandTable.kpgg.command(named: line.arguments[0]))
      XCTAssertEqual(
        command.description.option(named: "plain")?.summary,
        "Print tab-separated values without a header; \(clause)", "\(line)")
      let ids = await rows(TypedLine(line.arguments + ["--plain", "--fields", field]))
      let first = await firstColumns(1, of: line)
      XCTAssertEqual(first, ids, "\(line)")
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
    await rows(TypedLine(line.arguments + ["--plain"]))
      .map { $0.split(separator: "\t").prefix(count).joined(separator: "\t") }
  }
}
