import Foundation
import KPGGCore
import XCTest

/// The JSON document of favorites.
final class FavoritesDocumentTests: XCTestCase {
  func testADocumentCanBeReadBack() throws {
    let favorites = try Favorites.of("TWICE 2026-11-22", "IVE/Liz 2026-11-21", "IVE 2026-11-21")
    XCTAssertEqual(try read(favorites.json.canonicalText), favorites)
  }

  func testTheDataCanBeReadBack() throws {
    let favorites = try Favorites.of("TWICE 2026-11-22", "IVE/Liz 2026-11-21", "IVE 2026-11-21")
    XCTAssertEqual(try Favorites(favorites.data), favorites)
    XCTAssertEqual(try Favorites(Favorites().data), Favorites())
    XCTAssertEqual(String(decoding: favorites.data, as: UTF8.self), favorites.json.canonicalText)
  }

  func testTheErrorOfBadDataNamesTheValueForLogs() {
    for (text, line) in [
      (
        document(entry("IVE"), entry("AOA", added: "2026-02-30")),
        "favorites[1].added: '2026-02-30' is not a complete date (line 1, column 131)"
      ),
      ("", "the document is empty"),
      ("{\"schemaVersion\": 2}", "the schema version must be 1, not 2"),
    ] {
      XCTAssertThrowsError(try Favorites(Data(text.utf8)), text) { error in
        XCTAssertEqual("\(error)", line)
        XCTAssertEqual(error.localizedDescription, "The file is not a valid list of favorites.")
        XCTAssertEqual((error as? FavoritesError)?.text.korean, "올바른 즐겨찾기 파일이 아닙니다.")
      }
    }
  }

  func testTheDocumentIsCanonical() throws {
    XCTAssertEqual(
      try Favorites.of("IVE 2026-11-21").json.canonicalText,
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

  func testEntriesAreSortedWhenRead() throws {
    let text = document(entry("IVE", added: "2026-11-20"), entry("TWICE", added: "2026-11-21"))
    XCTAssertEqual(try read(text).texts, ["TWICE 2026-11-21", "IVE 2026-11-20"])
  }

  func testANewerDocumentIsInvalid() {
    assertInvalid(
      "{\"schemaVersion\": 2}", "the schema version must be 1, not 2")
  }

  func testOtherDocumentsAreInvalid() {
    assertInvalid("{}", "wrong document: the key 'schemaVersion' is missing")
    assertInvalid("[]", "must be an object (line 1, column 1)")
    assertInvalid("", "the document is empty")
    assertInvalid(
      document(entry("IVE")).dropLast(9).description, "the JSON is incomplete (line 1, column 82)")
    assertInvalid("{\"schemaVersion\": 1}", "favorites: missing")
  }

  func testAnInvalidEntryIsReportedWithItsKeyPath() {
    for (text, problem) in [
      ("1", "favorites[1]: must be an object (line 1, column 91)"),
      ("{\"kind\": \"group\", \"added\": \"2026-11-21\"}", "favorites[1].id: missing"),
      ("{\"kind\": \"group\", \"id\": \"AOA\"}", "favorites[1].added: missing"),
      (
        entry("AOA", kind: "section"),
        "favorites[1].kind: 'section' is not 'group', 'member', or 'song' (line 1, column 100)"
      ),
      (
        entry("AOA", kind: "song"),
        "favorites[1].id: 'AOA' is not a valid song ID (line 1, column 114)"
      ),
      (
        entry("AOA/songs/", kind: "song"),
        "favorites[1].id: 'AOA/songs/' is not a valid song ID (line 1, column 114)"
      ),
      (
        entry("AOA", kind: "member"),
        "favorites[1].id: 'AOA' is not a valid member ID (line 1, column 116)"
      ),
      (
        entry("AOA/Mina"),
        "favorites[1].id: 'AOA/Mina' is not a valid group ID (line 1, column 115)"
      ),
      (entry("../AOA"), "favorites[1].id: '../AOA' is not a valid group ID (line 1, column 115)"),
      (
        entry("AOA\\u001b[2J"),
        "favorites[1].id: 'AOA\u{1B}[2J' is not a valid group ID (line 1, column 115)"
      ),
      (
        entry("AOA", added: "2026-02-30"),
        "favorites[1].added: '2026-02-30' is not a complete date (line 1, column 131)"
      ),
      (
        entry("AOA", added: "2026"),
        "favorites[1].added: '2026' is not a complete date (line 1, column 131)"
      ),
      (entry("IVE"), "favorites[1].id: 'IVE' is already listed (line 1, column 115)"),
    ] {
      assertInvalid(document(entry("IVE"), text), problem)
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
    try Favorites(decoding: Data(text.utf8))
  }

  private func assertInvalid(
    _ text: String, _ problem: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try read(text), text, file: file, line: line) { error in
      XCTAssertEqual("\(error)", problem, text, file: file, line: line)
    }
  }
}
