import KPGGCore

/// Bytes as letters, digits, `-`, and `_`, without padding (RFC 4648, section 5).
enum Base64URL {
  /// Encodes bytes.
  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (buffer, bits): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(buffer >> bits & 63)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << (6 - bits) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Decodes a text; `nil` if it has other characters, or unused bits that are not zero.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (buffer, bits): (UInt32, UInt32) = (0, 0)
    for character in text.utf8 {
      guard let value = values[character] else { return nil }
      (buffer, bits) = (buffer << 6 | value, bits + 6)
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
    }
    return bits < 6 && buffer & (1 << bits - 1) == 0 ? bytes : nil
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private static let values = Dictionary(
    uniqueKeysWithValues: zip(alphabet, UInt32(0)...))
}
