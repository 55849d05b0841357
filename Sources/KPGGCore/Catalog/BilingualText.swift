/// A language of names, labels, and quiz questions.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// Korean, with names in Hangul where they are known.
  case korean = "ko"
  /// English, with names in Latin letters where they are known.
  case english = "en"
}

/// A text in English and in Korean.
///
///     SongKind.prerelease.name.text(in: .korean)  // "선공개곡"
public struct BilingualText: Hashable, Sendable {
  /// The English text.
  public let english: String
  /// The Korean text.
  public let korean: String

  /// Creates a text from its two versions.
  public init(english: String, korean: String) { (self.english, self.korean) = (english, korean) }

  /// Creates a text that is the same in both languages.
  package init(_ text: String) { self.init(english: text, korean: text) }

  /// Returns the version in a language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// Returns the version in a language, followed by the other one in parentheses if it differs.
  package func inBoth(startingWith language: Language) -> String {
    guard english != korean else { return english }
    return "\(text(in: language)) (\(language == .english ? korean : english))"
  }

  package func map(_ change: (String) -> String) -> Self {
    Self(english: change(english), korean: change(korean))
  }
}

extension BilingualText {
  /// Creates a name from its forms in two scripts. A missing form is replaced by the other one; `nil`
  /// if both are missing.
  package init?(latin: String?, hangul: String?) {
    guard let english = latin ?? hangul, let korean = hangul ?? latin else { return nil }
    self.init(english: english, korean: korean)
  }

  /// The usual names of countries, from their English names, separated by commas.
  package init(countries: [String]) {
    self =
      countries.map {
        BilingualText(english: $0, korean: Country.koreanNames(of: $0).first ?? $0)
      }.list
  }
}

extension [BilingualText] {
  /// The texts as one, separated by commas.
  package var list: BilingualText {
    BilingualText(
      english: map(\.english).joined(separator: ", "), korean: map(\.korean).joined(separator: ", ")
    )
  }
}
