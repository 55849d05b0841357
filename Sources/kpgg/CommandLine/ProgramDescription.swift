import KPGGCore

/// The declaration of the whole command line.
///
/// The parser, the help pages, the manual, and the completions all read it, so they cannot
/// disagree.
struct ProgramDescription: Sendable {
  /// The program's name as typed.
  static let name = "kpgg"
  /// The version that `--version` prints.
  static let version = "0.1.0"

  /// One line for the top of the overview.
  let summary: String
  /// All subcommands.
  let commands: [CommandDescription]
  /// The command that runs without a subcommand. Its name is never typed.
  let home: CommandDescription
  /// The commands that the overview explains, by purpose, with a command line of one of them. The
  /// overview only names the other commands.
  var groups: [(title: String, example: String, commands: [CommandDescription])] = []
  /// The environment variables that change what the program does.
  var environment: [HelpList.Entry] = []
  /// The files and folders in which the program stores data.
  var files: [HelpList.Entry] = []
  var topics: [HelpTopic] = []
  /// Options of many commands. Pages of commands only name them.
  var commonOptions: [OptionDescription] = []
  /// Paragraphs for the description in the manual.
  var notes: [String] = []

  /// The start of a command line: `kpgg group`, or `kpgg` for `nil`.
  static func invocation(of command: String?) -> String {
    guard let command else { return name }
    return name + " " + command
  }

  /// Finds a subcommand by its full name. The match is case-sensitive.
  ///
  /// - Throws: `UsageError.unknownCommand` with the most similar name, if there is one.
  func command(named word: String) throws(UsageError) -> CommandDescription {
    if let command = commands.first(where: { $0.name == word }) { return command }
    let names = commands.map(\.name)
    throw .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: names))
  }

  /// The pages of `kpgg help`: the commands, then the topics.
  var pages: [(name: String, summary: String)] {
    commands.map { ($0.name, $0.summary) } + topics.map { ($0.rawValue, $0.summary) }
  }

  /// The options of all commands. A shared option occurs once for each of its commands.
  var allOptions: some Sequence<OptionDescription> {
    ([home] + commands).lazy.flatMap(\.options)
  }

  /// The commands with an option, as typed: `kpgg members`.
  func invocations(with option: String) -> [String] {
    let owners = commands.filter { $0.option(named: option) != nil }
    let subcommands = owners.map { Self.invocation(of: $0.name) }
    return home.option(named: option) == nil ? subcommands : [Self.name] + subcommands
  }
}
