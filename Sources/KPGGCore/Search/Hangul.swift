/// The composition of Hangul syllables from jamo (The Unicode Standard, 3.12, *Conjoining Jamo
/// Behavior*), and the keys that type each jamo.
package enum Hangul {
  /// A jamo and the letters that type it.
  package struct Keystrokes {
    /// The compatibility jamo, which is the same for a choseong and a jongseong.
    package let jamo: Unicode.Scalar
    let first: Unicode.Scalar
    /// The second letter of a compound jamo: ㄳ is ㄱ and ㅅ, ㅘ is ㅗ and ㅏ.
    let second: Unicode.Scalar?

    /// Creates the keystroke of a scalar that types itself.
    init(_ scalar: Unicode.Scalar) { (jamo, first, second) = (scalar, scalar, nil) }

    /// Creates the keystrokes of a compound jamo.
    init(_ jamo: Unicode.Scalar, _ first: Unicode.Scalar, _ second: Unicode.Scalar) {
      (self.jamo, self.first, self.second) = (jamo, first, second)
    }
  }

  private static let syllableBase: UInt32 = 0xAC00
  private static let choseongBase: UInt32 = 0x1100
  private static let jungseongBase: UInt32 = 0x1161
  private static let jongseongBase: UInt32 = 0x11A7
  private static let jungseongCount: UInt32 = 21
  private static let jongseongCount: UInt32 = 28

  /// Calls a closure with each conjoining jamo of a precomposed syllable, or with any other scalar
  /// itself.
  package static func forEachJamo(
    of scalar: Unicode.Scalar, _ body: (_ jamo: Unicode.Scalar, _ isFirst: Bool) -> Void
  ) {
    guard isSyllable(scalar) else { return body(scalar, true) }
    let index = scalar.value - syllableBase
    let choseong = choseongBase + index / (jungseongCount * jongseongCount)
    let jungseong = jungseongBase + index / jongseongCount % jungseongCount
    let jongseong = index % jongseongCount
    if let jamo = Unicode.Scalar(choseong) { body(jamo, true) }
    if let jamo = Unicode.Scalar(jungseong) { body(jamo, false) }
    if jongseong > 0, let jamo = Unicode.Scalar(jongseongBase + jongseong) { body(jamo, false) }
  }

  /// Returns the letters that type a conjoining or compatibility jamo. Other scalars type
  /// themselves.
  package static func keystrokes(of scalar: Unicode.Scalar) -> Keystrokes {
    switch scalar {
    case "\u{1100}"..."\u{1112}": choseong[Int(scalar.value - choseongBase)]
    case "\u{1161}"..."\u{1175}": vowels[Int(scalar.value - jungseongBase)]
    case "\u{11A8}"..."\u{11C2}": jongseong[Int(scalar.value - jongseongBase) - 1]
    case "\u{3131}"..."\u{314E}": consonants[Int(scalar.value) - 0x3131]
    case "\u{314F}"..."\u{3163}": vowels[Int(scalar.value) - 0x314F]
    default: Keystrokes(scalar)
    }
  }

  /// Returns the compound vowel of two letters, such as ㅘ for ㅗ and ㅏ; `nil` if they form none.
  static func vowel(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    vowels.first { $0.first == first && $0.second == second }?.jamo
  }

  /// Returns whether a scalar is a Hangul syllable or jamo.
  package static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{1100}"..."\u{11FF}", "\u{3131}"..."\u{318E}": true
    default: isSyllable(scalar)
    }
  }

  /// Returns whether a scalar is a precomposed Hangul syllable.
  package static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
    ("가"..."힣").contains(scalar)
  }

  /// Returns whether a code point is a compatibility consonant.
  static func isConsonant(_ codePoint: UInt32) -> Bool { (0x3131...0x314E).contains(codePoint) }

  /// Returns whether a code point is a compatibility vowel.
  static func isVowel(_ codePoint: UInt32) -> Bool { (0x314F...0x3163).contains(codePoint) }

  // In the order of the Unicode blocks *Hangul Compatibility Jamo* and *Hangul Jamo*.
  private static let consonants = "ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(
    keystrokes(ofCompatibility:))
  private static let vowels = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars.map(
    keystrokes(ofCompatibility:))
  private static let choseong = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(
    keystrokes(ofCompatibility:))
  private static let jongseong = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(
    keystrokes(ofCompatibility:))

  private static func keystrokes(ofCompatibility jamo: Unicode.Scalar) -> Keystrokes {
    let parts = compounds.first { $0.unicodeScalars.first == jamo }.map { Array($0.unicodeScalars) }
    return parts.map { Keystrokes(jamo, $0[1], $0[2]) } ?? Keystrokes(jamo)
  }

  /// The compound jamo and their two letters.
  private static let compounds = [
    "ㄳㄱㅅ", "ㄵㄴㅈ", "ㄶㄴㅎ", "ㄺㄹㄱ", "ㄻㄹㅁ", "ㄼㄹㅂ", "ㄽㄹㅅ", "ㄾㄹㅌ", "ㄿㄹㅍ", "ㅀㄹㅎ", "ㅄㅂㅅ",
    "ㅘㅗㅏ", "ㅙㅗㅐ", "ㅚㅗㅣ", "ㅝㅜㅓ", "ㅞㅜㅔ", "ㅟㅜㅣ", "ㅢㅡㅣ",
  ]
}

/// The two layouts of a Korean keyboard: Latin and Dubeolsik (KS X 5002), in which each key types
/// one letter of Hangul.
package enum KeyboardLayout {
  /// Returns what the same keys type in the other layout.
  ///
  /// A text in capitals only counts as typed with Caps Lock, which does not affect Hangul. A text
  /// in both layouts becomes Hangul.
  ///
  ///     KeyboardLayout.converted("dhakdlrjf")  // "ㅇㅗㅁㅏㅇㅣㄱㅓㄹ", the letters of 오마이걸
  ///     KeyboardLayout.converted("오마이rjf")    // "오마이ㄱㅓㄹ"
  ///     KeyboardLayout.converted("ㅅ쟟ㄷ")       // "twice"
  ///
  /// - Returns: `nil` for a text without letters or with letters of other scripts.
  package static func converted(_ text: String) -> String? {
    let isLocked = !text.unicodeScalars.contains { ("a"..."z").contains($0) }
    return hangul(of: isLocked ? text.lowercased() : text) ?? latinKeys(typing: text)
  }

  private static func hangul(of text: String) -> String? {
    var typed: [Unicode.Scalar] = []
    var hasKeys = false
    for scalar in text.unicodeScalars {
      guard scalar.isASCII || Hangul.isHangul(scalar) else { return nil }
      let letter = letter(ofKey: scalar)
      if letter != nil { hasKeys = true }
      if let letter, let last = typed.last, let vowel = Hangul.vowel(of: last, letter) {
        typed[typed.count - 1] = vowel
      } else {
        typed.append(letter ?? scalar)
      }
    }
    return hasKeys ? String(String.UnicodeScalarView(typed)) : nil
  }

  /// Returns the letters that the keys of a text in Hangul type in the Latin layout: `qk` for `바`.
  ///
  /// - Returns: `nil` for a text without letters or with letters of other scripts.
  package static func latinKeys(typing text: String) -> String? {
    var typed: [Unicode.Scalar] = []
    for letter in IndexedName(text).letters {
      guard let letter = Unicode.Scalar(letter.value),
        let key = key(ofLetter: letter) ?? (("0"..."9").contains(letter) ? letter : nil)
      else { return nil }
      typed.append(key)
    }
    return typed.contains { $0.properties.isAlphabetic }
      ? String(String.UnicodeScalarView(typed)) : nil
  }

  /// The letter of a key. Shift changes the letter of seven keys only.
  private static func letter(ofKey key: Unicode.Scalar) -> Unicode.Scalar? {
    let lowercase = key.isASCII ? key.properties.lowercaseMapping.unicodeScalars.first : nil
    let index = keys.firstIndex(of: key) ?? lowercase.flatMap { keys.firstIndex(of: $0) }
    return index.map { letters[$0] }
  }

  private static func key(ofLetter letter: Unicode.Scalar) -> Unicode.Scalar? {
    letters.firstIndex(of: letter).map { keys[$0] }
  }

  /// The keys with a letter, and their letters in the same order.
  private static let keys = Array("abcdefghijklmnopqrstuvwxyzQWERTOP".unicodeScalars)
  private static let letters = Array("ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars)
}
