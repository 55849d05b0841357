/// A subcommand's declaration, used for parsing, help, the manual, and completions.
struct CommandDescription: Hashable, Sendable {
  /// The subcommand as typed: `sections`.
  let name: String
  /// One line for the list of commands, without a period.
  let summary: String
  /// Paragraphs for the command's help page. `HelpPage` and `ManualPage` wrap them.
  var discussion: [String] = []
  var arguments: [ArgumentDescription] = []
  /// The actions that the first argument selects, for commands with actions: `snapshot save`.
  var actions: [ActionDescription] = []
  /// The name of an action in messages.
  var actionKind = UsageError.ChoiceKind.action
  /// The options, and the actions that they belong to.
  let optionList: OptionList
  var examples: [CommandExample] = []

  init(
    name: String, summary: String, discussion: [String] = [],
    arguments: [ArgumentDescription] = [], actions: [ActionDescription] = [],
    actionKind: UsageError.ChoiceKind = .action, options: OptionList = OptionList(),
    examples: [CommandExample] = []
  ) {
    (self.name, self.summary, self.discussion) = (name, summary, discussion)
    (self.arguments, self.actions, self.actionKind) = (arguments, actions, actionKind)
    (optionList, self.examples) = (options, examples)
  }

  /// The options in the order of the help page.
  var options: [OptionDescription] { optionList.all }

  /// The option of this name, without dashes.
  func option(named name: String) -> OptionDescription? {
    options.first { $0.name == name }
  }

  /// Checks that a word is one of the actions.
  ///
  /// - Throws: A usage error that suggests the closest action, else lists all.
  func check(action word: String) throws(UsageError) {
    guard !actions.contains(where: { $0.name == word }) else { return }
    throw .unknownChoice(word, actionKind, choices: actions.map(\.name))
  }
}

/// A positional argument of a subcommand.
///
/// Only the last argument may repeat, and required arguments come before optional ones.
struct ArgumentDescription: Hashable, Sendable {
  /// The placeholder in help, in capitals: `NAME`.
  let name: String
  var isOptional = false
  var isRepeating = false
  var kind = ValueKind.text
  /// A phrase for the list of arguments, without a period.
  let summary: String

  /// The argument in a usage line: `NAME`, `[NAME]`, `NAME…`, or `[NAME…]`.
  var notation: String {
    let repeated = isRepeating ? name + "…" : name
    return isOptional ? "[\(repeated)]" : repeated
  }
}

/// One of the actions of a command, and the words that it takes: `save FILE`.
struct ActionDescription: Hashable, Sendable {
  /// The action as typed: `save`.
  let name: String
  /// The number of words that may follow the action.
  let wordCount: ClosedRange<Int>
  /// The kind of each of these words.
  let kind: ValueKind
}

/// An example for a help page.
struct CommandExample: Hashable, Sendable {
  /// The full command line, including any pipe: `kpgg group IVE --json | jq .`.
  let commandLine: String
  /// A phrase about the result, without a period.
  let summary: String
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
  var isSelectable = false
}
