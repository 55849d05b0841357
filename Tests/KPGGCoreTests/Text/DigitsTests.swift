import XCTest

@testable import KPGGCore

final class DigitsTests: XCTestCase {
  func testOnlyTheTenOfASCIIAreDigits() {
    let digits = (UInt8.min...UInt8.max).filter(\.isDigit)
    XCTAssertEqual(digits, Array("0123456789".utf8))
  }

  func testADecimalNumberIsRead() {
    for (text, number) in [("0", 0), ("166", 166), ("166.5", 166.5), (".5", 0.5), ("007", 7)] {
      XCTAssertEqual(Double(decimal: text), number, text)
    }
  }

  func testOtherNumbersAreNot() {
    for text in [
      "", ".", "1.2.3", "+5", "-5", "1e2", "0x50", "inf", "nan", " 1", "1 ", "1,5", "１６６", "٥",
    ] {
      XCTAssertNil(Double(decimal: text), text)
    }
  }
}
