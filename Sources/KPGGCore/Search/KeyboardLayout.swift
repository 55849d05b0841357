/// The two layouts between which a Korean keyboard switches: Latin letters and Dubeolsik (KS X
/// 5002), where each key types one letter of Hangul.
enum KeyboardLayout {
  /// What the same keys would have typed in the other layout. Capitals alone were typed with the
  /// lock on, which changes no Korean letter. Of a text in which the layout changed, all is Hangul.
  ///
  ///     KeyboardLayout.other(than: "dhakdlrjf")  // "ㅇㅗㅁㅏㅇㅣㄱㅓㄹ", the letters of 오마이걸
  ///     KeyboardLayout.other(than: "오마이rjf")    // "오마이ㄱㅓㄹ"
  ///     KeyboardLayout.other(than: "ㅅ쟟ㄷ")       // "twice"
  ///
  /// - Returns: `nil` for a text with letters of other scripts, and for one without letters.
  static func other(than text: String) -> String? {
    let isLocked = !text.unicodeScalars.contains { ("a"..."z").contains($0) }
    return hangul(of: isLocked ? text.lowercased() : text) ?? latin(of: text)
  }

  private static func hangul(of text: String) -> String? {
    var typed: [Unicode.Scalar] = []
    var hasKeys = false
    for scalar in text.unicodeScalars {
      guard scalar.isASCII || Hangul.isHangul(scalar) else { return nil }
      let letter = letterOfKey[scalar]
      if letter != nil { hasKeys = true }
      if let letter, let last = typed.last, let vowel = Hangul.vowel(of: last, letter) {
        typed[typed.count - 1] = vowel
      } else {
        typed.append(letter ?? scalar)
      }
    }
    return hasKeys ? string(of: typed) : nil
  }

  private static func latin(of text: String) -> String? {
    var typed: [Unicode.Scalar] = []
    var isHangul = true
    TextNormalizer.forEach(in: text) { unit, _ in
      let spelling = Hangul.spelling(of: unit)
      for letter in [spelling.first, spelling.second].compactMap(\.self) {
        if let key = keyOfLetter[letter] {
          typed.append(key)
        } else if ("0"..."9").contains(letter) {
          typed.append(letter)
        } else {
          isHangul = false
        }
      }
    }
    return isHangul && typed.contains { $0.properties.isAlphabetic } ? string(of: typed) : nil
  }

  private static func string(of scalars: [Unicode.Scalar]) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// The letter of each key. The shift key changes it for seven of them alone.
  private static let letterOfKey: [Unicode.Scalar: Unicode.Scalar] = {
    var letters = Dictionary(uniqueKeysWithValues: keys)
    for (key, letter) in keys {
      let shifted = key.properties.uppercaseMapping.unicodeScalars
      if let shifted = shifted.first, letters[shifted] == nil { letters[shifted] = letter }
    }
    return letters
  }()

  private static let keyOfLetter: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: keys.map { ($1, $0) })

  private static let keys = Array(
    zip(
      "abcdefghijklmnopqrstuvwxyzQWERTOP".unicodeScalars,
      "ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars))
}
