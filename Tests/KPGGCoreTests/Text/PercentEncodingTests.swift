import XCTest

@testable import KPGGCore

final class PercentEncodingTests: XCTestCase {
  func testUnreservedCharactersStand() {
    XCTAssertEqual("aZ09-._~".percentEncoded, "aZ09-._~")
  }

  func testEveryOtherByteIsEncoded() {
    XCTAssertEqual("a b/가%\u{0}".percentEncoded, "a%20b%2F%EA%B0%80%25%00")
  }
}
