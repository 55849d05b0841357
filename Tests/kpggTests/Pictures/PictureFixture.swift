import Foundation
import XCTest

@testable import kpgg

/// The files of Fixtures/pictures. Each has its colors from a formula.
enum PictureFixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Fixture.data("pictures/\(name)"))
  }

  /// The names of the files, without the folders beside them.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Fixture.folder.appendingPathComponent("pictures").path
    ).filter { $0.contains(".") }.sorted()
  }

  /// Decodes bytes by the decoder for a file name.
  static func decode(
    _ bytes: [UInt8], as name: String, side: Int = 1000
  ) throws(PictureError) -> Bitmap {
    switch name.split(separator: ".").last {
    case "png": try PNGDecoder.bitmap(of: bytes, side: side)
    case "jpg": try JPEGDecoder.bitmap(of: bytes, side: side)
    case "gif": try GIFDecoder.bitmap(of: bytes, side: side)
    default: throw .unsupported
    }
  }

  /// The color of an entry of the palettes.
  static func paletteColor(_ index: Int) -> RGBColor { color(index * 2, 255 - index * 2, index) }

  static func gray(_ value: Int) -> RGBColor { color(value, value, value) }

  static func color(_ red: Int, _ green: Int, _ blue: Int) -> RGBColor {
    RGBColor(
      red: UInt8(truncatingIfNeeded: red), green: UInt8(truncatingIfNeeded: green),
      blue: UInt8(truncatingIfNeeded: blue))
  }
}

extension XCTestCase {
  /// Compares the pixels of a file with a formula. Each sample may differ by the tolerance.
  func assertPixels(
    of name: String, width: Int, height: Int, tolerance: Int = 0, line: UInt = #line,
    _ expected: (_ x: Int, _ y: Int) -> RGBColor
  ) throws {
    let bitmap = try PictureFixture.decode(PictureFixture.bytes(name), as: name)
    XCTAssertEqual(bitmap.size, PixelSize(width: width, height: height), name, line: line)
    guard bitmap.size == PixelSize(width: width, height: height) else { return }
    for y in 0..<height {
      for x in 0..<width {
        let (found, wanted) = (bitmap[x, y], expected(x, y))
        guard found.isSimilar(to: wanted, tolerance: tolerance) else {
          return XCTFail("\(name) at \(x), \(y): \(found) instead of \(wanted)", line: line)
        }
      }
    }
  }

  func assertError(
    _ name: String, _ expected: PictureError, line: UInt = #line
  ) throws {
    let bytes = try PictureFixture.bytes(name)
    XCTAssertThrowsError(try PictureFixture.decode(bytes, as: name), name, line: line) { error in
      XCTAssertEqual(error as? PictureError, expected, name, line: line)
    }
  }
}

extension RGBColor {
  func isSimilar(to other: RGBColor, tolerance: Int) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}
