import XCTest

@testable import kpgg

final class BitmapPaletteTests: XCTestCase {
  func testFewColorsAreKept() {
    let colors = [(0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 255, 255)].map {
      PictureFixture.color($0, $1, $2)
    }
    let palette = BitmapPalette(of: bitmap(colors), limit: 4)
    XCTAssertEqual(Set(palette.colors), Set(colors))
    for color in colors { XCTAssertEqual(palette.colors[palette.index(of: color)], color) }
  }

  func testManyColorsAreReplacedBySimilarOnes() {
    let colors = (0..<256).map { PictureFixture.gray($0) }
    let palette = BitmapPalette(of: bitmap(colors), limit: 8)
    XCTAssertEqual(palette.colors.count, 8)
    for color in colors {
      let found = palette.colors[palette.index(of: color)]
      XCTAssertTrue(found.isSimilar(to: color, tolerance: 24), "\(found) for \(color)")
    }
  }

  func testFrequentColorsGetMoreOfThePalette() {
    // Reds and blues of every brightness, but many more blues.
    let reds = (0..<32).map { PictureFixture.color($0 * 8, 0, 0) }
    let blues = (0..<3200).map { PictureFixture.color(0, 0, $0 % 32 * 8) }
    let palette = BitmapPalette(of: bitmap(reds + blues), limit: 10)
    XCTAssertGreaterThanOrEqual(palette.colors.filter { $0.blue > $0.red }.count, 7)
    XCTAssertTrue(palette.colors.contains { $0.red > $0.blue })
  }

  func testALimitOfOneIsTheAverage() {
    let colors = [PictureFixture.gray(0), PictureFixture.gray(255)]
    XCTAssertEqual(BitmapPalette(of: bitmap(colors), limit: 1).colors, [PictureFixture.gray(128)])
  }

  private func bitmap(_ colors: [RGBColor]) -> Bitmap {
    Bitmap(
      size: PixelSize(width: colors.count, height: 1),
      bytes: colors.flatMap { [$0.red, $0.green, $0.blue] })
  }
}
