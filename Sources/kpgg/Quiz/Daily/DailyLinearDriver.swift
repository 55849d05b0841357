import KPGGCore
import KPGGSystem

/// Runs a daily puzzle guess by guess: printed lines and typed lines, without cursor movement.
struct DailyLinearDriver {
  private let daily: Daily
  private let output: FileDescriptor
  private var input: LineReader
  /// Whether a terminal shows the typed lines after the prompt.
  private let isEchoed: Bool
  private var state: DailyState
  private var hasQuit = false

  /// Runs the puzzle until it is over, the player leaves, or the input ends.
  ///
  /// - Throws: An error from reading or writing.
  static func run(_ daily: Daily, input: FileDescriptor, output: FileDescriptor) throws {
    var driver = DailyLinearDriver(
      daily: daily, output: output, input: LineReader(input),
      isEchoed: input.isTerminal && output.isTerminal, state: daily.state)
    try driver.run()
  }

  private init(
    daily: Daily, output: FileDescriptor, input: LineReader, isEchoed: Bool, state: DailyState
  ) {
    (self.daily, self.output, self.input) = (daily, output, input)
    (self.isEchoed, self.state) = (isEchoed, state)
  }

  private mutating func run() throws {
    apply(.started)
    try write(view.start)
    while !hasQuit && (state.phase != .result || state.awaitsToday) {
      let prompt = state.language.words.quiz.linear.prompt
      try output.write(isEchoed ? "\(prompt) " : "\(prompt)\n")
      guard let line = try nextLine() else {
        if isEchoed { try output.write("\n") }
        return
      }
      try reply(to: DailyLinearCommand(line, in: state))
    }
  }

  private mutating func nextLine() throws(CommandError) -> String? {
    do {
      return try input.next()
    } catch {
      throw .unreadableFile(nil, reason: error.reason)
    }
  }

  private var view: DailyLinearView {
    DailyLinearView(
      state: state,
      width: output.isTerminal
        ? output.terminalWidth(environmentColumns: daily.environment["COLUMNS"]) : nil)
  }

  private mutating func reply(to command: DailyLinearCommand) throws {
    switch command {
    case .help: try write(view.help)
    case .guesses: try write(view.page)
    case .unknown(let word):
      try write([state.language.words.quiz.linear.unknownCommand(SafeText.of(word))])
    case .event(let event):
      let before = view
      apply(event)
      try write(view.change(since: before))
    }
  }

  private mutating func apply(_ event: DailyEvent) {
    let minutesLeft = daily.minutesLeft(after: state.game.puzzle)
    if daily.apply([minutesLeft, event], to: &state) { hasQuit = true }
  }

  private func write(_ lines: [String]) throws(SystemError) {
    try output.write(TextWriter.text(lines))
  }
}
