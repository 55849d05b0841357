/// Everything that parsing, help and completions know of one subcommand.
struct CommandDescription: Hashable, Sendable {
  /// The word that calls it: `sections`.
  let name: String
  /// One line for the list of commands, without a full stop.
  let summary: String
  /// Paragraphs for the command's own page; they are wrapped where they are shown.
  var discussion: [String] = []
  var arguments: [ArgumentDescription] = []
  /// What the first argument can be, where it decides what the others are; else none.
  var actions: [ActionDescription] = []
  /// In the order of the help page.
  var options: [OptionDescription] = []
  var examples: [CommandExample] = []

  func option(named name: String) -> OptionDescription? {
    options.first { $0.name == name }
  }
}
