/// How Hangul syllables are made of jamo (The Unicode Standard, 3.12, *Conjoining Jamo Behavior*),
/// and jamo of the letters that type them.
enum Hangul {
  /// A jamo as it stands alone, and how it is typed.
  struct Spelling {
    /// The same for a choseong and a jongseong of one sound.
    let jamo: Unicode.Scalar
    /// The letters that type it, one or two: ㄳ is ㄱ and ㅅ, ㅘ is ㅗ and ㅏ.
    let first: Unicode.Scalar
    let second: Unicode.Scalar?

    /// What is typed as it is.
    init(_ scalar: Unicode.Scalar) { (jamo, first, second) = (scalar, scalar, nil) }

    /// A jamo that two letters type.
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

  /// How a scalar is spelled that is a jamo, conjoining or alone; any other stands for itself.
  static func spelling(of scalar: Unicode.Scalar) -> Spelling {
    switch scalar {
    case "\u{1100}"..."\u{1112}": choseong[Int(scalar.value - choseongBase)]
    case "\u{1161}"..."\u{1175}": vowels[Int(scalar.value - jungseongBase)]
    case "\u{11A8}"..."\u{11C2}": jongseong[Int(scalar.value - jongseongBase) - 1]
    case "\u{3131}"..."\u{314E}": consonants[Int(scalar.value) - 0x3131]
    case "\u{314F}"..."\u{3163}": vowels[Int(scalar.value) - 0x314F]
    default: Spelling(scalar)
    }
  }

  /// The vowel that two letters type together: ㅘ of ㅗ and ㅏ; `nil` where they type two.
  static func vowel(of first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    vowels.first { $0.first == first && $0.second == second }?.jamo
  }

  /// Whether a scalar is a syllable or a jamo, conjoining or alone.
  static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{1100}"..."\u{11FF}", "\u{3131}"..."\u{318E}", "가"..."힣": true
    default: false
    }
  }

  /// Whether a code point is a consonant that stands alone.
  static func isConsonant(_ codePoint: UInt32) -> Bool { (0x3131...0x314E).contains(codePoint) }

  /// Whether a code point is a vowel that stands alone.
  static func isVowel(_ codePoint: UInt32) -> Bool { (0x314F...0x3163).contains(codePoint) }

  /// In the order of the block *Hangul Compatibility Jamo*, as `vowels` are.
  private static let consonants = "ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(typed)
  private static let vowels = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars.map(typed)
  private static let choseong = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(typed)
  private static let jongseong = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(typed)

  private static func typed(_ jamo: Unicode.Scalar) -> Spelling {
    switch jamo {
    case "ㄳ": Spelling(jamo, "ㄱ", "ㅅ")
    case "ㄵ": Spelling(jamo, "ㄴ", "ㅈ")
    case "ㄶ": Spelling(jamo, "ㄴ", "ㅎ")
    case "ㄺ": Spelling(jamo, "ㄹ", "ㄱ")
    case "ㄻ": Spelling(jamo, "ㄹ", "ㅁ")
    case "ㄼ": Spelling(jamo, "ㄹ", "ㅂ")
    case "ㄽ": Spelling(jamo, "ㄹ", "ㅅ")
    case "ㄾ": Spelling(jamo, "ㄹ", "ㅌ")
    case "ㄿ": Spelling(jamo, "ㄹ", "ㅍ")
    case "ㅀ": Spelling(jamo, "ㄹ", "ㅎ")
    case "ㅄ": Spelling(jamo, "ㅂ", "ㅅ")
    case "ㅘ": Spelling(jamo, "ㅗ", "ㅏ")
    case "ㅙ": Spelling(jamo, "ㅗ", "ㅐ")
    case "ㅚ": Spelling(jamo, "ㅗ", "ㅣ")
    case "ㅝ": Spelling(jamo, "ㅜ", "ㅓ")
    case "ㅞ": Spelling(jamo, "ㅜ", "ㅔ")
    case "ㅟ": Spelling(jamo, "ㅜ", "ㅣ")
    case "ㅢ": Spelling(jamo, "ㅡ", "ㅣ")
    default: Spelling(jamo)
    }
  }
}
