import KPGGPublishing

/// Runs a program on a full screen.
///
/// The driver turns input and time into events, draws the state, and then runs its effects, so that
/// a slow disk delays no frame.
struct ScreenDriver<Program: ScreenProgram> {
  private typealias Frame = ScreenFrame<Program.State.Event.Action>

  private let program: Program
  private var state: Program.State
  /// The effects that wait until the state is drawn.
  private var effects: [Program.State.Effect] = []
  private var lastTime = ContinuousClock.now
  private var hasQuit = false

  /// Runs a program until the user quits. Input after that stays unread.
  ///
  /// - Returns: The first error among the last effects, which no frame shows; `nil` without one.
  /// - Throws: An error from the terminal.
  static func run(_ program: Program, on screen: inout InteractiveScreen) throws -> (any Error)? {
    var driver = ScreenDriver(program: program, state: program.state)
    driver.apply(.resized(screen.size))
    for event in program.firstEvents { driver.apply(event) }
    return try driver.run(on: &screen)
  }

  private init(program: Program, state: Program.State) {
    (self.program, self.state) = (program, state)
  }

  private mutating func run(on screen: inout InteractiveScreen) throws -> (any Error)? {
    while true {
      try draw(on: &screen)
      let error = try runEffects(on: screen)
      if hasQuit { return error }
      let frame = try draw(on: &screen)
      let events = try screen.events(until: state.timeUntilChange.map { .now + $0 })
      // The time in which the process was stopped does not count.
      if events.contains(.resumed) { lastTime = .now }
      applyElapsedTime()
      var rest = events[...]
      while !effects.contains(.quit), let event = rest.popFirst() {
        handle(event, on: screen, showing: frame)
      }
      // Keys after the one that quits are for the program below.
      screen.putBack(rest)
    }
  }

  @discardableResult
  private func draw(on screen: inout InteractiveScreen) throws -> Frame {
    let frame = program.frame(of: state)
    try screen.draw(frame)
    return frame
  }

  private mutating func applyElapsedTime() {
    let now = ContinuousClock.now
    let milliseconds = Int(((now - lastTime) / .milliseconds(1)).rounded())
    lastTime = now
    apply(program.event(after: milliseconds, in: state))
  }

  private mutating func handle(
    _ event: InteractiveScreen.Event, on screen: borrowing InteractiveScreen, showing frame: Frame
  ) {
    switch event {
    case .input(let input): if let event = Program.State.Event(input, on: frame) { apply(event) }
    case .resized, .resumed: apply(.resized(screen.size))
    case .wokenUp: break
    }
  }

  private mutating func apply(_ event: Program.State.Event) {
    effects += state.apply(event)
  }

  /// Runs the effects and those that they cause. Returns the first error, which the state knows.
  private mutating func runEffects(on screen: borrowing InteractiveScreen) throws -> (any Error)? {
    var firstError: (any Error)?
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if effect == .quit { hasQuit = true }
      if let text = effect.copiedText { try screen.send(TerminalCommand.copy(text)) }
      do {
        if let event = try program.run(effect) { apply(event) }
      } catch {
        firstError = firstError ?? error
        apply(program.event(for: error, in: state))
      }
    }
    return firstError
  }
}
