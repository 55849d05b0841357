import KPGGCore
import KPGGQuiz
import KPGGSystem

/// A daily puzzle to play, and its external dependencies.
struct Daily: Screen {
  let display: ScreenDisplay
  let state: DailyState
  /// The saved games; `nil` if they cannot be read. Then games are not saved.
  let games: SavedGamesFile?
  let log: Result<AnswerLogFile, CommandError>
  /// Korea's date.
  let today: CalendarDate
  /// Returns the current moment; `nil` if the date is pinned.
  let now: (@Sendable () -> Date)?
  let errors = SavingErrors()

  func firstEvents() -> [DailyState.Event] {
    [minutesLeft(after: state.game.puzzle), .news(.started)]
  }

  func step(for effect: DailyEffect, in state: DailyState) -> ScreenStep<DailyState.Event> {
    switch effect {
    case .save(let game):
      .work {
        // Another process may have saved guesses.
        _ = try errors.remember {
          try games?.update { games in
            games[game.kind] = games[game.kind].map { game.merged(into: $0) } ?? game
          }
        }
        return nil
      }
    case .log(let answer):
      .work {
        // A result that another process logged does not count twice.
        try errors.remember {
          try log.get().append([.answer(answer)], unlessLogged: answer.questionID)
        }
        return nil
      }
    case .readStreak:
      .work { .news(.streak(DailyStreak(try log.get().read().answers, today: today))) }
    case .copy(let text): .copy(text) { .news(.copied($0)) }
    case .quit: .quit(nil)
    }
  }

  func event(after milliseconds: Int, in state: DailyState) -> DailyState.Event? {
    minutesLeft(after: state.game.puzzle)
  }

  /// The minutes until the puzzle after this one, as an event.
  private func minutesLeft(after puzzle: DailyPuzzle) -> DailyState.Event {
    .news(.minutesLeft(now.flatMap { puzzle.minutesUntilNext(from: $0()) }))
  }
}

// The linear mode.

extension Daily {
  func prompt(in state: DailyState) -> String { state.language.words.quiz.linear.prompt }

  func begin(_ lines: inout LineRunner<Daily>) throws {
    let state = lines.state
    let usage = state.phase == .result ? [] : [state.labels.linear.usage]
    try lines.write(wrapping: usage + state.notice + state.pageLines)
    quitIfOver(&lines)
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Daily>
  ) async throws {
    let state = lines.state
    switch GameCommand(line, Self.commands) {
    case .help:
      let note = state.labels.initialsNote(state.game.puzzle.kind)
      try lines.write(wrapping: state.labels.linear.help + note)
    case .page: try lines.write(wrapping: state.pageLines)
    case .unknown(let word):
      let labels = state.language.words.quiz.linear
      try lines.write([labels.unknownCommand(word)])
    case .action(let action): try await apply(.action(action), &lines)
    case .proceed: try await apply(state.phase == .guessing ? .line("") : .action(.submit), &lines)
    case .answer(let text): try await apply(.line(text), &lines)
    }
    quitIfOver(&lines)
  }

  private func apply(_ event: DailyState.Event, _ lines: inout LineRunner<Daily>) async throws {
    let before = lines.state
    try await lines.apply(minutesLeft(after: before.game.puzzle))
    try await lines.apply(event)
    try lines.write(wrapping: lines.state.lines(since: before))
  }

  private func quitIfOver(_ lines: inout LineRunner<Daily>) {
    if lines.state.phase == .result, !lines.state.awaitsToday { lines.quit() }
  }

  private static let commands: GameCommand.Words = [
    (["guesses", "g", "추측"], .page), (["today", "t", "오늘"], .action(.newGame)),
  ]
}

extension DailyState {
  /// The whole page: the puzzle, the guesses, and the result.
  fileprivate var pageLines: [String] {
    let puzzle = game.puzzle
    let title = "\(labels.title(puzzle.kind)) · \(labels.date(puzzle.date))"
    return switch phase {
    case .offer: offer.map { [$0, labels.linear.offer] } ?? []
    case .guessing: [title] + guessLines(from: 0) + [nextGuess]
    case .result: [title] + guessLines(from: 0) + resultLines
    }
  }

  /// The lines that an event adds.
  fileprivate func lines(since old: DailyState) -> [String] {
    if let warningText { return notice + ["\(warningText) \(labels.linearConfirmation)"] }
    guard game.puzzle == old.game.puzzle, phase != .offer, old.phase != .offer,
      language == old.language
    else { return pageLines }
    let guesses = guessLines(from: old.game.guesses.count)
    if phase == .result { return notice + guesses + resultLines }
    return notice + guesses + (guesses.isEmpty && !notice.isEmpty ? [] : [nextGuess])
  }

  private func guessLines(from start: Int) -> [String] {
    game.guesses.enumerated().dropFirst(start).map { labels.line($0 + 1, $1) }
  }
}
