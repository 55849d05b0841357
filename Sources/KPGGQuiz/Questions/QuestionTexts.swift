import KPGGCore

extension BilingualText {
  /// A year: `2015`, `2015년`.
  init(year: Int) { self.init(english: String(year), korean: "\(year)년") }

  /// A number of people: `7`, `7명`.
  init(count: Int) { self.init(english: String(count), korean: "\(count)명") }

  /// A clue with its label: `Debut: 2015`.
  static func clue(_ english: String, _ korean: String, _ value: BilingualText) -> BilingualText {
    clue(BilingualText(english: english, korean: korean), value)
  }

  static func clue(_ label: BilingualText, _ value: BilingualText) -> BilingualText {
    BilingualText(
      english: "\(label.english): \(value.english)", korean: "\(label.korean): \(value.korean)")
  }

  /// A clue with the debut of a group.
  static func debutClue(_ value: BilingualText) -> BilingualText { clue("Debut", "데뷔", value) }

  /// A clue with the initials of the answer.
  static func initialsClue(_ initials: BilingualText) -> BilingualText {
    clue("Initials", QuizInitials.koreanLabel(of: initials), initials)
  }
}
