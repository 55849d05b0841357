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

  /// The vowels that loanwords distinguish. ㅑ counts as ㅏ, and so do other vowels with a glide.
  struct Vowels: OptionSet, Sendable {
    let rawValue: UInt8

    /// ㅣ.
    static let i = Self(rawValue: 1 << 0)
    /// ㅔ and ㅐ.
    static let e = Self(rawValue: 1 << 1)
    /// ㅏ.
    static let a = Self(rawValue: 1 << 2)
    /// ㅓ.
    static let eo = Self(rawValue: 1 << 3)
    /// ㅗ.
    static let o = Self(rawValue: 1 << 4)
    /// ㅜ and ㅡ.
    static let u = Self(rawValue: 1 << 5)

    static let front: Self = [.i, .e]
    static let back: Self = [.a, .eo, .o, .u]
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
  /// In Hangul, a vowel or neighboring vowels. In Latin letters, the vowels that they can stand for. Empty
  /// for a consonant.
  var vowels: Vowels = []
  /// The last of neighboring vowels in Hangul.
  var lastVowel: Vowels = []
  /// Whether the letters stand for a back vowel and ㅣ, as in *boy*.
  var isBackDiphthong = false
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
        isBackDiphthong
        ? !hangul.vowels.isDisjoint(with: .back) && hangul.lastVowel == .i
        : !vowels.isDisjoint(with: hangul.vowels)
          && !(vowels.isSubset(of: .front) && hangul.lastVowel.isSubset(of: .back))
      return isFiller || !fits ? 1 : 0
    }
    let isAspirationOther =
      aspiration != hangul.aspiration && aspiration != .either && hangul.aspiration != .either
    if !consonants.isDisjoint(with: hangul.consonants) { return isAspirationOther ? 1 : 0 }
    return rareConsonants.isDisjoint(with: hangul.consonants) ? nil : 1
  }
}

/// A word in Latin letters with its approximate English pronunciation.
struct LatinWord {
  /// The letters from `a` to `z`, as ASCII.
  private let letters: [UInt8]

  private init(_ letters: [UInt8]) { self.letters = letters }

  /// Returns the words of a text, without accents and apostrophes. A text that contains Hangul has
  /// none.
  static func words(of text: String) -> [LatinWord] {
    let isASCII = text.isASCII
    let text = isASCII ? text : UnicodeForm.decomposed(text)
    guard isASCII || !text.unicodeScalars.contains(where: Hangul.isHangul) else { return [] }
    var words: [LatinWord] = []
    var letters: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      // Accents and the typographic apostrophe are not ASCII.
      case UInt8(ascii: "'"), 0x80...: break
      default:
        if !letters.isEmpty { words.append(LatinWord(letters)) }
        letters = []
      }
    }
    return letters.isEmpty ? words : words + [LatinWord(letters)]
  }

  /// For each letter, sample words with every sound that the letter can begin with.
  static let examples = Dictionary(
    grouping: Array("abcdefghijklmnopqrstuvwxyz".utf8).flatMap { letter in
      Array("aeiruy".utf8).map { LatinWord([letter, $0]) }
    } + LetterGroup.all.map { LatinWord(Array($0.letters.utf8)) }
  ) { $0.letters[0] }

  /// The sounds that the letters usually stand for.
  var sounds: [Sound] {
    var sounds: [Sound] = []
    var rest = letters[...]
    while let first = rest.first {
      if rest.dropFirst().first == first, !Self.isVowel(first) {
        // A doubled consonant is one sound.
        rest.removeFirst()
      } else if let group = LetterGroup.all.first(where: { $0.begins(rest) }) {
        sounds += group.sounds
        rest.removeFirst(group.letters.utf8.count)
      } else if Self.isVowel(first) {
        let run = rest.prefix(while: Self.isVowel)
        sounds.append(vowel(run))
        rest.removeFirst(run.count)
      } else {
        sounds.append(consonant(first, at: rest.startIndex))
        rest.removeFirst()
      }
    }
    return sounds
  }

  private func vowel(_ run: ArraySlice<UInt8>) -> Sound {
    let following = letters[run.endIndex...]
    let letter = run.count == 1 ? run.first : nil
    // An r changes the vowel before it: Cheer, Girl, Star.
    if following.first == UInt8(ascii: "r") {
      return Sound(
        vowels: Self.vowels(beforeR: letter),
        omission: letter == UInt8(ascii: "e") ? .usual : .never)
    }
    switch String(decoding: run, as: UTF8.self) {
    case "e" where letters.elementsEqual("the".utf8): return Sound(vowels: [.eo, .i])
    // A lone e may be silent. At the end of a word, it nearly always is.
    case "e" where run.startIndex > 0:
      return Sound(vowels: following.isEmpty ? .front : [.i, .e, .eo], omission: .usual)
    case "w": return Sound(vowels: .back, omission: .usual)
    // The a of Cake.
    case "a" where following.count == 2 && following.last == UInt8(ascii: "e"):
      return Sound(vowels: .front)
    case "a": return Sound(vowels: [.a, .e, .eo, .o])
    case "i", "ie", "ee": return Sound(vowels: .i)
    case "y" where run.startIndex > 0: return Sound(vowels: .i)
    case "ai", "ay", "ei", "ey": return Sound(vowels: .front)
    case "oi", "oy": return Sound(vowels: .any, isBackDiphthong: true)
    case "oo": return Sound(vowels: [.u, .o, .eo])
    case "u": return Sound(vowels: [.u, .eo])
    case let text: return Sound(vowels: text.utf8.allSatisfy("ouw".utf8.contains) ? .back : .any)
    }
  }

  private static func vowels(beforeR letter: UInt8?) -> Sound.Vowels {
    switch letter {
    case UInt8(ascii: "a"): [.a, .e, .eo, .o]
    case UInt8(ascii: "e"): [.eo, .e, .i, .a]
    case UInt8(ascii: "i"): [.eo, .i]
    case UInt8(ascii: "o"): [.o, .eo, .u]
    case UInt8(ascii: "u"): [.u, .eo]
    default: .any
    }
  }

  private func consonant(_ letter: UInt8, at index: Int) -> Sound {
    let next = index + 1 < letters.count ? letters[index + 1] : nil
    let isSoft = next.map("eiy".utf8.contains) ?? false
    switch letter {
    case UInt8(ascii: "b"):
      let isSilent = next == nil && index > 0 && letters[index - 1] == UInt8(ascii: "m")
      return Sound(
        consonants: .p, aspiration: .plain, omission: isSilent ? .usual : .never)
    case UInt8(ascii: "c"):
      return isSoft ? Sound(consonants: .s) : Sound(consonants: .k, aspiration: .aspirated)
    case UInt8(ascii: "d"): return Sound(consonants: .t, rareConsonants: .j, aspiration: .plain)
    case UInt8(ascii: "f"), UInt8(ascii: "p"):
      return Sound(consonants: .p, aspiration: .aspirated)
    case UInt8(ascii: "g"):
      let isFinal = letters[index...].elementsEqual("ge".utf8)
      return Sound(
        consonants: isFinal ? .j : isSoft ? [.k, .j] : .k, aspiration: .plain)
    case UInt8(ascii: "h"): return Sound(consonants: .h, omission: index > 0 ? .usual : .never)
    case UInt8(ascii: "j"): return Sound(consonants: .j, aspiration: .plain)
    case UInt8(ascii: "k"), UInt8(ascii: "q"):
      return Sound(consonants: .k, aspiration: .aspirated)
    case UInt8(ascii: "l"): return Sound(consonants: .l)
    case UInt8(ascii: "m"): return Sound(consonants: .m)
    case UInt8(ascii: "n"): return Sound(consonants: .n)
    case UInt8(ascii: "r"):
      let isSounded = next.map(Self.isVowel) ?? false && !letters[index...].elementsEqual("re".utf8)
      return Sound(consonants: .l, omission: isSounded ? .rare : .usual)
    case UInt8(ascii: "s"):
      // The s of Girls or Boys may be ㅅ or ㅈ.
      return Sound(consonants: next == nil ? [.s, .j] : .s, rareConsonants: [.j, .t])
    case UInt8(ascii: "t"):
      return Sound(consonants: .t, rareConsonants: .j, aspiration: .aspirated)
    case UInt8(ascii: "v"): return Sound(consonants: .p, aspiration: .plain)
    // z.
    default: return Sound(consonants: .j, rareConsonants: .s, aspiration: .plain)
    }
  }

  private static func isVowel(_ letter: UInt8) -> Bool { "aeiouwy".utf8.contains(letter) }
}

/// Letters that sound different together than alone, such as `sh`.
private struct LetterGroup {
  let letters: String
  /// Whether the group counts only at the beginning of a word.
  var isInitial = false
  let sounds: [Sound]

  /// Whether the rest of a word begins with the letters.
  func begins(_ rest: ArraySlice<UInt8>) -> Bool {
    (!isInitial || rest.startIndex == 0) && rest.starts(with: letters.utf8)
  }

  private static let tion = [
    Sound(consonants: [.s, .j]), Sound(vowels: .any), Sound(consonants: .n),
  ]

  /// All groups. Longer ones come first, so that `tch` wins over `ch`.
  static let all = [
    LetterGroup(letters: "sion", sounds: tion),
    LetterGroup(letters: "tion", sounds: tion),
    LetterGroup(letters: "tsch", sounds: [Sound(consonants: .j)]),
    LetterGroup(letters: "sch", sounds: [Sound(consonants: .s), Sound(consonants: .k)]),
    LetterGroup(letters: "tch", sounds: [Sound(consonants: .j)]),
    LetterGroup(letters: "ch", sounds: [Sound(consonants: [.j, .k], rareConsonants: .s)]),
    LetterGroup(letters: "ck", sounds: [Sound(consonants: .k, aspiration: .aspirated)]),
    LetterGroup(letters: "dg", sounds: [Sound(consonants: .j, aspiration: .plain)]),
    LetterGroup(letters: "gh", sounds: [Sound(rareConsonants: [.k, .p], omission: .usual)]),
    LetterGroup(letters: "kn", isInitial: true, sounds: [Sound(consonants: .n)]),
    LetterGroup(
      letters: "ng",
      sounds: [
        Sound(consonants: .n), Sound(consonants: .k, rareConsonants: .j, omission: .usual),
      ]),
    LetterGroup(letters: "ph", sounds: [Sound(consonants: .p, aspiration: .aspirated)]),
    LetterGroup(letters: "ps", isInitial: true, sounds: [Sound(consonants: .s)]),
    LetterGroup(letters: "sh", sounds: [Sound(consonants: .s)]),
    LetterGroup(letters: "th", sounds: [Sound(consonants: [.s, .t])]),
    LetterGroup(
      letters: "wh", sounds: [Sound(consonants: .h, omission: .usual), Sound(vowels: .any)]),
    LetterGroup(letters: "x", sounds: [Sound(consonants: .k), Sound(consonants: .s)]),
  ]
}
