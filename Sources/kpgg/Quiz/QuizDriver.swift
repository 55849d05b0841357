import KPGGCore

/// Runs a quiz on a full screen.
///
/// The driver turns input and time into events, draws the state, and then runs its effects, so that
/// a slow disk delays no frame.
struct QuizDriver {
  /// How often the remaining time is drawn.
  private static let tick = Duration.milliseconds(250)

  private let quiz: Quiz
  private var state: QuizState
  private var effects: [QuizEffect] = []
  private var frame: QuizFrame
  private var lastTime = ContinuousClock.now
  private var hasQuit = false

  /// Runs the quiz until the player leaves.
  static func run(_ quiz: Quiz, on screen: inout InteractiveScreen) throws {
    var driver = QuizDriver(quiz, size: screen.size)
    try driver.run(on: &screen)
  }

  private init(_ quiz: Quiz, size: CellSize) {
    self.quiz = quiz
    state = quiz.state.updated(by: .resized(size)).state
    frame = QuizFrame(size: size, isASCII: quiz.state.settings.isASCII)
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
      var rest = events[...]
      while !effects.contains(.quit), let event = rest.popFirst() { handle(event, on: screen) }
      // Keys after the one that leaves the quiz are not for the quiz.
      screen.putBack(rest)
    }
  }

  private mutating func draw(on screen: inout InteractiveScreen) throws {
    frame = QuizView(state: state).frame()
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

  private mutating func apply(_ event: QuizEvent) {
    let (next, effects) = state.updated(by: event)
    state = next
    self.effects += effects
  }

  private mutating func runEffects() {
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      if effect == .quit { hasQuit = true }
      if let event = quiz.run(effect, in: state.language) { apply(event) }
    }
  }
}

extension ScreenFrame<QuizAction> {
  /// Translates terminal input into an event. A click means what this frame shows at its position.
  func event(for input: TerminalInput) -> QuizEvent? {
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
