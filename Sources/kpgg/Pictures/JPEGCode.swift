/// A Huffman code of a JPEG (ITU T.81, annex C).
struct JPEGCode: Sendable {
  static let longest = 16
  /// The number of bits that select an entry of the table.
  static let tableBits = 9

  /// For each start of a code, the symbol times 32 plus the code's length; 0 for longer codes.
  let table: [UInt16]
  /// The number of codes of each length.
  let counts: [Int]
  let symbols: [UInt8]

  /// Reads the counts and the symbols of a code.
  init(_ reader: inout PictureReader) throws(PictureError) {
    var counts = [0]
    for _ in 1...Self.longest { counts.append(try reader.byte()) }
    let symbols = Array(try reader.slice(counts.reduce(0, +)))
    var table = [UInt16](repeating: 0, count: 1 << Self.tableBits)
    var (code, index) = (0, 0)
    for length in 1...Self.longest {
      for symbol in symbols[index..<index + counts[length]] {
        guard code < 1 << length else { throw .damaged }
        if length <= Self.tableBits {
          let unused = Self.tableBits - length
          for entry in code << unused..<(code + 1) << unused {
            table[entry] = UInt16(symbol) << 5 | UInt16(truncatingIfNeeded: length)
          }
        }
        code += 1
      }
      index += counts[length]
      code <<= 1
    }
    (self.table, self.counts, self.symbols) = (table, counts, symbols)
  }
}

/// Reads bits of a scan, the highest bit of each byte first.
///
/// The bits end at a marker. Later reads return zeros.
struct JPEGBits: Sendable {
  let bytes: [UInt8]
  /// The offset of the next byte that was not read into ``pending``.
  private(set) var position: Int
  private var pending: UInt64 = 0
  /// The number of pending bits. A negative number counts the zeros after the end.
  private var count = 0

  init(_ bytes: [UInt8], from position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// Whether a read went past the end.
  var isExhausted: Bool { count < 0 }

  /// Reads up to 16 bits as a number.
  mutating func bits(_ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let value = peek(length)
    drop(length)
    return value
  }

  /// Reads a number whose first bit is its sign (ITU T.81, section F.2.2.1).
  mutating func signed(_ length: Int) -> Int {
    guard length > 0 else { return 0 }
    let value = bits(length)
    return value < 1 << (length - 1) ? value - (1 << length - 1) : value
  }

  /// Reads a symbol of a code.
  mutating func symbol(of code: JPEGCode) throws(PictureError) -> Int {
    let entry = Int(code.table[peek(JPEGCode.tableBits)])
    if entry > 0 {
      drop(entry & 31)
      return entry >> 5
    }
    let bits = peek(JPEGCode.longest)
    var (first, offset) = (0, 0)
    for length in 1...JPEGCode.longest {
      let value = bits >> (JPEGCode.longest - length)
      let codes = code.counts[length]
      if value - first < codes {
        drop(length)
        return Int(code.symbols[offset + value - first])
      }
      offset += codes
      first = (first + codes) << 1
    }
    throw .damaged
  }

  /// Drops the bits before the next marker and reads it, if it is a restart marker.
  mutating func restart() throws(PictureError) {
    (pending, count) = (0, 0)
    while position + 1 < bytes.count {
      if bytes[position] == 0xFF, bytes[position + 1] != 0, bytes[position + 1] != 0xFF {
        guard 0xD0...0xD7 ~= bytes[position + 1] else { break }
        position += 2
        return
      }
      position += 1
    }
    throw .damaged
  }

  private mutating func peek(_ length: Int) -> Int {
    if count < length { fill() }
    return Int(truncatingIfNeeded: pending &>> UInt64(64 - length))
  }

  private mutating func drop(_ length: Int) {
    pending &<<= UInt64(length)
    count -= length
  }

  private mutating func fill() {
    guard count >= 0 else { return }
    while count <= 56, position < bytes.count {
      let byte = bytes[position]
      if byte == 0xFF {
        // A zero follows a data byte of 0xFF.
        guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return }
        position += 1
      }
      position += 1
      pending |= UInt64(byte) &<< UInt64(56 - count)
      count += 8
    }
  }
}
