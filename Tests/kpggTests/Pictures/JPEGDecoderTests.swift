import XCTest

@testable import kpgg

final class JPEGDecoderTests: XCTestCase {
  func testEverySubsampling() throws {
    for name in ["444", "420", "422", "440", "411", "uneven"] {
      try assertGradient("baseline-\(name)")
    }
  }

  func testGray() throws {
    for name in ["gray", "gray-uneven", "progressive-gray"] {
      try assertPixels(name) { x, _ in PictureFixture.gray(x * 7) }
    }
  }

  func testProgressiveFiles() throws {
    for name in ["progressive", "progressive-restart"] { try assertGradient(name) }
  }

  func testTheOrderOfTheCoefficientsChangesNoPixel() throws {
    let pairs = [
      "progressive": "baseline-420", "progressive-restart": "baseline-444",
      "progressive-gray": "gray", "restart": "baseline-420", "separate-scans": "baseline-420",
    ]
    for (name, baseline) in pairs {
      let bitmaps = try [name, baseline].map { name in
        try JPEGDecoder.bitmap(of: PictureFixture.bytes("\(name).jpg"), side: 1000)
      }
      XCTAssertEqual(bitmaps[0], bitmaps[1], name)
    }
  }

  func testRestartMarkers() throws { try assertGradient("restart") }

  func testAScanForEachComponent() throws { try assertGradient("separate-scans") }

  func testComponentsCanBeRedGreenAndBlue() throws { try assertGradient("rgb") }

  func testAProgressiveFileThatBreaksOffIsDecodedUpToThere() throws {
    let bytes = try PictureFixture.bytes("progressive.jpg")
    let bitmap = try JPEGDecoder.bitmap(of: Array(bytes.prefix(bytes.count * 2 / 3)), side: 1000)
    let corner = PictureFixture.color(252, 224, 128)
    XCTAssertTrue(bitmap[36, 28].isSimilar(to: corner, tolerance: 60), "\(bitmap[36, 28])")
  }

  func testAFileThatBreaksOffInItsFirstScanIsAnError() throws {
    let bytes = try PictureFixture.bytes("baseline-444.jpg")
    XCTAssertThrowsError(try JPEGDecoder.bitmap(of: bytes.dropLast(40), side: 1000))
    // Without the last marker, the picture is complete.
    XCTAssertNoThrow(try JPEGDecoder.bitmap(of: bytes.dropLast(2), side: 1000))
  }

  func testALargePictureIsReduced() throws {
    let bitmap = try JPEGDecoder.bitmap(of: PictureFixture.bytes("baseline-444.jpg"), side: 5)
    XCTAssertEqual(bitmap.size, PixelSize(width: 5, height: 4))
    let expected = PictureFixture.color(80, 92, 128)
    XCTAssertTrue(bitmap[1, 1].isSimilar(to: expected, tolerance: 6), "\(bitmap[1, 1])")
  }

  func testUnsupportedFilesAreErrors() throws { try assertError("arithmetic.jpg", .unsupported) }

  func testBombsAreErrors() throws {
    for name in ["huge", "many-scans"] { try assertError("\(name).jpg", .tooLarge) }
  }

  private func assertGradient(_ name: String, line: UInt = #line) throws {
    try assertPixels(name, line: line) { x, y in PictureFixture.color(x * 7, y * 8, 128) }
  }

  private func assertPixels(
    _ name: String, line: UInt = #line, _ expected: (_ x: Int, _ y: Int) -> RGBColor
  ) throws {
    try assertPixels(
      of: "\(name).jpg", width: 37, height: 29, tolerance: 16, line: line, expected)
  }
}
