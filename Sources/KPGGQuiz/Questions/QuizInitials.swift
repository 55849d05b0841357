import KPGGCore

/// The initials of names: the choseong of each syllable, and the first letter of each Latin word.
package enum QuizInitials {
  /// Returns the initials of a name. Latin words keep their length; spaces stay.
  ///
  ///     QuizInitials.of("오마이걸")     // "ㅇㅁㅇㄱ"
  ///     QuizInitials.of("Red Velvet")  // "R__ V_____"
  ///
  /// - Returns: `nil` for a name with letters of other scripts, and for one without letters.
  package static func of(_ name: String) -> String? {
    var initials = String.UnicodeScalarView()
    var isInWord = false
    var hasLetters = false
    for scalar in UnicodeForm.composed(name).unicodeScalars {
      switch scalar {
      case _ where Hangul.isSyllable(scalar):
        initials.append(choseong(of: scalar))
        (isInWord, hasLetters) = (false, true)
      case _ where isLatinLetter(scalar):
        initials.append(isInWord ? "_" : uppercased(scalar))
        (isInWord, hasLetters) = (true, true)
      case "0"..."9":
        initials.append(scalar)
        isInWord = false
      case " ", "-":
        if !initials.isEmpty, initials.last != " " { initials.append(" ") }
        isInWord = false
      default:
        if isLetter(scalar) { return nil }
      }
    }
    if initials.last == " " { initials.removeLast() }
    return hasLetters ? String(initials) : nil
  }

  /// Returns the initials of a name in both languages; `nil` if one of them has other letters.
  static func of(_ name: BilingualText) -> BilingualText? {
    guard let english = of(name.english), let korean = of(name.korean) else { return nil }
    return BilingualText(english: english, korean: korean)
  }

  /// The Korean word for initials: 초성 for consonants of Hangul syllables, 머리글자 if there are Latin letters.
  static func koreanLabel(of initials: BilingualText) -> String {
    initials.korean.unicodeScalars.contains(where: isLatinLetter) ? "머리글자" : "초성"
  }

  /// Returns the first syllable of a name, or the first two letters in another script; `nil` if that
  /// is the whole name.
  static func beginning(of name: String) -> String? {
    let letters = UnicodeForm.composed(name).filter { $0.isLetter || $0.isNumber }
    let startsWithSyllable = letters.unicodeScalars.first.map(Hangul.isSyllable) ?? false
    let count = startsWithSyllable ? 1 : 2
    return letters.count > count ? String(letters.prefix(count)) : nil
  }

  /// Returns the choseong of each syllable; `nil` unless all letters are syllables.
  ///
  ///     QuizInitials.choseong(of: "(여자)아이들")  // "ㅇㅈㅇㅇㄷ"
  static func choseong(of name: String) -> String? {
    guard !name.unicodeScalars.contains(where: isLatinLetter) else { return nil }
    guard let initials = of(name)?.unicodeScalars.filter({ $0 != " " }),
      initials.allSatisfy({ ("ㄱ"..."ㅎ").contains($0) })
    else { return nil }
    return String(String.UnicodeScalarView(initials))
  }

  /// The compatibility jamo of a syllable's initial consonant.
  private static func choseong(of syllable: Unicode.Scalar) -> Unicode.Scalar {
    var choseong = syllable
    Hangul.forEachJamo(of: syllable) { jamo, isFirst in
      if isFirst { choseong = Hangul.keystrokes(of: jamo).jamo }
    }
    return choseong
  }

  private static func isLatinLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func uppercased(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(ascii: letter) & 0xDF)
  }

  /// Whether a scalar is a letter, a number, or a mark on a letter.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
      || properties.isGraphemeExtend && !properties.isVariationSelector
  }
}
