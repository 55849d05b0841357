import XCTest

@testable import kpgg

final class PictureReaderTests: XCTestCase {
  func testNumbersAreReadInBothOrders() throws {
    var reader = PictureReader([1, 2, 3, 4, 5, 6, 7])
    XCTAssertEqual(try reader.byte(), 1)
    XCTAssertEqual(try reader.littleEndian16(), 0x0302)
    XCTAssertEqual(try reader.bigEndian32(), 0x0405_0607)
    XCTAssertTrue(reader.isAtEnd)
  }

  func testAReadBeyondTheEndIsAnError() throws {
    var reader = PictureReader([1, 2, 3])
    for count in [4, -1, Int.max, Int.min] {
      XCTAssertThrowsError(try reader.slice(count), "\(count)")
    }
    XCTAssertEqual(Array(try reader.slice(3)), [1, 2, 3])
    XCTAssertEqual(Array(try reader.slice(0)), [])
    XCTAssertThrowsError(try reader.byte())
    XCTAssertThrowsError(try reader.bigEndian16())
  }

  func testAnOffsetStaysInTheBytes() throws {
    var reader = PictureReader([1, 2, 3])
    reader.move(to: 2)
    XCTAssertEqual(try reader.byte(), 3)
    reader.move(to: 99)
    XCTAssertTrue(reader.isAtEnd)
    reader.move(to: -5)
    XCTAssertEqual(try reader.byte(), 1)
  }
}
