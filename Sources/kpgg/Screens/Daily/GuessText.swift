import KPGGCore
import KPGGQuiz

extension GuessMark {
  /// The character before a value on the screen. ``ASCIISymbols`` has one for plain terminals.
  var sign: String {
    switch self {
    case .right: "="
    case .higher: "▲"
    case .lower: "▼"
    case .partly: "◐"
    case .wrong: "✗"
    case .unknown: "?"
    }
  }

  /// The color of the value, which never stands without the sign.
  var style: TextStyle {
    switch self {
    case .right: [.bold, .green]
    case .higher, .lower, .partly: .yellow
    case .wrong: .red
    case .unknown: .dim
    }
  }
}

/// The values and marks of guesses as texts in one language.
struct GuessText: Sendable {
  let candidates: DailyCandidates
  let words: any Words

  private var labels: DailyLabels { words.daily }

  /// The name of the guessed group or person.
  func name(of guess: GuessProfile) -> String {
    candidates[guess.id]?.name[words.quizLanguage] ?? guess.id
  }

  /// The value of an attribute after its sign: `▲ 2015`. An unknown value has only the sign.
  func cell(of attribute: GuessAttribute, _ mark: GuessMark, in guess: GuessProfile) -> String {
    guard let value = value(of: attribute, in: guess) else { return mark.sign }
    return "\(mark.sign) \(value)"
  }

  /// A guess in one line, with its marks in words: `1. IVE; debut year (2021): later; …`.
  func line(_ number: Int, _ comparison: GuessComparison) -> String {
    let guess = comparison.guess
    let parts = comparison.markedAttributes.map { attribute, mark in
      let value = value(of: attribute, in: guess).map { " (\($0))" } ?? ""
      return "\(labels.attribute(attribute))\(value): \(labels.mark(mark, attribute))"
    }
    return (["\(number). \(name(of: guess))"] + parts).joined(separator: "; ")
  }

  private func value(of attribute: GuessAttribute, in guess: GuessProfile) -> String? {
    candidates[guess.id].flatMap { candidates.text(of: attribute, for: $0) }?[words.quizLanguage]
  }
}
