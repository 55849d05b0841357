import KPGGCore

/// Runs a quiz question by question: printed lines and typed lines, without cursor movement.
struct QuizLinearDriver {
  private let quiz: Quiz
  private var console: LineConsole
  private var state: QuizState
  private var hasQuit = false

  /// Runs the quiz until the player leaves or the input ends.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - console: The console. Lines after the player quits stay unread.
  /// - Throws: An error from reading or writing.
  static func run(_ quiz: Quiz, on console: inout LineConsole) throws {
    var driver = QuizLinearDriver(quiz: quiz, console: console, state: quiz.state)
    defer { console = driver.console }
    try driver.run()
  }

  private init(quiz: Quiz, console: LineConsole, state: QuizState) {
    (self.quiz, self.console, self.state) = (quiz, console, state)
  }

  private mutating func run() throws {
    try console.write(view.start)
    while !hasQuit {
      let start = ContinuousClock.now
      guard let line = try console.ask(state.labels.linear.prompt) else {
        return try apply([.action(.leave)])
      }
      let elapsed = Int(((ContinuousClock.now - start) / .milliseconds(1)).rounded())
      try reply(to: QuizLinearCommand(line), after: elapsed)
    }
  }

  private var view: QuizLinearView { QuizLinearView(state: state, width: console.width) }

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
    case .help: try console.write(state.labels.linear.help)
    case .unknown(let word):
      try console.write([state.labels.linear.unknownCommand(SafeText.of(word))])
    case .goOn where state.phase == .asking: try console.write(view.page)
    case .goOn: try reply(with: .action(.submit))
    case .event(let event): try reply(with: event)
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
    try console.write(view.change(since: before))
    guard state.phase == .solution else { return }
    try apply([.action(.submit)])
    try console.write([""] + view.page)
    if state.phase == .result, !state.hasNewGame { hasQuit = true }
  }

  private mutating func apply(_ events: [QuizEvent]) throws {
    guard quiz.apply(events, to: &state) else { return }
    hasQuit = true
    // No line follows that could show why the game is not kept.
    if let notice = state.notice { try console.write([notice]) }
  }
}
