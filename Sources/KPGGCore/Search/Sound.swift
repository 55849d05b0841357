/// A sound of a word: a vowel, or one of the consonants that Hangul distinguishes.
struct Sound: Sendable {
  /// Consonants that a letter can stand for.
  struct Consonants: OptionSet, Sendable {
    let rawValue: UInt16

    static let k = Self(rawValue: 1 << 0)
    static let n = Self(rawValue: 1 << 1)
    static let t = Self(rawValue: 1 << 2)
    static let l = Self(rawValue: 1 << 3)
    static let m = Self(rawValue: 1 << 4)
    static let p = Self(rawValue: 1 << 5)
    static let s = Self(rawValue: 1 << 6)
    static let j = Self(rawValue: 1 << 7)
    static let h = Self(rawValue: 1 << 8)
  }

  /// The possible consonants; empty for a vowel.
  let consonants: Consonants
  /// Whether the sound can be missing in the other script.
  var isOptional: Bool

  var isVowel: Bool { consonants.isEmpty }

  static func vowel(isOptional: Bool = false) -> Self {
    Self(consonants: [], isOptional: isOptional)
  }

  static func consonant(_ consonants: Consonants, isOptional: Bool = false) -> Self {
    Self(consonants: consonants, isOptional: isOptional)
  }
}

// The sounds of Hangul syllables.
extension Sound {
  /// Appends the sounds of a syllable. Merges a vowel or ㄹ with an equal sound before it.
  static func append(soundsOf syllable: Unicode.Scalar, to sounds: inout [Sound]) {
    var initial: Unicode.Scalar?
    Hangul.forEachJamo(of: syllable) { jamo, isInitial in
      let letter = Hangul.keystrokes(of: jamo).jamo
      if isInitial {
        initial = letter
        guard let consonant = consonant(ofInitial: letter) else { return }
        // The l of 블랙 (Black) is written twice.
        if consonant == .l, sounds.last?.consonants == .l { return }
        sounds.append(.consonant(consonant))
      } else if Hangul.isVowel(letter.value) {
        let isOptional = isFiller(letter, after: initial)
        if sounds.last?.isVowel == true {
          sounds[sounds.count - 1].isOptional = sounds[sounds.count - 1].isOptional && isOptional
        } else {
          sounds.append(.vowel(isOptional: isOptional))
        }
      } else if let consonant = consonant(ofFinal: letter) {
        sounds.append(.consonant(consonant))
      }
    }
  }

  private static func consonant(ofInitial letter: Unicode.Scalar) -> Consonants? {
    switch letter {
    case "ㄱ", "ㄲ", "ㅋ": .k
    case "ㄴ": .n
    case "ㄷ", "ㄸ", "ㅌ": .t
    case "ㄹ": .l
    case "ㅁ": .m
    case "ㅂ", "ㅃ", "ㅍ": .p
    case "ㅅ", "ㅆ": .s
    case "ㅈ", "ㅉ", "ㅊ": .j
    case "ㅎ": .h
    default: nil
    }
  }

  /// Returns the sound of a final consonant; `nil` for one that loanwords do not use.
  private static func consonant(ofFinal letter: Unicode.Scalar) -> Consonants? {
    switch letter {
    case "ㄱ", "ㅋ": .k
    case "ㄴ", "ㅇ": .n
    case "ㄹ": .l
    case "ㅁ": .m
    case "ㅂ", "ㅍ": .p
    case "ㄷ", "ㅅ", "ㅆ", "ㅈ", "ㅊ", "ㅌ": .t
    default: nil
    }
  }

  /// Whether a vowel can be a filler that the English word lacks: ㅡ in 스텝 (*Step*), or ㅣ in 터치
  /// (*Touch*).
  private static func isFiller(
    _ vowel: Unicode.Scalar, after initial: Unicode.Scalar?
  ) -> Bool {
    switch (vowel, initial) {
    case ("ㅡ", _), ("ㅣ", "ㅈ"), ("ㅣ", "ㅊ"), ("ㅣ", "ㅅ"), ("ㅟ", "ㅅ"): true
    default: false
    }
  }
}
