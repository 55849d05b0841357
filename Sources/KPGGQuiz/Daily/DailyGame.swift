public import KPGGCore

/// A game of a daily puzzle: the puzzle and the guesses so far.
///
/// A game keeps its puzzle after midnight.
///
///     let today = CalendarDate(inKoreaAt: Date())
///     var game = DailyGame(on: today, among: candidates)
///     game?.guess(candidate)
public struct DailyGame: Hashable, Sendable {
  /// Whether the player can guess.
  public enum State: Hashable, Sendable {
    /// The player has guesses left.
    case running
    /// The last guess is the answer.
    case solved
    /// There are no more guesses.
    case lost
  }

  /// The result of a guess.
  public enum Outcome: Hashable, Sendable {
    /// The guess counted.
    case counted(GuessComparison)
    /// The guess repeats the earlier one at this index. It did not count.
    case alreadyGuessed(Int)
    /// Earlier guesses already rule the guess out, so it was not used up. Ask the player, then
    /// guess again with `isConfirmed: true`.
    case contradicts([GuessComparison.Contradiction])
    /// The game was over before.
    case over
  }

  /// The puzzle of the day on which the game began.
  public let puzzle: DailyPuzzle
  /// The guesses that counted, in their order.
  public private(set) var guesses: [GuessComparison] = []
  private let answer: GuessProfile

  /// Begins the puzzle of a day; `nil` if the day has none.
  public init?(on day: CalendarDate, among candidates: DailyCandidates) {
    guard let puzzle = candidates.puzzle(on: day), let answer = candidates[puzzle.answer] else {
      return nil
    }
    (self.puzzle, self.answer) = (puzzle, answer.profile)
  }

  /// Restores a saved game; `nil` if the candidates are of another kind, or if its day has no
  /// puzzle.
  ///
  /// Drops guesses that the catalog lacks, repeated guesses, and guesses after the answer.
  public init?(_ saved: SavedDailyGame, among candidates: DailyCandidates) {
    guard saved.kind == candidates.kind else { return nil }
    self.init(on: saved.date, among: candidates)
    for guess in saved.guesses.compactMap({ candidates[$0] }) {
      _ = self.guess(guess, isConfirmed: true)
    }
  }

  /// Guesses a candidate.
  ///
  /// - Parameters:
  ///   - candidate: A candidate of the puzzle's kind.
  ///   - isConfirmed: Whether the guess counts even if earlier guesses rule it out.
  /// - Returns: Whether the guess counted, and how it compares with the answer.
  public mutating func guess(_ candidate: DailyCandidate, isConfirmed: Bool = false) -> Outcome {
    guard state == .running else { return .over }
    if let index = guesses.firstIndex(where: { $0.guess.id == candidate.id }) {
      return .alreadyGuessed(index)
    }
    let contradictions = GuessComparison.contradictions(of: candidate.profile, with: guesses)
    guard isConfirmed || contradictions.isEmpty else { return .contradicts(contradictions) }
    let comparison = GuessComparison(of: candidate.profile, with: answer)
    guesses.append(comparison)
    return .counted(comparison)
  }

  /// Whether the player can guess, and if not, why.
  public var state: State {
    guesses.last?.isSolved ?? false
      ? .solved : guesses.count < puzzle.kind.guessLimit ? .running : .lost
  }

  /// The number of guesses that are left; 0 at the end of the game.
  public var guessesLeft: Int {
    state == .running ? puzzle.kind.guessLimit - guesses.count : 0
  }

  /// The text to share.
  public var result: DailyResult { DailyResult(of: puzzle, guesses: guesses) }

  /// The game to save.
  public var saved: SavedDailyGame {
    SavedDailyGame(date: puzzle.date, kind: puzzle.kind, guesses: guesses.map(\.guess.id))
  }
}

extension DailyGame {
  /// The points: 100 for the answer as the first guess, 40 for the answer as the last one, and 0
  /// before the answer.
  ///
  /// Guesses cost as many points as the clues of a question.
  public var points: Int {
    guard state == .solved else { return 0 }
    let cost = 60 * (guesses.count - 1) / (puzzle.kind.guessLimit - 1)
    return QuizQuestion.fullPoints - cost
  }

  /// The answer for the log; `nil` while the game is running.
  public var loggedAnswer: LoggedAnswer? {
    guard state != .running else { return nil }
    return LoggedAnswer(
      questionID: puzzle.questionID, kind: puzzle.logKind, subjects: [puzzle.answer],
      date: puzzle.date, grade: state == .solved ? .good : .again, points: points,
      clues: guesses.count)
  }
}
