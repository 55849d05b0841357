/// What must follow an option that is more than a switch.
struct OptionValue: Hashable, Sendable {
  /// The word that stands for the value in help, in capitals: `LIST`.
  let placeholder: String
  /// The only values the parser lets through, letter for letter; empty where any will do.
  var choices: [String] = []
}
