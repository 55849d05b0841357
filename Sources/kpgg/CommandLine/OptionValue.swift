/// What must follow an option that is more than a switch.
struct OptionValue: Hashable, Sendable {
  /// The word that stands for the value in help, in capitals: `LIST`.
  let placeholder: String
  /// The only values the parser lets through, in any letter case; empty where any will do.
  var choices: [String] = []
  /// What a list of values, separated by commas, may hold; the command checks it, since letter case
  /// does not count. Empty where there is no such list.
  var items: [String] = []
  /// What is meant by the value where neither of the two lists tells.
  var kind = ValueKind.text

  /// The one of the choices that a text names; `nil` where there are none, or where it names none.
  func choice(named text: String) -> String? {
    choices.first { $0.lowercased() == text.lowercased() }
  }

  /// What is meant by the value.
  var meaning: ValueKind {
    if !choices.isEmpty { return .choice(choices) }
    return items.isEmpty ? kind : .list(items)
  }
}
