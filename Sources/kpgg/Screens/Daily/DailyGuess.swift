import KPGGCore
import KPGGQuiz

extension DailyState {
  /// Guesses the selected match.
  mutating func guessSelected() -> [DailyEffect] {
    if let selectedMatch { return guess(selectedMatch) }
    if NormalizedText(field.text).isEmpty {
      notice = [labels.nameNeeded]
    } else {
      let kind: CommandError.NameKind = game.puzzle.kind == .group ? .group : .member
      notice = CommandError.unknownName(field.text, kind, hint: nil).lines(in: language.words)
    }
    return []
  }

  /// Guesses the candidate with a whole name. An empty text confirms the last one.
  mutating func guess(named text: String) -> [DailyEffect] {
    guard phase == .guessing else { return [] }
    guard !NormalizedText(text).isEmpty else {
      if let warning { return guess(warning.candidate) }
      notice = [labels.nameNeeded]
      return []
    }
    do {
      return guess(try settings.candidates.candidate(named: text))
    } catch {
      (notice, warning) = (error.lines(in: language.words), nil)
      return []
    }
  }

  /// Guesses a candidate. A contradiction must be confirmed by guessing it again.
  private mutating func guess(_ candidate: DailyCandidate) -> [DailyEffect] {
    let isConfirmed = warning?.candidate == candidate
    warning = nil
    switch game.guess(candidate, isConfirmed: isConfirmed) {
    case .counted:
      clearInput()
      scrollOffset = 0
      let end = game.loggedAnswer.map { [DailyEffect.log($0), .readStreak] } ?? []
      return [.save(game.saved)] + end
    case .alreadyGuessed(let index):
      clearInput()
      notice = [labels.alreadyGuessed(text.name(of: candidate.profile), index + 1)]
    case .contradicts(let reasons): warning = Warning(candidate: candidate, reasons: reasons)
    case .over: break
    }
    return []
  }

  /// Why the last guess must be confirmed; `nil` if it need not.
  var warningText: String? {
    warning.map { warning in
      let numbers = Set(warning.reasons.map(\.guessIndex)).sorted()
      return labels.contradiction(
        text.name(of: warning.candidate.profile),
        numbers.map { number in
          (number + 1, warning.reasons.filter { $0.guessIndex == number }.map(\.attribute))
        })
    }
  }
}
