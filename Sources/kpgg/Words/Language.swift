import KPGGCore

extension Language {
  var words: Words { Words(language: self) }

  /// The next language, for a key that switches through all of them.
  var next: Language {
    let all = Self.allCases
    let index = all.firstIndex(of: self).map(all.index(after:)) ?? all.startIndex
    return all[index % all.count]
  }
}

extension GirlGroup {
  func name(in language: Language) -> String {
    displayName.text(in: language)
  }

  /// The group's name in the other script; `nil` if it is the same.
  func otherName(in language: Language) -> String? {
    let other = language.words.prefersHangul ? name : koreanName
    return other == name(in: language) ? nil : other
  }
}

extension Member {
  /// The member's stage name in a language.
  func name(in language: Language) -> String {
    displayName.text(in: language)
  }

  /// The member's stage name in the other script; `nil` if it is the same or unknown.
  func otherName(in language: Language) -> String? {
    let other = language.words.prefersHangul ? stageName : koreanStageName
    return other == name(in: language) ? nil : other
  }
}

extension DebutSection {
  func title(in language: Language) -> String {
    displayTitle.text(in: language)
  }
}

extension Song {
  func title(in language: Language) -> String {
    displayTitle.text(in: language)
  }

  /// The title in the other script; `nil` if it is the same or unknown.
  func otherTitle(in language: Language) -> String? {
    let other = language.words.prefersHangul ? title : koreanTitle
    return other == title(in: language) ? nil : other
  }
}

extension HitSong {
  /// The song in one line: `Dolphin (2020)`.
  func title(in language: Language) -> String {
    let year = year.map { "(\($0))" }
    return [titles(in: language).first, year].compactMap(\.self).joined(separator: " ")
  }

  /// The song with its title in both scripts: `Dolphin (돌핀), 2020`.
  func fullTitle(in language: Language) -> String {
    let titles = titles(in: language)
    let second = titles.dropFirst().first.map { " (\($0))" } ?? ""
    let name = titles.first.map { $0 + second }
    return [name, year.map(String.init)].compactMap(\.self).joined(separator: ", ")
  }

  /// The titles, the language's own first. A title in Hangul can be the same in both languages.
  private func titles(in language: Language) -> [String] {
    let korean = koreanTitle == title ? nil : koreanTitle
    return (language.words.prefersHangul ? [korean, title] : [title, korean]).compactMap(\.self)
  }
}
