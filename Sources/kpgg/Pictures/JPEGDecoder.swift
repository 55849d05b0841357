/// Decodes JPEG files (ITU T.81): baseline, extended, and progressive ones with Huffman codes,
/// eight bits, and one or three components.
///
/// A damaged file is decoded up to the damage, if it has at least one whole scan. Decoding stops if
/// its task is canceled.
struct JPEGDecoder {
  /// The maximum number of full scans of a progressive picture. Encoders use the time of about
  /// five.
  private static let scanLimit = 15

  private var reader: PictureReader
  private var frame: JPEGFrame?
  private var tables: [[Int]?] = Array(repeating: nil, count: 4)
  private var dcCodes: [JPEGCode?] = Array(repeating: nil, count: 4)
  private var acCodes: [JPEGCode?] = Array(repeating: nil, count: 4)
  private var restartInterval = 0
  /// The coefficients of all blocks in natural order.
  private var coefficients: [Int16] = []
  /// Whether the components are luminance and two color differences.
  private var hasLuminance = true
  /// The time of all scans so far, as in ``JPEGScan/cost``.
  private var cost = 0
  private var scanCount = 0

  private init(_ bytes: [UInt8]) { reader = PictureReader(bytes) }

  /// The picture's pixels, reduced as by ``BitmapBuilder``.
  static func bitmap(of bytes: [UInt8], side: Int) throws(PictureError) -> Bitmap {
    var decoder = JPEGDecoder(bytes)
    guard try decoder.reader.bigEndian16() == 0xFFD8 else { throw .damaged }
    do throws(PictureError) {
      while try decoder.readSegment() {}
    } catch {
      guard decoder.scanCount > 0, error == .damaged || error == .unsupported else { throw error }
    }
    return try decoder.bitmap(side: side)
  }

  private func bitmap(side: Int) throws(PictureError) -> Bitmap {
    guard let frame, scanCount > 0 else { throw .damaged }
    var builder = try BitmapBuilder(frame.size, side: side)
    var tables: [[Int]] = []
    for component in frame.components {
      guard let table = self.tables[component.quantization] else { throw .damaged }
      tables.append(table)
    }
    var pixels = JPEGPixels(frame, coefficients, tables: tables, hasLuminance: hasLuminance)
    pixels.add(to: &builder)
    return builder.bitmap
  }

  /// Reads a marker and its segment. Returns whether more follow.
  private mutating func readSegment() throws(PictureError) -> Bool {
    let marker = try nextMarker()
    switch marker {
    case 0xD9: return false
    // Markers without a segment.
    case 0x01, 0xD0...0xD8: return true
    default: break
    }
    let content = try reader.slice(try reader.bigEndian16() - 2)
    switch marker {
    case 0xC0, 0xC1, 0xC2:
      guard frame == nil else { throw .damaged }
      let frame = try JPEGFrame(content, isProgressive: marker == 0xC2)
      self.frame = frame
      coefficients = Array(repeating: 0, count: frame.blockCount * 64)
    case 0xC4: try readCodes(content)
    case 0xC3, 0xC5...0xCF: throw .unsupported
    case 0xDA: try readScan(content)
    case 0xDB: try readTables(content)
    case 0xDD:
      var reader = PictureReader(Array(content))
      restartInterval = try reader.bigEndian16()
    case 0xEE where content.starts(with: "Adobe".utf8) && content.count >= 12:
      hasLuminance = content[content.startIndex + 11] != 0
    default: break
    }
    return true
  }

  /// Skips to the next marker, also over the bytes that a scan left.
  private mutating func nextMarker() throws(PictureError) -> Int {
    while true {
      while try reader.byte() != 0xFF {}
      var code = try reader.byte()
      while code == 0xFF { code = try reader.byte() }
      if code != 0 { return code }
    }
  }

  private mutating func readCodes(_ content: ArraySlice<UInt8>) throws(PictureError) {
    var reader = PictureReader(Array(content))
    while !reader.isAtEnd {
      let selector = try reader.byte()
      guard selector & 0xEC == 0 else { throw .damaged }
      let code = try JPEGCode(&reader)
      if selector < 0x10 { dcCodes[selector] = code } else { acCodes[selector & 3] = code }
    }
  }

  private mutating func readTables(_ content: ArraySlice<UInt8>) throws(PictureError) {
    var reader = PictureReader(Array(content))
    while !reader.isAtEnd {
      let selector = try reader.byte()
      guard selector & 0xEC == 0 else { throw .damaged }
      var table = [Int](repeating: 0, count: 64)
      for index in JPEGBlock.natural {
        table[index] = selector < 0x10 ? try reader.byte() : try reader.bigEndian16()
      }
      tables[selector & 3] = table
    }
  }

  /// Reads the header of a scan (ITU T.81, section B.2.3) and decodes the scan.
  private mutating func readScan(_ content: ArraySlice<UInt8>) throws(PictureError) {
    guard let frame else { throw .damaged }
    var header = PictureReader(Array(content))
    var parts: [JPEGScan.Part] = []
    for _ in 0..<(try header.byte()) {
      let (identifier, selectors) = (try header.byte(), try header.byte())
      let component = frame.components.first { $0.identifier == identifier }
      guard let component, selectors & 0xCC == 0,
        !parts.contains(where: { $0.component.identifier == identifier })
      else { throw .damaged }
      parts.append(
        JPEGScan.Part(
          component: component, dcCode: dcCodes[selectors >> 4], acCode: acCodes[selectors & 3]))
    }
    let (first, last) = (try header.byte(), try header.byte())
    let bits = try header.byte()
    let isRefinement = frame.isProgressive && bits >> 4 > 0
    let band = frame.isProgressive ? (first, last) : (0, 63)
    guard !parts.isEmpty, band.0 <= band.1, band.1 < 64, bits & 15 < 14,
      // A progressive scan has the DC coefficients, or other ones of a single component.
      !frame.isProgressive || (band.0 == 0 ? band.1 == 0 : parts.count == 1)
    else { throw .damaged }
    var scan = JPEGScan(
      frame, parts, band: band.0...band.1, isRefinement: isRefinement,
      lowBits: frame.isProgressive ? bits & 15 : 0, restartInterval: restartInterval,
      bits: JPEGBits(reader.bytes, from: reader.position))
    cost += scan.cost
    // Each block of any other picture is in one scan.
    let scanLimit = frame.isProgressive ? Self.scanLimit : 1
    guard cost <= scanLimit * JPEGScan.fullCost * frame.blockCount else { throw .tooLarge }
    try scan.decode(into: &coefficients)
    reader.move(to: scan.bits.position)
    scanCount += 1
  }
}
