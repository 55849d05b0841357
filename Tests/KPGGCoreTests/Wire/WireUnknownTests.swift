import XCTest

@testable import KPGGCore

final class WireUnknownTests: XCTestCase {
  func testTheWordMeansUnknownWithAndWithoutItsFullStop() {
    XCTAssertTrue(WireUnknown.isMeant(by: "알려지지 않음."))
    XCTAssertTrue(WireUnknown.isMeant(by: "알려지지 않음"))
  }

  func testTheWordMayBeDecomposed() {
    XCTAssertTrue(WireUnknown.isMeant(by: UnicodeForm.decomposed("알려지지 않음.")))
  }

  func testEmptyMeansUnknown() { XCTAssertTrue(WireUnknown.isMeant(by: "")) }

  func testOtherTextIsKnown() {
    for text in ["알려지지", "알려지지 않음..", ".", "효정", "unknown"] {
      XCTAssertFalse(WireUnknown.isMeant(by: text), text)
    }
  }
}
