import XCTest

@testable import kpgg

final class PNGDecoderTests: XCTestCase {
  func testGrayOfEveryDepth() throws {
    for depth in [1, 2, 4] {
      let top = 1 << depth - 1
      try assertPixels("gray-\(depth)") { x, y in
        PictureFixture.gray((x + y) % (top + 1) * 255 / top)
      }
    }
    for depth in [8, 16] {
      try assertPixels("gray-\(depth)") { x, _ in PictureFixture.gray(x * 20) }
    }
  }

  func testColorOfEveryDepth() throws {
    for depth in [8, 16] { try assertPixels("color-\(depth)", color) }
  }

  func testAPaletteOfEveryDepth() throws {
    for depth in [1, 2, 4, 8] { try assertPixels("palette-\(depth)", palette(depth)) }
  }

  func testTransparentPixelsAreComposedOverBlack() throws {
    for depth in [8, 16] {
      try assertPixels("gray-alpha-\(depth)") { x, y in
        PictureFixture.gray(x * 20).overBlack(alpha: self.alpha(x, y))
      }
      try assertPixels("color-alpha-\(depth)") { x, y in
        self.color(x, y).overBlack(alpha: self.alpha(x, y))
      }
    }
    XCTAssertEqual(
      PictureFixture.color(255, 100, 1).overBlack(alpha: 85), PictureFixture.color(85, 33, 0))
  }

  func testATransparentColorIsBlack() throws {
    try assertPixels("gray-8-transparent") { x, _ in PictureFixture.gray(x == 3 ? 0 : x * 20) }
    for depth in [8, 16] {
      try assertPixels("color-\(depth)-transparent") { x, y in
        (x, y) == (3, 2) ? PictureFixture.gray(0) : self.color(x, y)
      }
    }
    try assertPixels("palette-4-transparent") { x, y in
      let index = (x + y * 13) % 16
      return PictureFixture.paletteColor(index)
        .overBlack(alpha: index < 3 ? UInt8(index * 85) : 255)
    }
  }

  func testAnInterlacedPicture() throws {
    try assertPixels("gray-1-interlaced") { x, y in PictureFixture.gray((x + y) % 2 * 255) }
    try assertPixels("color-8-interlaced", color)
    try assertPixels("palette-4-interlaced", palette(4))
    try assertPixels("color-alpha-16-interlaced") { x, y in
      self.color(x, y).overBlack(alpha: self.alpha(x, y))
    }
  }

  func testFilters() throws {
    try assertPixels(of: "filters.png", width: 13, height: 25) { x, y in
      PictureFixture.gray((x * x * 7 + y * y * x * 13 + y * 31) % 256)
    }
  }

  func testDataOfEveryKindOfBlock() throws {
    for name in ["stored", "fixed-codes", "split-data"] { try assertPixels(name, color) }
  }

  func testALargePictureIsReduced() throws {
    let bitmap = try PNGDecoder.bitmap(of: PictureFixture.bytes("color-8.png"), side: 3)
    XCTAssertEqual(bitmap.size, PixelSize(width: 4, height: 3))
    // The average of 4 by 4 pixels.
    XCTAssertEqual(bitmap[1, 1], PictureFixture.color(110, 165, 132))
  }

  func testDamagedFilesAreErrors() throws {
    for name in ["too-few-rows", "unknown-filter"] { try assertError("\(name).png", .damaged) }
  }

  func testBombsAreErrors() throws {
    for name in ["huge", "endless-width", "bomb"] { try assertError("\(name).png", .tooLarge) }
  }

  private func assertPixels(
    _ name: String, line: UInt = #line, _ expected: (_ x: Int, _ y: Int) -> RGBColor
  ) throws {
    try assertPixels(of: "\(name).png", width: 13, height: 9, line: line, expected)
  }

  private func color(_ x: Int, _ y: Int) -> RGBColor {
    PictureFixture.color(x * 20, y * 30, (x + y) * 12)
  }

  private func alpha(_ x: Int, _ y: Int) -> UInt8 { UInt8((x + y) % 4 * 85) }

  private func palette(_ depth: Int) -> (Int, Int) -> RGBColor {
    { PictureFixture.paletteColor(($0 + $1 * 13) % min(1 << depth, 117)) }
  }
}
