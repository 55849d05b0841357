import KPGGCore

/// `kpgg help [COMMAND]` and `--help`.
enum Help {
  static let description = CommandDescription(
    name: "help",
    summary: "Show how kpgg or one of its commands is used",
    discussion: ["'kpgg help --man > kpgg.1' writes a manual page of all of it."],
    arguments: [
      ArgumentDescription(
        name: "PAGE", isOptional: true, kind: .helpPage,
        summary: "The command or the topic to explain")
    ],
    options: [
      OptionDescription(name: "man", summary: "Print the manual page, as man and mandoc read it"),
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
        throw .manualWithPage(arguments.words[0])
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
