import XCTest

@testable import kpgg

final class InflateTests: XCTestCase {
  func testAStoredBlockIsCopied() throws {
    XCTAssertEqual(try expand([0x78, 0x01, 1, 3, 0, 0xFC, 0xFF, 1, 2, 3]), [1, 2, 3])
    XCTAssertThrowsError(try expand([0x78, 0x01, 1, 3, 0, 0xFC, 0xFE, 1, 2, 3]))
  }

  func testAnInvalidHeaderIsAnError() {
    let block: [UInt8] = [1, 0, 0, 0xFF, 0xFF]
    XCTAssertEqual(try expand([0x78, 0x01] + block), [])
    // A wrong check, another method, and a dictionary.
    for header: [UInt8] in [[0x78, 0x02], [0x79, 0x1A], [0x78, 0x20]] {
      XCTAssertThrowsError(try expand(header + block), "\(header)")
    }
  }

  func testAMatchCanOverlapItsOwnOutput() throws {
    var data = FixedCodes()
    for byte in [10, 20] { data.symbol(byte) }
    // Length 5, distance 2.
    data.symbol(259)
    data.distance(1)
    XCTAssertEqual(try expand(data.ended), [10, 20, 10, 20, 10, 20, 10])
  }

  func testEveryLengthAndDistance() throws {
    let lengths = [257: 3, 264: 10, 265: 11, 272: 31, 273: 35, 284: 227, 285: 258]
    let distances = [0: 1, 3: 4, 4: 5, 5: 7, 17: 385, 28: 16385, 29: 24577]
    let start = (0..<24577).map { UInt8($0 * 7 % 139) }
    for (symbol, length) in lengths {
      for (code, distance) in distances {
        var data = FixedCodes()
        for byte in start { data.symbol(Int(byte)) }
        data.symbol(symbol)
        data.bits(0, symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4)
        data.distance(code)
        data.bits(0, code < 4 ? 0 : code / 2 - 1)
        let first = start.count - distance
        let match = (0..<length).map { start[first + $0 % distance] }
        XCTAssertEqual(try expand(data.ended).suffix(length), match[...], "\(length), \(distance)")
      }
    }
  }

  func testAMatchCanReachBackOverTheWholeWindow() throws {
    var data = FixedCodes()
    // The output is longer than the buffer, so that its start is dropped.
    let start = (0..<32768).map { UInt8($0 % 251 / 2) }
    for byte in start { data.symbol(Int(byte)) }
    for _ in 0..<600 {
      data.symbol(285)
      data.distance(29)
      data.bits(8191, 13)
    }
    let output = try expand(data.ended)
    XCTAssertEqual(output.count, 32768 + 600 * 258)
    XCTAssertTrue(output.indices.allSatisfy { output[$0] == start[$0 % 32768] })
  }

  func testInvalidDataIsAnError() {
    var tooFar = FixedCodes()
    tooFar.symbol(1)
    tooFar.symbol(257)
    tooFar.distance(1)
    var unknownLength = FixedCodes()
    unknownLength.symbol(286)
    var unknownDistance = FixedCodes()
    unknownDistance.symbol(1)
    unknownDistance.symbol(257)
    unknownDistance.distance(30)
    for data in [tooFar, unknownLength, unknownDistance] {
      XCTAssertThrowsError(try expand(data.ended)) { error in
        XCTAssertEqual(error as? PictureError, .damaged)
      }
    }
    // An unknown kind of block, and data that ends early.
    XCTAssertThrowsError(try expand([0x78, 0x01, 7, 0, 0]))
    XCTAssertThrowsError(try expand([0x78, 0x01]))
  }

  func testMoreOutputThanTheLimitIsAnError() throws {
    var data = FixedCodes()
    for byte in 0..<4 { data.symbol(byte) }
    data.symbol(257)
    data.distance(0)
    XCTAssertEqual(try expand(data.ended, limit: 7).count, 7)
    for limit in 0..<7 {
      XCTAssertThrowsError(try expand(data.ended, limit: limit)) { error in
        XCTAssertEqual(error as? PictureError, .tooLarge)
      }
    }
  }

  func testTooManyBlocksAreAnError() {
    let blocks = [UInt8](repeating: 0, count: 5 * 100_001).indices.map {
      $0 % 5 < 3 ? UInt8(0) : 0xFF
    }
    XCTAssertThrowsError(try expand([0x78, 0x01] + blocks)) { error in
      XCTAssertEqual(error as? PictureError, .tooLarge)
    }
  }

  private func expand(_ bytes: [UInt8], limit: Int = 1 << 20) throws(PictureError) -> [UInt8] {
    var output: [UInt8] = []
    try Inflate.expand(bytes, limit: limit) { output += $0 }
    return output
  }
}

final class DeflateCodeTests: XCTestCase {
  func testCodesHaveTheirLengthsAndTheOrderOfTheSymbols() throws {
    // The example of RFC 1951: F 00, A 010 … E 110, G 1110, H 1111.
    let code = try DeflateCode([3, 3, 3, 3, 3, 2, 4, 4])
    XCTAssertEqual(code.symbols, [5, 0, 1, 2, 3, 4, 6, 7])
    var reader = DeflateReader([0b1100_1000, 0b1111_0111])
    // 00, 010, 011 | 1110, 1111.
    XCTAssertEqual(try (0..<5).map { _ in try reader.symbol(of: code) }, [5, 0, 1, 6, 7])
  }

  func testLongCodes() throws {
    // Lengths 1 to 15, and two of 15 bits.
    let code = try DeflateCode((1...15).map { UInt8($0) } + [15])
    var reader = DeflateReader([0xFF, 0xFF, 0xFF, 0xDF, 0xFF, 0x00])
    XCTAssertEqual(try (0..<3).map { _ in try reader.symbol(of: code) }, [15, 14, 10])
  }

  func testTooManyCodesAreAnError() {
    XCTAssertThrowsError(try DeflateCode([1, 1, 1]))
    XCTAssertThrowsError(try DeflateCode([1, 2, 2, 15]))
    XCTAssertNoThrow(try DeflateCode([1, 2]))
  }

  func testBitsWithoutACodeAreAnError() throws {
    let code = try DeflateCode([1, 2])
    var reader = DeflateReader([0xFF, 0xFF])
    XCTAssertThrowsError(try reader.symbol(of: code))
  }

  func testReadingPastTheEndIsAnError() throws {
    var reader = DeflateReader([0xFF])
    XCTAssertEqual(try reader.bits(5), 31)
    XCTAssertThrowsError(try reader.bits(4))
    XCTAssertEqual(try reader.bits(3), 7)
    XCTAssertThrowsError(try reader.symbol(of: DeflateCode([1, 1])))
  }
}

/// Writes a block of deflate data with the fixed codes.
private struct FixedCodes {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var pending = 0
  private var count = 0

  init() { bits(0b011, 3) }

  /// The data with the end of its block.
  var ended: [UInt8] {
    var data = self
    data.symbol(256)
    data.bits(0, 7)
    return data.bytes
  }

  /// Writes a literal or a length, without its extra bits.
  mutating func symbol(_ symbol: Int) {
    switch symbol {
    case 0..<144: code(0x30 + symbol, 8)
    case 144..<256: code(0x190 + symbol - 144, 9)
    case 256..<280: code(symbol - 256, 7)
    default: code(0xC0 + symbol - 280, 8)
    }
  }

  mutating func distance(_ symbol: Int) { code(symbol, 5) }

  /// Writes a number, lowest bit first.
  mutating func bits(_ value: Int, _ length: Int) {
    pending |= value << count
    count += length
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Writes a code, highest bit first.
  private mutating func code(_ code: Int, _ length: Int) {
    for bit in (0..<length).reversed() { bits(code >> bit & 1, 1) }
  }
}
