package import KPGGSystem

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  ///
  /// Numbers from users, documents, and servers are checked with it first, because the standard
  /// initializers also accept `+5`, `0x50`, `1e2`, and `inf`.
  package var isDigit: Bool { (0x30...0x39).contains(self) }

  package var isASCIILetterOrDigit: Bool {
    isDigit || (0x41...0x5A).contains(self & 0xDF)
  }

  /// The value of an ASCII hexadecimal digit; `nil` for other bytes.
  package var hexadecimalValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension Double {
  /// Parses a number of ASCII digits with at most one decimal point, such as `166.5`.
  ///
  /// Returns `nil` for any other text.
  package init?(decimal text: String) {
    guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return nil }
    self.init(text)
  }

  /// The shortest decimal text that reads back as the same number, without a trailing `.0`: `163`
  /// or `166.5`.
  package var shortestText: String { Int(exactly: self).map(String.init) ?? description }
}

extension String {
  /// The text with a capital letter and one full stop. Reasons from the system may already have one.
  package var sentence: String {
    prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".")
  }

  /// Returns whether the text sorts before another by UTF-8 bytes, which is also the order of code
  /// points.
  ///
  /// Unlike `<`, which compares canonically equivalent texts as equal, this order is total over
  /// distinct bytes.
  package func precedesInBytes(_ other: String) -> Bool {
    let isEarlier = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
    return (isEarlier ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// The text as one path component: every byte except the unreserved characters of RFC 3986
  /// becomes `%` and two hexadecimal digits.
  ///
  /// Dots are unreserved, so `.` and `..` stay as they are.
  package var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in utf8 {
      if byte.isASCIILetterOrDigit || "-._~".utf8.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

extension String {
  /// The first 64 characters in quotation marks, with an ellipsis if there are more.
  package var quotedStart: String {
    // Counting scalars, because one character can be a letter with a million accents.
    let start = String(unicodeScalars.prefix(64))
    return "'\(start == self ? self : start + "…")'"
  }

  /// The first C0, DEL, or C1 control character as `U+001B`; `nil` if there is none.
  package var firstControlCharacter: String? {
    var text = self
    return text.withUTF8 { bytes in
      // Without an early exit, the compiler can check many bytes at once.
      let isPlain = bytes.reduce(true) { $0 && $1 >= 0x20 && $1 != 0x7F && $1 != 0xC2 }
      guard !isPlain else { return nil }
      // In UTF-8 a C1 control character is 0xC2 and one of 0x80...0x9F, so comparing bytes suffices.
      var previous: UInt8 = 0
      for byte in bytes {
        if byte < 0x20 || byte == 0x7F { return Unicode.Scalar(byte).codePoint }
        if previous == 0xC2, (0x80...0x9F).contains(byte) { return Unicode.Scalar(byte).codePoint }
        previous = byte
      }
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// The code point as `U+001B`.
  package var codePoint: String { "U+" + value.hexadecimal(digits: 4).uppercased() }
}

extension UnsignedInteger {
  /// Returns the number in lowercase hexadecimal digits, with leading zeros up to a count.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: Swift.max(count - digits.utf8.count, 0)) + digits
  }
}

/// An error whose description is its text in English.
package protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  /// The same sentence as `description`.
  public var errorDescription: String? { description }
}

/// An error with a sentence for people in both languages.
package protocol BilingualError: DescribedError {
  var text: BilingualText { get }
}

extension BilingualError {
  /// The English sentence.
  public var description: String { text.english }
}

/// An error with a sentence for people in both languages, and a line for logs.
package protocol LoggedError: LocalizedError, CustomStringConvertible {
  var text: BilingualText { get }
  /// The problem and its place, in English without a full stop.
  var line: String { get }
}

extension LoggedError {
  /// The English sentence for people.
  public var errorDescription: String? { text.english }

  /// A line in English for logs, with the file or the URL and the system's reason.
  public var description: String { line }
}

extension Unicode.Scalar {
  /// Whether the scalar can change how a terminal or a page shows other text: it can move the cursor,
  /// start an escape sequence, break a line, or reverse the direction.
  package var controlsOutput: Bool {
    switch value {
    case 0x20..<0x7F: false
    // C0, with tab and newline; DEL; and C1, where U+009B starts a sequence like ESC [.
    case 0..<0x20, 0x7F..<0xA0: true
    // Direction marks, embeddings, overrides, and isolates; the two line separators.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Deprecated format characters, the byte order mark, interlinear annotations, language tag.
    case 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }
}
