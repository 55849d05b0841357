import XCTest

@testable import KPGGCore

final class FavoriteNoteTests: XCTestCase {
  func testANoteIsALineWithoutSpacesAtItsEnds() {
    XCTAssertEqual(FavoriteNote(" first concert, 2023 ")?.text, "first concert, 2023")
    for text in ["", " \t", "a\nb", "a\u{1B}[2Jb", "a\u{202E}b", "a\u{2028}b"] {
      XCTAssertNil(FavoriteNote(text), text)
    }
  }

  func testATypedNoteHasALimit() {
    XCTAssertNotNil(FavoriteNote(String(repeating: "가", count: FavoriteNote.limit)))
    XCTAssertNil(FavoriteNote(String(repeating: "가", count: FavoriteNote.limit + 1)))
  }

  func testATypedNoteKeepsThirtyMarksInARow() throws {
    let mark = "\u{301}"
    let note = try XCTUnwrap(FavoriteNote("e" + String(repeating: mark, count: 100)))
    XCTAssertEqual(note.text, "e" + String(repeating: mark, count: 30))
    var favorites = Favorites()
    let favorite = Favorite.group("IVE")
    favorites.add(favorite, on: .earliest)
    favorites.update(favorite) { $0.note = note }
    XCTAssertEqual(try Favorites(favorites.data), favorites)
  }

  func testMergingKeepsBothNotes() throws {
    for (one, other, both) in [
      ("a", "b", "a / b"), ("a", "a", "a"), ("a / b", "b", "a / b"), ("b", "a / b", "b / a"),
      ("a / b", "c / a", "a / b / c"), ("a/b", "b", "a/b / b"),
    ] {
      let merged = try note(one).merged(with: try note(other))
      XCTAssertEqual(merged.text, both)
      XCTAssertEqual(merged.merged(with: try note(other)), merged)
    }
  }

  func testMergedNotesCanBeReadBack() throws {
    let notes = try ["가", "나", "다"].map {
      try note(String(repeating: $0, count: FavoriteNote.limit))
    }
    let merged = notes[0].merged(with: notes[1]).merged(with: notes[2])
    XCTAssertEqual(FavoriteNote(stored: merged.text), merged)
    XCTAssertNil(FavoriteNote(merged.text))
    XCTAssertNil(FavoriteNote(stored: notes[0].text + "가"))
  }

  private func note(_ text: String) throws -> FavoriteNote { try XCTUnwrap(FavoriteNote(text)) }
}
