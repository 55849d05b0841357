import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Runs whole commands in process, in a world that is made up: it is 21 November 2026, colors are
/// off unless asked for, nothing else is set, and asking the clock is in vain.
class CommandTestCase: XCTestCase {
  /// What a command leaves behind.
  ///
  /// - Parameters:
  ///   - line: What was typed.
  ///   - output: The other end of standard output. Standard error goes to a pipe.
  ///   - variables: The environment, in addition to the usual or in its place.
  ///   - input: All of standard input.
  ///   - transport: The network; one that leads nowhere, unless another is handed in.
  /// - Returns: Output, errors and exit code.
  func run(
    _ line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:],
    reading input: String = "", through transport: any HTTPTransport = NoTransport()
  ) async -> Program.Outcome {
    let usual = ["KPGG_TODAY": "2026-11-21", "NO_COLOR": "1"]
    let context = Context(
      arguments: line.arguments, environment: usual.merging(variables) { $1 }, date: { nil },
      input: { _ in Data(input.utf8) }, runFullScreen: { _ in }, transport: transport,
      output: output,
      errors: .none)
    return await Program(context: context).run()
  }

  /// Standard output of a command that must succeed without a word on standard error.
  func output(
    of line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:],
    file: StaticString = #filePath, testLine: UInt = #line
  ) async -> String {
    let outcome = await run(line, on: output, in: variables)
    XCTAssertEqual(outcome.errors, "", "\(line)", file: file, line: testLine)
    XCTAssertEqual(outcome.exitCode, .success, "\(line)", file: file, line: testLine)
    return outcome.output
  }

  /// Says all that a command must have done: its output, its errors and its exit code.
  func assertRun(
    _ line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:],
    reading input: String = "", through transport: any HTTPTransport = NoTransport(),
    _ expected: ExpectedOutcome, file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    let outcome = await run(
      line, on: output, in: variables, reading: input, through: transport)
    for problem in expected.problems(with: outcome) {
      XCTFail("\(line): \(problem)", file: file, line: testLine)
    }
  }

  /// Compares a session of several commands with a golden file: each line behind a prompt, what it
  /// wrote, and its exit code where it failed.
  func assertSession(
    _ lines: [TypedLine], on output: Context.Screen = .none, in variables: [String: String] = [:],
    shows golden: String, file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    var session = ""
    for line in lines {
      let outcome = await run(line, on: output, in: variables)
      let isFailure = outcome.exitCode != .success
      XCTAssertEqual(outcome.output.isEmpty, isFailure, "\(line)", file: file, line: testLine)
      XCTAssertEqual(outcome.errors.isEmpty, !isFailure, "\(line)", file: file, line: testLine)
      let settings = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value) " }.joined()
      session += "$ \(settings)\(line)\n\(outcome.output)\(outcome.errors)"
      session += isFailure ? "[\(outcome.exitCode.rawValue)]\n\n" : "\n"
    }
    if let problem = Golden(name: golden).problem(with: session) {
      XCTFail(problem, file: file, line: testLine)
    }
  }
}

extension Context.Screen {
  static func terminal(_ width: Int) -> Self { Self(isTerminal: true, width: width) }
}
