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
      ("{\"schemaVersion\": 2, \"favorites\": 0}", "the schema version must be 1, not 2"),
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

  func testTagsAndTheNoteCanBeReadBack() throws {
    let favorites = try Favorites.of("IVE 2026-11-21 bias,최애 first concert, 2023")
    XCTAssertEqual(try Favorites(favorites.data), favorites)
    let written = favorites.json.canonicalText
    XCTAssertTrue(written.contains("\"note\": \"first concert, 2023\""), written)
    XCTAssertTrue(written.contains("\"tags\": [\n        \"bias\",\n        \"최애\"\n"), written)
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-21 bias,최애 first concert, 2023"])
  }

  func testEmptyTagsAndABlankNoteAreNone() throws {
    let text = document(entry("IVE", ", \"tags\": [], \"note\": \" \""))
    XCTAssertEqual(try read(text), try .of("IVE 2026-11-21"))
    let repeated = document(entry("IVE", ", \"tags\": [\"bias\", \"Bias\"]"))
    XCTAssertEqual(try read(repeated).texts, ["IVE 2026-11-21 bias"])
  }

  func testUnknownKeysStay() throws {
    let text =
      "{\"schemaVersion\": 1, \"color\": {\"a\": [1.5, null]}, \"favorites\": ["
      + entry("IVE", ", \"stars\": 5") + "]}"
    var favorites = try read(text)
    favorites.merge(try .of("IVE 2026-11-20 bias"))
    favorites.merge(try .of("AOA 2026-11-20"))
    favorites.restore(try XCTUnwrap(try Favorites.of("AOA 2026-11-19").entries.first))
    let written = try read(favorites.json.canonicalText)
    XCTAssertEqual(written, favorites)
    for key in ["\"color\": {", "\"stars\": 5", "1.5", "\"bias\""] {
      XCTAssertTrue(written.json.canonicalText.contains(key), written.json.canonicalText)
    }
    favorites.removeAll()
    XCTAssertTrue(favorites.json.canonicalText.contains("\"color\": {"))
  }

  func testManyTagsAreReadQuickly() throws {
    let tags = (0..<50_000).map { "\"t\($0)\"" }.joined(separator: ",")
    let text = document(entry("IVE", ", \"tags\": [\(tags)]"))
    XCTAssertEqual(try read(text).tags.count, 50_000)
  }

  func testAnInvalidTagOrNoteIsReportedWithItsKeyPath() {
    let long = String(repeating: "a", count: 1001)
    for (keys, problem) in [
      ("\"tags\": \"bias\"", "favorites[0].tags: must be an array (line 1, column 98)"),
      ("\"tags\": null", "favorites[0].tags: must be an array (line 1, column 98)"),
      ("\"tags\": [\"a\", 1]", "favorites[0].tags[1]: must be a string (line 1, column 104)"),
      (
        "\"tags\": [\"a b\"]",
        "favorites[0].tags[0]: 'a b' is not a word of at most 32 characters without commas "
          + "(line 1, column 99)"
      ),
      ("\"note\": 5", "favorites[0].note: must be a string (line 1, column 98)"),
      (
        "\"note\": \"\(long)\"",
        "favorites[0].note: '\(long.prefix(64))…' is not a line of at most 1000 characters "
          + "(line 1, column 98)"
      ),
      ("\"stars\": 1e999", "favorites[0].stars: not a valid value (line 1, column 99)"),
    ] {
      assertInvalid(document(entry("IVE", ", \(keys)")), problem)
    }
  }

  func testATextWithManyMarksIsInvalid() {
    // Comparing such texts takes quadratic time: this file would take minutes.
    let marks = String(repeating: "\u{301}\u{323}", count: 100_000)
    for text in [
      document(entry("TWICE/e\(marks)", kind: "member")),
      document(entry("IVE", ", \"note\": \"\(marks)\"")),
    ] {
      XCTAssertThrowsError(try read(text)) { error in
        let start = "more than 30 combining marks in a row (line 1, column "
        XCTAssertTrue("\(error)".hasPrefix(start))
      }
    }
  }

  func testANewerDocumentIsInvalid() {
    assertInvalid(
      "{\"schemaVersion\": 2, \"favorites\": 0}", "the schema version must be 1, not 2")
    assertInvalid("{\"schemaVersion\": 2}", "wrong document: the key 'favorites' is missing")
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
    _ id: String, _ otherKeys: String = "", kind: String = "group", added: String = "2026-11-21"
  ) -> String {
    "{\"kind\": \"\(kind)\", \"id\": \"\(id)\", \"added\": \"\(added)\"\(otherKeys)}"
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
