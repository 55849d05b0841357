import KPGGCore
import KPGGQuiz
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
  private let commands = CommandTable.kpgg
  private let completionRequest: CompletionRequest?
  private let commandLine: ParsedCommandLine

  init(context: Context) {
    var context = context
    context.arguments = context.arguments.map(\.withLimitedMarks)
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
      guard case UsageError.unknownCommand(_, let suggestion) = error else {
        return outcome(of: error)
      }
      if await startsWithGroup() { return await showingGroup.run() }
      return outcome(of: error, hint: suggestion == nil ? await hintInsteadOfCommand() : nil)
    }
  }

  /// Whether the command line has a group's name in place of a command.
  private func startsWithGroup() async -> Bool {
    let arguments = commandLine.arguments
    guard let session = try? Session(arguments, in: context) else { return false }
    return await session.lookup.hasGroup(named: arguments.words.joined(separator: " "))
  }

  /// The same command line with the command `group`.
  private var showingGroup: Program {
    var context = context
    context.arguments.insert(Group.description.name, at: 0)
    return Program(context: context)
  }

  /// The hint for a group's or member's name in place of a command; `nil` for any other word.
  private func hintInsteadOfCommand() async -> Hint? {
    let arguments = commandLine.arguments
    guard let session = try? Session(arguments, in: context) else { return nil }
    let command = commands.description.commands.first { $0.name == arguments.words.last }
    let takesGroup = command?.arguments.contains { [.group, .groupOrSection].contains($0.kind) }
    return await session.lookup.hint(
      insteadOfCommand: arguments.words.joined(separator: " "),
      followedBy: takesGroup == true ? command?.name : nil)
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
  /// - Returns: The lines for standard error, and the exit code.
  func outcome(
    of error: any Error, in session: Session? = nil, hint: Hint? = nil
  ) -> Outcome {
    let words = session?.textWriter.words ?? words
    let report = ErrorReport(
      error, in: words, hint: hint, reading: session?.endpoint?.source.client.endpoint,
      origins: ErrorReport.Origins(
        source: session?.sourceVariable,
        worker: context.environment["KPGG_HTTP_WORKER"].flatMap {
          $0.isEmpty ? nil : "KPGG_HTTP_WORKER"
        }))
    return Outcome(
      errors: report.text(words, painter: errorPainter, width: context.errors.fittingWidth),
      exitCode: report.exitCode)
  }

  private var options: OptionReader { OptionReader(commandLine.arguments) }

  private var errorPainter: Painter {
    Painter(options.color(), for: context.errors, environment: context.environment)
  }

  private var help: Help { Help(for: commands, on: context.output) }

  /// The words of messages without a session; English if the language setting is invalid.
  private var words: any Words {
    let language = try? Language(
      option: options.language(), environment: context.environment)
    return (language ?? .english).words
  }

  private func outcome() async throws -> Outcome {
    let arguments = try commandLine.get()
    if options.help() { return Outcome(output: help.text(for: arguments.command)) }
    if Version.isRequested(by: arguments) {
      let version = "\(ProgramDescription.name) \(ProgramDescription.version)"
      return Outcome(output: "\(version) (catalog of \(context.bundled.date))\n")
    }
    guard let command = commands.command(named: arguments.command?.name) else {
      return Outcome(output: try help.text(arguments))
    }
    let session = try Session(arguments, in: context)
    var outcome = await outcome(of: command, in: session)
    outcome.errors += text(ofNotices: session.notices, in: session)
    return outcome
  }

  private func text(ofNotices notices: [String], in session: Session) -> String {
    let label = session.textWriter.words.noteLabel
    return notices.map {
      LabeledMessage(label: label, style: .plain, text: $0)
        .text(painter: errorPainter, width: context.errors.fittingWidth)
    }.joined()
  }

  private func outcome(of command: any Command.Type, in session: Session) async -> Outcome {
    do {
      if session.endpoint != nil { try Self.checkForThreads() }
      let result = try await command.run(in: session)
      return Outcome(
        output: result.text(from: session.writer),
        errors: text(ofNotices: result.notices, in: session), exitCode: result.exitCode)
    } catch {
      return outcome(of: error, in: session)
    }
  }

  /// Checks for the threads and files that requests need.
  private static func checkForThreads() throws(CommandError) {
    do {
      try CurrentProcess.checkForThreads()
    } catch {
      throw .noRequests(reason: error.reason)
    }
  }
}

extension CommandTable {
  /// The commands of `kpgg`.
  static let kpgg = CommandTable(description: .kpgg, home: Home.self, commands: commands)

  fileprivate static let commands = groups.flatMap(\.commands) + [Completions.self]

  /// The commands of the overview, by purpose.
  fileprivate static let groups: [(title: String, example: String, commands: [any Command.Type])] =
    [
      (
        "Browse", "kpgg group twice",
        [
          Group.self, Profile.self, Groups.self, Members.self, Songs.self, Profiles.self,
          Sections.self, Browse.self, Open.self, Stats.self,
        ]
      ),
      ("Find", "kpgg search ㅇㅁㅇㄱ", [Search.self, Random.self]),
      ("Follow", "kpgg birthdays --next 7", [Birthdays.self, FavoritesCommand.self]),
      ("Play", "kpgg quiz daily", [Play.self, QuizCommand.self]),
      ("Publish", "kpgg export public --site", [Export.self, Sync.self]),
      ("Check", "kpgg validate public", [Validate.self, SnapshotCommand.self]),
    ]
}

extension ProgramDescription {
  /// `kpgg` with all of its subcommands.
  static let kpgg = ProgramDescription(
    summary: "Look up K-pop girl groups, members, and songs in the terminal or in scripts.",
    commands: CommandTable.commands.map { $0.description } + [
      Help.description, Version.description,
    ],
    home: Home.description,
    groups: CommandTable.groups.map { group in
      CommandGroup(
        title: group.title, example: group.example, commands: group.commands.map { $0.description })
    },
    environment: [
      EnvironmentVariable(name: "KPGG_SOURCE", summary: "Default for --source"),
      EnvironmentVariable(name: "KPGG_TOKEN", summary: "Bearer token for the endpoint"),
      EnvironmentVariable(
        name: "KPGG_HTTP_WORKER",
        summary: "Absolute path of the HTTP worker (default: libexec/kpgg/kpgg-http next to bin; "
          + "in the full build, kpgg itself)"),
      EnvironmentVariable(name: "BROWSER", summary: "Command that opens pages and videos"),
      EnvironmentVariable(name: "KPGG_LANG", summary: "Default for --lang"),
      EnvironmentVariable(
        name: "KPGG_TODAY",
        summary: "Today's date (YYYY-MM-DD); overrides the clock and TZ"),
      EnvironmentVariable(
        name: "LC_ALL",
        summary: "Language if KPGG_LANG is not set; overrides LC_MESSAGES and LANG"),
      EnvironmentVariable(name: "NO_COLOR", summary: "Turns colors off (unless empty)"),
      EnvironmentVariable(
        name: "CLICOLOR_FORCE", summary: "Turns colors on, even in a pipe (unless empty or 0)"),
      EnvironmentVariable(
        name: "TERM",
        summary: "Terminal type; 'dumb' turns off colors, the pager, and full screens"),
      EnvironmentVariable(
        name: "KPGG_PAGER",
        summary: "Pager for long output on a terminal ('' or 'cat': no pager)"),
      EnvironmentVariable(
        name: "PAGER", summary: "Pager if KPGG_PAGER is not set (default: less)"),
      EnvironmentVariable(name: "LESS", summary: "Options for less (default: FRX)"),
      EnvironmentVariable(
        name: "TERM_PROGRAM",
        summary:
          "Tells 'browse' whether the terminal supports images, links, titles, and copying; so do "
          + "TERM, COLORTERM, TERM_PROGRAM_VERSION, KITTY_WINDOW_ID, VTE_VERSION, KONSOLE_VERSION, "
          + "WT_SESSION, DOMTERM, TMUX, and STY"),
      EnvironmentVariable(
        name: "COLUMNS", summary: "Width of the terminal, if the terminal does not report it"),
      EnvironmentVariable(
        name: "DISPLAY",
        summary: "Display for the default browser; also WAYLAND_DISPLAY"),
      EnvironmentVariable(
        name: "XDG_CACHE_HOME",
        summary: "Parent folder for caches (default: ~/.cache, or ~/Library/Caches on macOS)"),
      EnvironmentVariable(
        name: "XDG_DATA_HOME",
        summary: "Parent folder for user data (default: ~/.local/share, or ~/Library/Application "
          + "Support on macOS)"),
      EnvironmentVariable(
        name: "https_proxy", summary: "Proxy for requests; also http_proxy, all_proxy, and no_proxy"
      ),
    ],
    files: [
      FileDescription(
        path: "$XDG_CACHE_HOME/kpgg/endpoints", summary: "Cached responses from endpoints"),
      FileDescription(
        path: "$XDG_CACHE_HOME/kpgg/sites",
        summary: "Websites that 'open' has written, one for each source"),
      FileDescription(path: "$XDG_DATA_HOME/kpgg/favorites.json", summary: "Your favorites"),
      FileDescription(
        path: "$XDG_DATA_HOME/kpgg/quiz.jsonl", summary: "Your quiz answers, one per line"),
      FileDescription(
        path: "$XDG_DATA_HOME/kpgg/quiz-games.json", summary: "Saved quiz games"),
    ],
    topics: HelpTopic.allCases.map(\.description),
    commonOptions: OptionList { $0.listing() }.all,
    notes: [
      "Type names in English or Korean; case, spacing, and punctuation do not matter. OHMYGIRL, "
        + "oh-my-girl, 오마이걸, and omg are the same group. A group's name in place of a command "
        + "shows the group: kpgg twice."
    ])
}
