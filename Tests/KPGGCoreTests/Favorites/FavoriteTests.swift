import XCTest

@testable import KPGGCore

final class FavoriteTests: XCTestCase {
  func testAFavoriteHasItsIDAndItsGroup() throws {
    for (kind, id, member, title) in [
      (RecordKind.group, "IVE", nil, nil), (.member, "IVE/Liz", "Liz", nil),
      (.song, "IVE/songs/HEYA", nil, "HEYA"), (.song, "IVE/songs/A/B", nil, "A/B"),
    ] {
      let favorite = try XCTUnwrap(Favorite(kind, id: id))
      XCTAssertEqual(favorite.kind, kind)
      XCTAssertEqual(favorite.id.description, id)
      XCTAssertEqual(favorite.groupID.description, "IVE")
      XCTAssertEqual(favorite.memberID?.name, member)
      XCTAssertEqual(favorite.title, title)
    }
  }

  func testGroupIDsIgnoreCase() throws {
    for (one, other) in [
      ("OHMYGIRL", "ohmygirl"), ("IVE/Liz", "ive/Liz"), ("IVE/songs/HEYA", "ive/songs/HEYA"),
    ] {
      XCTAssertEqual(Set([try Favorite.of(one), try .of(other)]).count, 1)
    }
    XCTAssertNotEqual(try Favorite.of("IVE/Liz"), try .of("IVE"))
  }

  func testMemberNamesAndTitlesAreCaseSensitive() throws {
    XCTAssertNotEqual(try Favorite.of("IVE/songs/HEYA"), try .of("IVE/songs/Heya"))
    XCTAssertNotEqual(try Favorite.of("IVE/songs/Liz"), try .of("IVE/Liz"))
    XCTAssertNotEqual(try Favorite.of("IVE/Yuna"), try .of("IVE/YUNA"))
    XCTAssertEqual(Set([try Favorite.of("IVE/Yuna"), try .of("IVE/YUNA")]).count, 2)
  }

  func testAnIDOfTheOtherKindIsInvalid() {
    XCTAssertNil(Favorite(.group, id: "IVE/Liz"))
    XCTAssertNil(Favorite(.member, id: "IVE"))
    for id in ["IVE", "IVE/Liz", "IVE/songs", "IVE/songs/"] {
      XCTAssertNil(Favorite(.song, id: id), id)
    }
    for kind in [RecordKind.group, .member] {
      XCTAssertNil(Favorite(kind, id: "IVE/songs/HEYA"))
    }
  }

  func testAnIDThatCouldBeAPathIsInvalid() {
    for id in ["", "../x", ".x", "a\u{1B}b", "first"] { XCTAssertNil(Favorite(.group, id: id), id) }
    for id in ["../x", "IVE/../x", "/x", "IVE/"] { XCTAssertNil(Favorite(.member, id: id), id) }
  }
}
