@testable import kpgg

/// All that a command must leave behind, compared byte for byte.
struct ExpectedOutcome {
  private enum Output {
    case text(String)
    case golden(Golden)
  }

  private let output: Output
  private var errors = ""
  private var exitCode = ExitCode.success

  /// This output, and success unless another exit code is named.
  static func prints(_ text: String, _ exitCode: ExitCode = .success) -> Self {
    Self(output: .text(text), exitCode: exitCode)
  }

  /// The output in `Fixtures/expected`, and success unless another exit code is named.
  static func shows(_ golden: String, _ exitCode: ExitCode = .success) -> Self {
    Self(output: .golden(Golden(name: golden)), exitCode: exitCode)
  }

  /// A failure without output, with one line of error and at most one of hint.
  static func fails(_ exitCode: ExitCode, _ message: String, hint: String? = nil) -> Self {
    let hint = hint.map { "kpgg: hint: \($0)\n" } ?? ""
    return Self(
      output: .text(""), errors: "kpgg: error: \(message)\n\(hint)", exitCode: exitCode)
  }

  /// What an outcome has otherwise; empty where it is the expected one.
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
