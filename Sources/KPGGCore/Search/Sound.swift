/// A sound of a word, as Hangul or Latin letters write it.
struct Sound: Sendable {
  /// The consonants that Hangul distinguishes. Plain, tense, and aspirated ones count as one here.
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

  /// The places in the mouth where a vowel is formed.
  struct Vowels: OptionSet, Sendable {
    let rawValue: UInt8

    static let front = Self(rawValue: 1 << 0)
    static let back = Self(rawValue: 1 << 1)
    static let any: Self = [.front, .back]
  }

  /// The difference between ㄱ and ㅋ, or g and k.
  enum Aspiration: Sendable {
    case plain, aspirated
    /// A tense or final consonant, or one that comes in one form only.
    case either
  }

  /// Whether the other script can leave the sound out.
  enum Omission: Sendable {
    case never, rare, usual
  }

  /// The usual consonants; empty for a vowel.
  var consonants: Consonants = []
  /// Consonants that the letters stand for in some words.
  var rareConsonants: Consonants = []
  var aspiration = Aspiration.either
  /// The places of a vowel, or of neighboring vowels; empty for a consonant.
  var vowels: Vowels = []
  /// The place of the last of neighboring vowels.
  var lastVowels: Vowels = []
  /// Whether a diphthong has all places of `vowels`, as in *boy*.
  var hasAllVowels = false
  var omission = Omission.never

  var isVowel: Bool { !vowels.isEmpty }

  /// Returns how badly a sound of Hangul fits this one of Latin letters: 0, or the number of
  /// differences; `nil` if one is a vowel and the other is not, or if the consonants differ.
  func distance(from hangul: Sound) -> Int? {
    guard isVowel == hangul.isVowel else { return nil }
    if isVowel {
      // A ㅡ only helps to pronounce a consonant.
      let isFiller = hangul.omission == .usual && omission == .never
      // 디오 is not the y of Lady, but 아이 is the i of Like.
      let fits =
        hasAllVowels
        ? hangul.vowels == vowels
        : !vowels.isDisjoint(with: hangul.vowels)
          && !(vowels == .front && hangul.lastVowels == .back)
      return isFiller || !fits ? 1 : 0
    }
    let isAspirationOther =
      aspiration != hangul.aspiration && aspiration != .either && hangul.aspiration != .either
    if !consonants.isDisjoint(with: hangul.consonants) { return isAspirationOther ? 1 : 0 }
    return rareConsonants.isDisjoint(with: hangul.consonants) ? nil : 1
  }
}

// The sounds of Hangul syllables.
extension Sound {
  /// Appends the sounds of a syllable. Neighboring vowels become one sound.
  static func append(soundsOf syllable: Unicode.Scalar, to sounds: inout [Sound]) {
    var initial: Unicode.Scalar?
    Hangul.forEachJamo(of: syllable) { jamo, isInitial in
      let letter = Hangul.keystrokes(of: jamo).jamo
      if isInitial {
        initial = letter
        guard let sound = sound(ofInitial: letter) else { return }
        // The k of 럭키 (Lucky) and the l of 블랙 (Black) are written twice.
        if let last = sounds.indices.last, sounds[last].consonants == sound.consonants {
          sounds[last].omission = .usual
        }
        sounds.append(sound)
      } else if Hangul.isVowel(letter.value) {
        let place = place(of: letter)
        if let last = sounds.indices.last, sounds[last].isVowel {
          sounds[last].vowels.formUnion(place)
          sounds[last].lastVowels = place
          sounds[last].omission = .never
        } else {
          let omission = omission(of: letter, after: initial)
          sounds.append(Sound(vowels: place, lastVowels: place, omission: omission))
        }
      } else if let consonants = consonants(ofFinal: letter) {
        sounds.append(Sound(consonants: consonants))
      }
    }
  }

  private static func sound(ofInitial letter: Unicode.Scalar) -> Sound? {
    switch letter {
    case "ㄱ": Sound(consonants: .k, aspiration: .plain)
    case "ㅋ": Sound(consonants: .k, aspiration: .aspirated)
    case "ㄲ": Sound(consonants: .k)
    case "ㄴ": Sound(consonants: .n)
    case "ㄷ": Sound(consonants: .t, aspiration: .plain)
    case "ㅌ": Sound(consonants: .t, aspiration: .aspirated)
    case "ㄸ": Sound(consonants: .t)
    case "ㄹ": Sound(consonants: .l)
    case "ㅁ": Sound(consonants: .m)
    case "ㅂ": Sound(consonants: .p, aspiration: .plain)
    case "ㅍ": Sound(consonants: .p, aspiration: .aspirated)
    case "ㅃ": Sound(consonants: .p)
    case "ㅅ", "ㅆ": Sound(consonants: .s)
    case "ㅈ": Sound(consonants: .j, aspiration: .plain)
    case "ㅊ": Sound(consonants: .j, aspiration: .aspirated)
    case "ㅉ": Sound(consonants: .j)
    case "ㅎ": Sound(consonants: .h)
    default: nil
    }
  }

  /// Returns the sound of a final consonant; `nil` for one that loanwords do not use.
  private static func consonants(ofFinal letter: Unicode.Scalar) -> Consonants? {
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

  private static func place(of vowel: Unicode.Scalar) -> Vowels {
    switch vowel {
    case "ㅣ", "ㅐ", "ㅔ", "ㅒ", "ㅖ", "ㅚ", "ㅙ", "ㅞ", "ㅟ", "ㅢ": .front
    default: .back
    }
  }

  /// Whether English may lack a vowel that helps to pronounce a consonant: ㅡ in 스텝 (*Step*), or ㅣ
  /// in 터치 (*Touch*).
  private static func omission(
    of vowel: Unicode.Scalar, after initial: Unicode.Scalar?
  ) -> Omission {
    switch (vowel, initial) {
    case ("ㅡ", _): .usual
    case ("ㅣ", "ㅈ"), ("ㅣ", "ㅊ"), ("ㅣ", "ㅅ"), ("ㅟ", "ㅅ"): .rare
    default: .never
    }
  }
}
