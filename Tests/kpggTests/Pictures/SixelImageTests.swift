import XCTest

@testable import kpgg

final class SixelImageTests: XCTestCase {
  func testASmallImage() {
    let (red, black) = (PictureFixture.color(255, 0, 0), PictureFixture.gray(0))
    // Seven rows: the second band has one. Its columns are red, red, red, red, black.
    let rows = (0..<7).flatMap { y in [red, y < 6 ? black : red, red, red, black] }
    let sequence = SixelImage.sequence(of: bitmap(5, rows))
    XCTAssertEqual(
      sequence.replacingOccurrences(of: "\u{1B}", with: "ESC"),
      "ESCP0;1q\"1;1;5;7#0;2;0;0;0#1;2;100;0;0#0?~??~$#1~?~~-#0!4?@$#1!4@ESC\\")
  }

  func testAnImageOfAPictureHasItsPixels() throws {
    let name = "color-8.png"
    let bitmap = try PictureFixture.decode(PictureFixture.bytes(name), as: name)
    for size in [(13, 9), (40, 25), (3, 18), (1, 1)] {
      let scaled = bitmap.scaled(to: PixelSize(width: size.0, height: size.1))
      var image = SmallSixelTerminal()
      image.receive(SixelImage.sequence(of: scaled))
      XCTAssertEqual(image.size, scaled.size)
      for y in 0..<size.1 {
        for x in 0..<size.0 {
          let found = try XCTUnwrap(image.pixels[y * 1000 + x], "\(x), \(y)")
          XCTAssertTrue(found.isSimilar(to: scaled[x, y], tolerance: 24), "\(x), \(y): \(found)")
        }
      }
      XCTAssertEqual(image.pixels.count, size.0 * size.1)
    }
  }

  private func bitmap(_ width: Int, _ colors: [RGBColor]) -> Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: colors.count / width),
      bytes: colors.flatMap { [$0.red, $0.green, $0.blue] })
  }
}

/// A minimal terminal for sixels.
private struct SmallSixelTerminal {
  private(set) var size = PixelSize(width: 0, height: 0)
  /// The pixels by row times 1000 plus column.
  private(set) var pixels: [Int: RGBColor] = [:]
  private var colors: [Int: RGBColor] = [:]

  mutating func receive(_ sequence: String) {
    var rest = sequence.dropFirst("\u{1B}P0;1q".count).dropLast(2)
    var (x, y, color) = (0, 0, 0)
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        let numbers = Self.numbers(&rest)
        size = PixelSize(width: numbers[2], height: numbers[3])
      case "#":
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        guard numbers.count == 5 else { continue }
        colors[color] = PictureFixture.color(
          numbers[2] * 255 / 100, numbers[3] * 255 / 100, numbers[4] * 255 / 100)
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default:
        let count = character == "!" ? Self.numbers(&rest)[0] : 1
        let sixel = character == "!" ? rest.popFirst() ?? "?" : character
        let bits = Int(sixel.asciiValue ?? 63) - 63
        for _ in 0..<count {
          for row in 0..<6 where bits >> row & 1 == 1 {
            pixels[(y + row) * 1000 + x] = colors[color]
          }
          x += 1
        }
      }
    }
  }

  private static func numbers(_ text: inout Substring) -> [Int] {
    let digits = text.prefix { $0.isNumber || $0 == ";" }
    text = text.dropFirst(digits.count)
    return digits.split(separator: ";").compactMap { Int($0) }
  }
}
