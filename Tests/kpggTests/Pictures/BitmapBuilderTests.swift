import XCTest

@testable import kpgg

final class BitmapBuilderTests: XCTestCase {
  func testASmallPictureKeepsItsPixels() throws {
    var builder = try builder(2, 2, side: 2)
    builder.add([1, 2, 3, 4, 5, 6], y: 0)
    builder.add([7, 8, 9, 10, 11, 12], y: 1)
    XCTAssertEqual(builder.bitmap.bytes, Array(1...12))
  }

  func testALargePictureIsReducedToLessThanTwiceTheSide() throws {
    let sizes = [
      (100, 30, PixelSize(width: 13, height: 4)), (160, 10, PixelSize(width: 10, height: 1)),
      (1, 1, PixelSize(width: 1, height: 1)), (18, 5, PixelSize(width: 18, height: 5)),
      (5, 19, PixelSize(width: 3, height: 10)), (79, 1, PixelSize(width: 10, height: 1)),
    ]
    for (width, height, expected) in sizes {
      XCTAssertEqual(try builder(width, height, side: 10).bitmap.size, expected)
    }
  }

  func testEdgePixelsAverageOnlyThePicture() throws {
    var builder = try builder(3, 3, side: 1)
    for y in 0..<3 { builder.add([0, 0, 90, 0, 60, 90, 30, 0, 90], y: y) }
    XCTAssertEqual(builder.bitmap.size, PixelSize(width: 2, height: 2))
    XCTAssertEqual(builder.bitmap.bytes, [0, 30, 90, 30, 0, 90, 0, 30, 90, 30, 0, 90])
  }

  func testPixelsCanBeApart() throws {
    var builder = try builder(4, 1, side: 4)
    builder.add([1, 1, 1, 2, 2, 2], x: 1, y: 0, step: 2)
    XCTAssertEqual(builder.bitmap.bytes, [0, 0, 0, 1, 1, 1, 0, 0, 0, 2, 2, 2])
  }

  func testPixelsOutsideThePictureAreIgnored() throws {
    var builder = try builder(1, 1, side: 4)
    for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] { builder.add([9, 9, 9], x: x, y: y) }
    builder.add([1, 1], y: 0)
    XCTAssertEqual(builder.bitmap.bytes, [0, 0, 0])
    builder.add([1, 1, 1, 2, 2, 2], y: 0)
    XCTAssertEqual(builder.bitmap.bytes, [1, 1, 1])
  }

  func testAPictureWithTooManyPixelsIsAnError() throws {
    XCTAssertNoThrow(try builder(4096, 4096, side: 1))
    for (width, height) in [(4097, 4096), (Int.max, Int.max), (1, 16 << 20 + 1)] {
      XCTAssertThrowsError(try builder(width, height, side: 1)) { error in
        XCTAssertEqual(error as? PictureError, .tooLarge)
      }
    }
    XCTAssertThrowsError(try builder(0, 5, side: 1))
    XCTAssertThrowsError(try builder(5, -1, side: 1))
  }

  private func builder(
    _ width: Int, _ height: Int, side: Int
  ) throws(PictureError) -> BitmapBuilder {
    try BitmapBuilder(PixelSize(width: width, height: height), side: side)
  }
}
