import XCTest

@testable import KPGGCore

final class GroupStatusTests: XCTestCase {
  func testAStatusIsReadFromItsWord() {
    XCTAssertEqual(
      ["active", "hiatus", "disbanded"].map { GroupStatus($0) }, [.active, .hiatus, .disbanded])
  }

  func testAStatusComesBackFromJSON() throws {
    XCTAssertEqual(try coded(GroupStatus.allCases), GroupStatus.allCases)
  }

  func testOtherWordsAreRefused() {
    for text in ["Active", "resting", "unknown", ""] { XCTAssertNil(GroupStatus(text), text) }
  }
}
