import KPGGCore
import KPGGQuiz

extension Quiz {
  func prompt(in state: QuizState) -> String { state.labels.linear.prompt }

  func begin(_ lines: inout LineRunner<Quiz>) throws { try lines.write(lines.view.start) }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Quiz>
  ) async throws {
    lines.state.notice = nil
    let command = QuizLineCommand(line)
    let before = lines.view
    try await lines.applyLast(.elapsed(milliseconds))
    if lines.state.phase != before.state.phase {
      try await lines.showChange(since: before)
      // The line was an answer to the question whose time is up.
      guard command.suitsEveryQuestion else { return }
    }
    let labels = lines.state.labels.linear
    switch command {
    case .help: try lines.write(labels.help)
    case .unknown(let word): try lines.write([labels.unknownCommand(SafeText.of(word))])
    case .goOn where lines.state.phase == .asking: try lines.write(lines.view.page)
    case .goOn: try await lines.reply(with: .action(.submit))
    case .event(let event): try await lines.reply(with: event)
    }
  }

  func inputEnded(_ lines: inout LineRunner<Quiz>) async throws {
    try await lines.applyLast(.action(.leave))
  }
}

extension LineRunner<Quiz> {
  fileprivate var view: QuizLineView { QuizLineView(state: state, width: width) }

  fileprivate mutating func reply(with event: QuizEvent) async throws {
    let before = view
    try await applyLast(event)
    try await showChange(since: before)
  }

  /// Prints what has changed. After a solution, the next question follows at once, so that each
  /// answer is one line.
  fileprivate mutating func showChange(since before: QuizLineView) async throws {
    guard !hasQuit else { return }
    try write(view.change(since: before))
    guard state.phase == .solution else { return }
    try await applyLast(.action(.submit))
    try write([""] + view.page)
    if state.phase == .result, !state.hasNewGame { quit() }
  }

  /// Applies an event. If it ends the quiz, also prints why the game could not be saved.
  fileprivate mutating func applyLast(_ event: QuizEvent) async throws {
    try await apply(event)
    if hasQuit, let notice = state.notice { try write([notice]) }
  }
}

/// The meaning of a typed line.
enum QuizLineCommand: Sendable {
  case help
  /// Shows the open question again; continues if no question is open.
  case goOn
  case unknown(String)
  /// What the line does in the quiz.
  case event(QuizEvent)

  /// Interprets a line. A line with a colon at its start is a command, `?` shows a clue, an empty
  /// line continues, and any other line is an answer.
  init(_ line: String) {
    let text = line.trimmed
    if text.isEmpty {
      self = .goOn
    } else if ["?", "？"].contains(text) {
      self = .event(.action(.showClue))
    } else if text.hasPrefix(":") {
      self = Self.commands[text.dropFirst().trimmed.lowercased()] ?? .unknown(text)
    } else {
      self = .event(.line(text))
    }
  }

  private static let commands: [String: QuizLineCommand] = {
    let actions: [(words: [String], action: QuizAction)] = [
      (["clue", "c", "힌트"], .showClue), (["pass", "p", "포기"], .giveUp),
      (["undo", "u", "취소"], .undo), (["lang", "l", "언어"], .switchLanguage),
      (["new", "n", "새"], .newGame), (["quit", "q", "끝"], .leave),
    ]
    var commands: [String: QuizLineCommand] = ["help": .help, "?": .help, "도움말": .help]
    for (words, action) in actions {
      for word in words { commands[word] = .event(.action(action)) }
    }
    return commands
  }()
}

extension QuizLineCommand {
  /// Whether the command means the same for the next question.
  var suitsEveryQuestion: Bool {
    switch self {
    case .help, .unknown: true
    case .event(.action(let action)): [.undo, .switchLanguage, .leave].contains(action)
    case .goOn, .event: false
    }
  }
}

/// The lines that the linear mode prints.
struct QuizLineView: Sendable {
  let state: QuizState
  /// The width of the terminal; `nil` for a pipe or a file.
  let width: Int?

  /// The first lines: what can be typed, a message if there is one, and the page.
  var start: [String] {
    let texts = [state.labels.linear.usage, state.notice].compactMap(\.self)
    return texts.flatMap { fitted(QuizPage.Line(text: $0)) } + page
  }

  /// The whole page: the number of the question, the question, the clues, and the choices.
  var page: [String] {
    let page = QuizPage(state)
    let lines = page.title + page.lines
    return heading + lines.flatMap(fitted)
  }

  /// The lines that a command adds.
  func change(since before: QuizLineView) -> [String] {
    let notice = state.notice.map { fitted(QuizPage.Line(text: $0)) } ?? []
    switch (before.state.phase, state.phase) {
    case (.asking, .asking) where state.game.replies.count == before.state.game.replies.count:
      return notice + (state.language == before.state.language ? newClues(since: before) : page)
    case (.asking, .solution): return solution + notice
    case (_, .asking), (_, .result), (_, .offer):
      return notice + (notice.isEmpty ? [] : [""]) + page
    case (_, .solution): return notice
    }
  }

  private var heading: [String] {
    guard state.phase == .asking, let question = state.game.question else { return [] }
    let number = state.game.replies.count + 1
    let parts = [
      state.labels.progress(number, state.game.questions.count),
      question.kind.name(in: state.quizLanguage), question.level.name(in: state.quizLanguage),
      state.game.seconds.map(state.labels.seconds),
    ]
    return fitted(QuizPage.Line(text: parts.compactMap(\.self).joined(separator: " · ")))
  }

  private func newClues(since before: QuizLineView) -> [String] {
    let old = before.state.game.clueCount
    let new = state.game.clues.dropFirst(old).map {
      QuizPage.Line(text: $0[state.quizLanguage])
    }
    let worth = state.labels.worth(state.game.pointsForRightAnswer, state.game.pointsAfterNextClue)
    return (new + (new.isEmpty ? [] : [QuizPage.Line(text: worth)])).flatMap(fitted)
  }

  /// The verdict and the answer.
  private var solution: [String] {
    let page = QuizPage(state)
    return (page.title.dropFirst() + page.lines.filter { $0.style == .bold }).flatMap(fitted)
  }

  private func fitted(_ line: QuizPage.Line) -> [String] {
    let number = line.choice.map { "\($0 + 1)  " } ?? ""
    return (number + line.text).safeLines(width: width)
  }
}
