/// A Huffman code of the deflate format (RFC 1951, section 3.2.2).
struct DeflateCode: Sendable {
  static let longest = 15
  /// The number of bits that select an entry of the table.
  static let tableBits = 9

  /// For each start of a code, the symbol times 16 plus the code's length; 0 for longer codes.
  let table: [UInt16]
  /// The number of codes of each length.
  let counts: [Int]
  /// The symbols in the order of their codes.
  let symbols: [Int]

  /// Creates a code from the length of each symbol's code; 0 for unused symbols.
  ///
  /// A code may be incomplete. Its unused bits then throw an error when they are read.
  init(_ lengths: [UInt8]) throws(PictureError) {
    var counts = [Int](repeating: 0, count: Self.longest + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var unused = 1
    var nextCodes = [0]
    var offsets = [0]
    for length in 1...Self.longest {
      nextCodes.append((nextCodes[length - 1] + counts[length - 1]) << 1)
      offsets.append(offsets[length - 1] + counts[length - 1])
      unused = unused << 1 - counts[length]
      guard unused >= 0 else { throw .damaged }
    }
    var symbols = [Int](repeating: 0, count: counts.reduce(0, +))
    var table = [UInt16](repeating: 0, count: 1 << Self.tableBits)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      symbols[offsets[length]] = symbol
      offsets[length] += 1
      let code = Self.reversed(nextCodes[length], length)
      nextCodes[length] += 1
      guard length <= Self.tableBits else { continue }
      for index in stride(from: code, to: table.count, by: 1 << length) {
        table[index] = UInt16(truncatingIfNeeded: symbol << 4 | length)
      }
    }
    (self.table, self.counts, self.symbols) = (table, counts, symbols)
  }

  /// A code with its bits in reverse order. Codes start with their highest bit.
  private static func reversed(_ code: Int, _ length: Int) -> Int {
    (0..<length).reduce(0) { $0 << 1 | (code >> $1) & 1 }
  }

  /// The lengths of the fixed codes (RFC 1951, section 3.2.6).
  static let fixedLiteralLengths: [UInt8] =
    [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { Array(repeating: $0.1, count: $0.0) }
  static let fixedDistanceLengths = [UInt8](repeating: 5, count: 32)
}

/// Reads bits of deflate data, the lowest bit of each byte first.
struct DeflateReader: Sendable {
  private let bytes: [UInt8]
  private var position = 0
  private var pending: UInt64 = 0
  private var count = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads up to 16 bits as a number.
  mutating func bits(_ length: Int) throws(PictureError) -> Int {
    fill()
    guard length <= count else { throw .damaged }
    defer { drop(length) }
    return Int(truncatingIfNeeded: pending & (1 << UInt64(length) &- 1))
  }

  /// Reads a symbol of a code.
  mutating func symbol(of code: DeflateCode) throws(PictureError) -> Int {
    fill()
    let entry = Int(code.table[Int(truncatingIfNeeded: pending & (1 << 9 - 1))])
    guard entry == 0 else {
      guard entry & 15 <= count else { throw .damaged }
      drop(entry & 15)
      return entry >> 4
    }
    return try longSymbol(of: code)
  }

  /// Skips the rest of a byte.
  mutating func skipToByte() { drop(count % 8) }

  /// Compares a code bit by bit with the first and last code of each length.
  private mutating func longSymbol(of code: DeflateCode) throws(PictureError) -> Int {
    var (value, first, offset) = (0, 0, 0)
    for length in 1...min(DeflateCode.longest, max(1, count)) {
      value |= Int(truncatingIfNeeded: pending >> UInt64(length - 1)) & 1
      let codes = code.counts[length]
      if length <= count, value - first < codes {
        drop(length)
        return code.symbols[offset + value - first]
      }
      offset += codes
      first = (first + codes) << 1
      value <<= 1
    }
    throw .damaged
  }

  private mutating func fill() {
    while count <= 48, position < bytes.count {
      pending |= UInt64(bytes[position]) << UInt64(count)
      position += 1
      count += 8
    }
  }

  private mutating func drop(_ length: Int) {
    pending >>= UInt64(length)
    count -= length
  }
}
