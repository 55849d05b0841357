import XCTest

@testable import KPGGCore

final class ValidatorsTests: XCTestCase {
  func testBothMakeTheRequestConditional() {
    XCTAssertEqual(
      Validators(entityTag: "W/\"1\"", lastModified: "Sun, 06 Nov 1994 08:49:37 GMT").requestFields,
      ["If-None-Match": "W/\"1\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"])
  }

  func testWithoutThemTheRequestIsUnconditional() {
    XCTAssertEqual(Validators().requestFields, [:])
  }

  func testWhatCannotStandInAHeaderFieldIsLeftOut() {
    XCTAssertEqual(
      Validators(entityTag: "\"1\"\r\nHost: elsewhere", lastModified: "").requestFields, [:])
  }
}
