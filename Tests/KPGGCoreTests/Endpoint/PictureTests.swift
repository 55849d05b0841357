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
