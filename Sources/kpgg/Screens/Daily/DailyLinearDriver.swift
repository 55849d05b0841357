import KPGGCore
import KPGGQuiz

/// Runs a daily puzzle guess by guess: printed lines and typed lines, without cursor movement.
struct DailyLinearDriver {
  private let daily: Daily
  private var console: LineConsole
  private var state: DailyState
  private var hasQuit = false

  /// Runs the puzzle until it is over, the player leaves, or the input ends.
  ///
  /// - Throws: An error from reading or writing.
  static func run(_ daily: Daily, on console: inout LineConsole) throws {
    var driver = DailyLinearDriver(daily: daily, console: console, state: daily.state)
    defer { console = driver.console }
    try driver.run()
  }

  private init(daily: Daily, console: LineConsole, state: DailyState) {
    (self.daily, self.console, self.state) = (daily, console, state)
  }

  private mutating func run() throws {
    apply(.started)
    try console.write(view.start)
    while !hasQuit && (state.phase != .result || state.awaitsToday),
      let line = try console.ask(state.language.words.quiz.linear.prompt)
    {
      try reply(to: DailyLinearCommand(line, in: state))
    }
  }

  private var view: DailyLinearView { DailyLinearView(state: state, width: console.width) }

  private mutating func reply(to command: DailyLinearCommand) throws {
    switch command {
    case .help: try console.write(view.help)
    case .guesses: try console.write(view.page)
    case .unknown(let word):
      try console.write([state.language.words.quiz.linear.unknownCommand(SafeText.of(word))])
    case .event(let event):
      let before = view
      apply(event)
      try console.write(view.change(since: before))
    }
  }

  private mutating func apply(_ event: DailyEvent) {
    let minutesLeft = daily.minutesLeft(after: state.game.puzzle)
    if daily.apply([minutesLeft, event], to: &state) { hasQuit = true }
  }
}
