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
  /// The commands that the overview explains, by purpose. The overview only names the other commands.
  var groups: [CommandGroup] = []
  var environment: [EnvironmentVariable] = []
  var files: [FileDescription] = []
  var topics: [HelpTopicDescription] = []
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
    commands.map { ($0.name, $0.summary) } + topics.map { ($0.name, $0.summary) }
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

/// Commands with a common purpose.
struct CommandGroup: Hashable, Sendable {
  /// The common purpose: `Browse`.
  let title: String
  /// A command line with one of the commands: `kpgg group twice`.
  let example: String
  let commands: [CommandDescription]
}

/// An environment variable that changes what the program does.
struct EnvironmentVariable: Hashable, Sendable {
  /// The variable's name: `KPGG_SOURCE`.
  let name: String
  /// A phrase without a period.
  let summary: String
}

/// A file or folder in which the program stores data.
struct FileDescription: Hashable, Sendable {
  /// The path, with environment variables: `$XDG_CACHE_HOME/kpgg`.
  let path: String
  /// A phrase without a period.
  let summary: String
}

/// A help page that is not about a command. It is also a manual page.
struct HelpTopicDescription: Sendable {
  /// The argument of `kpgg help`: `exit-codes`.
  let name: String
  /// The name of the manual page: `kpgg-exit-codes`.
  let manualName: String
  /// The section of the manual: 5 for formats, otherwise 7.
  let manualSection: Int
  private let readSummary: @Sendable () -> String

  /// - Parameters:
  ///   - name: The argument of `kpgg help`.
  ///   - summary: A phrase without a period. It is read when it is needed, because every run of kpgg
  ///     creates the descriptions.
  ///   - manualName: The name of the manual page.
  ///   - manualSection: The section of the manual.
  init(
    name: String, summary: @autoclosure @escaping @Sendable () -> String, manualName: String,
    manualSection: Int
  ) {
    (self.name, self.manualName, self.manualSection) = (name, manualName, manualSection)
    readSummary = summary
  }

  /// A phrase without a period.
  var summary: String { readSummary() }
}
