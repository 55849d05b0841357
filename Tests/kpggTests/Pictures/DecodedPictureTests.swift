import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class DecodedPictureTests: XCTestCase {
  func testASmallPictureKeepsItsSize() throws {
    let picture = try decoded("baseline-444.jpg")
    XCTAssertEqual(picture.bitmap?.size, PixelSize(width: 37, height: 29))
    XCTAssertEqual(picture.smallBitmap, picture.bitmap)
    XCTAssertEqual(picture.size, PixelSize(width: 37, height: 29))
  }

  func testALargePictureIsReduced() throws {
    let picture = try decoded("runs.gif")
    XCTAssertEqual(picture.bitmap?.size, PixelSize(width: 300, height: 5))
    XCTAssertEqual(picture.smallBitmap?.size, PixelSize(width: 160, height: 3))
  }

  func testADamagedPictureHasNoPixels() throws {
    let picture = try decoded("bomb.png")
    XCTAssertNil(picture.bitmap)
    XCTAssertNil(picture.smallBitmap)
    // The header has the size.
    XCTAssertEqual(picture.size, PixelSize(width: 1, height: 1))
    XCTAssertNil(try decoded("picture.webp").size)
  }

  func testEveryFormatHasItsDecoder() throws {
    for name in ["color-8.png", "gray.jpg", "palette.gif"] {
      let expected = try PictureFixture.decode(PictureFixture.bytes(name), as: name)
      XCTAssertEqual(try decoded(name).bitmap, expected, name)
    }
  }

  private func decoded(_ name: String) throws -> DecodedPicture {
    DecodedPicture(decoding: try XCTUnwrap(Picture(Data(PictureFixture.bytes(name)))))
  }
}
