import KPGGCore
import KPGGQuiz

/// The lines of the daily puzzle that are not being typed: the offer, the result, and the help.
struct DailyPage: Sendable {
  /// The lines, fitted to a width.
  let lines: [GuessTable.Line]

  init(_ state: DailyState, width: Int) {
    let page: [Text] =
      state.showsHelp
      ? Self.help(in: state)
      : state.phase == .offer ? Self.offer(in: state) : Self.result(of: state)
    var lines = page.flatMap { $0.lines(width: width) }
    if state.phase == .result, !state.showsHelp {
      let table = GuessTable(state, width: width)
      lines += [[]] + table.head + table.rows.flatMap(\.self)
    }
    self.lines = lines
  }

  /// A line before it is wrapped.
  struct Text: Sendable {
    var text = ""
    var style = TextStyle.plain

    /// The wrapped lines.
    func lines(width: Int) -> [GuessTable.Line] {
      text.safeLines(width: width).map {
        [GuessTable.Cell(x: 0, width: width, text: $0, style: style)]
      }
    }
  }

  private static func help(in state: DailyState) -> [Text] {
    let keys = DailyKeys.table.help(in: state.language).map { Text(text: $0.line) }
    return state.labels.signs.map { Text(text: $0) } + [Text()] + keys
  }

  private static func offer(in state: DailyState) -> [Text] {
    guard let game = state.offeredGame else { return [] }
    let offer = state.labels.offer(
      game.puzzle.date, game.guesses.count, game.puzzle.kind.guessLimit)
    return [Text(text: offer, style: .bold)]
  }

  private static func result(of state: DailyState) -> [Text] {
    state.resultHead.enumerated().map { index, text in
      let isSolved = state.game.state == .solved
      return Text(
        text: index == 0 ? "\(isSolved ? "✓" : "✗") \(text)" : text,
        style: index > 1 ? .plain : index == 1 ? .bold : [.bold, isSolved ? .green : .red])
    } + [Text()] + state.sharedLines.map { Text(text: $0) }
  }
}

extension DailyState {
  /// The outcome, the answer, the streak, and when the next puzzle comes.
  var resultHead: [String] {
    let puzzle = game.puzzle
    let limit = puzzle.kind.guessLimit
    let outcome =
      game.state == .solved
      ? labels.solved(game.guesses.count, limit, game.points) : labels.lost(limit)
    return [outcome, "\(language.words.quiz.answer): \(answer)"]
      + (streak.map { [labels.streak($0)] } ?? []) + [nextPuzzle].compactMap(\.self)
  }

  /// The answer in both languages.
  private var answer: String {
    let id = game.puzzle.answer
    return settings.candidates[id]?.name.inBoth(startingWith: language.words.quizLanguage) ?? id
  }

  /// When the next puzzle comes; `nil` after the last day of the calendar.
  private var nextPuzzle: String? {
    if todaysGame != nil || minutesLeft.map({ $0 <= 0 }) ?? false { return labels.todayIsReady }
    return game.puzzle.date.adding(days: 1).map { labels.next($0, minutesLeft) }
  }
}
