/// A word in Latin letters with its approximate English pronunciation.
struct LatinWord {
  /// The letters from `a` to `z`, as ASCII.
  private let letters: [UInt8]

  private init(_ letters: [UInt8]) { self.letters = letters }

  /// Returns the words of a text, without accents and apostrophes. A text that contains Hangul has
  /// none.
  static func words(of text: String) -> [LatinWord] {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
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
        sounds.append(.vowel(isOptional: isOptional(run)))
        rest.removeFirst(run.count)
      } else {
        sounds.append(consonant(first, at: rest.startIndex))
        rest.removeFirst()
      }
    }
    return sounds
  }

  /// Whether vowels may be silent: a lone `e` that does not begin the word, or a lone `w`.
  private func isOptional(_ vowels: ArraySlice<UInt8>) -> Bool {
    vowels.elementsEqual("w".utf8) || vowels.elementsEqual("e".utf8) && vowels.startIndex > 0
  }

  private func consonant(_ letter: UInt8, at index: Int) -> Sound {
    let next = index + 1 < letters.count ? letters[index + 1] : nil
    let isSoft = next.map("eiy".utf8.contains) ?? false
    switch letter {
    case UInt8(ascii: "b"):
      let isSilent = next == nil && index > 0 && letters[index - 1] == UInt8(ascii: "m")
      return .consonant(.p, isOptional: isSilent)
    case UInt8(ascii: "c"): return .consonant(isSoft ? .s : .k)
    case UInt8(ascii: "d"), UInt8(ascii: "t"):
      return .consonant(next.map("iruy".utf8.contains) ?? false ? [.t, .j] : .t)
    case UInt8(ascii: "g"): return .consonant(isSoft ? [.k, .j] : .k)
    case UInt8(ascii: "h"): return .consonant(.h, isOptional: index > 0)
    case UInt8(ascii: "j"): return .consonant(.j)
    case UInt8(ascii: "k"), UInt8(ascii: "q"): return .consonant(.k)
    case UInt8(ascii: "l"): return .consonant(.l)
    case UInt8(ascii: "m"): return .consonant(.m)
    case UInt8(ascii: "n"): return .consonant(.n)
    case UInt8(ascii: "r"):
      let isSounded = next.map(Self.isVowel) ?? false && !letters[index...].elementsEqual("re".utf8)
      return .consonant(.l, isOptional: !isSounded)
    case UInt8(ascii: "s"): return .consonant([.s, .j, .t])
    case UInt8(ascii: "z"): return .consonant([.s, .j])
    // f, p, and v.
    default: return .consonant(.p)
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

  /// All groups. Longer ones come first, so that `tch` wins over `ch`.
  static let all = [
    LetterGroup(letters: "sion", sounds: [.consonant([.s, .j]), .vowel(), .consonant(.n)]),
    LetterGroup(letters: "tion", sounds: [.consonant([.s, .j]), .vowel(), .consonant(.n)]),
    LetterGroup(letters: "sch", sounds: [.consonant(.s), .consonant(.k)]),
    LetterGroup(letters: "tch", sounds: [.consonant(.j)]),
    LetterGroup(letters: "ch", sounds: [.consonant([.j, .k, .s])]),
    LetterGroup(letters: "ck", sounds: [.consonant(.k)]),
    LetterGroup(letters: "dg", sounds: [.consonant(.j)]),
    LetterGroup(letters: "gh", sounds: [.consonant([.k, .p], isOptional: true)]),
    LetterGroup(letters: "kn", isInitial: true, sounds: [.consonant(.n)]),
    LetterGroup(letters: "ng", sounds: [.consonant(.n), .consonant([.k, .j], isOptional: true)]),
    LetterGroup(letters: "ph", sounds: [.consonant(.p)]),
    LetterGroup(letters: "ps", isInitial: true, sounds: [.consonant(.s)]),
    LetterGroup(letters: "sh", sounds: [.consonant(.s)]),
    LetterGroup(letters: "th", sounds: [.consonant([.s, .t])]),
    LetterGroup(letters: "wh", sounds: [.consonant(.h, isOptional: true), .vowel()]),
    LetterGroup(letters: "x", sounds: [.consonant(.k), .consonant(.s)]),
  ]
}
