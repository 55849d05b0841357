import KPGGSystem

/// A program with one full screen: its state, its frames, and its effects.
///
/// ``ScreenDriver`` runs it.
protocol ScreenProgram: InteractiveProgram {
  associatedtype State: ScreenState

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
}

extension ScreenProgram {
  var firstEvents: [State.Event] { [] }

  /// Runs the program on a terminal until the user quits.
  ///
  /// - Throws: An error from the terminal, or the first one among the last effects, which no frame
  ///   shows.
  func runOnScreen(input: FileDescriptor, output: FileDescriptor) throws {
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
      let (next, effects) = state.updated(by: event)
      state = next
      for effect in effects {
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

  /// The state after an event and the effects that the driver must run.
  func updated(by event: Event) -> (state: Self, effects: [Effect])
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
