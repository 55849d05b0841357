import KPGGCore

/// A language of quiz questions.
package enum QuizLanguage: CaseIterable, Sendable {
  /// English, with names in Latin letters where they are known.
  case english
  /// Korean, with names in Hangul where they are known.
  case korean
}

/// A text in both languages of a quiz.
public struct QuizText: Hashable, Sendable {
  /// The English text.
  public let english: String
  /// The Korean text.
  public let korean: String

  package init(english: String, korean: String) { (self.english, self.korean) = (english, korean) }

  /// Creates a text that is the same in both languages.
  package init(_ text: String) { self.init(english: text, korean: text) }

  package subscript(language: QuizLanguage) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// The text in one language, followed by the other one in parentheses if it differs.
  package func inBoth(startingWith language: QuizLanguage) -> String {
    guard english != korean else { return english }
    return "\(self[language]) (\(language == .english ? korean : english))"
  }

  func map(_ change: (String) -> String) -> Self {
    Self(english: change(english), korean: change(korean))
  }
}

extension [QuizText] {
  /// The texts as one, separated by commas.
  var list: QuizText {
    QuizText(
      english: map(\.english).joined(separator: ", "), korean: map(\.korean).joined(separator: ", ")
    )
  }
}

extension QuizText {
  /// A year: `2015`, `2015년`.
  init(year: Int) { self.init(english: String(year), korean: "\(year)년") }

  /// A number of people: `7`, `7명`.
  init(count: Int) { self.init(english: String(count), korean: "\(count)명") }

  /// A height: `163 cm`.
  init(centimeters: Double) { self.init("\(centimeters.shortestText) cm") }

  /// The names of countries, from their English names.
  init(countries: [String]) {
    self =
      countries.map {
        QuizText(english: $0, korean: Country.koreanNames(of: $0).first ?? $0)
      }.list
  }

  /// A clue with its label: `Debut: 2015`.
  static func clue(_ english: String, _ korean: String, _ value: QuizText) -> QuizText {
    QuizText(english: "\(english): \(value.english)", korean: "\(korean): \(value.korean)")
  }

  /// A clue with the debut of a group.
  static func debutClue(_ value: QuizText) -> QuizText { clue("Debut", "데뷔", value) }

  /// A clue with the initials of the answer.
  static func initialsClue(_ initials: QuizText) -> QuizText { clue("Initials", "초성", initials) }
}
