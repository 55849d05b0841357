/// A text in Latin letters that may spell a name in Hangul by its sounds, as `sonyeosidae` spells 소녀시대.
///
/// Names are spelled as in the Revised Romanization of Korean (2000), syllable by syllable. People also write
/// the sounds in other ways, so letters for the same or similar sounds are equal: `soshi` and `sosi`, `kim` and
/// `gim`, `young` and `yeong`. The first of several words can be the usual spelling of a family name: `park` for 박.
struct RomanizedQuery {
  /// The sounds of the text, and those with the usual family name.
  private let readings: [[Unicode.Scalar]]

  /// Creates a query from a text in Latin letters; `nil` for other texts, and for one with fewer than four
  /// sounds, which too many names have.
  // Not inlined: each kind of record has its own resolver.
  @inline(never)
  init?(_ text: String) {
    guard !text.isLongerThanNames, let sounds = Self.sounds(of: text) else { return nil }
    let words = text.split(separator: " ")
    let family = words.count > 1 ? Self.familyName(spelled: words[0].lowercased()) : nil
    let other = family.flatMap { Self.sounds(of: $0 + words.dropFirst().joined()) }
    readings = [sounds, other ?? []].filter { $0.count > 3 }
    guard !readings.isEmpty else { return nil }
  }

  private static func sounds(of text: String) -> [Unicode.Scalar]? {
    var sounds = RomanizedSounds()
    for scalar in text.unicodeScalars where !" -'".unicodeScalars.contains(scalar) {
      guard sounds.append(scalar), scalar.properties.isAlphabetic else { return nil }
    }
    return sounds.letters
  }

  /// The usual spellings of family names that differ from the Revised Romanization, each before that one. A
  /// dictionary makes apps larger.
  private static let familyNames = RomanizedSounds.words(
    "ahn an choi choe chung jeong hur heo jung jeong lee i lim im noh no oh o park bak roh no suh seo yi i you yu"
  )

  /// The family name in the Revised Romanization for another usual spelling; `nil` for other words.
  private static func familyName(spelled word: String) -> String? {
    guard let index = familyNames.firstIndex(of: word), index % 2 == 0 else { return nil }
    return familyNames[index + 1]
  }

  /// Whether the text spells a whole name that has Hangul.
  @inline(never)
  func matches(_ name: String) -> Bool { readings.contains { Self.spell($0, name) } }

  private static func spell(_ sounds: [Unicode.Scalar], _ name: String) -> Bool {
    // A syllable has up to three scalars, and two of its letters can be one sound.
    let scalars = name.unicodeScalars.prefix(6 * sounds.count)
    // In UTF-8, Hangul begins with a byte from E1 to ED.
    guard scalars.endIndex == name.endIndex, name.utf8.contains(where: { $0 > 0xE0 }) else {
      return false
    }
    var spelled = RomanizedSounds()
    for scalar in UnicodeForm.composed(name).unicodeScalars {
      if Hangul.isSyllable(scalar) {
        spelled.append(syllable: scalar)
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        guard spelled.append(scalar) else { return false }
      }
      // The next letter can still change the last one.
      guard sounds.starts(with: spelled.letters.dropLast()) else { return false }
    }
    spelled.appendFinal()
    return spelled.letters == sounds
  }
}

/// Letters of a romanized text. Letters that people use for the same sound are one letter. Double consonants that
/// stand for tense ones count once: kk, tt, pp, ss, and jj.
private struct RomanizedSounds {
  private(set) var letters: [Unicode.Scalar] = []
  /// The last letter as it was written; `nil` after two letters for one sound.
  private var last: Unicode.Scalar?
  /// The number of the final consonant that is not appended yet; 0 for none.
  private var final = 0

  /// Appends a Latin letter or a digit. Returns `false` for another scalar.
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII, let letter = scalar.properties.lowercaseMapping.unicodeScalars.first
    else { return false }
    appendFinal()
    append(lowercase: letter)
    return true
  }

  /// Appends the initial consonant and the vowel of a Hangul syllable. The next call appends its final
  /// consonant.
  mutating func append(syllable: Unicode.Scalar) {
    let index = Int(syllable.value - 0xAC00)
    appendFinal(before: index / 588)
    append(Self.initials[index / 588] + Self.vowels[index / 28 % 21])
    final = index % 28
  }

  /// Appends the final consonant of the last syllable, which depends on the initial of the next one. Before ㅇ,
  /// it is spoken as an initial: 찾아 is `chaja`. A ㅎ before ㄱ, ㄷ, or ㅈ only aspirates it.
  mutating func appendFinal(before initial: Int? = nil) {
    let isInitial = initial == 11 || final == 27 && [0, 3, 12].contains(initial)
    append((isInitial ? Self.finalsAsInitials : Self.finals)[final])
    final = 0
  }

  private mutating func append(_ text: String) {
    for letter in text.unicodeScalars { append(lowercase: letter) }
  }

  private mutating func append(lowercase letter: Unicode.Scalar) {
    if let last, let sound = Self.sound(of: last, letter) {
      letters[letters.count - 1] = sound
      self.last = nil
      return
    }
    last = letter
    let sound = Self.sound(of: letter)
    let isDouble = letters.last == sound && "ktpsj".unicodeScalars.contains(sound)
    if !isDouble { letters.append(sound) }
  }

  /// The sound of two letters; `nil` if each has its own.
  private static func sound(
    of first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch (first, second) {
    case ("o", "o"), ("e", "u"): "u"
    case ("e", "e"): "i"
    case ("e", "o"), ("o", "u"): "o"
    case ("a", "e"): "e"
    case ("s", "h"): "s"
    case ("c", "h"): "j"
    default: nil
    }
  }

  private static func sound(of letter: Unicode.Scalar) -> Unicode.Scalar {
    switch letter {
    case "g", "c", "q": "k"
    case "d": "t"
    case "b": "p"
    case "r": "l"
    default: letter
    }
  }

  // In the order of the Unicode block *Hangul Jamo*.
  private static let initials = words("g kk n d tt r m b pp s ss - j jj ch k t p h")
  private static let vowels = words(
    "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i")
  private static let finals = words(
    "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t")
  private static let finalsAsInitials = words(
    "- k k ks n nj n t l lk lm lp ls lt lp l m p ps s s ng j j k t p -")

  /// The words of a text; an empty one for `-`.
  static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "-" ? "" : String($0) }
  }
}
