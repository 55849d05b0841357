import Foundation
import XCTest

@testable import KPGGCore

final class ChecksumTests: XCTestCase {
  func testTheSumIsThatOfFNV1a() {
    XCTAssertEqual(Checksum.text(of: Data()), "cbf29ce484222325")
    XCTAssertEqual(Checksum.text(of: Data("foobar".utf8)), "85944171f73967e8")
  }
}
