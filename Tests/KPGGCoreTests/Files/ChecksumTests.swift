import XCTest

@testable import KPGGCore

final class ChecksumTests: XCTestCase {
  func testTheSumIsThatOfFNV1a() {
    XCTAssertEqual(Checksum.text(of: "".utf8), "cbf29ce484222325")
    XCTAssertEqual(Checksum.text(of: "foobar".utf8), "85944171f73967e8")
  }
}
