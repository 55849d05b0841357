import KPGGCore

/// The declaration of the whole command line.
///
/// The parser, the help pages, the manual, and the completions all read it, so they cannot
/// disagree.
struct ProgramDescription: Sendable {
  /// The program's name as typed.
  static let name = "kpgg"
  /// The version that `--version` prints.
  static let version = "0.3.0"

  /// One line for the top of the overview.
  let summary: HelpText
  /// All subcommands.
  let commands: [CommandDescription]
  /// The command that runs without a subcommand. Its name is never typed.
  let home: CommandDescription
  /// The commands that the overview explains, by purpose, with a command line of one of them. The
  /// overview only names the other commands.
  var groups: [(title: HelpText, example: String, commands: [CommandDescription])] = []
  /// The environment variables that change what the program does.
  var environment: [HelpEntry] = []
  /// The files and folders in which the program stores data.
  var files: [HelpEntry] = []
  var topics: [HelpTopic] = []
  /// Options of many commands. Pages of commands only name them.
  var commonOptions: [OptionDescription] = []
  /// Paragraphs for the description in the manual, which is in English.
  var notes: [String] = []

  /// The start of a command line: `kpgg group`, or `kpgg` for `nil`.
  static func invocation(of command: String?) -> String {
    guard let command else { return name }
    return name + " " + command
  }

  /// Finds a subcommand by its full name, or by a Korean word. The match is case-sensitive.
  ///
  /// Without arguments, `그룹` means `groups`.
  ///
  /// - Throws: `UsageError.unknownCommand` with the most similar name, if there is one.
  func command(
    named word: String, hasArguments: Bool = true
  ) throws(UsageError) -> CommandDescription {
    let names = commands.map(\.name)
    let name = names.choice(named: word) { name in
      hasArguments
        || commands.contains { $0.name == name && $0.arguments.allSatisfy(\.isOptional) }
    }
    if let command = commands.first(where: { $0.name == name }) { return command }
    throw .unknownCommand(
      word,
      suggestion: Suggestion.nearest(to: word, among: names)
        ?? Suggestion.nearest(to: word, among: names.koreanWords))
  }

  /// The pages of `kpgg help`: the commands, then the topics.
  var pages: [(name: String, summary: HelpText)] {
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

/// A subcommand's declaration, used for parsing, help, the manual, and completions.
struct CommandDescription: Hashable, Sendable {
  /// The subcommand as typed: `sections`.
  let name: String
  /// One line for the list of commands, without a period.
  let summary: HelpText
  /// Paragraphs for the command's help page. `HelpPage` and `ManualPage` wrap them.
  var discussion: [HelpText] = []
  var arguments: [ArgumentDescription] = []
  /// Whether the arguments can be several names in a row: `twice ive`.
  var takesSeveralNames = false
  /// The actions that the first argument selects, for commands with actions: `snapshot save`.
  var actions: [ActionDescription] = []
  /// The name of an action in messages.
  var actionKind = UsageError.ChoiceKind.action
  /// The options in the order of the help page, and the actions that they belong to.
  var options = OptionList()
  /// Full command lines, including any pipe: `kpgg group IVE --json | jq .`, and what they do.
  var examples: [HelpEntry] = []

  /// The option of this name, without dashes.
  func option(named name: String) -> OptionDescription? {
    options.first { $0.name == name }
  }

  /// The action that the first of some words names, as it is written or in Korean; `nil` for another
  /// word.
  func action(in words: [String]) -> String? {
    guard let word = words.first else { return nil }
    return actions.map(\.name).choice(named: word) { name in
      actions.contains { $0.name == name && $0.wordCount ~= words.count - 1 }
    }
  }

  /// Checks that a word is one of the actions.
  ///
  /// - Throws: A usage error that suggests the closest action, else lists all.
  func check(action word: String) throws(UsageError) {
    guard action(in: [word]) == nil else { return }
    throw .unknownChoice(word, actionKind, choices: actions.map(\.name))
  }
}

/// A positional argument of a subcommand.
///
/// Only the last argument may repeat, and required arguments come before optional ones.
struct ArgumentDescription: Hashable, Sendable {
  /// The argument in a usage line: `NAME`, `[NAME]`, `NAME…`, or `[NAME…]`.
  let notation: String
  let kind: ValueKind
  private let english: @Sendable () -> String
  private let korean: @Sendable () -> String

  /// Creates an argument. Its texts are made only when help needs them: each start creates the
  /// descriptions of all commands.
  init(
    _ notation: String, _ kind: ValueKind, _ english: @autoclosure @escaping @Sendable () -> String,
    _ korean: @autoclosure @escaping @Sendable () -> String
  ) {
    (self.notation, self.kind) = (notation, kind)
    (self.english, self.korean) = (english, korean)
  }

  /// A phrase for the list of arguments, without a period.
  var summary: HelpText { HelpText(english(), korean()) }

  /// Whether the notations and kinds are equal. Texts are not compared.
  static func == (left: Self, right: Self) -> Bool {
    left.notation == right.notation && left.kind == right.kind
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(notation)
    hasher.combine(kind)
  }

  /// The placeholder in help, in capitals: `NAME`.
  var name: String { notation.filter { !"[…]".contains($0) } }
  var isOptional: Bool { notation.first == "[" }
  var isRepeating: Bool { notation.contains("…") }
}

/// One of the actions of a command, and the words that it takes: `save FILE`.
struct ActionDescription: Hashable, Sendable {
  /// The action as typed: `save`.
  let name: String
  /// The number of words that may follow the action.
  let wordCount: ClosedRange<Int>
  /// The kind of each of these words.
  let kind: ValueKind
  /// Whether the action reads the catalog.
  var readsCatalog = true
}

/// An option's declaration, used for parsing, help, the manual, and completions.
///
/// Commands share an option through a method of `OptionReader`. Options of the same name must agree
/// on whether they take a value.
struct OptionDescription: Hashable, Sendable {
  /// The long name without dashes: `fields`.
  let name: String
  /// The letter of the short form: `h` for `-h`.
  var short: Character? = nil
  /// The placeholder of the option's value in help, in capitals: `LIST`; `nil` for a switch.
  var placeholder: String? = nil
  /// The kind of the value.
  var kind = ValueKind.text
  /// A phrase for the list of options, without a period.
  let summary: HelpText

  /// The long form as typed: `--fields`.
  var spelling: String { "--" + name }

  var takesValue: Bool { placeholder != nil }

  /// The valid values, in any letter case. The parser rejects all others. Empty if any value may
  /// be valid.
  var choices: [String] {
    if case .choice(let choices) = kind { choices } else { [] }
  }

  /// The choices, or the valid items of a comma-separated list.
  var items: [String] {
    if case .list(let items) = kind { items } else { choices }
  }

  /// The choice that a text names, in any letter case or in Korean.
  func choice(named text: String) -> String? {
    choices.choice(named: text, ignoringCase: true)
  }
}

/// The kind of an argument or of an option's value. Completions choose their candidates by it.
///
/// A name may have several words. It needs no quotes where its argument repeats.
enum ValueKind: Hashable, Sendable {
  /// A number, a date, or free text. It has no candidates.
  case text
  /// A number in a range.
  case number(ClosedRange<Int>)
  /// One of these words.
  case choice([String])
  /// A comma-separated list of these words. The command checks them, not the parser.
  case list([String])
  /// A comma-separated list of keys from the command's output.
  case fields
  /// A name for `--sort`: a key from the command's output, or a filter on it.
  case field
  /// A group's name.
  case group
  /// A group's or a section's name.
  case groupOrSection
  /// A group's name, a member's name, or both in this order.
  case groupOrMember
  /// A group's name or a member's name, one of several of the same kind.
  case comparable
  /// A group's name, a song's title, or both in this order.
  case groupOrSong
  /// A group, a song, or a unit.
  case played
  /// The name of a group, a member, or a song.
  case record
  /// A group or a member from the favorites, as one word.
  case favorite
  /// A group, a member, or a song as one word, then its tags or a note.
  case annotation
  /// A comma-separated list of the tags of favorites.
  case tags
  /// The name of a saved ranking.
  case rank
  /// The key of a setting; after 'set' and a key, a value of the setting.
  case setting
  /// A comma-separated list of the catalog's agencies.
  case agencies
  /// A comma-separated list of the catalog's nationalities.
  case nationalities
  /// A comma-separated list of the catalog's positions.
  case positions
  /// A comma-separated list of section keys or debut years.
  case section
  /// A command or a help topic.
  case helpPage
  /// A file's path.
  case file
  /// The name of a bundled quiz, or a file's path.
  case quiz
  /// A folder's path.
  case folder
  /// A value of `--source`.
  case source

  /// Whether the value can be the name of a group.
  var includesGroups: Bool {
    switch self {
    case .group, .groupOrSection, .groupOrMember, .comparable, .groupOrSong, .played, .record: true
    default: false
    }
  }
}

/// The keys of a JSON object that a command prints.
struct OutputSchema: Hashable, Sendable {
  /// The first words after the command that lead to this output. Empty if every call does.
  var words: [String] = []
  let keys: [String]
  /// The keys, and the paths of values inside their values, if `--fields` selects among them.
  var paths: [String] = []
  /// The names for `--sort`: the keys, and the filters on them.
  var sortNames: [String] = []

  /// Whether `--fields` selects among the keys.
  var isSelectable: Bool { !paths.isEmpty }
}
