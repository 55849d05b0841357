/// Spellings that sound the same in names: `ph` and `f`, and number words and digits.
package enum Spelling {
  /// Returns a text with `f` for `ph` and digits for number words.
  ///
  ///     Spelling.respelled("le seraphim")  // "le serafim", one typo away from LE SSERAFIM
  ///     Spelling.respelled("2ne one")      // "2ne 1"
  ///
  /// - Returns: `nil` if nothing changes, and for a text that is longer than any name.
  package static func respelled(_ text: String) -> String? {
    guard !text.isLongerThanNames else { return nil }
    let typed = TextNormalizer.words(of: text.lowercased(), separatedBy: .query)
    let words = typed.map { word in
      digits[String(word)] ?? withoutPH(word)
    }
    return zip(words, typed).allSatisfy { $0 == $1 } ? nil : words.joined(separator: " ")
  }

  private static func withoutPH(_ word: Substring) -> String {
    var letters: [UInt8] = []
    for letter in word.utf8 {
      if letter == UInt8(ascii: "h"), letters.last == UInt8(ascii: "p") {
        letters[letters.count - 1] = UInt8(ascii: "f")
      } else {
        letters.append(letter)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let digits = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9",
  ]
}
