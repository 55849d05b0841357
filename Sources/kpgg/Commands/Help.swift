import KPGGCore

/// `kpgg help [PAGE]`, which also renders the pages of `--help`.
enum Help {
  static let description = CommandDescription(
    name: "help",
    summary: "Show help for kpgg, a command, or a topic",
    discussion: ["To save a manual page for all of kpgg, run 'kpgg help --man > kpgg.1'."],
    arguments: [
      ArgumentDescription(
        name: "PAGE", isOptional: true, kind: .helpPage,
        summary: "Command or topic to explain")
    ],
    options: [
      OptionDescription(name: "man", summary: "Print the manual page for man or mandoc"),
      .help,
    ])

  /// The manual page of all of it.
  static var manual: ManualPage {
    ManualPage(
      program: .kpgg, date: Program.releaseDate, schemas: Program.schemas(of:),
      exitCodes: (ExitCode.entries, ExitCode.ofSignals))
  }

  /// What there are pages for.
  static var pages: [Candidate] {
    let program = ProgramDescription.kpgg
    return program.commands.map { Candidate(text: $0.name, description: $0.summary) }
      + program.topics.map { Candidate(text: $0.name, description: $0.summary) }
  }
}

extension Program {
  /// What a command's `--fields` picks from.
  @Sendable
  static func schemas(of command: CommandDescription) -> [OutputSchema] {
    Self.command(named: command.name)?.schemas.filter(\.isSelectable) ?? []
  }

  /// The manual, or the page for what the words name, the overview without one.
  func help(_ arguments: ParsedArguments) throws(UsageError) -> String {
    guard !arguments.has("man") else {
      guard arguments.words.isEmpty else {
        throw .invalid(
          message: "the manual page is of all of kpgg", hint: "write 'kpgg help --man' alone")
      }
      return TextWriter.text(Help.manual.lines)
    }
    guard let word = arguments.words.first else { return help(for: nil) }
    if let topic = HelpTopic(rawValue: word) {
      return TextWriter.text(page.lines(for: topic.description, topic.parts))
    }
    return help(for: try page(named: word))
  }

  /// The page for a command, the overview for none.
  func help(for command: CommandDescription?) -> String {
    let schemas = command.map(Self.schemas(of:)) ?? []
    return TextWriter.text(page.lines(for: command, schemas: schemas))
  }

  private var page: HelpPage {
    HelpPage(
      program: .kpgg, width: min(context.output.isTerminal ? context.output.width : 80, 100),
      cells: { CellWidth.of($0) })
  }

  /// The command of this name.
  ///
  /// - Throws: A usage error with the nearest of all that there are pages for.
  private func page(named word: String) throws(UsageError) -> CommandDescription {
    do {
      return try ProgramDescription.kpgg.command(named: word)
    } catch {
      throw .unknownCommand(
        word, suggestion: Suggestion.nearest(to: word, among: Help.pages.map(\.text)))
    }
  }
}
