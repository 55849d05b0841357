package import KPGGSystem

/// A 64-bit FNV-1a checksum. It detects accidental damage, not deliberate changes.
package struct Checksum: Sendable {
  /// The checksum of the bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the checksum of no bytes.
  package init() {}

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds the UTF-8 bytes of a text.
  package mutating func add(_ text: String) { for byte in text.utf8 { add(byte) } }

  /// Returns the checksum of bytes as 16 hexadecimal digits.
  // Not inlined: there are many calls.
  @inline(never)
  package static func text(of bytes: some ContiguousBytes) -> String {
    var checksum = Self()
    bytes.withUnsafeBytes { bytes in for byte in bytes { checksum.add(byte) } }
    return checksum.value.hexadecimal(digits: 16)
  }
}
