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
}

final class PictureSizeTests: XCTestCase {
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

  func testAJPEGHasTheSizeOfItsFrame() {
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 2, 1, 44, 1, 1, 0x11, 0]
    let comment: [UInt8] = [0xFF, 0xFE, 0, 9, 0xFF, 0xC0, 0, 11, 8, 9, 9]
    let tables: [UInt8] = [0xFF, 0xFF, 0xFF, 0xC4, 0, 3, 7, 0xFF, 0xDB, 0, 2]
    assertSize([0xFF, 0xD8] + frame, 300, 2)
    assertSize([0xFF, 0xD8] + comment + tables + frame, 300, 2)
    assertSize(([0xFF, 0xD8] + frame).dropLast(5), nil)
    assertSize([0xFF, 0xD8] + comment, nil)
    // No frame before the pixels, bytes between segments, and an impossible length.
    for bytes in [[0xFF, 0xDA, 0, 2], [0xFF, 0xFE, 0, 2, 0], [0xFF, 0xFE, 0, 1]] as [[UInt8]] {
      assertSize([0xFF, 0xD8] + bytes + frame, nil)
    }
  }

  func testAGIFHasTheSizeOfItsScreen() {
    assertSize(gif + [0x3B], 300, 2)
    assertSize(gif, 300, 2)
    assertSize(gif.dropLast(), 300, 2)
    assertSize(Array(gif.prefix(10)), nil)
    assertSize(gif + [0x00], nil)
  }

  func testAGIFHasTheSizeOfAFrameOutsideOfItsScreen() {
    let comment: [UInt8] = [0x21, 0xFE, 2, 0x2C, 0x2C, 1, 0x3B, 0]
    let frame: [UInt8] = [0x2C, 5, 0, 1, 0, 0, 1, 0, 2, 0x80, 1, 2, 3, 4, 5, 6, 2, 1, 0x44, 0]
    assertSize(gif + comment + frame + [0x3B], 300, 513)
    assertSize(gif + frame + frame, 300, 513)
    assertSize(gif + frame.prefix(9), nil)
  }

  func testAWebPHasTheSizeOfItsFirstChunk() {
    assertSize(webP("VP8 ", [1, 2, 3, 0x9D, 1, 0x2A, 44, 0x41, 2, 0x80]), 300, 2)
    assertSize(webP("VP8L", [0x2F, 43, 0x41, 0, 0x10, 0, 0, 0, 0, 0]), 300, 2)
    assertSize(webP("VP8X", [0x10, 0, 0, 0, 43, 1, 0, 1, 0, 0]), 300, 2)
    assertSize(webP("VP8X", [0x10, 0, 0, 0, 43, 1, 1, 1, 0, 0]), nil)
    assertSize(webP("VP8 ", [1, 2, 3, 0x9D, 1, 0x2B, 44, 0x41, 2, 0x80]), nil)
    assertSize(webP("VP8L", [0x2E, 43, 0x41, 0, 0x10, 0, 0, 0, 0, 0]), nil)
    assertSize(webP("ALPH", [0x10, 0, 0, 0, 43, 1, 0, 1, 0, 0]), nil)
    assertSize(webP("VP8X", [0x10, 0, 0, 0, 43, 1, 0, 1, 0]), nil)
  }

  /// A GIF of 300 by 2 pixels with two colors, without a frame.
  private let gif = Array("GIF89a".utf8) + [44, 1, 2, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]

  private func webP(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
    Array("RIFF1234WEBP\(chunk)1234".utf8) + data
  }

  private func assertSize(
    _ bytes: [UInt8], _ width: Int?, _ height: Int? = nil, line: UInt = #line
  ) {
    let size = Picture(Data(bytes))?.size
    XCTAssertEqual(size?.width, width, line: line)
    XCTAssertEqual(size?.height, height, line: line)
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
