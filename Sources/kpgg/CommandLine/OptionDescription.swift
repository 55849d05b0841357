/// An option's declaration, used for parsing, help, the manual, and completions.
///
/// Commands that share an option share one constant. Options of the same name must agree on whether
/// they take a value.
struct OptionDescription: Hashable, Sendable {
  /// The long name without dashes: `fields`.
  let name: String
  /// The letter of the short form: `h` for `-h`.
  var short: Character? = nil
  /// The value that the option takes; `nil` for a switch.
  var value: OptionValue? = nil
  /// A phrase for the list of options, without a period.
  let summary: String

  /// The long form as typed: `--fields`.
  var spelling: String { "--" + name }
}

/// The value that an option takes.
struct OptionValue: Hashable, Sendable {
  /// The placeholder in help, in capitals: `LIST`.
  let placeholder: String
  /// The valid values, in any letter case. The parser rejects all others. Empty if any value may
  /// be valid.
  var choices: [String] = []
  /// The valid items of a comma-separated list, in any letter case. The command checks them, not
  /// the parser.
  var items: [String] = []
  /// The kind of a value that has neither `choices` nor `items`.
  var kind = ValueKind.text

  /// The choice that matches a text in any letter case.
  func choice(named text: String) -> String? {
    choices.first { $0.isSame(ignoringCase: text) }
  }

  /// The kind that `choices` or `items` imply, else `kind`.
  var effectiveKind: ValueKind {
    if !choices.isEmpty { return .choice(choices) }
    return items.isEmpty ? kind : .list(items)
  }
}

/// The kind of an argument or of an option's value. Completions choose their candidates by it.
///
/// A name may have several words. It needs no quotes where its argument repeats.
enum ValueKind: Hashable, Sendable {
  /// A number, a date, or free text. It has no candidates.
  case text
  /// One of these words.
  case choice([String])
  /// A comma-separated list of these words.
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
  /// A group or a member from the favorites, as one word.
  case favorite
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
  /// A folder's path.
  case folder
  /// A value of `--source`.
  case source
}
