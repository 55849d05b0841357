#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A checksum that detects damaged or mismatched files: 64-bit FNV-1a. It does not protect against
/// deliberate changes.
enum Checksum {
  /// The checksum as 16 hexadecimal digits.
  static func text(of bytes: some ContiguousBytes) -> String {
    let sum = bytes.withUnsafeBytes { bytes in
      bytes.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) { sum, byte in
        sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3
      }
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
