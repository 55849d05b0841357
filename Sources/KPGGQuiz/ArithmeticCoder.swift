import KPGGCore

/// Encodes or decodes bits by their probabilities.
///
/// The same calls in the same order encode and decode: a decoder ignores the given bit, and returns
/// the one that was encoded. After the last byte, it reads zeros.
struct ArithmeticCoder {
  private let isDecoding: Bool
  private(set) var bytes: [UInt8]
  private var next = 0
  private var low: UInt32 = 0
  private var high = UInt32.max
  private var code: UInt32 = 0

  /// Creates an encoder.
  init() { (isDecoding, bytes) = (false, []) }

  /// Creates a decoder.
  init(decoding bytes: [UInt8]) {
    (isDecoding, self.bytes) = (true, bytes)
    for _ in 0..<4 { readByte() }
  }

  /// Whether the decoder read past the end. Valid data never does.
  var isExhausted: Bool { isDecoding && next > bytes.count + 8 }

  /// Encodes or decodes a bit.
  ///
  /// - Parameters:
  ///   - bit: The bit; any bit for a decoder.
  ///   - chance: The chance of `true`, from 1 to 65,535 of 65,536.
  /// - Returns: The bit.
  mutating func code(_ bit: Bool, chance: UInt32) -> Bool {
    let part = (UInt64(high - low) * UInt64(min(max(chance, 1), 65_535))) >> 16
    let middle = low + UInt32(truncatingIfNeeded: part)
    let bit = isDecoding ? code <= middle : bit
    if bit { high = middle } else { low = middle + 1 }
    while (low ^ high) >> 24 == 0 {
      if isDecoding { readByte() } else { bytes.append(UInt8(high >> 24)) }
      (low, high) = (low << 8, high << 8 | 0xFF)
    }
    return bit
  }

  /// Returns all bytes of an encoder. Up to four zeros at the end are left out.
  func finished() -> [UInt8] {
    var bytes = bytes
    // The shortest number between the bounds.
    if low > 0 { bytes.append(UInt8(low >> 24) + 1) }
    for _ in 0..<4 where bytes.last == 0 { bytes.removeLast() }
    return bytes
  }

  private mutating func readByte() {
    code = code << 8 | UInt32(next < bytes.count ? bytes[next] : 0)
    next += 1
  }
}
