/// The initials of names: the choseong of each syllable, and the first letter of each Latin word.
package enum QuizInitials {
  /// Returns the initials of a name. Latin words keep their length; spaces stay.
  ///
  ///     QuizInitials.of("오마이걸")     // "ㅇㅁㅇㄱ"
  ///     QuizInitials.of("Red Velvet")  // "R__ V_____"
  ///
  /// - Returns: `nil` for a name with letters of other scripts, and for one without letters.
  package static func of(_ name: String) -> String? {
    var initials = ""
    var isInWord = false
    var hasLetters = false
    for character in UnicodeForm.composed(name) {
      if let choseong = choseong(of: character) {
        initials.append(choseong)
        (isInWord, hasLetters) = (false, true)
      } else if character.isASCII, character.isLetter {
        initials.append(isInWord ? "_" : Character(character.uppercased()))
        (isInWord, hasLetters) = (true, true)
      } else if character.isASCII, character.isNumber {
        initials.append(character)
        isInWord = false
      } else if character == " " || character == "-" {
        if !initials.isEmpty, initials.last != " " { initials.append(" ") }
        isInWord = false
      } else if character.isLetter || character.isNumber {
        return nil
      }
    }
    if initials.last == " " { initials.removeLast() }
    return hasLetters ? initials : nil
  }

  /// Returns the first syllable of a name, or the first two letters in another script; `nil` if that
  /// is the whole name.
  static func beginning(of name: String) -> String? {
    let letters = UnicodeForm.composed(name).filter { $0.isLetter || $0.isNumber }
    let count = letters.first.flatMap(choseong) == nil ? 2 : 1
    return letters.count > count ? String(letters.prefix(count)) : nil
  }

  /// Returns the choseong of each syllable; `nil` unless all letters are syllables.
  ///
  ///     QuizInitials.choseong(of: "(여자)아이들")  // "ㅇㅈㅇㅇㄷ"
  static func choseong(of name: String) -> String? {
    var initials = ""
    for character in UnicodeForm.composed(name) {
      if let choseong = choseong(of: character) {
        initials.append(choseong)
      } else if character.isLetter || character.isNumber {
        return nil
      }
    }
    return initials.isEmpty ? nil : initials
  }

  private static func choseong(of character: Character) -> Character? {
    guard character.unicodeScalars.count == 1, let syllable = character.unicodeScalars.first,
      ("가"..."힣").contains(syllable)
    else { return nil }
    var choseong: Unicode.Scalar?
    Hangul.forEachJamo(of: syllable) { jamo, isFirst in
      if isFirst { choseong = Hangul.keystrokes(of: jamo).jamo }
    }
    return choseong.map { Character($0) }
  }
}
