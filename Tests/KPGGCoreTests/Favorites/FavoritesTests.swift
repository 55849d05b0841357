import Foundation
import KPGGCore
import XCTest

final class FavoritesTests: XCTestCase {
  private var today: CalendarDate { get throws { try checked("2026-11-21") } }

  func testTheNewestComesFirst() throws {
    var favorites = Favorites()
    favorites.add(try .of("IVE"), on: try today)
    favorites.add(try .of("IVE/Liz"), on: try today)
    favorites.add(try .of("TWICE"), on: try checked("2026-11-22"))
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

  func testMergingKeepsTheTagsAndNotesOfBoth() throws {
    var favorites = try Favorites.of(
      "IVE 2026-11-21 bias,main a", "AOA 2026-11-20", "KARA 2026-11-20 - old")
    let others = try Favorites.of(
      "ive 2026-11-21 Bias,2023 b", "AOA 2026-11-21 new n", "KARA 2026-11-21")
    for _ in 1...2 {
      favorites.merge(others)
      XCTAssertEqual(
        favorites.texts,
        [
          "IVE 2026-11-21 bias,main,2023 a / b", "AOA 2026-11-20 new n", "KARA 2026-11-20 - old",
        ])
    }
  }

  func testTagsAndTheNoteOfAFavoriteChange() throws {
    var favorites = try Favorites.of("IVE 2026-11-21 bias")
    favorites.update(try .of("ive")) { entry in
      entry.add([FavoriteTag("BIAS"), FavoriteTag("2023")].compactMap(\.self))
      entry.note = FavoriteNote("note")
    }
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-21 bias,2023 note"])
    favorites.update(try .of("IVE")) { entry in
      entry.remove([FavoriteTag("Bias"), FavoriteTag("other")].compactMap(\.self))
      entry.note = nil
    }
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-21 2023"])
    favorites.update(try .of("AOA")) { $0.note = FavoriteNote("none") }
    XCTAssertEqual(favorites.texts, ["IVE 2026-11-21 2023"])
  }

  func testARemovedFavoriteIsRestoredWithItsTagsAndNote() throws {
    let all = try Favorites.of("IVE 2026-11-21 bias note", "AOA 2026-11-20 2023")
    for entry in all.entries {
      var favorites = all
      favorites.remove(entry.favorite)
      favorites.restore(entry)
      XCTAssertEqual(favorites, all)
    }
    var added = all
    added.restore(try XCTUnwrap(try Favorites.of("AOA 2026-11-01 new").entries.first))
    XCTAssertEqual(
      added.texts, ["IVE 2026-11-21 bias note", "AOA 2026-11-01 2023,new"])
  }

  func testAllTagsAreListedOnce() throws {
    let favorites = try Favorites.of("IVE 2026-11-21 bias,2023", "AOA 2026-11-20 Bias,old")
    XCTAssertEqual(favorites.tags.map(\.text), ["bias", "2023", "old"])
  }

  // The IDs that an app has.

  func testGroupsAndMembersCanBeAddedFoundAndRemoved() throws {
    var favorites = Favorites()
    XCTAssertTrue(favorites.add("IVE", on: try today))
    XCTAssertTrue(favorites.add("IVE/Liz", on: try today))
    XCTAssertEqual(favorites.ids, ["IVE/Liz", "IVE"])
    XCTAssertTrue(favorites.contains("IVE/Liz"))
    XCTAssertEqual(favorites.date(of: "IVE/Liz"), try today)
    favorites.remove("IVE/Liz")
    XCTAssertEqual(favorites.ids, ["IVE"])
    XCTAssertFalse(favorites.contains("IVE/Liz"))
    XCTAssertNil(favorites.date(of: "IVE/Liz"))
  }

  func testAddingAnExistingIDReportsThatNothingChanged() throws {
    var favorites = try Favorites.of("IVE 2026-11-20")
    XCTAssertFalse(favorites.add("IVE", on: try today))
    XCTAssertEqual(favorites.date(of: "IVE"), try checked("2026-11-20"))
  }

  func testASongCanBeAFavorite() throws {
    var favorites = try Favorites.of("IVE 2026-11-20")
    XCTAssertTrue(favorites.add("IVE/songs/HEYA", on: try today))
    XCTAssertFalse(favorites.add("ive/songs/HEYA", on: try today))
    XCTAssertEqual(favorites.ids, ["IVE/songs/HEYA", "IVE"])
    XCTAssertEqual(favorites.date(of: "IVE/songs/HEYA"), try today)
    XCTAssertEqual(try Favorites(favorites.data), favorites)
    favorites.remove("IVE/songs/HEYA")
    XCTAssertEqual(favorites.ids, ["IVE"])
  }

  func testASongWithoutATitleIsNoFavorite() throws {
    var favorites = Favorites()
    XCTAssertFalse(favorites.add("IVE/songs/", on: try today))
    XCTAssertEqual(favorites, Favorites())
  }

  func testAnIncompleteDateAddsNothing() throws {
    var favorites = Favorites()
    for date in ["2026", "2026-11"] {
      XCTAssertFalse(favorites.add("IVE", on: try checked(date)), date)
    }
    XCTAssertEqual(favorites, Favorites())
  }

  func testNothingIsAddedBeyondTheLimit() throws {
    var favorites = try Favorites.groups(Favorites.limit - 1)
    XCTAssertTrue(favorites.add("IVE", on: try today))
    XCTAssertFalse(favorites.add("IVE/Liz", on: try today))
    XCTAssertEqual(favorites.ids.count, Favorites.limit)
    favorites.remove("GROUP1")
    XCTAssertTrue(favorites.add("IVE/Liz", on: try today))
  }

  func testMergingLosesNoFavoriteBeyondTheLimit() throws {
    var favorites = try Favorites.groups(Favorites.limit)
    favorites.merge(try .of("IVE 2026-11-20"))
    XCTAssertEqual(favorites.ids.count, Favorites.limit + 1)
    XCTAssertEqual(try Favorites(favorites.data), favorites)
  }

  func testLetterCaseMakesNoDifferenceInAGroupID() throws {
    var favorites = try Favorites.of("ohmygirl 2026-11-20", "ive/Liz 2026-11-19")
    XCTAssertTrue(favorites.contains("OHMYGIRL"))
    XCTAssertEqual(favorites.date(of: "OHMYGIRL"), try checked("2026-11-20"))
    XCTAssertFalse(favorites.add("OHMYGIRL", on: try today))
    XCTAssertTrue(favorites.contains("IVE/Liz"))
    XCTAssertFalse(favorites.contains("IVE/LIZ"))
    XCTAssertEqual(favorites, try .of("OHMYGIRL 2026-11-20", "IVE/Liz 2026-11-19"))
    XCTAssertEqual(favorites.ids, ["ohmygirl", "ive/Liz"])
    favorites.remove("IVE/Liz")
    XCTAssertEqual(favorites.ids, ["ohmygirl"])
  }
}
