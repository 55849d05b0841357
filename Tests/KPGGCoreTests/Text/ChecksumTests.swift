import Foundation
import XCTest

@testable import KPGGCore

final class ChecksumTests: XCTestCase {
  func testTheChecksumIsFNV1a() {
    XCTAssertEqual(Checksum.text(of: Data()), "cbf29ce484222325")
    XCTAssertEqual(Checksum.text(of: Data("foobar".utf8)), "85944171f73967e8")
  }

  func testTheChecksumOfPartsIsThatOfTheWhole() {
    var checksum = Checksum()
    checksum.add("foo")
    checksum.add("bar")
    XCTAssertEqual(checksum.value, 0x8594_4171_F739_67E8)
  }
}
