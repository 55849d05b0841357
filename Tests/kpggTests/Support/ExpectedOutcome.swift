@testable import kpgg

/// A command's expected output, errors, and exit code, compared byte for byte.
struct ExpectedOutcome {
  private enum Output {
    case text(String)
    case golden(Golden)
  }

  private let output: Output
  var errors = ""
  private var exitCode = ExitCode.success

  /// This output without errors, and success by default.
  static func prints(_ text: String, _ exitCode: ExitCode = .success) -> Self {
    Self(output: .text(text), exitCode: exitCode)
  }

  /// The output in `Fixtures/expected` without errors, and success by default.
  static func shows(_ golden: String, _ exitCode: ExitCode = .success) -> Self {
    Self(output: .golden(Golden(name: golden)), exitCode: exitCode)
  }

  /// A failure without output, with an error line and an optional hint line.
  static func fails(_ exitCode: ExitCode, _ message: String, hint: String? = nil) -> Self {
    let hint = hint.map { "kpgg: hint: \($0)\n" } ?? ""
    return Self(
      output: .text(""), errors: "kpgg: error: \(message)\n\(hint)", exitCode: exitCode)
  }

  /// The differences from the actual outcome; empty if there are none.
  func problems(with outcome: Program.Outcome) -> [String] {
    let output =
      switch output {
      case .text(let text): Golden.difference(between: text, and: outcome.output)
      case .golden(let golden): golden.problem(with: outcome.output)
      }
    let errors = Golden.difference(between: errors, and: outcome.errors)
    let code = exitCode == outcome.exitCode ? nil : "expected \(exitCode), not \(outcome.exitCode)"
    return [output, errors.map { "standard error, \($0)" }, code].compactMap(\.self)
  }
}
