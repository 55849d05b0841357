public import KPGGCore

/// A game of a daily puzzle: the puzzle and the guesses so far.
///
/// A game keeps its puzzle after midnight. It is a value: your app stores it. Two games are equal if
/// their puzzles and guesses are.
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
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public indirect enum Outcome: Hashable, Sendable {
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
  private let answer: DailyCandidate

  /// Begins the puzzle of a day; `nil` if the day has none.
  public init?(on day: CalendarDate, among candidates: DailyCandidates) {
    guard let puzzle = candidates.puzzle(on: day), let answer = candidates[puzzle.answer] else {
      return nil
    }
    (self.puzzle, self.answer) = (puzzle, answer)
  }

  /// Restores a saved game; `nil` if the candidates are of another kind, or if its day has no
  /// puzzle.
  ///
  /// Drops guesses that the catalog lacks, repeated guesses, and guesses after the answer.
  public init?(_ saved: SavedDailyGame, among candidates: DailyCandidates) {
    guard saved.kind == candidates.kind else { return nil }
    self.init(on: saved.date, among: candidates)
    for guess in saved.guesses.compactMap({ candidates[$0] }) {
      self.guess(guess, isConfirmed: true)
    }
  }

  /// Guesses a candidate.
  ///
  /// - Parameters:
  ///   - candidate: A candidate of the puzzle's kind.
  ///   - isConfirmed: Whether the guess counts even if earlier guesses rule it out.
  /// - Returns: Whether the guess counted, and how it compares with the answer.
  @discardableResult
  public mutating func guess(_ candidate: DailyCandidate, isConfirmed: Bool = false) -> Outcome {
    guard state == .running else { return .over }
    if let index = guesses.firstIndex(where: { $0.guess.id == candidate.id }) {
      return .alreadyGuessed(index)
    }
    let contradictions = GuessComparison.contradictions(of: candidate, with: guesses)
    guard isConfirmed || contradictions.isEmpty else { return .contradicts(contradictions) }
    let comparison = GuessComparison(of: candidate, with: answer)
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

  /// The result to share; `nil` while the game is running.
  public var result: DailyResult? { state == .running ? nil : resultSoFar }

  /// The result as if the game ended now.
  package var resultSoFar: DailyResult { DailyResult(puzzle: puzzle, guesses: guesses) }

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
      questionID: puzzle.questionID, kind: puzzle.logKind, subjects: [puzzle.answer.description],
      date: puzzle.date, grade: state == .solved ? .good : .again, points: points,
      clues: guesses.count)
  }
}

/// A daily puzzle that the player left or finished, in the form that a file stores.
///
/// Encode it to keep a game until the player returns. Its answer is not saved: the day and the kind
/// name the puzzle.
public struct SavedDailyGame: Hashable, Sendable {
  /// The day of the puzzle, with month and day.
  public let date: CalendarDate
  /// Whether the answer is a group or a member.
  package let kind: DailyPuzzle.Kind
  /// The IDs of the guesses that counted, in their order.
  package let guesses: [RecordID]

  /// Creates a saved game.
  package init(date: CalendarDate, kind: DailyPuzzle.Kind, guesses: [RecordID]) {
    (self.date, self.kind, self.guesses) = (date, kind, guesses)
  }

  /// Returns the game to save where another one of the same kind is already stored.
  ///
  /// Several processes can play the puzzle of a day. The stored guesses stay, and the new ones
  /// follow, as many as a game has. A stored game of a later day stays as it is.
  package func merged(into stored: SavedDailyGame) -> SavedDailyGame {
    guard date == stored.date, kind == stored.kind else {
      return date < stored.date ? stored : self
    }
    let new = guesses.filter { !stored.guesses.contains($0) }
    return SavedDailyGame(
      date: date, kind: kind, guesses: Array((stored.guesses + new).prefix(kind.guessLimit)))
  }
}

extension SavedDailyGame: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey { case date, guesses, kind }

  /// An object with `date`, `guesses`, and `kind`.
  package var json: JSONValue {
    .object(["date": date.json, "guesses": JSONValue(guesses), "kind": kind.json])
  }

  /// Reads a game without guesses that are no IDs. It rejects dates without month and day, and more
  /// guesses than a game has.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let day = try container.decode(String.self, forKey: .date)
    guard let date = CalendarDate(day), date.isComplete else {
      throw container.problem(.invalidValue(day, expected: .completeDate), at: .date)
    }
    kind = try container.decode(DailyPuzzle.Kind.self, forKey: .kind)
    let ids = try container.decode([String].self, forKey: .guesses)
    guesses = ids.compactMap(RecordID.init)
    self.date = date
    guard ids.count <= kind.guessLimit else {
      throw container.problem(.tooMany(limit: kind.guessLimit), at: .guesses)
    }
  }
}

/// The result of a daily puzzle, as a text to share that does not name the guesses or the answer.
public struct DailyResult: Hashable, Sendable {
  package let puzzle: DailyPuzzle
  /// The guesses that counted, in their order.
  package let guesses: [GuessComparison]

  package var isSolved: Bool { guesses.contains(where: \.isSolved) }

  /// Returns a line with the number of guesses, and a line of symbols for each guess.
  ///
  ///     result.text()
  ///     // kpgg group puzzle 2026-11-21 2/6
  ///     // 🔼⬛🔽🟩⬛🟨
  ///     // 🟩🟩🟩🟩🟩🟩
  ///     result.text(title: "My quiz", separator: " ") { String($0.symbol) }
  ///     // My quiz 2/6
  ///     // ^ x v = x ~
  ///     // = = = = = =
  ///
  /// - Parameters:
  ///   - title: The words before the number of guesses; `nil` for those of kpgg.
  ///   - separator: The text between two symbols.
  ///   - symbol: Returns the symbol of a mark.
  /// - Returns: Lines that each end with a newline.
  public func text(
    title: String? = nil, separator: String = "",
    symbol: (GuessMark) -> String = { String($0.emoji) }
  ) -> String {
    let limit = puzzle.kind.guessLimit
    // A game that ended early is not lost.
    let score = (isSolved ? "\(guesses.count)" : guesses.count < limit ? "-" : "X") + "/\(limit)"
    let rows = guesses.map { guess in
      guess.markedAttributes.map { symbol($0.mark) }.joined(separator: separator)
    }
    return Self.lines(["\(title ?? self.title.english) \(score)"] + rows)
  }

  /// Returns the result in words.
  ///
  ///     kpgg group puzzle 2026-11-21: solved in 2 of 6 guesses
  ///     1. debut year: later, agency: wrong, members: fewer, …
  ///
  /// - Parameter title: The words before the number of guesses; `nil` for those of kpgg.
  /// - Returns: Lines that each end with a newline.
  public func words(title: BilingualText? = nil) -> BilingualText {
    let (count, limit) = (guesses.count, puzzle.kind.guessLimit)
    let outcome = "\(isSolved ? "solved" : "not solved") in \(count) of \(limit) guesses"
    let koreanOutcome = "\(count)번 \(isSolved ? "만에 맞힘" : "추측, 맞히지 못함")"
    let title = title ?? self.title
    return BilingualText(
      english: Self.lines(["\(title.english): \(outcome)"] + rows(in: .english)),
      korean: Self.lines(["\(title.korean): \(koreanOutcome)"] + rows(in: .korean)))
  }

  /// The name of the puzzle.
  package var title: BilingualText {
    let title = puzzle.kind.title
    return BilingualText(
      english: "\(title.english) \(puzzle.date)", korean: "\(title.korean) \(puzzle.date)")
  }

  private func rows(in language: Language) -> [String] {
    guesses.enumerated().map { index, guess in
      let marks = guess.markedAttributes.map { marked in
        let name = marked.attribute.name.text(in: language)
        return "\(name): \(marked.mark.name(of: marked.attribute).text(in: language))"
      }
      return "\(index + 1). " + marks.joined(separator: ", ")
    }
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
