/// A text in Hangul that may spell an English title by its sounds, as `하입보이` spells *Hype Boy*.
///
/// Few titles in the catalog have such a spelling, so the sounds of titles are compared instead.
package struct LoanwordQuery: Sendable {
  /// A title that sounds like a text.
  package struct Match: Comparable, Sendable {
    /// Whether the text spells the whole title; `false` if it spells the first words.
    package let isWhole: Bool
    /// The number of sounds that differ a little.
    package let distance: Int
    /// Whether the text has all the sounds of a whole title, or all but one of a long title. Other matches
    /// are often not meant: 블루밍 is not *Blue Moon*.
    package let isClose: Bool

    /// Whether a match is better: a whole title, then fewer differences.
    package static func < (left: Match, right: Match) -> Bool {
      left.isWhole == right.isWhole ? left.distance < right.distance : left.isWhole
    }

    /// Returns the values with the best match, in their order.
    package static func best<Value>(of found: [(value: Value, match: Match)]) -> [Value] {
      let best = found.map(\.match).min()
      return found.filter { $0.match == best }.map(\.value)
    }
  }

  private let sounds: [Sound]
  /// The maximum number of differences. Too many titles are similar to a short text.
  private let limit: Int
  private let allowsBeginnings: Bool
  /// Whether the text is too short to guess titles with a known Hangul spelling: `다시` is not *DASH*,
  /// which is `대시`.
  package var isShort: Bool { !allowsBeginnings }
  /// The first letters that a matching title can have. Checking them first rejects most titles
  /// quickly.
  private var firstLetters: Set<UInt8> = []

  /// Creates a query from Hangul syllables with or without spaces.
  ///
  /// Returns `nil` for other texts, for a final consonant that no loanword has, for fewer than two consonants,
  /// because too many titles match them, and for more than 64 sounds.
  package init?(_ text: String) {
    guard !text.isLongerThanNames else { return nil }
    var sounds: [Sound] = []
    for scalar in UnicodeForm.composed(text).unicodeScalars where scalar != " " {
      guard Hangul.isSyllable(scalar), Sound.append(soundsOf: scalar, to: &sounds) else {
        return nil
      }
    }
    let consonantCount = sounds.count { !$0.isVowel && $0.omission == .never }
    guard consonantCount > 1, sounds.count <= 64 else { return nil }
    self.sounds = sounds
    limit = consonantCount < 4 ? 0 : consonantCount < 6 ? 1 : 2
    allowsBeginnings = consonantCount > 2
    let start = Distances(to: sounds)
    for (letter, words) in LatinWord.examples
    where words.contains(where: { word in
      var distances = start
      distances.advance(over: word.sounds[0])
      return distances.best <= limit
    }) {
      firstLetters.insert(letter)
    }
  }

  /// Compares the text with a title; returns `nil` if they do not sound alike.
  ///
  /// A text with two consonants matches whole titles only: too many titles begin with them.
  package func match(_ title: String) -> Match? {
    guard canBegin(title) else { return nil }
    var match: Match?
    var distances = Distances(to: sounds)
    let words = LatinWord.words(of: title)
    for (index, word) in words.enumerated() {
      for sound in word.sounds {
        distances.advance(over: sound)
        if distances.best > limit { return match }
      }
      guard distances.last <= limit else { continue }
      let isWhole = index == words.count - 1
      guard isWhole || allowsBeginnings else { continue }
      let isClose = isWhole && distances.last <= max(0, limit - 1)
      match = Match(isWhole: isWhole, distance: distances.last, isClose: isClose)
    }
    return match
  }

  /// Whether the first letter of a title is possible, or is not ASCII and may have an accent.
  private func canBegin(_ title: String) -> Bool {
    for byte in title.utf8 {
      switch byte | 0x20 {
      case 0x80...: return true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): return firstLetters.contains(byte | 0x20)
      default: continue
      }
    }
    return false
  }
}

/// The distances between the beginning of a title and each beginning of a text in Hangul.
private struct Distances {
  private let sounds: [Sound]
  /// The distance to the first sounds of the text, by their number.
  private var values: [Int]

  private static let unreachable = Int.max / 2

  /// Creates the distances of an empty beginning.
  init(to sounds: [Sound]) {
    self.sounds = sounds
    values = [0] + Array(repeating: Self.unreachable, count: sounds.count)
    skipOptionalSounds()
  }

  var best: Int { values.min() ?? Self.unreachable }

  /// The distance to the whole text.
  var last: Int { values[sounds.count] }

  /// Adds one more sound of the title.
  mutating func advance(over sound: Sound) {
    // From the end, so that the distance before each one is still the old one.
    for index in values.indices.reversed() {
      let omitted =
        switch sound.omission {
        case .never: Self.unreachable
        case .rare: values[index] + 1
        case .usual: values[index]
        }
      // Neighboring vowels are one sound, even with a silent consonant between them.
      let isContinued =
        sound.isVowel && index > 0 && sounds[index - 1].isVowel
        && sounds[index - 1].omission != .usual
      let matched =
        index > 0
        ? sound.distance(from: sounds[index - 1]).map { values[index - 1] + $0 } : nil
      values[index] = min(
        omitted, isContinued ? values[index] : Self.unreachable, matched ?? Self.unreachable)
    }
    skipOptionalSounds()
  }

  private mutating func skipOptionalSounds() {
    for index in sounds.indices where sounds[index].omission != .never {
      values[index + 1] = min(values[index + 1], values[index])
    }
  }
}

// The sounds of Hangul syllables.
extension Sound {
  /// Appends the sounds of a syllable. Neighboring vowels become one sound. Returns `false` for a final
  /// consonant that no loanword has.
  static func append(soundsOf syllable: Unicode.Scalar, to sounds: inout [Sound]) -> Bool {
    var initial: Unicode.Scalar?
    var isOfLoanword = true
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
        let vowel = self.vowel(letter)
        if let last = sounds.indices.last, sounds[last].isVowel {
          sounds[last].vowels.formUnion(vowel)
          sounds[last].lastVowel = vowel
          sounds[last].omission = .never
        } else {
          let omission = omission(of: letter, after: initial)
          sounds.append(Sound(vowels: vowel, lastVowel: vowel, omission: omission))
        }
      } else if let consonants = consonants(ofFinal: letter) {
        sounds.append(Sound(consonants: consonants))
      } else {
        isOfLoanword = false
      }
    }
    return isOfLoanword
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

  /// Returns the sound of a final consonant; `nil` for one that loanwords do not use (외래어 표기법, chapter 1,
  /// article 3). People also write ㄷ, as in 굳.
  private static func consonants(ofFinal letter: Unicode.Scalar) -> Consonants? {
    switch letter {
    case "ㄱ": .k
    case "ㄴ", "ㅇ": .n
    case "ㄹ": .l
    case "ㅁ": .m
    case "ㅂ": .p
    case "ㄷ", "ㅅ": .t
    default: nil
    }
  }

  private static func vowel(_ letter: Unicode.Scalar) -> Vowels {
    switch letter {
    case "ㅣ", "ㅟ", "ㅢ": .i
    case "ㅐ", "ㅔ", "ㅒ", "ㅖ", "ㅚ", "ㅙ", "ㅞ": .e
    case "ㅏ", "ㅑ", "ㅘ": .a
    case "ㅓ", "ㅕ", "ㅝ": .eo
    case "ㅗ", "ㅛ": .o
    default: .u
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
