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

  private func day(_ text: String) throws -> CalendarDate { try XCTUnwrap(CalendarDate(text)) }
}
