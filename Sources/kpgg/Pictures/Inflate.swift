/// Expands data in the zlib format (RFC 1950) with the deflate method (RFC 1951).
///
/// The checksum is not verified: a wrong pixel does no harm.
struct Inflate {
  /// Receives the output in pieces.
  typealias Sink = (ArraySlice<UInt8>) throws(PictureError) -> Void

  /// More blocks than any encoder writes. Each one costs time, even if it is empty.
  private static let blockLimit = 100_000
  private static let windowLength = 1 << 15
  private static let longestMatch = 258

  private var input: DeflateReader
  /// The end of the output so far. It contains what later data can refer to.
  private var buffer = [UInt8](repeating: 0, count: 3 * windowLength + longestMatch)
  /// The number of bytes in the buffer.
  private var count = 0
  /// The number of bytes in the buffer that the sink already has.
  private var delivered = 0
  /// The number of bytes that may still follow.
  private var rest: Int
  private let fixedLiterals: DeflateCode
  private let fixedDistances: DeflateCode

  private init(_ bytes: [UInt8], limit: Int) throws(PictureError) {
    input = DeflateReader(bytes)
    rest = limit
    fixedLiterals = try DeflateCode(DeflateCode.fixedLiteralLengths)
    fixedDistances = try DeflateCode(DeflateCode.fixedDistanceLengths)
  }

  /// Expands data and passes it to a function. Output above the limit, in bytes, is an error.
  static func expand(_ bytes: [UInt8], limit: Int, into sink: Sink) throws(PictureError) {
    var inflate = try Inflate(bytes, limit: limit)
    try inflate.run(sink)
  }

  private mutating func run(_ sink: Sink) throws(PictureError) {
    let header = (try input.bits(8), try input.bits(8))
    // The method is 8, there is no dictionary, and the last bits are a check.
    guard header.0 & 0x0F == 8, header.1 & 0x20 == 0, (header.0 << 8 | header.1) % 31 == 0 else {
      throw .damaged
    }
    var isLast = false
    var blocks = 0
    while !isLast {
      guard blocks < Self.blockLimit else { throw .tooLarge }
      blocks += 1
      isLast = try input.bits(1) == 1
      switch try input.bits(2) {
      case 0: try copyStored(sink)
      case 1: try decode(fixedLiterals, fixedDistances, sink)
      case 2:
        let (literals, distances) = try readCodes()
        try decode(literals, distances, sink)
      default: throw .damaged
      }
    }
    try deliver(sink)
  }

  /// Copies a block that is not compressed.
  private mutating func copyStored(_ sink: Sink) throws(PictureError) {
    input.skipToByte()
    let length = try input.bits(16)
    guard try input.bits(16) == length ^ 0xFFFF else { throw .damaged }
    for _ in 0..<length {
      let byte = try input.bits(8)
      try append(UInt8(truncatingIfNeeded: byte), sink)
    }
  }

  /// Expands a compressed block.
  private mutating func decode(
    _ literals: DeflateCode, _ distances: DeflateCode, _ sink: Sink
  ) throws(PictureError) {
    while true {
      let symbol = try input.symbol(of: literals)
      switch symbol {
      case 0..<256: try append(UInt8(truncatingIfNeeded: symbol), sink)
      case 256: return
      case 257...285:
        let length = try length(of: symbol - 257)
        let distance = try distance(of: try input.symbol(of: distances))
        try copy(length, from: distance, sink)
      default: throw .damaged
      }
    }
  }

  /// The length of a match (RFC 1951, section 3.2.5).
  private mutating func length(of code: Int) throws(PictureError) -> Int {
    if code < 8 { return code + 3 }
    if code == 28 { return Self.longestMatch }
    let extra = code / 4 - 1
    return 3 + (4 + code % 4) << extra + (try input.bits(extra))
  }

  private mutating func distance(of code: Int) throws(PictureError) -> Int {
    guard code < 30 else { throw .damaged }
    if code < 4 { return code + 1 }
    let extra = code / 2 - 1
    return 1 + (2 + code % 2) << extra + (try input.bits(extra))
  }

  private mutating func append(_ byte: UInt8, _ sink: Sink) throws(PictureError) {
    guard rest > 0 else { throw .tooLarge }
    buffer[count] = byte
    count += 1
    rest -= 1
    if count >= 3 * Self.windowLength { try deliver(sink) }
  }

  private mutating func copy(
    _ length: Int, from distance: Int, _ sink: Sink
  ) throws(PictureError) {
    guard distance <= count else { throw .damaged }
    guard length <= rest else { throw .tooLarge }
    for index in count..<count + length { buffer[index] = buffer[index - distance] }
    count += length
    rest -= length
    if count >= 3 * Self.windowLength { try deliver(sink) }
  }

  /// Passes the new output on, and keeps only the window.
  private mutating func deliver(_ sink: Sink) throws(PictureError) {
    try sink(buffer[delivered..<count])
    let kept = min(count, Self.windowLength)
    for index in 0..<kept { buffer[index] = buffer[count - kept + index] }
    (count, delivered) = (kept, kept)
  }

  /// Reads the codes of a block (RFC 1951, section 3.2.7).
  private mutating func readCodes() throws(PictureError) -> (DeflateCode, DeflateCode) {
    let literalCount = try input.bits(5) + 257
    let distanceCount = try input.bits(5) + 1
    let orderCount = try input.bits(4) + 4
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in Self.lengthOrder.prefix(orderCount) {
      lengths[index] = UInt8(truncatingIfNeeded: try input.bits(3))
    }
    let code = try DeflateCode(lengths)
    lengths = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try input.symbol(of: code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        try lengths += repeatElement(last, count: input.bits(2) + 3)
      case 17: try lengths += repeatElement(0, count: input.bits(3) + 3)
      case 18: try lengths += repeatElement(0, count: input.bits(7) + 11)
      default: lengths.append(UInt8(truncatingIfNeeded: symbol))
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .damaged }
    return (
      try DeflateCode(Array(lengths[..<literalCount])),
      try DeflateCode(Array(lengths[literalCount...]))
    )
  }

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
}
