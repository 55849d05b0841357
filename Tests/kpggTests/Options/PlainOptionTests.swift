import XCTest

@testable import kpgg

final class PlainOptionTests: FavoritesTestCase {
  func testRowsStartWithTheIDAsDocumented() async throws {
    await add("OHMYGIRL/YooA")
    for (line, field) in [
      ("group OHMYGIRL", "id"), ("groups", "id"), ("members IVE", "id"), ("profiles IVE", "id"),
      ("profile IVE Gaeul", "id"), ("favorites", "id"), ("sections", "key"),
      ("birthdays", "member"),
    ] as [(TypedLine, String)] {
      let ids = await rows(TypedLine(line.arguments + ["--plain", "--fields", field]))
      let first = await firstColumns(1, of: line)
      XCTAssertEqual(first, ids, "\(line)")
    }
  }

  private func firstColumns(_ count: Int, of line: TypedLine) async -> [String] {
    await rows(TypedLine(line.arguments + ["--plain"]))
      .map { $0.split(separator: "\t").prefix(count).joined(separator: "\t") }
  }
}
