import Foundation
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import kpgg

/// Runs a small program, and `kpgg quiz`, with keys from a pseudo-terminal.
final class ScreenDriverTests: XCTestCase {
  func testAnErrorAfterTheLastFrameIsReturned() throws {
    for keys in ["fq", "dq"] {
      let end = try run(keys)
      XCTAssertEqual(end.error as? CommandError, keys == "fq" ? .noDataFolder : nil, keys)
    }
  }

  func testAnErrorOfAScreenThatStaysIsShownOnly() throws {
    let end = try run("f", whenShown: "error", "q")
    XCTAssertNil(end.error)
  }

  func testKeysAfterTheOneThatQuitsStayUnread() throws {
    let end = try run("dqfd")
    XCTAssertNil(end.error)
    XCTAssertEqual(end.unread, [.input(.key(.character("f"))), .input(.key(.character("d")))])
  }

  func testAGameThatCannotBeKeptIsToldAfterTheScreenCloses() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try TerminalRun(
      ["quiz", "profile", "--seed", "1"],
      environment: ["KPGG_LANG": "en", "TERM": "xterm", "XDG_DATA_HOME": folder.path])
    defer { run.terminal.close() }
    try run.wait(for: "kpgg › quiz")
    let data = folder.url.appendingPathComponent("kpgg")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: data.appendingPathComponent("quiz-games.json"))
    try run.type("cq")
    let outcome = try XCTUnwrap(run.outcome)
    XCTAssertTrue(outcome.errors.contains("quiz-games.json"), outcome.errors)
    XCTAssertEqual(outcome.exitCode, .badData)
  }

  /// Runs the small program until it quits. Returns the error, and the keys that it has not read.
  private func run(
    _ keys: String, whenShown text: String? = nil, _ lastKeys: String = ""
  ) throws -> (error: (any Error)?, unread: [InteractiveScreen.Event]) {
    let terminal = try PseudoTerminal()
    defer { terminal.close() }
    var screen = try InteractiveScreen(
      input: terminal.descriptor, output: terminal.descriptor, isColored: false,
      features: TerminalFeatures())
    try terminal.controller.write(keys)
    let program = SmallProgram { shown in
      if shown == text { try? terminal.controller.write(lastKeys) }
    }
    let error = try ScreenDriver.run(program, on: &screen)
    return (error, try screen.events(until: .now))
  }
}

/// A program that quits after `q`. The effect of `f` fails.
private struct SmallProgram: ScreenProgram {
  enum Action: ScreenAction { case up, down, dismissNotice }

  enum Effect: ScreenEffect { case succeed, fail, quit }

  enum Event: ScreenEvent {
    case key(Key), paste(String), action(Action), resized(CellSize), failed
  }

  struct State: ScreenState {
    var size = CellSize(width: 1, height: 1)
    var text = ""
    let timeUntilChange: Duration? = nil

    mutating func apply(_ event: Event) -> [Effect] {
      switch event {
      case .key(.character("d")): return [.succeed]
      case .key(.character("f")): return [.fail]
      case .key(.character("q")): return [.quit]
      case .resized(let size): self.size = size
      case .failed: text = "error"
      case .key, .paste, .action: break
      }
      return []
    }
  }

  let isLinear = false
  let environment: [String: String] = [:]
  let state = State()
  let isColored = false
  let terminal = TerminalFeatures()
  /// Receives the text of each frame.
  let onFrame: @Sendable (String) -> Void

  func frame(of state: State) -> ScreenFrame<Action> {
    onFrame(state.text)
    return ScreenFrame(size: state.size, isASCII: true)
  }

  func run(_ effect: Effect) throws -> Event? {
    if effect == .fail { throw CommandError.noDataFolder }
    return nil
  }

  func event(after milliseconds: Int, in state: State) -> Event { .action(.dismissNotice) }

  func event(for error: any Error, in state: State) -> Event { .failed }

  func runLineByLine(on console: inout LineConsole) {}
}
