import XCTest

@testable import kpgg

final class GIFDecoderTests: XCTestCase {
  func testAFrame() throws {
    try assertPixels(of: "palette.gif", width: 13, height: 9) { x, y in
      PictureFixture.paletteColor((x + y * 13) % 117)
    }
  }

  func testAnInterlacedFrame() throws {
    try assertPixels(of: "interlaced.gif", width: 20, height: 18) { x, y in
      PictureFixture.paletteColor((x + y * 20) % 117)
    }
  }

  func testATransparentColorIsBlack() throws {
    try assertPixels(of: "transparent.gif", width: 13, height: 9) { x, y in
      let index = (x + y * 13) % 117
      return index == 5 ? PictureFixture.gray(0) : PictureFixture.paletteColor(index)
    }
  }

  func testCodesThatReferToThemselves() throws {
    try assertPixels(of: "runs.gif", width: 300, height: 5) { _, _ in
      PictureFixture.color(200, 100, 50)
    }
  }

  func testCodesOfEveryWidth() throws {
    try assertPixels(of: "long.gif", width: 90, height: 60) { x, y in
      let index = (x * x * 7 + y * y * x * 13 + y) % 64
      return PictureFixture.color(index * 4, 255 - index * 4, index)
    }
  }

  func testAFrameCanBeSmallerAndHaveItsOwnPalette() throws {
    try assertPixels(of: "smaller-frame.gif", width: 4, height: 3) { x, y in
      switch (x, y) {
      case (1, 1): PictureFixture.color(40, 50, 60)
      case (2, 1): PictureFixture.color(70, 80, 90)
      default: PictureFixture.gray(0)
      }
    }
  }

  func testABombIsAnError() throws { try assertError("huge.gif", .tooLarge) }
}
