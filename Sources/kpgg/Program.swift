import KPGGCore

/// The whole program as a function from a context to an outcome.
struct Program: Sendable {
  /// The texts for standard output and standard error, and the exit code.
  struct Outcome: Hashable, Sendable {
    var output = ""
    var errors = ""
    var exitCode = ExitCode.success
  }

  let context: Context
  private let commands = CommandTable.kpgg
  private let completionRequest: CompletionRequest?
  private let commandLine: ParsedCommandLine

  init(context: Context) {
    self.context = context
    completionRequest = CompletionRequest(context.arguments)
    // A completion request is not a command line.
    commandLine = ArgumentParser(program: commands.description)
      .parse(completionRequest == nil ? context.arguments : [])
  }

  /// Runs the command line and returns the text for the standard streams.
  ///
  /// The caller writes that text. Files that the command line names are already written.
  func run() async -> Outcome {
    if let completionRequest {
      return Outcome(output: await completionRequest.reply(of: commands, in: context))
    }
    do {
      return try await outcome()
    } catch {
      var hint: Hint?
      if case UsageError.unknownCommand(_, suggestion: nil) = error {
        hint = await hintInsteadOfCommand()
      }
      return outcome(of: error, hint: hint)
    }
  }

  /// The hint for a group's or member's name in place of a command; `nil` for any other word.
  private func hintInsteadOfCommand() async -> Hint? {
    let arguments = commandLine.arguments
    guard let session = try? Session(arguments, in: context) else { return nil }
    return await session.lookup.hint(insteadOfCommand: arguments.words.joined(separator: " "))
  }

  /// The outcome of an error, in the language and colors that the command line selects.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - session: The session of the command that threw the error, if it started.
  ///   - hint: A hint that is better than the error's own.
  /// - Returns: The lines for standard error, and the exit code.
  func outcome(
    of error: any Error, in session: Session? = nil, hint: Hint? = nil
  ) -> Outcome {
    let words = session?.textWriter.words ?? words
    let report = ErrorReport(
      error, in: words, hint: hint, reading: session?.endpoint?.client.endpoint)
    let painter = Painter(
      commandLine.arguments, for: context.errors, environment: context.environment)
    return Outcome(errors: report.text(words, painter: painter), exitCode: report.exitCode)
  }

  private var help: Help { Help(for: commands, on: context.output) }

  /// The words of messages without a session; English if the language setting is invalid.
  private var words: any Words {
    let language = try? Language(
      option: commandLine.arguments.value("lang"), environment: context.environment)
    return (language ?? .english).words
  }

  private func outcome() async throws -> Outcome {
    let arguments = try commandLine.get()
    if arguments.has("help") { return Outcome(output: help.text(for: arguments.command)) }
    if arguments.has("version") { return Outcome(output: "kpgg \(Self.version)\n") }
    guard let command = commands.command(named: arguments.command?.name) else {
      return Outcome(output: try help.text(arguments))
    }
    let session = try Session(arguments, in: context)
    var outcome = await outcome(of: command, in: session)
    outcome.errors += session.notices.map {
      "kpgg: \(session.textWriter.words.noteLabel): \(SafeText.of($0))\n"
    }.joined()
    return outcome
  }

  private func outcome(of command: any Command.Type, in session: Session) async -> Outcome {
    do {
      let result = try await command.run(in: session)
      return Outcome(output: result.text(from: session.writer), exitCode: result.exitCode)
    } catch {
      return outcome(of: error, in: session)
    }
  }

  /// The version that `--version` prints.
  static let version = "0.1.0"
}
