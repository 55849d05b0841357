/// The rule that group ids and section keys share, since both stand as one component in a request's
/// path: 1 to 64 characters, no `/`, no control character, no leading dot.
enum PathName {
  /// What is wrong with a name, in words that follow it: `'../x' holds a '/'`; `nil` if nothing is.
  static func flaw(in name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.unicodeScalars.count > 64 { return "is longer than 64 characters" }
    if name.unicodeScalars.first == "." { return "begins with a dot" }
    if name.unicodeScalars.contains("/") { return "holds a '/'" }
    if let control = name.firstControlCharacter {
      return "holds the control character \(control)"
    }
    return nil
  }
}

extension String {
  /// The first C0, DEL or C1 control character as `U+001B`; `nil` when there is none.
  var firstControlCharacter: String? {
    // In UTF-8 a C1 control character is 0xC2 and one of 0x80...0x9F, so bytes tell at once.
    var previous: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F { return Self.codePoint(byte) }
      if previous == 0xC2, (0x80...0x9F).contains(byte) { return Self.codePoint(byte) }
      previous = byte
    }
    return nil
  }

  private static func codePoint(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
