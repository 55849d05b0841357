import KPGGCore
import KPGGQuiz

extension Daily {
  func prompt(in state: DailyState) -> String { state.language.words.quiz.linear.prompt }

  func begin(_ lines: inout LineRunner<Daily>) throws {
    try lines.write(lines.view.start)
    quitIfOver(&lines)
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Daily>
  ) async throws {
    let before = lines.view
    switch DailyLineCommand(line, in: lines.state) {
    case .help: try lines.write(before.help)
    case .guesses: try lines.write(before.page)
    case .unknown(let word):
      let labels = lines.state.language.words.quiz.linear
      try lines.write([labels.unknownCommand(SafeText.of(word))])
    case .event(let event):
      try await lines.apply(minutesLeft(after: lines.state.game.puzzle))
      try await lines.apply(event)
      try lines.write(lines.view.change(since: before))
    }
    quitIfOver(&lines)
  }

  private func quitIfOver(_ lines: inout LineRunner<Daily>) {
    if lines.state.phase == .result, !lines.state.awaitsToday { lines.quit() }
  }
}

extension LineRunner<Daily> {
  fileprivate var view: DailyLineView { DailyLineView(state: state, width: width) }
}

/// The meaning of a typed line.
enum DailyLineCommand: Sendable {
  case help
  /// Lists the guesses.
  case guesses
  case unknown(String)
  case event(DailyEvent)

  /// Interprets a line. A line with a colon at its start is a command, an empty line continues, and
  /// any other line is a guess.
  init(_ line: String, in state: DailyState) {
    let text = line.trimmed
    if text.hasPrefix(":") {
      self = Self.commands[text.dropFirst().trimmed.lowercased()] ?? .unknown(text)
    } else if text.isEmpty, state.phase != .guessing {
      self = .event(.action(.submit))
    } else {
      self = .event(.line(text))
    }
  }

  private static let commands: [String: DailyLineCommand] = {
    let actions: [(words: [String], command: DailyLineCommand)] = [
      (["help", "?", "도움말"], .help), (["guesses", "g", "추측"], .guesses),
      (["today", "t", "오늘"], .event(.action(.playToday))),
      (["lang", "l", "언어"], .event(.action(.switchLanguage))),
      (["quit", "q", "끝"], .event(.action(.leave))),
    ]
    var commands: [String: DailyLineCommand] = [:]
    for (words, command) in actions { for word in words { commands[word] = command } }
    return commands
  }()
}

/// The lines that the linear mode prints.
struct DailyLineView: Sendable {
  let state: DailyState
  /// The width of the terminal; `nil` for a pipe or a file.
  let width: Int?

  private var labels: DailyLabels { state.labels }

  /// The first lines.
  var start: [String] {
    (state.phase == .result ? [] : fitted(labels.linear.usage)) + notice + page
  }

  /// The whole page: the puzzle, the guesses, and the result.
  var page: [String] {
    let puzzle = state.game.puzzle
    let title = "\(labels.title(puzzle.kind)) · \(labels.date(puzzle.date))"
    switch state.phase {
    case .offer:
      guard let game = state.savedGame else { return [] }
      return fitted(
        labels.offer(game.puzzle.date, game.guesses.count, game.puzzle.kind.guessLimit))
        + fitted(labels.linear.offer)
    case .guessing: return fitted(title) + guesses(from: 0) + next
    case .result: return fitted(title) + guesses(from: 0) + result
    }
  }

  var help: [String] { labels.linear.help.flatMap(fitted) }

  /// The lines that a command adds.
  func change(since before: DailyLineView) -> [String] {
    if let warning = state.warningText {
      return notice + fitted("\(warning) \(labels.linearConfirmation)")
    }
    let old = before.state
    guard state.game.puzzle == old.game.puzzle, state.phase != .offer, old.phase != .offer,
      state.language == old.language
    else { return page }
    let guesses = guesses(from: old.game.guesses.count)
    if state.phase == .result { return notice + guesses + result }
    return notice + guesses + (guesses.isEmpty && !notice.isEmpty ? [] : next)
  }

  private var notice: [String] { state.notice.flatMap(fitted) }

  private func guesses(from start: Int) -> [String] {
    state.game.guesses.enumerated().dropFirst(start).flatMap { index, guess in
      fitted(state.text.line(index + 1, guess))
    }
  }

  /// The number of the next guess.
  private var next: [String] {
    let kind = state.game.puzzle.kind
    let number = labels.guess(state.game.guesses.count + 1, kind.guessLimit)
    return fitted("\(number) · \(labels.question(kind))")
  }

  private var result: [String] {
    let lines = state.resultHead.flatMap(fitted)
    return lines + [""] + state.sharedLines.flatMap(fitted)
  }

  private func fitted(_ text: String) -> [String] { text.safeLines(width: width) }
}
