import KPGGPublishing
import XCTest

@testable import kpgg

/// A state that tests draw without its program.
protocol DrawnState: ScreenState {
  var frame: ScreenFrame<Event.Action> { get }
}

extension QuizState: DrawnState {
  var frame: QuizFrame { QuizView(state: self).frame() }
}

extension DailyState: DrawnState {
  var frame: DailyFrame { DailyView(state: self).frame() }
}

extension MakeState: DrawnState {
  var frame: MakeFrame { MakeView(state: self).frame() }
}

typealias QuizRun = ScreenRun<QuizState>
typealias DailyRun = ScreenRun<DailyState>
typealias MakeRun = ScreenRun<MakeState>

/// The state of a screen, and the effects that it requested.
struct ScreenRun<State: DrawnState>: Sendable {
  private(set) var state: State
  private(set) var effects: [State.Effect] = []

  init(state: State) { self.state = state }

  mutating func apply(_ event: State.Event) { effects += state.apply(event) }

  /// Presses keys.
  mutating func press(_ keys: Key...) { for key in keys { apply(.key(key)) } }

  /// Presses the key of each character.
  mutating func type(_ text: String) { for character in text { press(.character(character)) } }

  /// Clicks on the first cell of a text.
  mutating func click(_ text: String) {
    for (y, line) in frame.grid.lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      let point = CellPoint(x: CellWidth.of(String(line[..<range.lowerBound])), y: y)
      if let event = State.Event(.mouse(.press, point), on: frame) { apply(event) }
      return
    }
    XCTFail("'\(text)' is not on the screen")
  }

  /// Removes and returns the effects so far.
  mutating func removeEffects() -> [State.Effect] {
    defer { effects = [] }
    return effects
  }

  var frame: ScreenFrame<State.Event.Action> { state.frame }

  /// The screen as one text.
  var screen: String { frame.grid.lines.joined(separator: "\n") }
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
