import KPGGSystem

extension Screen {
  /// Runs the screen line by line until the user quits or the input ends. Lines after the user quits
  /// stay unread.
  ///
  /// - Throws: An error from the start, from an effect that ends the screen, or from reading or
  ///   writing.
  func run(on console: inout LineConsole) async throws {
    let events = try await firstEvents()
    var lines = LineRunner(self, on: console)
    defer { console = lines.console }
    try await lines.run(after: events)
  }
}

/// Runs a screen line by line: prompts for lines, and performs effects before the next prompt.
struct LineRunner<Program: Screen> {
  let program: Program
  var state: Program.State
  private(set) var console: LineConsole
  private(set) var hasQuit = false

  fileprivate init(_ program: Program, on console: LineConsole) {
    (self.program, self.console) = (program, console)
    state = program.state
  }

  fileprivate mutating func run(after events: [Program.State.Event]) async throws {
    for event in events { try await apply(event) }
    try await program.begin(&self)
    while !hasQuit {
      let start = ContinuousClock.now
      guard let line = try console.ask(program.prompt(in: state)) else {
        return try await program.inputEnded(&self)
      }
      let milliseconds = Int(((ContinuousClock.now - start) / .milliseconds(1)).rounded())
      try await program.reply(to: line, after: milliseconds, &self)
    }
  }

  func write(_ lines: [String]) throws { try console.write(lines) }

  /// Prints texts without control characters, on as many lines as the width needs.
  func write(wrapping texts: [String]) throws {
    try write(texts.flatMap { $0.safeLines(width: console.width) })
  }

  /// Stops prompting for lines.
  mutating func quit() { hasQuit = true }

  /// Applies an event, and performs its effects.
  mutating func apply(_ event: Program.State.Event) async throws {
    try await change { $0.apply(event) }
  }

  /// Changes the state, and performs the returned effects.
  mutating func change(
    _ change: (inout Program.State) -> [Program.State.Effect]
  ) async throws {
    let effects = change(&state)
    try program.willPerform(effects, &self)
    try await perform(effects)
  }
}

extension LineRunner {
  private typealias Event = Program.State.Event
  private typealias Loading = (id: Int, load: @Sendable () async -> Event)

  // Not specialized: one copy for all screens is 40 KB smaller.
  @_semantics("optimize.sil.specialize.generic.never")
  private mutating func perform(_ effects: [Program.State.Effect]) async throws {
    var loadings: [Loading] = []
    for effect in effects {
      switch await program.step(for: effect, in: state) {
      case .event(let event): if let event { try await apply(event) }
      case .work(let body):
        do {
          if let event = try body() { try await apply(event) }
        } catch {
          try await apply(program.event(for: error, in: state))
        }
      case .load(let id, let load): loadings.append((id, load))
      // Nothing to do: loading ends before the next line is read, and no typed command copies.
      case .cancel, .copy: break
      case .lendTerminal(let body): try await apply(CurrentProcess.withInterruptsIgnored(body))
      case .show(let other, let event):
        try await other.run(on: &console)
        try await apply(event())
      case .quit(let error):
        quit()
        if let error { throw error }
      }
    }
    try await finish(loadings)
  }

  /// Loads everything at the same time, and applies the events in the order of the effects.
  @_semantics("optimize.sil.specialize.generic.never")
  private mutating func finish(_ loadings: [Loading]) async throws {
    guard !loadings.isEmpty else { return }
    let events = await withTaskGroup(of: (Int, Event).self) { group in
      for (id, load) in loadings { group.addTask { (id, await load()) } }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (id, _) in loadings { if let event = events[id] { try await apply(event) } }
  }
}
