import XCTest

@testable import KPGGCore

final class PositionTests: XCTestCase {
  func testAPositionThatNobodyHasMetIsOne() throws {
    let position: Position = try checked("Chief Aegyo Officer")
    XCTAssertEqual(position.description, "Chief Aegyo Officer")
  }

  func testAPositionComesBackFromJSON() throws {
    let position: Position = try checked("Main Vocalist")
    XCTAssertEqual(try coded(position), position)
  }

  func testAnEmptyPositionIsRefused() { XCTAssertNil(Position("")) }

  func testAnEmptyPositionInJSONIsRefused() {
    XCTAssertThrowsError(try decoded([Position].self, #"[""]"#))
  }
}
