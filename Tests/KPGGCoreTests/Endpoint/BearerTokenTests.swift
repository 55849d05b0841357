import XCTest

@testable import KPGGCore

final class BearerTokenTests: XCTestCase {
  func testATokenIsAHeaderField() {
    XCTAssertEqual(
      BearerToken("abc-123")?.requestFields, ["Authorization": "Bearer abc-123"])
  }

  func testNoMessageShowsIt() throws {
    let token = try XCTUnwrap(BearerToken("secret"))
    var dumped = ""
    dump(token, to: &dumped)
    for text in ["\(token)", String(reflecting: token), dumped, "\([token])"] {
      XCTAssertFalse(text.contains("secret"), text)
    }
  }

  func testWhatCannotStandInAHeaderFieldIsRefused() {
    for text in ["", "two words", "line\nbreak", "\u{7F}", "토큰"] {
      XCTAssertNil(BearerToken(text), text)
    }
  }
}
