import KPGGCore

/// The result of a daily puzzle, as a text to share that does not name the guesses or the answer.
public struct DailyResult: Hashable, Sendable {
  package let puzzle: DailyPuzzle
  /// The guesses that counted, in their order.
  package let guesses: [GuessComparison]

  package init(of puzzle: DailyPuzzle, guesses: [GuessComparison]) {
    (self.puzzle, self.guesses) = (puzzle, guesses)
  }

  package var isSolved: Bool { guesses.contains(where: \.isSolved) }

  /// A line with the number of guesses, and a line of symbols for each guess.
  ///
  ///     kpgg daily group 2026-11-21 2/6
  ///     ^ x v = x ~
  ///     = = = = = =
  public var text: String {
    let limit = puzzle.kind.guessLimit
    let title =
      "kpgg daily \(puzzle.kind) \(puzzle.date) \(isSolved ? "\(guesses.count)" : "X")/\(limit)"
    let rows = guesses.map { $0.marks.map { String($0.symbol) }.joined(separator: " ") }
    return Self.lines([title] + rows)
  }

  /// The result in words.
  ///
  ///     kpgg daily group 2026-11-21: solved in 2 of 6 guesses
  ///     1. debut year: later, agency: wrong, members: fewer, …
  public var words: QuizText {
    let (count, limit) = (guesses.count, puzzle.kind.guessLimit)
    let outcome = "\(isSolved ? "solved" : "not solved") in \(count) of \(limit) guesses"
    let koreanOutcome = "추측 \(count)/\(limit), \(isSolved ? "정답" : "정답 못 찾음")"
    let koreanKind = puzzle.kind == .group ? "그룹" : "멤버"
    return QuizText(
      english: Self.lines(
        ["kpgg daily \(puzzle.kind) \(puzzle.date): \(outcome)"] + rows(in: .english)),
      korean: Self.lines(
        ["kpgg 오늘의 \(koreanKind) \(puzzle.date): \(koreanOutcome)"] + rows(in: .korean)))
  }

  private func rows(in language: QuizLanguage) -> [String] {
    guesses.enumerated().map { index, guess in
      let marks = guess.markedAttributes.map { attribute, mark in
        "\(attribute.name[language]): \(mark.name(of: attribute)[language])"
      }
      return "\(index + 1). " + marks.joined(separator: ", ")
    }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
