import XCTest

@testable import KPGGCore

final class NumberTextTests: XCTestCase {
  func testAWholeNumberHasNoFraction() {
    XCTAssertEqual((163.0).shortestText, "163")
    XCTAssertEqual((-1.0).shortestText, "-1")
  }

  func testAFractionKeepsItsDigits() {
    XCTAssertEqual((166.5).shortestText, "166.5")
    XCTAssertEqual((0.1).shortestText, "0.1")
  }

  func testWhatNoIntegerHoldsIsNoTrap() {
    XCTAssertEqual((1e20).shortestText, "1e+20")
    XCTAssertEqual(Double.infinity.shortestText, "inf")
  }
}
