import Foundation
import KPGGCore
import KPGGSystem
import Synchronization
import XCTest

@testable import kpgg

/// Runs the editor with keys from a pseudo-terminal. The frames go to a file, which takes them all.
final class QuizEditorRunTests: QuizEditorTestCase {
  func testKeysChangeTheFile() async throws {
    let written = Mutex<[String]>([])
    let output = try await run("jjjjdsq", then: "n") { text in written.withLock { $0.append(text) }
    }
    let texts = written.withLock { $0 }
    XCTAssertEqual(texts.count, 1)
    XCTAssertFalse(texts[0].contains("initials"), texts[0])
    XCTAssertTrue(texts[0].hasPrefix("# a comment\n"), texts[0])
    XCTAssertTrue(output.hasPrefix("\u{1B}[?1049h"), output)
    XCTAssertTrue(output.contains("2세대 걸그룹"), output)
    XCTAssertTrue(output.hasSuffix("\u{1B}[?1049l"), output)
  }

  func testAnErrorIsShownAndTheEditorStaysOpen() async throws {
    let output = try await run("jjjjds", then: "jqn") { _ in
      throw CommandError.unwritableFile("my.quiz", reason: "No space left on device")
    }
    XCTAssertTrue(output.contains("No space left on device"), output)
  }

  /// Presses keys, and others once the file is written. The last keys must always quit.
  private func run(
    _ keys: String, then rest: String = "", write: @escaping @Sendable (String) throws -> Void
  ) async throws -> String {
    let terminal = try PseudoTerminal.orSkip()
    let folder = try TemporaryFolder()
    defer {
      terminal.close()
      folder.remove()
    }
    let state = try editor(Self.sample).state
    let editor = QuizEditor(
      isLinear: false, state: state, isColored: false, environment: [:],
      content: { state.knownContent },
      write: { [controller = terminal.controller] text in
        try controller.write(rest)
        try write(text)
      })
    let output = try FileDescriptor.open("\(folder.path)/frames", O_WRONLY | O_CREAT)
    do {
      var screen = try InteractiveScreen(
        input: terminal.descriptor, output: output, isColored: false, features: TerminalFeatures())
      try terminal.controller.write(keys)
      let error = try await editor.run(on: &screen)
      XCTAssertNil(error)
      _ = consume screen
    }
    try output.close()
    return try folder.text(of: "frames")
  }
}
