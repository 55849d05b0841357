import KPGGCore

/// Runs the editor of a quiz line by line: typed commands and printed lines, without cursor movement.
struct MakeLinearDriver {
  private let make: Make
  private var console: LineConsole
  private var state: MakeState
  private var hasQuit = false

  /// Runs the editor until the author leaves or the input ends.
  ///
  /// - Throws: `CommandError.unsavedQuiz` if the input ends before changes are saved, or an error from
  ///   reading or writing.
  static func run(_ make: Make, on console: inout LineConsole) throws {
    var driver = MakeLinearDriver(make: make, console: console, state: make.state)
    defer { console = driver.console }
    try driver.run()
  }

  private init(make: Make, console: LineConsole, state: MakeState) {
    (self.make, self.console, self.state) = (make, console, state)
  }

  private mutating func run() throws {
    try console.write([state.labels.linear.usage] + view.page)
    while !hasQuit {
      guard let line = try console.ask(state.labels.linear.prompt) else {
        guard !state.draft.isChanged else {
          throw CommandError.unsavedQuiz(state.settings.file)
        }
        return
      }
      try reply(to: MakeLinearCommand(line))
    }
  }

  private var view: MakeLinearView { MakeLinearView(state: state, width: console.width) }

  private mutating func reply(to command: MakeLinearCommand) throws {
    let before = state
    switch command {
    case .help: return try console.write(state.labels.linear.help)
    case .unknown(let text):
      return try console.write([state.labels.linear.unknownCommand(SafeText.of(text))])
    case .run(let command): apply(.command(command))
    case .action(let action):
      if state.edit != nil { apply(.action(.back)) }
      apply(.action(decided(action)))
    case .add(let text):
      let number = Int(text).flatMap { $0 > 0 ? $0 - 1 : nil }
      let isPick = number != nil && state.offersNumbers
      apply(.command(isPick ? .pick(number ?? 0) : .find(text)))
    case .preview(let index):
      apply(.command(.show(index)))
      if state.openQuestion == index { apply(.action(.preview)) }
      try console.write(state.isPreviewing ? view.page : view.reply(since: before))
      if state.isPreviewing { apply(.action(.play(.leave))) }
      return
    }
    if !hasQuit { try console.write(view.reply(since: before)) }
  }

  /// What a command means while the author must decide. Any other command cancels the question.
  private mutating func decided(_ action: MakeAction) -> MakeAction {
    switch (state.decision, action) {
    case (.savesChanges, .quit): return .no
    case (.savesChanges, .save), (.replacesFile, .save): return .yes
    case (nil, _), (_, .yes), (_, .no): return action
    case (_, _):
      apply(.action(.back))
      return action
    }
  }

  private mutating func apply(_ event: MakeEvent) {
    if make.apply([event], to: &state) { hasQuit = true }
  }
}

extension MakeState {
  fileprivate var isPreviewing: Bool { if case .preview = page.content { true } else { false } }

  /// Whether a number picks something of the page.
  fileprivate var offersNumbers: Bool {
    switch page.content {
    case .search, .offer: true
    case .quiz, .question, .preview, .help: false
    }
  }
}
