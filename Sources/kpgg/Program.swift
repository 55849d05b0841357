import KPGGCore

/// The whole program between its context and what it writes: a value in, a value out.
struct Program: Sendable {
  /// All that a run leaves behind.
  struct Outcome: Hashable, Sendable {
    var output = ""
    var errors = ""
    var exitCode = ExitCode.success
  }

  let context: Context

  /// Parses, runs and renders; writes nothing.
  func run() async -> Outcome {
    do {
      return Outcome(output: try await output())
    } catch {
      return outcome(of: Failure(error))
    }
  }

  /// What a failure leaves behind, in the colours of standard error.
  func outcome(of failure: Failure) -> Outcome {
    let arguments = try? ArgumentParser(program: .kpgg).parse(context.arguments)
    let choice = arguments?.value("color").flatMap(ColorChoice.init) ?? .auto
    let isColored = choice.isColored(
      isTerminal: context.errors.isTerminal, environment: context.environment)
    return Outcome(
      errors: failure.text(painter: Painter(isColored: isColored)), exitCode: failure.exitCode)
  }

  private func output() async throws -> String {
    let arguments = try ArgumentParser(program: .kpgg).parse(context.arguments)
    if arguments.has("help") { return help(for: arguments.command) }
    if arguments.has("version") { return "kpgg \(Self.version)\n" }
    guard let command = Self.command(named: arguments.command?.name) else {
      return try help(arguments.words)
    }
    return try await command.run(in: Session(arguments, in: context))
  }

  /// The version that `--version` prints.
  static let version = "0.1.0"
}
