import KPGGCore

/// The letters of a normalized text, as the matcher compares them.
enum QuizLetters {
  /// Returns the letters that keys type, each compound jamo as one; empty for a text without letters
  /// and digits.
  static func of(_ text: String) -> [UInt32] {
    let name = IndexedName(text)
    return name.jamo(in: name.letters.indices)
  }

  /// Returns whether a text is a beginning, an end, or an inner part of a name.
  static func isPart(_ letters: [UInt32], of name: [UInt32]) -> Bool {
    guard letters.count < name.count else { return false }
    return (0...name.count - letters.count).contains { start in
      name[start..<start + letters.count].elementsEqual(letters)
    }
  }

  static func isDigit(_ letter: UInt32) -> Bool {
    Unicode.Scalar(letter).map { ("0"..."9").contains($0) } ?? false
  }

  /// Returns the digits of a text; `nil` if it has letters.
  static func digits(in text: String) -> String? {
    let letters = of(text)
    guard letters.allSatisfy(isDigit) else { return nil }
    return String(String.UnicodeScalarView(letters.compactMap { Unicode.Scalar($0) }))
  }

  /// Returns the number that a text is.
  static func number(in text: String) -> Int? { digits(in: text).flatMap { Int($0) } }
}
