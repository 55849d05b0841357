import KPGGCore
import KPGGSystem

/// Runs a quiz question by question: printed lines and typed lines, without cursor movement.
struct QuizLinearDriver {
  private let quiz: Quiz
  private let output: FileDescriptor
  private var input: LineReader
  /// Whether a terminal shows the typed lines after the prompt.
  private let isEchoed: Bool
  private var state: QuizState
  private var hasQuit = false

  /// Runs the quiz until the player leaves or the input ends.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - input: The lines. Those after the player leaves stay unread.
  ///   - output: The output.
  /// - Throws: An error from reading or writing.
  static func run(_ quiz: Quiz, input: inout LineReader, output: FileDescriptor) throws {
    var driver = QuizLinearDriver(
      quiz: quiz, output: output, input: input,
      isEchoed: input.isTerminal && output.isTerminal, state: quiz.state)
    defer { input = driver.input }
    try driver.run()
  }

  private init(
    quiz: Quiz, output: FileDescriptor, input: LineReader, isEchoed: Bool, state: QuizState
  ) {
    (self.quiz, self.output, self.input) = (quiz, output, input)
    (self.isEchoed, self.state) = (isEchoed, state)
  }

  private mutating func run() throws {
    try write(view.start)
    while !hasQuit {
      let prompt = state.labels.linear.prompt
      try output.write(isEchoed ? "\(prompt) " : "\(prompt)\n")
      let start = ContinuousClock.now
      guard let line = try nextLine() else {
        if isEchoed { try output.write("\n") }
        return try apply([.action(.leave)])
      }
      let elapsed = Int(((ContinuousClock.now - start) / .milliseconds(1)).rounded())
      try reply(to: QuizLinearCommand(line), after: elapsed)
    }
  }

  private mutating func nextLine() throws(CommandError) -> String? {
    do {
      return try input.next()
    } catch {
      throw .unreadableFile(nil, reason: error.reason)
    }
  }

  private var view: QuizLinearView {
    QuizLinearView(
      state: state,
      width: output.isTerminal
        ? output.terminalWidth(environmentColumns: quiz.environment["COLUMNS"]) : nil)
  }

  private mutating func reply(to command: QuizLinearCommand, after elapsed: Int) throws {
    state.notice = nil
    let before = view
    try apply([.elapsed(elapsed)])
    if state.phase != before.state.phase {
      try showChange(since: before)
      // The line was an answer to the question whose time is up.
      guard command.suitsEveryQuestion else { return }
    }
    switch command {
    case .help: try write(state.labels.linear.help)
    case .unknown(let word): try write([state.labels.linear.unknownCommand(SafeText.of(word))])
    case .goOn where state.phase == .asking: try write(view.page)
    case .goOn: try reply(with: .action(.submit))
    case .event(let event): try reply(with: event.fitting(state))
    }
  }

  private mutating func reply(with event: QuizEvent) throws {
    let before = view
    try apply([event])
    try showChange(since: before)
  }

  /// Prints what has changed. After a solution, the next question follows at once, so that each
  /// answer is one line.
  private mutating func showChange(since before: QuizLinearView) throws {
    guard !hasQuit else { return }
    try write(view.change(since: before))
    guard state.phase == .solution else { return }
    try apply([.action(.submit)])
    try write([""] + view.page)
    if state.phase == .result, !state.hasNewGame { hasQuit = true }
  }

  private mutating func apply(_ events: [QuizEvent]) throws {
    guard quiz.apply(events, to: &state) else { return }
    hasQuit = true
    // No line follows that could show why the game is not kept.
    if let notice = state.notice { try write([notice]) }
  }

  private func write(_ lines: [String]) throws(SystemError) {
    try output.write(TextWriter.text(lines))
  }
}
