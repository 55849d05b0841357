import KPGGCore
import KPGGSystem

/// The whole program as a function from a context to an outcome.
struct Program: Sendable {
  /// The texts for standard output and standard error, and the exit code.
  struct Outcome: Hashable, Sendable {
    var output = ""
    var errors = ""
    var exitCode = ExitCode.success
  }

  let context: Context
  private let completionRequest: CompletionRequest?
  private let commandLine: ParsedCommandLine

  init(context: Context) {
    var context = context
    context.arguments = context.arguments.map(\.withLimitedMarks)
    self.context = context
    completionRequest = CompletionRequest(context.arguments)
    // A completion request is not a command line.
    commandLine = ArgumentParser(program: .kpgg)
      .parse(completionRequest == nil ? context.arguments : [])
  }

  /// Runs the command line and returns the text for the standard streams.
  ///
  /// The caller writes that text. Files that the command line names are already written.
  func run() async -> Outcome {
    var output = ""
    var outcome = await run { output += $0 }
    outcome.output = output
    return outcome
  }

  /// Runs the command line, and passes the text for standard output to a closure, in pieces. It is
  /// empty in the outcome.
  func run(writing write: (String) -> Void) async -> Outcome {
    if let completionRequest {
      write(await completionRequest.reply(in: context))
      return Outcome()
    }
    var session: Session?
    do {
      let arguments = try commandLine.get()
      guard let command = command(arguments) else {
        write(try textWithoutCatalog(arguments))
        return Outcome()
      }
      let started = try Session(arguments, in: context)
      session = started
      if started.endpoint != nil {
        try CommandError.checkForThreads { .noRequests(reason: $0) }
      }
      let result = try await command.run(in: started)
      result.write(started, write)
      return Outcome(
        errors: started.text(ofNotices: result.notices + started.notices),
        exitCode: result.exitCode)
    } catch UsageError.unknownCommand(let word, let suggestion) {
      // A command line with other mistakes gets no hint about names.
      let lookup = try? Session(commandLine.arguments, in: context).lookup
      if await startsWithGroup(lookup) { return await showingGroup.run(writing: write) }
      let name = commandLine.arguments.words.joined(separator: " ")
      if let error = await lookup?.localAmbiguity(of: name) { return outcome(of: error) }
      return outcome(
        of: UsageError.unknownCommand(word, suggestion: suggestion),
        hint: await hintInsteadOfCommand(lookup, orCommand: suggestion))
    } catch {
      return outcome(of: error, in: session)
    }
  }

  /// The command to run; `nil` if the arguments ask for help or the version.
  private func command(_ arguments: ParsedArguments) -> (any Command.Type)? {
    guard !options.help(), !Version.isRequested(by: arguments) else { return nil }
    return CommandTable.command(named: arguments.command?.name)
  }

  private func textWithoutCatalog(_ arguments: ParsedArguments) throws(UsageError) -> String {
    let help = Help(in: words.language, on: context.output)
    if options.help() { return help.text(for: arguments.command) }
    guard Version.isRequested(by: arguments) else { return try help.text(arguments) }
    let version = "\(ProgramDescription.name) \(ProgramDescription.version)"
    return "\(version) (catalog of \(context.bundled.date))\n"
  }

  /// Whether the command line has the names of groups in place of a command.
  private func startsWithGroup(_ lookup: Lookup?) async -> Bool {
    await lookup?.namesLocalGroups(commandLine.arguments.words.joined(separator: " ")) ?? false
  }

  /// The same command line with the command `group`.
  private var showingGroup: Program {
    var context = context
    context.arguments.insert(Group.description.name, at: 0)
    return Program(context: context)
  }

  /// The hint for a group's or member's name, or a similar one, in place of a command; `nil` if a
  /// command is nearer.
  private func hintInsteadOfCommand(
    _ lookup: Lookup?, orCommand suggestion: String?
  ) async -> Hint? {
    let words = commandLine.arguments.words
    let command = ProgramDescription.kpgg.commands.first { $0.name == words.last }
    let takesGroup = command?.arguments.contains {
      [.group, .groupOrSection, .groupOrSong, .played].contains($0.kind)
    }
    return await lookup?.hint(
      insteadOfCommand: words.joined(separator: " "),
      followedBy: takesGroup == true ? command?.name : nil, orCommand: suggestion)
  }

  /// The pager for an output; `nil` if the output goes to the screen as it is.
  func pager(for output: String) -> Pager? {
    Pager(
      for: output, commandLine.arguments, on: context.output, environment: context.environment)
  }

  /// The outcome of an error, in the language and colors that the command line selects.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - session: The session of the command that threw the error, if it started.
  ///   - hint: A hint that is better than the error's own.
  /// - Returns: The lines for standard error, with the notes of the session, and the exit code.
  func outcome(
    of error: any Error, in session: Session? = nil, hint: Hint? = nil
  ) -> Outcome {
    let words = session?.textWriter.words ?? words
    let report = ErrorReport(
      error, in: words, hint: hint, reading: session?.endpoint?.client.endpoint,
      origins: ErrorReport.Origins(
        source: session?.sourceVariable,
        worker: context.environment["KPGG_HTTP_WORKER"].flatMap {
          $0.isEmpty ? nil : "KPGG_HTTP_WORKER"
        }))
    let notices = session.map { $0.text(ofNotices: $0.notices) } ?? ""
    return Outcome(
      errors: report.text(words, painter: errorPainter, width: context.errors.fittingWidth)
        + notices,
      exitCode: report.exitCode)
  }

  private var options: OptionReader { OptionReader(commandLine.arguments) }

  private var errorPainter: Painter {
    Painter(options.color(), for: context.errors, environment: context.environment)
  }

  /// The words of help, and of messages without a session; English if the language setting is invalid.
  private var words: Words {
    let language = try? Language(
      option: options.language(), environment: context.environment)
    return (language ?? .english).words
  }
}
