import XCTest

@testable import KPGGCore

final class FavoriteTests: XCTestCase {
  func testAFavoriteHasItsIDAndItsGroup() throws {
    for (kind, id, member) in [(RecordKind.group, "IVE", nil), (.member, "IVE/Liz", "Liz")] {
      let favorite = try XCTUnwrap(Favorite(kind, id: id))
      XCTAssertEqual(favorite.id.description, id)
      XCTAssertEqual(favorite.groupID.description, "IVE")
      XCTAssertEqual(favorite.memberID?.name, member)
    }
  }

  func testGroupIDsIgnoreCase() throws {
    for (one, other) in [("OHMYGIRL", "ohmygirl"), ("IVE/Liz", "ive/Liz")] {
      XCTAssertEqual(Set([try Favorite.of(one), try .of(other)]).count, 1)
    }
    XCTAssertNotEqual(try Favorite.of("IVE/Liz"), try .of("IVE"))
  }

  func testMemberNamesAreCaseSensitive() throws {
    XCTAssertNotEqual(try Favorite.of("IVE/Yuna"), try .of("IVE/YUNA"))
    XCTAssertEqual(Set([try Favorite.of("IVE/Yuna"), try .of("IVE/YUNA")]).count, 2)
  }

  func testAnIDOfTheOtherKindIsInvalid() {
    XCTAssertNil(Favorite(.group, id: "IVE/Liz"))
    XCTAssertNil(Favorite(.member, id: "IVE"))
  }

  func testAnIDThatCouldBeAPathIsInvalid() {
    for id in ["", "../x", ".x", "a\u{1B}b", "first"] { XCTAssertNil(Favorite(.group, id: id), id) }
    for id in ["../x", "IVE/../x", "/x", "IVE/"] { XCTAssertNil(Favorite(.member, id: id), id) }
  }
}
