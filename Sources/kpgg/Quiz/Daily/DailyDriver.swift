import KPGGCore

/// Runs a daily puzzle on a full screen.
///
/// The driver turns input into events, draws the state, and then runs its effects, so that a slow
/// disk delays no frame.
struct DailyDriver {
  /// How often the time until the next puzzle is drawn.
  private static let tick = Duration.seconds(20)

  private let daily: Daily
  private var state: DailyState
  private var effects: [DailyEffect] = []
  private var frame: DailyFrame
  private var hasQuit = false

  /// Runs the puzzle until the player leaves.
  static func run(_ daily: Daily, on screen: inout InteractiveScreen) throws {
    var driver = DailyDriver(daily, size: screen.size)
    driver.apply(.resized(screen.size))
    driver.apply(.started)
    try driver.run(on: &screen)
  }

  private init(_ daily: Daily, size: CellSize) {
    (self.daily, state) = (daily, daily.state)
    frame = DailyFrame(size: size, isASCII: daily.state.settings.isASCII)
  }

  private mutating func run(on screen: inout InteractiveScreen) throws {
    while true {
      try draw(on: &screen)
      try runEffects(on: screen)
      if hasQuit { return }
      apply(daily.minutesLeft(after: state.game.puzzle))
      try draw(on: &screen)
      let isClockShown = state.phase == .result && state.minutesLeft != nil
      for event in try screen.events(until: isClockShown ? .now + Self.tick : nil) {
        // Keys after the one that leaves have no effect.
        if !effects.contains(.quit) { handle(event, on: screen) }
      }
    }
  }

  private mutating func draw(on screen: inout InteractiveScreen) throws {
    frame = DailyView(state: state).frame()
    try screen.draw(frame)
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

  private mutating func apply(_ event: DailyEvent) {
    let (next, effects) = state.updated(by: event)
    state = next
    self.effects += effects
  }

  private mutating func runEffects(on screen: borrowing InteractiveScreen) throws {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      switch effect {
      case .quit: hasQuit = true
      case .copy(let text): try screen.send(TerminalCommand.copy(text))
      case .save, .log, .readStreak:
        if let event = daily.run(effect, in: state.language) { apply(event) }
      }
    }
  }
}
