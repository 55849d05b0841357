import KPGGCore
import KPGGSystem

/// Runs the editor of a quiz line by line: typed commands and printed lines, without cursor movement.
struct MakeLinearDriver {
  private let make: Make
  private let output: FileDescriptor
  private var input: LineReader
  /// Whether a terminal shows the typed lines after the prompt.
  private let isEchoed: Bool
  private var state: MakeState
  private var hasQuit = false

  /// Runs the editor until the author leaves or the input ends.
  ///
  /// - Throws: `CommandError.unsavedQuiz` if the input ends before changes are saved, or an error from
  ///   reading or writing.
  static func run(_ make: Make, input: FileDescriptor, output: FileDescriptor) throws {
    var driver = MakeLinearDriver(
      make: make, output: output, input: LineReader(input),
      isEchoed: input.isTerminal && output.isTerminal, state: make.state)
    try driver.run()
  }

  private init(
    make: Make, output: FileDescriptor, input: LineReader, isEchoed: Bool, state: MakeState
  ) {
    (self.make, self.output, self.input) = (make, output, input)
    (self.isEchoed, self.state) = (isEchoed, state)
  }

  private mutating func run() throws {
    try write([state.labels.linear.usage] + view.page)
    while !hasQuit {
      let prompt = state.labels.linear.prompt
      try output.write(isEchoed ? "\(prompt) " : "\(prompt)\n")
      guard let line = try nextLine() else {
        if isEchoed { try output.write("\n") }
        guard !state.draft.isChanged else {
          throw CommandError.unsavedQuiz(state.settings.file)
        }
        return
      }
      try reply(to: MakeLinearCommand(line))
    }
  }

  private mutating func nextLine() throws(CommandError) -> String? {
    do {
      return try input.next()
    } catch {
      throw .unreadableFile(nil, reason: error.reason)
    }
  }

  private var view: MakeLinearView {
    MakeLinearView(
      state: state,
      width: output.isTerminal
        ? output.terminalWidth(environmentColumns: make.environment["COLUMNS"]) : nil)
  }

  private mutating func reply(to command: MakeLinearCommand) throws {
    let before = state
    switch command {
    case .help: return try write(state.labels.linear.help)
    case .unknown(let text):
      return try write([state.labels.linear.unknownCommand(SafeText.of(text))])
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
      try write(state.isPreviewing ? view.page : view.reply(since: before))
      if state.isPreviewing { apply(.action(.play(.leave))) }
      return
    }
    if !hasQuit { try write(view.reply(since: before)) }
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

  private func write(_ lines: [String]) throws(SystemError) {
    try output.write(TextWriter.text(lines))
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
