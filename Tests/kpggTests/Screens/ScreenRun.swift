import KPGGPublishing
import XCTest
import KPGGCore

@testable import kpgg

typealias BrowserRun = ScreenRun<BrowserState>
typealias QuizRun = ScreenRun<QuizState>
typealias DailyRun = ScreenRun<DailyState>
typealias QuizEditorRun = ScreenRun<QuizEditorState>

/// The state of a screen without a terminal, and the effects that it requested.
struct ScreenRun<State: ScreenState>: Sendable {
  private(set) var state: State
  /// The effects without a response.
  private(set) var effects: [State.Effect] = []
  /// The event that an effect causes at once; `nil` for an effect that waits.
  private let response: @Sendable (State.Effect, State) -> State.Event?

  init(
    state: State,
    response: @escaping @Sendable (State.Effect, State) -> State.Event? = { _, _ in nil }
  ) {
    (self.state, self.response) = (state, response)
  }

  mutating func apply(_ event: State.Event) {
    for effect in state.apply(event) {
      if let event = response(effect, state) { apply(event) } else { effects.append(effect) }
    }
  }

  /// Handles input as the runner does after it drew the current state.
  mutating func handle(_ input: TerminalInput) {
    if let event = State.Event.input(input, on: frame) { apply(event) }
  }

  /// Presses keys.
  mutating func press(_ keys: Key...) { for key in keys { apply(.key(key)) } }

  /// Presses the key of each character.
  mutating func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Clicks on the first cell of a text.
  mutating func click(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    guard let point = position(of: text) else {
      return XCTFail("'\(text)' is not on the screen", file: file, line: line)
    }
    handle(.mouse(.press, point))
  }

  /// The cell where a text of the screen starts.
  func position(of text: String) -> CellPoint? {
    for (y, row) in lines.enumerated() {
      guard let range = row.range(of: text) else { continue }
      return CellPoint(x: CellWidth.of(String(row[..<range.lowerBound])), y: y)
    }
    return nil
  }

  /// Removes and returns the effects so far.
  mutating func removeEffects() -> [State.Effect] {
    defer { effects = [] }
    return effects
  }

  var frame: ScreenFrame<State.Event.Action> { state.frame }

  /// The screen as lines of text.
  var lines: [String] { frame.grid.lines }

  /// The screen as one text.
  var screen: String { lines.joined(separator: "\n") }
}

extension ScreenStep {
  /// Does the work of the step, and returns its event.
  func event() throws -> Event? {
    switch self {
    case .event(let event): event
    case .work(let body): try body()
    case .load, .cancel, .lendTerminal, .copy, .show, .quit: nil
    }
  }
}

extension XCTestCase {
  /// Compares screens of one size and language with `Fixtures/expected/quiz/`.
  func check(
    _ screens: [String], golden: String, _ size: CellSize, _ language: Language,
    line: UInt = #line
  ) {
    let name = "quiz/\(golden)-\(size.width)x\(size.height)-\(language.rawValue).txt"
    let text =
      screens.map { screen in
        screen.split(separator: "\n", omittingEmptySubsequences: false)
          .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined(separator: "\n")
      }.joined(separator: "\n" + String(repeating: "=", count: size.width) + "\n") + "\n"
    if let problem = Golden(name: name).problem(with: text) { XCTFail(problem, line: line) }
  }
}
