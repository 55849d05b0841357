import KPGGCore

/// Runs the editor of a quiz on a full screen.
///
/// The driver turns input and time into events, draws the state, and then runs its effects, so that
/// a slow disk delays no frame.
struct MakeDriver {
  /// How often the remaining time of a preview is drawn.
  private static let tick = Duration.milliseconds(250)

  private let make: Make
  private var state: MakeState
  private var effects: [MakeEffect] = []
  private var frame: MakeFrame
  private var lastTime = ContinuousClock.now
  private var hasQuit = false

  /// Runs the editor until the author leaves.
  static func run(_ make: Make, on screen: inout InteractiveScreen) throws {
    var driver = MakeDriver(make, size: screen.size)
    try driver.run(on: &screen)
  }

  private init(_ make: Make, size: CellSize) {
    self.make = make
    state = make.state.updated(by: .resized(size)).state
    frame = MakeFrame(size: size, isASCII: make.state.settings.isASCII)
  }

  private mutating func run(on screen: inout InteractiveScreen) throws {
    while true {
      try draw(on: &screen)
      runEffects()
      if hasQuit { return }
      try draw(on: &screen)
      let deadline = state.remainingTime.map { rest in
        ContinuousClock.now + min(Self.tick, .milliseconds(rest))
      }
      let events = try screen.events(until: deadline)
      // The time in which the process was stopped does not count.
      if events.contains(.resumed) { lastTime = .now }
      applyElapsedTime()
      for event in events { handle(event, on: screen) }
    }
  }

  private mutating func draw(on screen: inout InteractiveScreen) throws {
    frame = MakeView(state: state).frame()
    try screen.draw(frame)
  }

  private mutating func applyElapsedTime() {
    let now = ContinuousClock.now
    apply(.elapsed(Int(((now - lastTime) / .milliseconds(1)).rounded())))
    lastTime = now
  }

  private mutating func handle(
    _ event: InteractiveScreen.Event, on screen: borrowing InteractiveScreen
  ) {
    switch event {
    case .input(let input): if let event = frame.event(for: input) { apply(event) }
    case .resized, .resumed: apply(.resized(screen.size))
    case .wokenUp: break
    }
  }

  private mutating func apply(_ event: MakeEvent) {
    let (next, effects) = state.updated(by: event)
    state = next
    self.effects += effects
  }

  private mutating func runEffects() {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if effect == .quit { hasQuit = true }
      if let event = make.run(effect, in: state.language) { apply(event) }
    }
  }
}

extension ScreenFrame<MakeAction> {
  /// Translates terminal input into an event. A click means what this frame shows at its position.
  func event(for input: TerminalInput) -> MakeEvent? {
    switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .mouse(.press, let point): .action(action(at: point) ?? .dismissNotice)
    case .mouse(.wheelUp, _): .action(.up)
    case .mouse(.wheelDown, _): .action(.down)
    case .mouse(.wheelLeft, _), .mouse(.wheelRight, _), .report: nil
    }
  }
}
