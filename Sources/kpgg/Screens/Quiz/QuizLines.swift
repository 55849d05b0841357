import KPGGCore
import KPGGQuiz

extension Quiz {
  func prompt(in state: QuizState) -> String { state.labels.linear.prompt }

  /// Prints the available commands, the message, if any, and the page.
  func begin(_ lines: inout LineRunner<Quiz>) throws {
    let state = lines.state
    try lines.write(wrapping: [state.labels.linear.usage] + state.notice + state.pageLines)
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Quiz>
  ) async throws {
    lines.state.notice = []
    let command = GameCommand(quiz: line)
    let before = lines.state
    try await lines.apply(.news(.elapsed(milliseconds)))
    if lines.state.phase != before.phase {
      try await lines.showChange(since: before)
      // The line was an answer to the question whose time is up.
      guard command.suitsEveryQuestion else { return }
    }
    let labels = lines.state.labels.linear
    switch command {
    case .help: try lines.write(wrapping: labels.help)
    case .unknown(let word): try lines.write([labels.unknownCommand(word)])
    case .proceed where lines.state.phase == .asking, .page:
      try lines.write(wrapping: lines.state.pageLines)
    case .proceed: try await lines.reply(with: .action(.submit))
    case .action(let action): try await lines.reply(with: .action(action))
    case .answer(let text) where lines.state.leaves(at: text):
      try await lines.reply(with: .action(.leave))
    case .answer(let text): try await lines.reply(with: .line(text))
    }
  }

  func inputEnded(_ lines: inout LineRunner<Quiz>) async throws {
    try await lines.apply(.action(.leave))
  }
}

extension LineRunner<Quiz> {
  fileprivate mutating func reply(with event: QuizState.Event) async throws {
    let before = state
    try await apply(event)
    try await showChange(since: before)
  }

  /// Prints what has changed. After a solution, the next question follows at once, so that each
  /// answer is one line.
  fileprivate mutating func showChange(since before: QuizState) async throws {
    guard !hasQuit else { return }
    try write(wrapping: state.lines(since: before))
    guard state.phase == .solution else { return }
    try await apply(.action(.submit))
    try write(wrapping: [""] + state.pageLines)
    guard state.phase == .result else { return }
    if state.hasNewGame { try write(wrapping: [state.labels.linear.newGame]) } else { quit() }
  }
}

extension GameCommand {
  /// Interprets a line for a quiz. `?` shows a clue.
  init(quiz line: String) {
    self =
      ["?", "？"].contains(line.trimmed) ? .action(.showClue) : Self(line, Self.ofQuiz)
  }

  private static let ofQuiz: Words = [
    (["clue", "c", "힌트"], .action(.showClue)), (["pass", "p", "포기"], .action(.giveUp)),
    (["new", "n", "새"], .action(.newGame)),
  ]

  /// Whether the command means the same for the next question.
  var suitsEveryQuestion: Bool {
    switch self {
    case .help, .unknown: true
    case .action(let action): [.switchLanguage, .leave].contains(action)
    case .page, .proceed, .answer: false
    }
  }
}

extension QuizState {
  /// Whether a line without a colon leaves the quiz: no answer is expected, or none of the choices has
  /// this text.
  fileprivate func leaves(at line: String) -> Bool {
    guard GameCommand.quitWords.contains(line.lowercased()) else { return false }
    guard phase == .asking, let question = game.question else { return true }
    return !question.choices.isEmpty && checker.choice(in: line, of: question) == nil
  }
}

// The texts that the linear mode prints.

extension QuizState {
  /// The whole page: the number of the question, the question, the clues, and the choices.
  var pageLines: [String] {
    let page = QuizPage(self)
    return [heading].compactMap(\.self) + (page.title + page.lines).map(\.printed)
  }

  /// The number of the question, its kind, its level, and its time.
  private var heading: String? {
    guard phase == .asking, let question = game.question else { return nil }
    let time = [game.seconds.map(labels.seconds)].compactMap(\.self)
    return (facts(of: question, game.replies.count + 1) + time).joined(separator: " · ")
  }

  /// The texts that a command adds.
  fileprivate func lines(since before: QuizState) -> [String] {
    switch (before.phase, phase) {
    case (.asking, .asking) where game.replies.count == before.game.replies.count:
      guard language == before.language else { return notice + pageLines }
      let clues = game.clues.dropFirst(before.game.clueCount).map { $0.text(in: language) }
      return notice + clues + (clues.isEmpty ? [] : [worth])
    case (.asking, .solution):
      // The verdict and the answer.
      let page = QuizPage(self)
      let answer = page.lines.filter { $0.style == .bold }
      return (page.title.dropFirst() + answer).map(\.printed) + notice
    case (_, .asking), (_, .result), (_, .offer):
      return notice + (notice.isEmpty ? [] : [""]) + pageLines
    case (_, .solution): return notice
    }
  }
}

extension QuizPage.Line {
  fileprivate var printed: String { (choice.map { "\($0 + 1)  " } ?? "") + text }
}
