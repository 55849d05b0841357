import Foundation
import KPGGSystem
import Synchronization
import XCTest

@testable import kpgg

/// A command that runs in process, on a pseudo-terminal of 80 by 24 cells, while the test types keys
/// and reads the output.
final class TerminalRun {
  let terminal: PseudoTerminal
  private let program: RunningProgram
  /// The output after the last text that the test waited for.
  private var unread: [UInt8] = []

  /// Starts a command. The bundled catalog and the endpoint have the same documents.
  init(
    _ words: [String], environment: [String: String], bundled: BundledCatalog = .sample
  ) throws {
    let terminal = try PseudoTerminal.orSkip()
    self.terminal = terminal
    program = RunningProgram(
      Context.test(
        words, environment: environment, bundled: bundled, ask: { _ in "" },
        runInteractively: {
          try await $0.run(input: terminal.descriptor, output: terminal.descriptor)
        }, transport: CatalogTransport(bundled), output: .terminal(80, height: 24)))
    resize(columns: 80, rows: 24)
  }

  /// Types keys, which the program can read at once.
  func type(_ keys: String) throws { try terminal.controller.write(keys) }

  /// Changes the size of the terminal.
  func resize(columns: Int, rows: Int) {
    terminal.resize(columns: columns, rows: rows, pixelWidth: 0, pixelHeight: 0)
    // The signal has no effect before the program enters full-screen mode.
    kill(getpid(), SIGWINCH)
  }

  /// Reads until a text arrives, which must not be later than in ten seconds.
  func wait(for text: String, file: StaticString = #filePath, line: UInt = #line) throws {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      let output = String(decoding: unread, as: UTF8.self)
      if let range = output.range(of: text) {
        unread = Array(output[range.upperBound...].utf8)
        return
      }
      var request = pollfd(fd: terminal.controller.rawValue, events: Int16(POLLIN), revents: 0)
      let rest = Int32((end - .now) / .milliseconds(1))
      guard rest > 0, poll(&request, 1, rest) > 0 else {
        return XCTFail("'\(text)' is not in \(output.debugDescription)", file: file, line: line)
      }
      unread += try terminal.controller.read(atMost: 65_536)
    }
  }

  /// The outcome of the command; `nil` if it does not end within ten seconds.
  var outcome: Program.Outcome? { program.outcome(within: .seconds(10)) }
}

/// A program in a task of its own.
private final class RunningProgram: Sendable {
  private let result = Mutex<Program.Outcome?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)

  init(_ context: Context) {
    Task.detached { [self] in
      let outcome = await Program(context: context).run()
      result.withLock { $0 = outcome }
      hasEnded.signal()
    }
  }

  func outcome(within time: DispatchTimeInterval) -> Program.Outcome? {
    _ = hasEnded.wait(timeout: .now() + time)
    return result.withLock(\.self)
  }
}

extension PseudoTerminal {
  /// Opens a terminal. Skips the test if the system has none, as in some containers.
  static func orSkip() throws -> PseudoTerminal {
    do {
      return try PseudoTerminal()
    } catch {
      throw XCTSkip("No pseudo-terminal can be opened here.")
    }
  }
}
