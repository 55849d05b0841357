import KPGGCore

/// `kpgg help [PAGE]`, which also renders the pages of `--help`.
struct Help {
  static let description = CommandDescription(
    name: "help",
    summary: HelpText(
      "Show help for kpgg, a command, or a topic",
      "kpgg, 명령, 주제의 도움말 보기"),
    discussion: [
      HelpText(
        "To save the manual page of kpgg, run 'kpgg help --man > kpgg.1'. Topics have manual "
          + "pages too: 'kpgg help --man json > kpgg-json.5'.",
        "kpgg의 매뉴얼 페이지는 'kpgg help --man > kpgg.1'로 저장할 수 있습니다. 주제에도 매뉴얼 페이지가 있습니다: 'kpgg "
          + "help --man json > kpgg-json.5'.")
    ],
    arguments: [
      ArgumentDescription(
        "[PAGE]", .helpPage, "Command or topic to explain",
        "도움말을 볼 명령이나 주제"),
      ArgumentDescription(
        "[ACTION]", .helpPage,
        "Action of the command, such as 'add' of 'favorites'; the command's page explains it",
        "명령의 동작 (예: 'favorites'의 'add'). 동작은 명령의 도움말에 나옴"),
    ],
    options: OptionList { Options($0) })

  private struct Options {
    let isManual: Bool

    init(_ options: OptionReader) {
      isManual = options.flag(
        "man", "Print a manual page, as input for man or mandoc",
        "man이나 mandoc으로 읽을 매뉴얼 페이지 출력")
      options.language()
      options.noPager()
      options.help()
    }
  }

  /// The date of the last change to the content of the manual, in the form of mdoc.
  private static let manualDate = "November 23, 2026"

  private let page: HelpPage

  /// Creates the help in a language, for the width of a screen.
  init(in language: Language, on screen: Context.Screen) {
    page = HelpPage(
      program: .kpgg, language: language,
      width: TextWrapper.readableWidth(of: screen.fittingWidth))
  }

  /// The text for the arguments of `kpgg help`.
  func text(_ arguments: ParsedArguments) throws(UsageError) -> String {
    let options = Options(OptionReader(arguments, listed: Self.description.options))
    guard let word = arguments.words.first else {
      return options.isManual ? manual.lines.endedByNewlines : text(for: nil)
    }
    let action = arguments.words.dropFirst().first
    if let topic = HelpTopic(rawValue: word) {
      if let action { throw .unexpectedArgument(action, command: Self.description.name) }
      let blocks = topic.blocks(of: .kpgg, in: options.isManual ? .english : page.language)
      let lines =
        options.isManual
        ? manual.lines(for: topic, blocks) : page.lines(for: topic, blocks)
      return lines.endedByNewlines
    }
    let command = try command(named: word)
    guard !options.isManual else { throw .manualOfCommand(command.name) }
    if let action { try check(action, of: command) }
    return text(for: command)
  }

  /// Checks that a command has an action. The command's page explains the action.
  private func check(_ action: String, of command: CommandDescription) throws(UsageError) {
    guard !command.actions.isEmpty else {
      throw .unexpectedArgument(action, command: Self.description.name)
    }
    try command.check(action: action)
  }

  /// The page of a command; the overview for `nil`.
  func text(for command: CommandDescription?) -> String {
    let schemas = command.map(CommandTable.selectableSchemas) ?? []
    return page.lines(for: command, schemas: schemas).endedByNewlines
  }

  private var manual: ManualPage {
    ManualPage(
      program: .kpgg, date: Self.manualDate, schemas: CommandTable.selectableSchemas,
      exitCodes: (ExitCode.entries(in: .english), ExitCode.signalRule.english))
  }

  /// - Throws: A usage error if the command is unknown. It suggests the most similar command or
  ///   topic.
  private func command(named word: String) throws(UsageError) -> CommandDescription {
    let program = ProgramDescription.kpgg
    if let command = try? program.command(named: word) { return command }
    throw .unknownPage(
      word,
      suggestion: CommandSynonym.command(named: word)?.name
        ?? Suggestion.nearest(to: word, among: program.pages.map(\.name)))
  }
}

/// `kpgg version`, which prints the same line as `--version`.
enum Version {
  static let description = CommandDescription(
    name: "version",
    summary: HelpText(
      "Show the version",
      "버전 보기"),
    options: OptionList {
      $0.language()
      $0.help()
    })

  /// Whether the arguments ask for the version.
  static func isRequested(by arguments: ParsedArguments) -> Bool {
    OptionReader(arguments).version() || arguments.command == description
  }
}
