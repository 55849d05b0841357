/// A sum that tells damaged or mismatched bytes apart from whole ones: FNV-1a of 64 bits. It guards
/// against accidents, not against whoever can write the files.
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
