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

  func testChangingACopyLeavesTheOriginalUnchanged() throws {
    var group = try group("OHMYGIRL", debut: "2015-04-21")
    let old = group
    group.name = "OH MY GIRL"
    XCTAssertEqual(old.name, "OHMYGIRL")
    XCTAssertEqual(group.debutDate, old.debutDate)
    XCTAssertNotEqual(group, old)
    group.name = "OHMYGIRL"
    XCTAssertEqual(group, old)
    XCTAssertEqual(Set([group, old]).count, 1)
  }
}
