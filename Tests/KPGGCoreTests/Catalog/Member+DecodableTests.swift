import Foundation
import XCTest

@testable import KPGGCore

final class MemberDecodableTests: XCTestCase {
  func testAHeightComesBack() throws {
    var yooa = try member("OHMYGIRL/YooA")
    yooa.heightCm = 158.5
    XCTAssertEqual(try coded(yooa), yooa)
  }

  func testAHeightThatNobodyHasIsRefused() throws {
    for height in [0, -158, 0.5, 300] {
      var yooa = try member("OHMYGIRL/YooA")
      yooa.heightCm = height
      XCTAssertThrowsError(try coded(yooa), "\(height)")
    }
  }
}
