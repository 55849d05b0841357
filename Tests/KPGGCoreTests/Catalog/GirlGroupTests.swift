import XCTest

@testable import KPGGCore

final class GirlGroupTests: XCTestCase {
  func testTheDefaultNameIsTheID() throws {
    XCTAssertEqual(GirlGroup(id: "OHMYGIRL").name, "OHMYGIRL")
  }

  func testGroupsAreOrderedByNewestDebutThenByID() throws {
    for (first, second) in try [
      (group("Z", debut: "2015-04-21"), group("A", debut: "2015-04-20")),
      (group("A", debut: "2015"), group("B", debut: "2015")), (group("A"), group("B")),
      (group("Z", debut: "1997"), group("A")),
    ] {
      XCTAssertTrue(GirlGroup.isNewer(first, second))
      XCTAssertFalse(GirlGroup.isNewer(second, first))
    }
  }
}
