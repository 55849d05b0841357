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

  func testTheTimeOfAllScansIsLimited() throws {
    let limits: [ClosedRange<UInt8>: Int] = [1...63: 15, 7...7: 29]
    for (band, limit) in limits {
      XCTAssertNoThrow(try decode(scanned(limit, band)), "\(band)")
      XCTAssertThrowsError(try decode(scanned(limit + 1, band)), "\(band)") { error in
        XCTAssertEqual(error as? PictureError, .tooLarge, "\(band)")
      }
    }
  }

  func testALargeProgressivePictureIsAnError() {
    XCTAssertThrowsError(try decode(scanned(1, 1...63, side: 4096))) { error in
      XCTAssertEqual(error as? PictureError, .tooLarge)
    }
  }

  func testABaselinePictureHasEachBlockOnce() throws {
    let bytes = try PictureFixture.bytes("gray.jpg")
    let marker = try XCTUnwrap(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA })
    XCTAssertThrowsError(try decode(bytes.dropLast(2) + bytes[marker...])) { error in
      XCTAssertEqual(error as? PictureError, .tooLarge)
    }
  }

  func testACanceledTaskDecodesNoScan() async {
    let bytes = scanned(1, 1...63)
    let task = Task { () -> PictureError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(PictureError) {
        _ = try JPEGDecoder.bitmap(of: bytes, side: 1000)
        return nil
      } catch {
        return error
      }
    }
    let error = await task.value
    XCTAssertEqual(error, .canceled)
  }

  private func decode(_ bytes: [UInt8]) throws(PictureError) -> Bitmap {
    try JPEGDecoder.bitmap(of: bytes, side: 1000)
  }

  /// A gray progressive file with scans of a band. All blocks of up to 16 by 16 pixels are empty.
  private func scanned(_ count: Int, _ band: ClosedRange<UInt8>, side: Int = 16) -> [UInt8] {
    let length = [UInt8(truncatingIfNeeded: side >> 8), UInt8(truncatingIfNeeded: side)]
    let quantization = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let frame = [0xFF, 0xC2, 0, 11, 8] + length + length + [1, 1, 0x11, 0]
    // The code 0 starts a run of four empty blocks, before two bits that make it longer.
    let code = [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 15) + [0x20]
    let scan = [0xFF, 0xDA, 0, 8, 1, 1, 0, band.lowerBound, band.upperBound, 0, 0b0001_1111]
    let scans = [[UInt8]](repeating: scan, count: count).flatMap(\.self)
    return [0xFF, 0xD8] + quantization + frame + code + scans + [0xFF, 0xD9]
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
