import XCTest

@testable import kpgg

final class BitmapTests: XCTestCase {
  private let black = PictureFixture.gray(0)
  private let white = PictureFixture.gray(255)

  func testASmallerBitmapHasTheAverages() {
    let bitmap = bitmap(4, [black, white, white, white, black, white, black, black])
    let scaled = bitmap.scaled(to: PixelSize(width: 2, height: 1))
    XCTAssertEqual(scaled, self.bitmap(2, [PictureFixture.gray(128), PictureFixture.gray(128)]))
  }

  func testAPixelThatIsCoveredInPartHasItsShare() {
    let scaled = bitmap(3, [black, white, black]).scaled(to: PixelSize(width: 2, height: 1))
    XCTAssertEqual(scaled, bitmap(2, [PictureFixture.gray(85), PictureFixture.gray(85)]))
  }

  func testALargerBitmapRepeatsItsPixels() {
    let scaled = bitmap(2, [black, white]).scaled(to: PixelSize(width: 4, height: 2))
    XCTAssertEqual(scaled, bitmap(4, [black, black, white, white, black, black, white, white]))
  }

  func testEachChannelIsScaledAlone() {
    let (red, blue) = (PictureFixture.color(200, 0, 0), PictureFixture.color(0, 0, 100))
    let scaled = bitmap(2, [red, blue]).scaled(to: PixelSize(width: 1, height: 1))
    XCTAssertEqual(scaled, bitmap(1, [PictureFixture.color(100, 0, 50)]))
  }

  func testAnEvenColorStaysTheSameInEverySize() {
    let color = PictureFixture.color(1, 128, 254)
    let even = bitmap(7, Array(repeating: color, count: 35))
    for width in 1...20 {
      for height in [1, 2, 3, 5, 8, 13] {
        let size = PixelSize(width: width, height: height)
        let expected = bitmap(width, Array(repeating: color, count: width * height))
        XCTAssertEqual(even.scaled(to: size), expected, "\(size)")
      }
    }
  }

  func testOnlyALargerBitmapIsReduced() {
    let wide = bitmap(4, Array(repeating: white, count: 8))
    let area = { PixelSize(width: $0, height: $1) }
    XCTAssertEqual(wide.reduced(toFit: area(2, 2)).size, area(2, 1))
    XCTAssertEqual(wide.reduced(toFit: area(4, 2)).size, area(4, 2))
    XCTAssertEqual(wide.reduced(toFit: area(9, 9)).size, area(4, 2))
    XCTAssertEqual(wide.reduced(toFit: area(9, 1)).size, area(2, 1))
  }

  private func bitmap(_ width: Int, _ colors: [RGBColor]) -> Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: colors.count / width),
      bytes: colors.flatMap { [$0.red, $0.green, $0.blue] })
  }
}

final class PixelSizeTests: XCTestCase {
  func testAFittedSizeKeepsTheProportions() {
    let sizes: [(PixelSize, area: PixelSize, PixelSize)] = [
      (size(100, 50), size(40, 40), size(40, 20)), (size(50, 100), size(40, 40), size(20, 40)),
      (size(1, 1), size(40, 30), size(30, 30)), (size(3, 2), size(3, 2), size(3, 2)),
      (size(1000, 1), size(40, 30), size(40, 1)), (size(1, 1000), size(40, 30), size(1, 30)),
      (size(5, 5), size(0, 0), size(1, 1)), (size(0, 5), size(9, 9), size(1, 1)),
    ]
    for (size, area, expected) in sizes {
      XCTAssertEqual(size.fitted(in: area), expected, "\(size) in \(area)")
    }
  }

  private func size(_ width: Int, _ height: Int) -> PixelSize {
    PixelSize(width: width, height: height)
  }
}
