import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesTests: XCTestCase {
  private var today: CalendarDate { get throws { try day("2026-11-21") } }

  func testTheNewestComesFirst() throws {
    var favorites = Favorites()
    favorites.add(try .of("IVE"), on: try today)
    favorites.add(try .of("IVE/Liz"), on: try today)
    favorites.add(try .of("TWICE"), on: try day("2026-11-22"))
    XCTAssertEqual(favorites.texts, ["TWICE 2026-11-22", "IVE/Liz 2026-11-21", "IVE 2026-11-21"])
  }

  func testAnEarlierDateIsInsertedInOrder() throws {
    var favorites = try Favorites.of("IVE 2026-11-22", "TWICE 2026-11-20")
    favorites.add(try .of("AOA"), on: try today)
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-22", "AOA 2026-11-21", "TWICE 2026-11-20"])
  }

  func testAddingAFavoriteAgainKeepsItsDate() throws {
    var favorites = try Favorites.of("IVE 2026-11-20")
    favorites.add(try .of("IVE"), on: try today)
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-20"])
  }

  func testAnIDThatNoDocumentCanHaveIsNoFavorite() {
    for id in ["하나".decomposedStringWithCanonicalMapping, "a%20b", #"a\b"#] {
      XCTAssertNil(Favorite(.group, id: id), id)
    }
  }

  func testAddingAnotherLetterCaseKeepsTheExistingID() throws {
    var favorites = try Favorites.of("IVE/Liz 2026-11-21", "ohmygirl 2026-11-20")
    favorites.merge(try .of("OHMYGIRL 2026-11-18", "ive/Liz 2026-11-21"))
    favorites.add(try .of("OhMyGirl"), on: try today)
    XCTAssertEqual(favorites.texts, ["IVE/Liz 2026-11-21", "ohmygirl 2026-11-18"])
    favorites.remove(try .of("OHMYGIRL"))
    XCTAssertEqual(favorites.texts, ["IVE/Liz 2026-11-21"])
  }

  func testRemovingAMemberKeepsTheirGroup() throws {
    var favorites = try Favorites.of("IVE 2026-11-21", "IVE/Liz 2026-11-21")
    favorites.remove(try .of("IVE/Liz"))
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-21"])
  }

  func testRemovingAMissingFavoriteChangesNothing() throws {
    var favorites = try Favorites.of("IVE 2026-11-21")
    favorites.remove(try .of("TWICE"))
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-21"])
  }

  func testTogglingTwiceChangesNothing() throws {
    var favorites = try Favorites.of("IVE 2026-11-20")
    favorites.toggle(try .of("TWICE"), on: try today)
    XCTAssertTrue(favorites.contains(try .of("TWICE")))
    favorites.toggle(try .of("TWICE"), on: try today)
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-20"])
  }

  func testMergingKeepsTheEarlierDate() throws {
    var favorites = try Favorites.of("IVE 2026-11-21", "TWICE 2026-11-19")
    favorites.merge(try .of("TWICE 2026-11-20", "IVE 2026-11-18"))
    XCTAssertEqual(favorites.texts, ["TWICE 2026-11-19", "IVE 2026-11-18"])
  }

  func testMergedFavoritesFollowExistingOnesOfTheSameDate() throws {
    var favorites = try Favorites.of("IVE 2026-11-21", "TWICE 2026-11-21")
    favorites.merge(try .of("AOA 2026-11-22", "EXID 2026-11-21", "KARA 2026-11-21"))
    XCTAssertEqual(
      favorites.entries.map(\.favorite.id), ["AOA", "IVE", "TWICE", "EXID", "KARA"])
  }

  func testMergingTheSameFavoritesChangesNothing() throws {
    let favorites = try Favorites.of("IVE 2026-11-21", "TWICE 2026-11-21", "AOA 2026-01-01")
    var merged = favorites
    merged.merge(favorites)
    XCTAssertEqual(merged, favorites)
  }

  func testEveryKindOfChange() throws {
    let change = FavoritesChange(
      from: try .of("IVE 2026-11-21", "TWICE 2026-11-21", "AOA 2026-11-20"),
      to: try .of("KARA 2026-11-21", "IVE 2026-11-20", "AOA 2026-11-20"),
      about: try ["KARA", "IVE", "TWICE", "AOA"].map { try .of($0) })
    XCTAssertEqual(change.added.map(\.id), ["KARA"])
    XCTAssertEqual(change.backdated.map(\.id), ["IVE"])
    XCTAssertEqual(change.removed.map(\.id), ["TWICE"])
    XCTAssertEqual(change.unchanged.map(\.id), ["AOA"])
  }

  func testOnlyTheGivenFavoritesAreListedAsUnchanged() throws {
    let favorites = try Favorites.of("IVE 2026-11-21", "TWICE 2026-11-21")
    let change = FavoritesChange(from: favorites, to: favorites, about: [try .of("IVE")])
    XCTAssertEqual(change.unchanged.map(\.id), ["IVE"])
  }

  func testTheOrderIsThatOfTheGivenFavorites() throws {
    let change = FavoritesChange(
      from: Favorites(), to: try .of("TWICE 2026-11-21", "IVE 2026-11-21"),
      about: try ["IVE", "TWICE", "IVE"].map { try .of($0) })
    XCTAssertEqual(change.added.map(\.id), ["IVE", "TWICE"])
  }

  func testADocumentCanBeReadBack() throws {
    let favorites = try Favorites.of("TWICE 2026-11-22", "IVE/Liz 2026-11-21", "IVE 2026-11-21")
    XCTAssertEqual(try read(favorites.json.canonicalText), favorites)
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
        entry("AOA", kind: "song"),
        "favorites[1].kind: 'song' is not 'group' or 'member' (line 1, column 100)"
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

  private func day(_ text: String) throws -> CalendarDate { try XCTUnwrap(CalendarDate(text)) }
}
