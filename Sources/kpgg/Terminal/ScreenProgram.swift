import KPGGPublishing
import KPGGSystem

/// A program with one full screen: its state, its frames, and its effects.
///
/// ``ScreenDriver`` runs it. Without a screen, the program prompts for lines and prints
/// lines.
protocol ScreenProgram: InteractiveProgram {
  associatedtype State: ScreenState

  /// Whether the program prints lines even on a terminal that could show a screen.
  var isLinear: Bool { get }
  var environment: [String: String] { get }
  /// The state before the first event. The driver sets its size.
  var state: State { get }
  /// The events before the first frame.
  var firstEvents: [State.Event] { get }
  var isColored: Bool { get }
  /// What the terminal supports.
  var terminal: TerminalFeatures { get }

  /// Draws a state.
  func frame(of state: State) -> ScreenFrame<State.Event.Action>

  /// Runs an effect that needs no terminal. Returns what it causes.
  func run(_ effect: State.Effect) throws -> State.Event?

  /// The event for milliseconds that have passed while the program was running.
  func event(after milliseconds: Int, in state: State) -> State.Event

  /// The event for an effect that failed.
  func event(for error: any Error, in state: State) -> State.Event

  /// Runs the program line by line until the user quits or the input ends.
  ///
  /// Lines after the user quits stay unread.
  func runLineByLine(on console: inout LineConsole) throws
}

extension ScreenProgram {
  var firstEvents: [State.Event] { [] }

  /// Runs the program on a terminal or line by line until the user quits.
  ///
  /// - Throws: An error from the terminal, or the first one among the last effects, which no frame
  ///   shows.
  func run(input: FileDescriptor, output: FileDescriptor) async throws {
    guard !isLinear, input.isTerminal, output.isTerminal else {
      var console = LineConsole(input: input, output: output, environment: environment)
      return try runLineByLine(on: &console)
    }
    var screen = try InteractiveScreen(
      input: input, output: output, isColored: isColored, features: terminal)
    if let error = try ScreenDriver.run(self, on: &screen) { throw error }
  }

  /// Changes a state by events and by those that their effects cause, without a screen.
  ///
  /// - Returns: Whether the user quits.
  func apply(_ events: [State.Event], to state: inout State) -> Bool {
    var events = events[...]
    var hasQuit = false
    while let event = events.popFirst() {
      for effect in state.apply(event) {
        if effect == .quit { hasQuit = true }
        do {
          if let event = try run(effect) { events.append(event) }
        } catch {
          events.append(self.event(for: error, in: state))
        }
      }
    }
    return hasQuit
  }
}

/// Everything that a screen shows, as a value that only events change.
protocol ScreenState: Sendable {
  associatedtype Event: ScreenEvent
  associatedtype Effect: ScreenEffect

  /// How long the screen stays the same without input; `nil` without limit.
  var timeUntilChange: Duration? { get }

  /// Changes the state by an event, and returns the effects that the driver must run.
  ///
  /// This is the only way to change a state. It neither draws nor reads anything.
  mutating func apply(_ event: Event) -> [Effect]
}

/// Something that happens to a screen.
protocol ScreenEvent: Sendable {
  associatedtype Action: ScreenAction

  static func key(_ key: Key) -> Self
  static func paste(_ text: String) -> Self
  static func action(_ action: Action) -> Self
  static func resized(_ size: CellSize) -> Self
}

/// Something that the user of a screen can do with the mouse.
protocol ScreenAction: Hashable, Sendable {
  static var up: Self { get }
  static var down: Self { get }
  /// A click outside all targets.
  static var dismissNotice: Self { get }
}

/// A side effect of a screen.
protocol ScreenEffect: Hashable, Sendable {
  /// Ends the program after the effects that wait.
  static var quit: Self { get }
  /// The text to put on the clipboard; `nil` for an effect that does something else.
  var copiedText: String? { get }
}

extension ScreenEffect {
  var copiedText: String? { nil }
}

extension ScreenEvent {
  /// Translates terminal input; `nil` for input without a meaning. A click means what the frame shows
  /// at its position.
  init?(_ input: TerminalInput, on frame: ScreenFrame<Action>) {
    switch input {
    case .key(let key): self = .key(key)
    case .paste(let text): self = .paste(text)
    case .mouse(.press, let point): self = .action(frame.action(at: point) ?? .dismissNotice)
    case .mouse(.wheelUp, _): self = .action(.up)
    case .mouse(.wheelDown, _): self = .action(.down)
    case .mouse(.wheelLeft, _), .mouse(.wheelRight, _), .report: return nil
    }
  }
}
