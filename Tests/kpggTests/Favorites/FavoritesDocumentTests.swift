import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesDocumentTests: XCTestCase {
  func testWhatIsWrittenIsReadAgain() throws {
    let favorites = try Favorites.of("TWICE 2026-11-22", "IVE/Liz 2026-11-21", "IVE 2026-11-21")
    XCTAssertEqual(
      try FavoritesDocument(decoding: FavoritesDocument(favorites).data).favorites, favorites)
  }

  func testTheDocumentIsCanonical() throws {
    XCTAssertEqual(
      String(decoding: FavoritesDocument(try .of("IVE 2026-11-21")).data, as: UTF8.self),
      """
      {
        "favorites": [
          {
            "added": "2026-11-21",
            "id": "IVE",
            "kind": "group"
          }
        ],
        "schemaVersion": 1
      }

      """)
  }

  func testAnEntryInTheWrongPlaceIsPutInItsOwn() throws {
    let text = document(entry("IVE", added: "2026-11-20"), entry("TWICE", added: "2026-11-21"))
    XCTAssertEqual(try read(text).texts, ["TWICE 2026-11-21", "IVE 2026-11-20"])
  }

  func testANewerDocumentIsRefused() {
    assertRefused(
      "{\"schemaVersion\": 2}", "a document of version 2, where version 1 is expected")
  }

  func testAnotherDocumentIsRefused() {
    assertRefused("{}", "another document: the key 'schemaVersion' is missing")
    assertRefused("[]", "not an object")
    assertRefused("", "empty, where a JSON document is expected")
    assertRefused(document(entry("IVE")).dropLast(9).description, "JSON that ends too early")
    assertRefused("{\"schemaVersion\": 1}", "favorites: missing")
  }

  func testAnEntryOfAnotherShapeIsToldWithItsPlace() {
    for (text, flaw) in [
      ("1", "favorites[1]: not an object"),
      ("{\"kind\": \"group\", \"added\": \"2026-11-21\"}", "favorites[1].id: missing"),
      ("{\"kind\": \"group\", \"id\": \"AOA\"}", "favorites[1].added: missing"),
      (entry("AOA", kind: "song"), "favorites[1].kind: 'song' is no kind of a favourite"),
      (entry("AOA", kind: "member"), "favorites[1].id: 'AOA' is no id of a member"),
      (entry("AOA/Mina"), "favorites[1].id: 'AOA/Mina' is no id of a group"),
      (entry("../AOA"), "favorites[1].id: '../AOA' is no id of a group"),
      (entry("AOA\\u001b[2J"), "favorites[1].id: 'AOA\u{1B}[2J' is no id of a group"),
      (entry("AOA", added: "2026-02-30"), "favorites[1].added: '2026-02-30' is no whole date"),
      (entry("AOA", added: "2026"), "favorites[1].added: '2026' is no whole date"),
      (entry("IVE"), "favorites[1].id: 'IVE' was listed before"),
    ] {
      assertRefused(document(entry("IVE"), text), flaw)
    }
  }

  private func entry(
    _ id: String, kind: String = "group", added: String = "2026-11-21"
  ) -> String {
    "{\"kind\": \"\(kind)\", \"id\": \"\(id)\", \"added\": \"\(added)\"}"
  }

  private func document(_ entries: String...) -> String {
    "{\"schemaVersion\": 1, \"favorites\": [\(entries.joined(separator: ", "))]}"
  }

  private func read(_ text: String) throws -> Favorites {
    try FavoritesDocument(decoding: Data(text.utf8)).favorites
  }

  private func assertRefused(
    _ text: String, _ flaw: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try read(text), text, file: file, line: line) { error in
      XCTAssertEqual("\(error)", flaw, text, file: file, line: line)
    }
  }
}
