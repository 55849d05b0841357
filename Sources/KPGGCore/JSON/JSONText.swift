// The parts of JSON texts: escapes, UTF-8 sequences, and keys.

/// The escapes of JSON texts (RFC 8259, section 7).
enum JSONEscapes {
  /// Returns a text without its escapes, which are valid.
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case UInt8(ascii: "u"):
        let (scalar, length) = scalar(in: bytes, at: index)
        text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        index += length
        continue
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case let byte: text.append(byte)
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `\uXXXX`, or a surrogate pair of two of them, with the number of bytes.
  private static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (Unicode.Scalar, length: Int) {
    let unit = { (start: Int) in
      bytes[start..<start + 4].reduce(0) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
    }
    let first = unit(index + 2)
    guard first & 0xF800 == 0xD800 else {
      return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
    }
    let code = 0x10000 + (first & 0x3FF) << 10 + unit(index + 8) & 0x3FF
    return (Unicode.Scalar(code) ?? "\u{FFFD}", 12)
  }
}

/// Finds the ends of white space and of plain text, eight bytes at a time.
enum JSONBytes {
  private static let eightSpaces: UInt64 = 0x2020_2020_2020_2020

  static func endOfSpace(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      default: return index
      }
      // Indentation is most of the white space.
      while bytes.eightBytes(at: index) == eightSpaces { index += 8 }
    }
    return index
  }

  /// Returns the end of a run of ASCII characters without quotation marks, backslashes, and control
  /// characters.
  static func endOfPlainText(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let word = bytes.eightBytes(at: index) {
      let special = highBitsOfSpecialBytes(in: word)
      if special != 0 { return index + special.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, highBitsOfSpecialBytes(in: UInt64(bytes[index])) & 0x80 == 0 {
      index += 1
    }
    return index
  }

  /// Sets the high bit of each special byte. Bytes above the lowest special one can be marked by
  /// mistake.
  private static func highBitsOfSpecialBytes(in word: UInt64) -> UInt64 {
    let quotes = zeroBytes(in: word ^ 0x2222_2222_2222_2222)
    let backslashes = zeroBytes(in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
    let deletes = zeroBytes(in: word ^ 0x7F7F_7F7F_7F7F_7F7F)
    let controls = (word &- eightSpaces) & ~word
    return (quotes | backslashes | deletes | controls | word) & 0x8080_8080_8080_8080
  }

  /// Sets the high bit of the lowest zero byte. Bytes above it can be marked by mistake.
  private static func zeroBytes(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns eight bytes as a number, the first in its lowest bits; `nil` if fewer are left.
  func eightBytes(at index: Int) -> UInt64? {
    guard index + 8 <= count else { return nil }
    let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}

/// Multibyte sequences of UTF-8 (RFC 3629, section 4).
enum UTF8Sequence {
  /// Returns the number of bytes of the scalar at an index; `nil` if it is invalid.
  static func length(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    let continues = { (offset: Int, range: ClosedRange<UInt8>) in
      index + offset < bytes.count && range.contains(bytes[index + offset])
    }
    let any: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(1, any) ? 2 : nil
    case 0xE0...0xEF:
      let second: ClosedRange<UInt8> =
        switch bytes[index] {
        case 0xE0: 0xA0...0xBF
        case 0xED: 0x80...0x9F
        default: any
        }
      return continues(1, second) && continues(2, any) ? 3 : nil
    case 0xF0...0xF4:
      let second: ClosedRange<UInt8> =
        switch bytes[index] {
        case 0xF0: 0x90...0xBF
        case 0xF4: 0x80...0x8F
        default: any
        }
      return continues(1, second) && continues(2, any) && continues(3, any) ? 4 : nil
    default: return nil
    }
  }

  /// Whether the bytes end before the sequence at an index is complete.
  static func isCut(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let rest = Array(bytes[index...].prefix(4))
    // Every incomplete sequence can continue with one of these bytes.
    return [0x80, 0xBF].contains { (next: UInt8) in
      let longer = rest + [next, 0x80, 0x80]
      return longer.withUnsafeBufferPointer { length(in: $0, at: 0) ?? 0 } > rest.count
    }
  }
}

/// Finds repeated keys of an object.
///
/// As long as each key sorts after the one before, one comparison per key suffices. Otherwise, all
/// keys are sorted at the end of the object.
struct JSONKeys {
  private(set) var count = 0
  private var last: JSONTree.Node?
  /// Whether each key so far sorts after the one before. Keys with escapes do not count as sorted.
  private(set) var areSorted = true

  /// Adds the key that was parsed last.
  mutating func add(_ key: JSONTree.Node, in bytes: UnsafeBufferPointer<UInt8>) {
    count += 1
    if areSorted {
      areSorted = key.form != .escaped && (last.map { Self.precedes($0, key, in: bytes) } ?? true)
    }
    last = key
  }

  /// Returns the node of the first key that an earlier one equals; `nil` if all keys differ.
  ///
  /// `object` is the index of the object's node. The nodes after it are the object's.
  func duplicate(
    in nodes: [JSONTree.Node], object: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> JSONTree.Node? {
    guard !areSorted else { return nil }
    var keys: [JSONTree.Node] = []
    keys.reserveCapacity(count)
    var index = object + 1
    while index < nodes.count {
      keys.append(nodes[index])
      index = Int(nodes[index + 1].end)
    }
    // Decode each escaped text only once.
    let texts = keys.contains { $0.form == .escaped } ? keys.map { $0.text(in: bytes) } : []
    let precedes = { (left: Int, right: Int) in
      texts.isEmpty
        ? Self.precedes(keys[left], keys[right], in: bytes)
        : texts[left].precedesInBytes(texts[right])
    }
    // Equal keys stay in the order of the document.
    let order = sortedIndices(below: keys.count, by: precedes)
    return zip(order, order.dropFirst()).filter { !precedes($0, $1) }.map(\.1).min()
      .map { keys[$0] }
  }

  /// Whether a key without escapes comes before another in the order of their bytes.
  private static func precedes(
    _ left: JSONTree.Node, _ right: JSONTree.Node, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    left.order(in: bytes, relativeTo: bytes, from: Int(right.start), count: Int(right.count)) < 0
  }
}
