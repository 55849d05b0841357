import Foundation
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import kpgg

/// Runs a small screen, and `kpgg quiz`, with keys from a pseudo-terminal.
final class ScreenRunnerTests: XCTestCase {
  func testAnErrorAfterTheLastFrameIsReturned() async throws {
    for keys in ["fq", "dq"] {
      let end = try await run(keys)
      XCTAssertEqual(end.error as? CommandError, keys == "fq" ? .noDataFolder : nil, keys)
    }
  }

  func testAnErrorOfAScreenThatStaysIsShownOnly() async throws {
    let end = try await run("f", whenShown: "error", "q")
    XCTAssertNil(end.error)
  }

  func testKeysAfterTheOneThatQuitsStayUnread() async throws {
    let end = try await run("dqfd")
    XCTAssertNil(end.error)
    XCTAssertEqual(end.unread, [.input(.key(.character("f"))), .input(.key(.character("d")))])
  }

  func testQuittingKillsAChildThatStillRuns() async throws {
    let terminal = try PseudoTerminal.orSkip()
    defer { terminal.close() }
    var program = ChildProgram(
      path: "/bin/sh", arguments: ["sh", "-c", "exec sleep 20"], environment: [])
    program.hasOwnSession = true
    let child = try ChildProcess(program)
    try terminal.controller.write("q")
    try await SmallScreen(state: SmallScreen.State { _ in })
      .run(input: terminal.descriptor, output: terminal.descriptor)
    // The output ends when the child does. A child that ends by itself has an exit status.
    XCTAssertEqual(try child.output.read(atMost: 1), [])
    XCTAssertNil(child.close())
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
    try run.type("dq")
    let outcome = try XCTUnwrap(run.outcome)
    XCTAssertTrue(outcome.errors.contains("quiz-games.json"), outcome.errors)
    XCTAssertEqual(outcome.exitCode, .badData)
  }

  /// Runs the small screen until it quits. Returns the error, and the keys that it has not read.
  private func run(
    _ keys: String, whenShown text: String? = nil, _ lastKeys: String = ""
  ) async throws -> (error: (any Error)?, unread: [InteractiveScreen.Event]) {
    let terminal = try PseudoTerminal.orSkip()
    defer { terminal.close() }
    var screen = try InteractiveScreen(
      input: terminal.descriptor, output: terminal.descriptor, isColored: false,
      features: TerminalFeatures())
    try terminal.controller.write(keys)
    let program = SmallScreen(
      state: SmallScreen.State { shown in
        if shown == text { try? terminal.controller.write(lastKeys) }
      })
    let error = try await program.run(on: &screen)
    return (error, try screen.events(until: .now))
  }
}

/// A screen that quits after `q`. The work of `f` fails.
private struct SmallScreen: Screen {
  enum Action: ScreenAction { case up, down, dismissNotice }

  enum Effect: Hashable, Sendable { case succeed, fail, quit }

  enum Event: ScreenEvent {
    case key(Key), paste(String), action(Action), resized(CellSize), failed
  }

  struct State: ScreenState {
    var size = CellSize(width: 1, height: 1)
    var text = ""
    /// Receives the text of each frame.
    let onFrame: @Sendable (String) -> Void

    var frame: ScreenFrame<Action> {
      onFrame(text)
      return ScreenFrame(size: size, isASCII: true)
    }

    mutating func apply(_ event: Event) -> [Effect] {
      switch event {
      case .key("d"): return [.succeed]
      case .key("f"): return [.fail]
      case .key("q"): return [.quit]
      case .resized(let size): self.size = size
      case .failed: text = "error"
      case .key, .paste, .action: break
      }
      return []
    }
  }

  let display = ScreenDisplay(isLinear: false, isColored: false, environment: [:])
  let state: State
  let terminal = TerminalFeatures()

  func step(for effect: Effect, in state: State) -> ScreenStep<Event> {
    switch effect {
    case .succeed: .work { nil }
    case .fail: .work { throw CommandError.noDataFolder }
    case .quit: .quit(nil)
    }
  }

  func event(for error: any Error, in state: State) -> Event { .failed }

  func prompt(in state: State) -> String { "" }

  func begin(_ lines: inout LineRunner<SmallScreen>) {}

  func reply(to line: String, after milliseconds: Int, _ lines: inout LineRunner<SmallScreen>) {}
}
