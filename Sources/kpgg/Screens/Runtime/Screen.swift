import KPGGSystem

/// A full-screen mode that can also run line by line: its first state, and what its effects need.
///
/// ``ScreenRunner`` shows it on a terminal. ``LineRunner`` prints lines and reads lines instead.
protocol Screen: Sendable {
  associatedtype State: ScreenState

  var display: ScreenDisplay { get }
  /// Whether the screen refuses pipes and files.
  var needsTerminal: Bool { get }
  /// Whether Ctrl-C is a key of the screen, rather than a signal that ends the program.
  var readsInterrupts: Bool { get }
  /// The state before the first event. The runner sets its size.
  var state: State { get }
  /// What the terminal supports.
  var terminal: TerminalFeatures { get }
  /// The questions that the terminal gets at the start; `nil` for none.
  var questions: String? { get }

  /// Returns the events before the first frame. Its errors end the screen before the terminal
  /// changes.
  func firstEvents() async throws -> [State.Event]

  /// Returns what the runner does for an effect.
  func step(for effect: State.Effect, in state: State) async -> ScreenStep<State.Event>

  /// The event for the milliseconds that passed while the screen was shown.
  func event(after milliseconds: Int, in state: State) -> State.Event?

  /// The event for an error of ``ScreenStep/work(_:)`` or of a screen on top of this one.
  func event(for error: any Error, in state: State) -> State.Event

  /// The text before each typed line.
  func prompt(in state: State) -> String

  /// Prints the lines before the first prompt.
  func begin(_ lines: inout LineRunner<Self>) async throws

  /// Handles a line that took some milliseconds to type, and prints the result.
  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<Self>
  ) async throws

  /// Handles the end of the input.
  func inputEnded(_ lines: inout LineRunner<Self>) async throws

  /// Prints notices before the linear mode performs effects.
  func willPerform(_ effects: [State.Effect], _ lines: inout LineRunner<Self>) throws
}

extension Screen {
  var needsTerminal: Bool { false }
  var readsInterrupts: Bool { false }
  var terminal: TerminalFeatures { TerminalFeatures(environment: display.environment) }
  var questions: String? { nil }
  func firstEvents() async throws -> [State.Event] { [] }
  func event(after milliseconds: Int, in state: State) -> State.Event? { nil }
  func inputEnded(_ lines: inout LineRunner<Self>) async throws {}
  func willPerform(_ effects: [State.Effect], _ lines: inout LineRunner<Self>) throws {}
}

/// The choices of a command about the terminal of its screen.
struct ScreenDisplay: Sendable {
  /// Whether the screen prints lines even on a terminal that could show it.
  let isLinear: Bool
  let isColored: Bool
  let environment: [String: String]
}

/// Everything that a screen shows, as a value that only events change.
protocol ScreenState: Sendable {
  associatedtype Event: ScreenEvent
  associatedtype Effect: Equatable & Sendable

  var size: CellSize { get }
  /// How long the screen stays the same without input; `nil` without limit.
  var timeUntilChange: Duration? { get }
  /// The state as it is drawn. Equal states have equal frames.
  var frame: ScreenFrame<Event.Action> { get }

  /// Changes the state by an event, and returns the effects that the runner must perform.
  ///
  /// This is the only way to change a state. It neither draws nor reads anything.
  mutating func apply(_ event: Event) -> [Effect]
}

extension ScreenState {
  var timeUntilChange: Duration? { nil }
}

protocol ScreenEvent: Sendable {
  associatedtype Action: ScreenAction

  static func key(_ key: Key) -> Self
  static func paste(_ text: String) -> Self
  static func action(_ action: Action) -> Self
  static func resized(_ size: CellSize) -> Self
  /// A reply of the terminal; `nil` if the screen asks nothing.
  static func reply(_ report: TerminalReport) -> Self?
}

/// Something that the user of a screen can do with the mouse.
protocol ScreenAction: Hashable, Sendable {
  static var up: Self { get }
  static var down: Self { get }
  /// The actions of a wheel that turns sideways; `nil` for none.
  static var left: Self? { get }
  static var right: Self? { get }
  /// A click outside all targets.
  static var dismissNotice: Self { get }
}

extension ScreenAction {
  static var left: Self? { nil }
  static var right: Self? { nil }
}

extension ScreenEvent {
  static func reply(_ report: TerminalReport) -> Self? { nil }

  /// Translates terminal input; `nil` for input without a meaning. A click means what the frame shows
  /// at its position.
  static func input(_ input: TerminalInput, on frame: ScreenFrame<Action>) -> Self? {
    switch input {
    case .key(let key): .key(key)
    case .paste(let text): .paste(text)
    case .report(let report): .reply(report)
    case .mouse(.press, let point): .action(frame.action(at: point) ?? .dismissNotice)
    case .mouse(.wheelUp, _): .action(.up)
    case .mouse(.wheelDown, _): .action(.down)
    case .mouse(.wheelLeft, _): Action.left.map { .action($0) }
    case .mouse(.wheelRight, _): Action.right.map { .action($0) }
    }
  }
}

/// What a runner does for an effect.
indirect enum ScreenStep<Event: Sendable>: Sendable {
  /// Applies an event before the next frame, if there is one.
  case event(Event?)
  /// Does work after the next frame, so a slow disk does not delay the frame. Its event follows.
  case work(@Sendable () throws -> Event?)
  /// Loads something while the screen stays in use. Its event follows when it is loaded.
  case load(id: Int, @Sendable () async -> Event)
  /// Stops loading. Its event may still follow.
  case cancel(id: Int)
  /// Runs a program that can use the terminal meanwhile.
  case lendTerminal(@Sendable () -> Event)
  /// Copies a text. The event for the clipboard that got it follows before the next frame.
  case copy(String, then: @Sendable (Clipboard) -> Event)
  /// Shows another screen on top of this one until the user leaves it. Its event follows, unless
  /// the other screen ends with an error.
  case show(any Screen, then: @Sendable () -> Event)
  /// Ends the screen, with an error to report or without.
  case quit((any Error)?)
}
