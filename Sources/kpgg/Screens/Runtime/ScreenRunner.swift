import KPGGSystem

extension Screen {
  /// Runs the screen on a terminal or line by line until the user quits.
  ///
  /// - Throws: An error from the start or from the terminal, or the first one among the last effects,
  ///   which no frame shows.
  func run(input: FileDescriptor, output: FileDescriptor) async throws {
    let isTerminal = input.isTerminal && output.isTerminal
    guard isTerminal || !needsTerminal else { throw UsageError.noTerminal }
    guard isTerminal, !display.isLinear else {
      var console = LineConsole(
        input: input, output: output, environment: display.environment)
      return try await run(on: &console)
    }
    let events = try await firstEvents()
    var screen = try InteractiveScreen(
      input: input, output: output, isColored: display.isColored, features: terminal,
      readsInterrupts: readsInterrupts)
    // A canceled load has no time to end its child.
    defer { OwnedChildren.killAll() }
    let error = try await ScreenRunner.run(self, after: events, on: &screen)
    try? screen.removeImage()
    if let error { throw error }
  }

  /// Runs the screen on a terminal that is already in full-screen mode, until the user quits. Input
  /// after that stays unread.
  ///
  /// - Returns: The first error among the last effects; `nil` without one.
  /// - Throws: An error from the start or from the terminal.
  func run(on screen: inout InteractiveScreen) async throws -> (any Error)? {
    try await ScreenRunner.run(self, after: try await firstEvents(), on: &screen)
  }
}

/// Runs a full screen: turns input and time into events, draws the state, and performs its effects.
///
/// A class, because the compiler would copy the fields of a structure at each `await`.
private final class ScreenRunner<Program: Screen> {
  private typealias Event = Program.State.Event

  private let program: Program
  private var state: Program.State
  /// The last drawn frame.
  private var frame: ScreenFrame<Program.State.Event.Action>
  /// The work that waits until the state is drawn.
  private var work: [@Sendable () throws -> Event?] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private let loaded = EventQueue<Program.State.Event>()
  /// The input that was read after the event in progress.
  private var unhandled: ArraySlice<InteractiveScreen.Event> = []
  private var lastTime = ContinuousClock.now
  private var hasQuit = false
  /// The first error of the last effects, which no frame has shown.
  private var error: (any Error)?

  fileprivate static func run(
    _ program: Program, after events: [Program.State.Event], on screen: inout InteractiveScreen
  ) async throws -> (any Error)? {
    let runner = ScreenRunner(program)
    try await runner.applySize(of: &screen)
    for event in events { try await runner.apply(event, on: &screen) }
    // The first frame, which clears the screen, does not wait for the replies.
    if let questions = program.questions { try screen.ask(questions) }
    return try await runner.run(on: &screen)
  }

  private init(_ program: Program) {
    (self.program, state) = (program, program.state)
    frame = ScreenFrame(size: program.state.size, isASCII: true)
  }

  private func run(on screen: inout InteractiveScreen) async throws -> (any Error)? {
    defer { for task in tasks.values { task.cancel() } }
    while !hasQuit {
      try draw(on: &screen)
      if work.isEmpty {
        try await handleEvents(on: &screen)
      } else {
        try await finishWork(on: &screen)
      }
    }
    if !work.isEmpty { try await finishWork(on: &screen) }
    return error
  }

  private func draw(on screen: inout InteractiveScreen) throws {
    frame = state.frame
    try screen.draw(frame)
  }

  /// Waits for events and applies them. Keys typed after the quit key go to the calling screen.
  private func handleEvents(on screen: inout InteractiveScreen) async throws {
    unhandled = try screen.events(until: state.timeUntilChange.map { .now + $0 })[...]
    // The last frame has shown the error.
    error = nil
    // The time in which the process was stopped does not count.
    if unhandled.contains(.resumed) { lastTime = .now }
    try await applyElapsedTime(on: &screen)
    while !hasQuit, let event = unhandled.popFirst() { try await handle(event, on: &screen) }
    screen.putBack(unhandled)
  }

  private func applyElapsedTime(on screen: inout InteractiveScreen) async throws {
    let now = ContinuousClock.now
    let milliseconds = Int(((now - lastTime) / .milliseconds(1)).rounded())
    lastTime = now
    guard let event = program.event(after: milliseconds, in: state) else { return }
    try await apply(event, on: &screen)
  }

  private func handle(
    _ event: InteractiveScreen.Event, on screen: inout InteractiveScreen
  ) async throws {
    switch event {
    case .input(let input):
      // Keys read together with a click may have changed the screen.
      if case .mouse(.press, _) = input { try draw(on: &screen) }
      if let event = Event.input(input, on: frame) { try await apply(event, on: &screen) }
    case .resized, .resumed: try await applySize(of: &screen)
    case .wokenUp: try await applyLoaded(on: &screen)
    }
  }

  private func applySize(of screen: inout InteractiveScreen) async throws {
    try await apply(.resized(screen.size), on: &screen)
    guard let cell = screen.cell, let event = Event.reply(.cellSize(cell)) else { return }
    try await apply(event, on: &screen)
  }

  private func applyLoaded(on screen: inout InteractiveScreen) async throws {
    while let event = loaded.removeFirst() { try await apply(event, on: &screen) }
  }

  private func apply(
    _ event: Program.State.Event, on screen: inout InteractiveScreen
  ) async throws {
    for effect in state.apply(event) {
      try await perform(await program.step(for: effect, in: state), on: &screen)
    }
  }
}

extension ScreenRunner {
  private func perform(
    _ step: ScreenStep<Program.State.Event>, on screen: inout InteractiveScreen
  ) async throws {
    switch step {
    case .event(let event): if let event { try await apply(event, on: &screen) }
    case .work(let body): work.append(body)
    case .load(let id, let load):
      tasks[id] = Task.detached { [loaded, wakeUp = screen.wakeUp] in
        loaded.append(await load())
        wakeUp()
      }
    case .cancel(let id): tasks.removeValue(forKey: id)?.cancel()
    case .lendTerminal(let body):
      let event = screen.withTerminalRestored(body)
      try await apply(event, on: &screen)
      if state.size != screen.size { try await applySize(of: &screen) }
    case .copy(let text, let event):
      let clipboard = try copy(text, on: &screen)
      try await apply(event(clipboard), on: &screen)
    case .show(let other, let event): try await show(other, then: event, on: &screen)
    case .quit(let error): (hasQuit, self.error) = (true, self.error ?? error)
    }
  }

  /// Copies a text to tmux, which ignores the terminal's command unless the user allows it, or else
  /// to the terminal.
  private func copy(_ text: String, on screen: inout InteractiveScreen) throws -> Clipboard {
    if let tmux = Tmux(environment: program.display.environment), tmux.copy(text) { return .tmux }
    try screen.send(TerminalCommand.copy(text))
    return .terminal
  }

  /// Does the waiting work and the work that it causes. Remembers the first error, which the state
  /// already shows.
  private func finishWork(on screen: inout InteractiveScreen) async throws {
    while !work.isEmpty {
      let body = work.removeFirst()
      do {
        if let event = try body() { try await apply(event, on: &screen) }
      } catch {
        self.error = self.error ?? error
        try await apply(program.event(for: error, in: state), on: &screen)
      }
    }
  }

  /// Runs another screen. Keys typed after the one that shows it go to that screen.
  private func show(
    _ other: any Screen, then event: () -> Event, on screen: inout InteractiveScreen
  ) async throws {
    screen.putBack(unhandled)
    unhandled = []
    let questions = screen.openQuestions
    let error = try await other.run(on: &screen)
    try await apply(error.map { program.event(for: $0, in: state) } ?? event(), on: &screen)
    // The other screen ignores replies.
    if let questions { try screen.ask(questions) }
    if state.size != screen.size { try await applySize(of: &screen) }
    try await applyLoaded(on: &screen)
  }
}

/// Events from other threads, in order of arrival.
private final class EventQueue<Event: Sendable>: Sendable {
  private let events = Mutex<[Event]>([])

  func append(_ event: Event) { events.withLock { $0.append(event) } }

  /// Removes and returns the oldest event; `nil` if there is none.
  func removeFirst() -> Event? {
    events.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
