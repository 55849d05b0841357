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
  let commandLine: ParsedCommandLine

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
      return await run(unknownCommand: word, suggestion: suggestion, writing: write)
    } catch let error as UsageError {
      if let program = listingGroups(insteadOf: error) { return await program.run(writing: write) }
      var hint = await hintInsteadOfAction(error)
      if hint == nil { hint = await hintInsteadOfValue(error) }
      return outcome(of: error, in: session, hint: hint)
    } catch {
      if let program = await showingOther(insteadOf: error, session) {
        return await program.run(writing: write)
      }
      return outcome(
        of: error, in: session, hint: await session?.filterHint(insteadOf: error))
    }
  }

  /// The hint for an unknown action; `nil` for another error, or if the word has no other meaning.
  private func hintInsteadOfAction(_ error: UsageError) async -> Hint? {
    let arguments = commandLine.arguments
    guard case .unknownChoice(let word, let kind, _) = error, let command = arguments.command,
      [command.actionKind, .quizKind].contains(kind),
      let index = arguments.words.firstIndex(of: word),
      let session = try? Session(arguments, in: context)
    else { return nil }
    if command.name == RankCommand.description.name, session.rankNames.contains(word),
      let line = Lookup.command("\(command.name) \(RankCommand.Action.show.rawValue)", word)
    {
      return .use(line)
    }
    return await session.lookup.hint(
      insteadOfActionOf: command, in: Array(arguments.words[index...]),
      after: Array(arguments.words[..<index]))
  }

  /// The hint for a value that is a switch of the command, as in `members --status former`, or for a group
  /// after the topic of a chart: `stats mbti ive`; `nil` for another error.
  private func hintInsteadOfValue(_ error: UsageError) async -> Hint? {
    let arguments = commandLine.arguments
    switch error {
    case .invalidChoice(let value, _, _, _):
      let option = arguments.command?.option(named: value.lowercased())
      return option.flatMap { $0.takesValue ? nil : .use($0.spelling) }
    case .unexpectedArgument(_, Stats.description.name):
      let group = try? await Session(arguments, in: context).lookup
        .localGroup(named: arguments.words.dropFirst().joined(separator: " "))
      return group.map { .chartsCountAllGroups(besides: $0.id.description) }
    default: return nil
    }
  }

  /// The command to run; `nil` if the arguments ask for help or the version.
  private func command(_ arguments: ParsedArguments) -> (any Command.Type)? {
    guard !options.help(), !Version.isRequested(by: arguments) else { return nil }
    return CommandTable.command(named: arguments.command?.name)
  }

  private func textWithoutCatalog(_ arguments: ParsedArguments) throws(UsageError) -> String {
    guard options.help() || !Version.isRequested(by: arguments) else {
      let version = "\(ProgramDescription.name) \(ProgramDescription.version)"
      return "\(version) (catalog of \(context.bundled.date))\n"
    }
    let help = Help(in: Self.words(settings).language, on: context.output)
    return options.help() ? help.text(for: arguments.command) : try help.text(arguments)
  }

  /// The pager for an output; `nil` if the output goes to the screen as it is.
  func pager(for output: String) -> Pager? {
    Pager(
      for: output, settings: settings, on: context.output, environment: context.environment)
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
    let settings = session?.settings ?? settings
    let words = session?.textWriter.words ?? Self.words(settings)
    let report = ErrorReport(
      error, in: words, hint: hint, reading: session?.endpoint?.client.endpoint,
      origins: ErrorReport.Origins(
        source: session?.sourceOrigin,
        worker: context.environment["KPGG_HTTP_WORKER"].flatMap {
          $0.isEmpty ? nil : "KPGG_HTTP_WORKER"
        }))
    // The error may be the one that a note is about.
    let notices = session.map { session in
      session.text(ofNotices: session.notices.filter { !$0.hasPrefix(report.message) })
    }
    return Outcome(
      errors: report.text(
        words,
        painter: Painter(settings.color, for: context.errors, environment: context.environment),
        width: context.errors.fittingWidth) + (notices ?? ""),
      exitCode: report.exitCode)
  }

  var options: OptionReader { OptionReader(commandLine.arguments) }

  /// The settings of help, and of messages without a session.
  private var settings: SettingValues {
    var shared = SessionOptions()
    (shared.language, shared.color) = (options.language(), options.color())
    shared.usesPager = !options.noPager()
    return SettingValues(
      options: shared.settings, environment: context.environment,
      stored: StoredSettings(environment: context.environment))
  }

  /// The words in the language of the settings; English if `KPGG_LANG` is invalid.
  private static func words(_ settings: SettingValues) -> Words {
    ((try? settings.language()) ?? .english).words
  }
}
