import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Runs commands in process with a fixed environment: the date is 2026-11-21, colors are off by
/// default, no other variable is set, and the system clock has no date.
class CommandTestCase: XCTestCase {
  /// The catalog that commands read as the bundled one.
  class var bundled: BundledCatalog { .sample }

  /// Environment variables of all commands, in addition to the fixed ones.
  var environment: [String: String] { [:] }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - line: The command line.
  ///   - output: The screen of standard output. Standard error is a pipe.
  ///   - variables: Environment variables, which override the defaults.
  ///   - input: All of standard input.
  ///   - transport: The network. By default, every request fails.
  /// - Returns: The output, the errors, and the exit code.
  func run(
    _ line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:],
    reading input: String = "", through transport: any HTTPTransport = NoTransport()
  ) async -> Program.Outcome {
    let defaults = ["KPGG_TODAY": "2026-11-21", "NO_COLOR": "1"].merging(environment) { $1 }
    let context = Context.test(
      line.arguments, environment: defaults.merging(variables) { $1 },
      bundled: Self.bundled, input: { _ in Data(input.utf8) }, transport: transport, output: output)
    return await Program(context: context).run()
  }

  /// The output of a command that must succeed and write nothing to standard error.
  func output(
    of line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:],
    file: StaticString = #filePath, testLine: UInt = #line
  ) async -> String {
    let outcome = await run(line, on: output, in: variables)
    XCTAssertEqual(outcome.errors, "", "\(line)", file: file, line: testLine)
    XCTAssertEqual(outcome.exitCode, .success, "\(line)", file: file, line: testLine)
    return outcome.output
  }

  /// Asserts the complete outcome of a command: its output, errors, and exit code.
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

  /// Asserts the outputs of several commands, each a file in `Fixtures/expected`.
  func assertShown(
    _ rows: [(line: TypedLine, screen: Context.Screen, golden: String)],
    file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    for row in rows {
      await assertRun(row.line, on: row.screen, .shows(row.golden), file: file, testLine: testLine)
    }
  }

  /// Asserts that a command fails without output, with an error line and an optional hint line.
  func assertFails(
    _ line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:],
    reading input: String = "", through transport: any HTTPTransport = NoTransport(),
    _ exitCode: ExitCode, _ message: String, hint: String? = nil,
    file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    await assertRun(
      line, on: output, in: variables, reading: input, through: transport,
      .fails(exitCode, message, hint: hint), file: file, testLine: testLine)
  }

  /// Compares a session of several commands with a golden file. The session has each command line
  /// after a prompt, its output, and the exit code of a failure.
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

  /// The lines of a listing, which must succeed and write nothing to standard error.
  func rows(_ line: TypedLine) async -> [String] {
    await output(of: line).split(separator: "\n").map(String.init)
  }
}

/// A command line: `"group OHMYGIRL --json"`, which is split at spaces, or `["group", "girls day"]`
/// for arguments with spaces.
struct TypedLine: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral {
  let arguments: [String]

  init(stringLiteral text: String) {
    arguments = text.split(separator: " ").map(String.init)
  }

  init(arrayLiteral arguments: String...) {
    self.arguments = arguments
  }

  init(_ arguments: [String]) {
    self.arguments = arguments
  }
}

extension TypedLine: CustomStringConvertible {
  /// The command line after a shell prompt: `kpgg group 'girls day'`.
  var description: String {
    (["kpgg"] + arguments.map { $0.isEmpty || $0.contains(" ") ? "'\($0)'" : $0 })
      .joined(separator: " ")
  }
}
