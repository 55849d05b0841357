import XCTest

@testable import KPGGCore

final class TextFormattingTests: XCTestCase {
  func testOnlyASCIIDigitsAreDigits() {
    let digits = (UInt8.min...UInt8.max).filter(\.isDigit)
    XCTAssertEqual(digits, Array("0123456789".utf8))
  }

  func testADecimalNumberIsParsed() {
    for (text, number) in [("0", 0), ("166", 166), ("166.5", 166.5), (".5", 0.5), ("007", 7)] {
      XCTAssertEqual(Double(decimal: text), number, text)
    }
  }

  func testOtherNotationsAreRejected() {
    for text in [
      "", ".", "1.2.3", "+5", "-5", "1e2", "0x50", "inf", "nan", " 1", "1 ", "1,5", "１６６", "٥",
    ] {
      XCTAssertNil(Double(decimal: text), text)
    }
  }

  func testAWholeNumberHasNoFraction() {
    XCTAssertEqual((163.0).shortestText, "163")
    XCTAssertEqual((-1.0).shortestText, "-1")
  }

  func testAFractionKeepsItsDigits() {
    XCTAssertEqual((166.5).shortestText, "166.5")
    XCTAssertEqual((0.1).shortestText, "0.1")
  }

  func testANumberTooLargeForAnIntegerDoesNotTrap() {
    XCTAssertEqual((1e20).shortestText, "1e+20")
    XCTAssertEqual(Double.infinity.shortestText, "inf")
  }

  func testUnreservedCharactersAreNotPercentEncoded() {
    XCTAssertEqual("aZ09-._~".percentEncoded, "aZ09-._~")
  }

  func testEveryOtherByteIsPercentEncoded() {
    XCTAssertEqual("a b/가%\u{0}".percentEncoded, "a%20b%2F%EA%B0%80%25%00")
  }
}
