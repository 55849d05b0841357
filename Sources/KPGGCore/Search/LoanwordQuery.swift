/// A text in Hangul that may spell a title in Latin letters by its sounds, as `하입보이` spells
/// *Hype Boy*.
///
/// Few titles have such a spelling in the catalog, so that titles are read sound by sound.
/// Consonants that Hangul does not tell apart are the same. Of a vowel, only its place counts.
package struct LoanwordQuery: Sendable {
  /// How much of a title a text spells.
  package enum Match: Sendable {
    case whole
    /// The first words of the title.
    case beginning
  }

  private let sounds: [Sound]
  // A set of places in the text is a number: bit 0 is the place of the first sound, and so on.
  private var vowelPlaces: UInt64 = 0
  private var optionalPlaces: UInt64 = 0
  private let allowsBeginnings: Bool
  /// The letters that a title can begin with: a quick check that few titles pass.
  private var firstLetters: Set<UInt8> = []

  /// Creates a query from Hangul syllables with or without spaces.
  ///
  /// Returns `nil` for other texts, for fewer than two consonants, which sound like too many titles,
  /// and for more sounds than any title has.
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
      if sound.isVowel { vowelPlaces |= 1 << index }
      if sound.isOptional { optionalPlaces |= 1 << index }
    }
    for (letter, words) in LatinWord.examples
    where words.contains(where: { places(after: $0.sounds[0], from: 1) != 0 }) {
      firstLetters.insert(letter)
    }
  }

  /// Compares the text with a title; returns `nil` if they do not sound alike.
  ///
  /// A text with two consonants does not match the beginning of a title: too many titles have it.
  package func match(_ title: String) -> Match? {
    guard canBegin(title) else { return nil }
    var match: Match?
    var places: UInt64 = 1
    let words = LatinWord.words(of: title)
    for (index, word) in words.enumerated() {
      for sound in word.sounds {
        places = self.places(after: sound, from: places)
        if places == 0 { return match }
      }
      guard places >> sounds.count & 1 == 1 else { continue }
      if index == words.count - 1 { return .whole }
      if allowsBeginnings { match = .beginning }
    }
    return match
  }

  /// Whether a title begins with a fitting letter, or with one that is not ASCII.
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

  /// Returns the places after the next sound of a title.
  private func places(after sound: Sound, from places: UInt64) -> UInt64 {
    let places = places | (places & optionalPlaces) << 1
    var next = sound.isOptional ? places : 0
    if sound.isVowel {
      // Vowels in a row are one sound, also if a silent consonant is between them.
      next |= (places & vowelPlaces) << 1 | places & (vowelPlaces << 1)
    } else {
      for (index, own) in sounds.enumerated()
      where places >> index & 1 == 1 && !own.consonants.isDisjoint(with: sound.consonants) {
        next |= 1 << (index + 1)
      }
    }
    return next | (next & optionalPlaces) << 1
  }
}
