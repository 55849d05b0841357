import XCTest

@testable import KPGGCore

final class HeightTests: XCTestCase {
  func testAHeightIsFrom1ToBelow300Centimeters() {
    for centimeters in [1, 1.5, 158, 299.99] {
      XCTAssertEqual(Height(centimeters: centimeters)?.centimeters, centimeters)
    }
    for centimeters in [0, 0.99, -158, 300, 1650, .nan, .infinity] {
      XCTAssertNil(Height(centimeters: centimeters), "\(centimeters)")
    }
  }

  func testTheLimitsIncludeEveryHeight() throws {
    XCTAssertEqual(Height.least, Height(centimeters: 1))
    XCTAssertEqual(Height.greatest, Height(centimeters: (300.0).nextDown))
  }

  func testHeightsSortByCentimeters() throws {
    XCTAssertLessThan(try XCTUnwrap(Height(centimeters: 99.5)), 100)
  }

  func testTheTextHasNoUselessFraction() throws {
    XCTAssertEqual(try XCTUnwrap(Height(centimeters: 158.5)).text, "158.5 cm")
    XCTAssertEqual((158 as Height).text, "158 cm")
  }
}
