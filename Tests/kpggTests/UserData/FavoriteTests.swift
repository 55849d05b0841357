import KPGGCore
import XCTest

@testable import kpgg

final class FavoriteTests: XCTestCase {
  func testAGroupHasItsOwnID() throws {
    let favorite = try XCTUnwrap(Favorite(.group, id: "IVE"))
    XCTAssertEqual(favorite.id, "IVE")
    XCTAssertEqual(favorite.groupID.description, "IVE")
    XCTAssertNil(favorite.memberID)
  }

  func testAMemberHasTheIDOfTheirGroup() throws {
    let favorite = try XCTUnwrap(Favorite(.member, id: "IVE/Liz"))
    XCTAssertEqual(favorite.id, "IVE/Liz")
    XCTAssertEqual(favorite.groupID.description, "IVE")
    XCTAssertEqual(favorite.memberID?.name, "Liz")
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
