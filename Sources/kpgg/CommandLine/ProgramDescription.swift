import KPGGCore

/// The whole command line, said once: the parser, the help pages and the shell completions read
/// it here, so that none of them can know an option which another does not.
struct ProgramDescription: Hashable, Sendable {
  /// The word that calls the program.
  static let name = "kpgg"

  /// One line, without a full stop.
  let summary: String
  /// In the order of the overview.
  let commands: [CommandDescription]
  /// What runs where no subcommand is named. Its own name is never typed.
  let home: CommandDescription
  var environment: [EnvironmentVariable] = []
  var files: [FileDescription] = []
  var topics: [HelpTopic] = []
  /// Paragraphs for the end of the overview.
  var notes: [String] = []

  /// What is typed to reach a command: `kpgg group`, or `kpgg` alone for `nil`.
  static func invocation(of command: String?) -> String {
    guard let command else { return name }
    return name + " " + command
  }

  /// Finds a subcommand by its whole name, letter for letter: there are no abbreviations.
  ///
  /// - Throws: `UsageError.unknownCommand`, with the nearest name there is.
  func command(named word: String) throws(UsageError) -> CommandDescription {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let names = commands.map(\.name)
    throw .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: names))
  }

  /// Every option of every command, repeated as often as it is listed.
  var allOptions: some Sequence<OptionDescription> {
    ([home] + commands).lazy.flatMap(\.options)
  }

  /// The commands that take an option, as they are typed.
  func invocations(with option: String) -> [String] {
    let owners = commands.filter { $0.option(named: option) != nil }
    let subcommands = owners.map { Self.invocation(of: $0.name) }
    return home.option(named: option) == nil ? subcommands : [Self.name] + subcommands
  }
}
