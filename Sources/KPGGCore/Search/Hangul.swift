/// How Hangul syllables are made of jamo (The Unicode Standard, 3.12, *Conjoining Jamo Behavior*),
/// and jamo of the letters that type them.
enum Hangul {
  private static let syllableBase: UInt32 = 0xAC00
  private static let choseongBase: UInt32 = 0x1100
  private static let jungseongBase: UInt32 = 0x1161
  private static let jongseongBase: UInt32 = 0x11A7
  private static let jungseongCount: UInt32 = 21
  private static let jongseongCount: UInt32 = 28
  private static let compatibilityBase: UInt32 = 0x3131
  private static let compatibilityVowelBase: UInt32 = 0x314F

  /// Tells a precomposed syllable's choseong, jungseong and, where it has one, jongseong, as
  /// conjoining jamo, and of each whether it is the first; any other scalar alone.
  static func forEachJamo(
    of scalar: Unicode.Scalar, _ body: (_ jamo: Unicode.Scalar, _ isFirst: Bool) -> Void
  ) {
    guard ("가"..."힣").contains(scalar) else { return body(scalar, true) }
    let index = scalar.value - syllableBase
    let choseong = choseongBase + index / (jungseongCount * jongseongCount)
    let jungseong = jungseongBase + index / jongseongCount % jungseongCount
    let jongseong = index % jongseongCount
    if let jamo = Unicode.Scalar(choseong) { body(jamo, true) }
    if let jamo = Unicode.Scalar(jungseong) { body(jamo, false) }
    if jongseong > 0, let jamo = Unicode.Scalar(jongseongBase + jongseong) { body(jamo, false) }
  }

  /// A conjoining jamo as it stands alone, the same for a choseong and a jongseong of one sound; any
  /// other scalar as it is.
  static func standalone(_ jamo: Unicode.Scalar) -> Unicode.Scalar {
    switch jamo {
    case "\u{1100}"..."\u{1112}": choseong[Int(jamo.value - choseongBase)]
    case "\u{1161}"..."\u{1175}":
      Unicode.Scalar(compatibilityVowelBase + jamo.value - jungseongBase) ?? jamo
    case "\u{11A8}"..."\u{11C2}": jongseong[Int(jamo.value - jongseongBase) - 1]
    default: jamo
    }
  }

  /// The letters that type a jamo which stands alone, one or two: ㄳ is ㄱ and ㅅ, ㅘ is ㅗ and ㅏ. Any
  /// other scalar is its own letter.
  static func letters(of jamo: Unicode.Scalar) -> (first: Unicode.Scalar, second: Unicode.Scalar?) {
    guard isConsonant(jamo) || isVowel(jamo) else { return (jamo, nil) }
    return typed[Int(jamo.value - compatibilityBase)]
  }

  /// The vowel that two letters type together: ㅘ of ㅗ and ㅏ; `nil` where they type two.
  static func vowel(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    guard isVowel(first), let index = typed.firstIndex(where: { $0 == (first, second) }) else {
      return nil
    }
    return Unicode.Scalar(compatibilityBase + UInt32(index))
  }

  /// Whether it is a consonant that stands alone.
  static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{3131}"..."\u{314E}").contains(scalar)
  }

  /// Whether it is a vowel that stands alone.
  static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{314F}"..."\u{3163}").contains(scalar)
  }

  private static let choseong = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let jongseong = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)

  /// In the order of the block *Hangul Compatibility Jamo*.
  private static let typed: [(first: Unicode.Scalar, second: Unicode.Scalar?)] =
    """
    ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ \
    ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ
    """.split(separator: " ").map { letters in
      let letters = Array(letters.unicodeScalars)
      return (letters[0], letters.dropFirst().first)
    }
}
