import Foundation
import XCTest

@testable import KPGGCore

final class PictureTests: XCTestCase {
  func testTheFormatIsDetectedFromTheFirstBytes() {
    let signatures: [([UInt8], Picture.Format)] = [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
      (Array("GIF89a".utf8), .gif), (Array("RIFF1234WEBPVP8 ".utf8), .webP),
    ]
    for (bytes, format) in signatures {
      XCTAssertEqual(Picture(Data(bytes))?.format, format)
    }
  }

  func testOtherDataIsRejected() {
    for text in ["", "<html>", "<svg/>", "RIFF1234WAVE", "\u{1B}]1337;File=:", "GIF", "{}"] {
      XCTAssertNil(Picture(Data(text.utf8)), text)
    }
  }

  func testAPictureOverTheSizeLimitIsRejected() {
    let start = Data([0xFF, 0xD8, 0xFF])
    XCTAssertNotNil(Picture(start + Data(count: Picture.byteLimit - 3)))
    XCTAssertNil(Picture(start + Data(count: Picture.byteLimit - 2)))
  }

  func testAPNGHasASize() {
    let picture = Picture(Data.png(width: 300, height: 2))
    XCTAssertEqual(picture?.size?.width, 300)
    XCTAssertEqual(picture?.size?.height, 2)
  }

  func testAnInvalidSizeIsNil() {
    XCTAssertNil(Picture(Data.png(width: 0, height: 5))?.size)
    XCTAssertNil(Picture(Data.png(width: 5, height: 0xFFFF_FFFF))?.size)
    XCTAssertNil(Picture(Data.png(width: 5, height: 5).prefix(20))?.size)
    XCTAssertNil(Picture(Data([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 1, count: 30)))?.size)
  }

  func testASizeIsReadFromADataSlice() {
    let slice = (Data([1, 2, 3]) + Data.png(width: 7, height: 9)).dropFirst(3)
    XCTAssertEqual(Picture(slice)?.size?.width, 7)
  }
}

extension Data {
  /// The header of a PNG.
  static func png(width: UInt32, height: UInt32) -> Data {
    let number = { (value: UInt32) in
      (0..<4).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + number(13) + Array("IHDR".utf8)
        + number(width) + number(height))
  }
}
