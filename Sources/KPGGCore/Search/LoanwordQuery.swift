/// A text in Hangul that may spell a title in Latin letters by its sounds, as `하입보이` spells
/// *Hype Boy*.
///
/// Few titles in the catalog have such a spelling, so the sounds of titles are compared instead.
/// Consonants that Hangul does not distinguish are equal. Any two vowels are equal; only their
/// position counts.
package struct LoanwordQuery: Sendable {
  /// How much of a title a text spells.
  package enum Match: Sendable {
    /// The whole title.
    case whole
    /// The first words of the title.
    case beginning
  }

  private let sounds: [Sound]
  // Positions in the text as a bit set: bit 0 is the first sound.
  private var vowelPositions: UInt64 = 0
  private var optionalPositions: UInt64 = 0
  private let allowsBeginnings: Bool
  /// The first letters that a matching title can have. Checking them first rejects most titles
  /// quickly.
  private var firstLetters: Set<UInt8> = []

  /// Creates a query from Hangul syllables with or without spaces.
  ///
  /// Returns `nil` for other texts, for fewer than two consonants, because too many titles match
  /// them, and for more than 63 sounds, because a set of positions has 64 bits.
  package init?(_ text: String) {
    guard !text.isLongerThanNames else { return nil }
    var sounds: [Sound] = []
    for scalar in UnicodeForm.composed(text).unicodeScalars where scalar != " " {
      guard ("가"..."힣").contains(scalar) else { return nil }
      Sound.append(soundsOf: scalar, to: &sounds)
    }
    let consonantCount = sounds.count { !$0.isVowel }
    guard consonantCount > 1, sounds.count < UInt64.bitWidth else { return nil }
    self.sounds = sounds
    allowsBeginnings = consonantCount > 2
    for (index, sound) in sounds.enumerated() {
      if sound.isVowel { vowelPositions |= 1 << index }
      if sound.isOptional { optionalPositions |= 1 << index }
    }
    for (letter, words) in LatinWord.examples
    where words.contains(where: { positions(after: $0.sounds[0], from: 1) != 0 }) {
      firstLetters.insert(letter)
    }
  }

  /// Compares the text with a title; returns `nil` if they do not sound alike.
  ///
  /// A text with two consonants matches whole titles only: too many titles begin with them.
  package func match(_ title: String) -> Match? {
    guard canBegin(title) else { return nil }
    var match: Match?
    var positions: UInt64 = 1
    let words = LatinWord.words(of: title)
    for (index, word) in words.enumerated() {
      for sound in word.sounds {
        positions = self.positions(after: sound, from: positions)
        if positions == 0 { return match }
      }
      guard positions >> sounds.count & 1 == 1 else { continue }
      if index == words.count - 1 { return .whole }
      if allowsBeginnings { match = .beginning }
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

  /// Returns the positions that the text can reach after one more sound of a title.
  private func positions(after sound: Sound, from positions: UInt64) -> UInt64 {
    let positions = positions | (positions & optionalPositions) << 1
    var next = sound.isOptional ? positions : 0
    if sound.isVowel {
      // Neighboring vowels are one sound, even with a silent consonant between them.
      next |= (positions & vowelPositions) << 1 | positions & (vowelPositions << 1)
    } else {
      for (index, own) in sounds.enumerated()
      where positions >> index & 1 == 1 && !own.consonants.isDisjoint(with: sound.consonants) {
        next |= 1 << (index + 1)
      }
    }
    return next | (next & optionalPositions) << 1
  }
}
