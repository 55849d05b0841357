/// What belongs behind one of the words that a command's first argument can be: `save FILE`.
struct ActionDescription: Hashable, Sendable {
  /// The word: `save`.
  let name: String
  /// How many words may follow it.
  let words: ClosedRange<Int>
  /// What each of them is.
  let kind: ValueKind
  /// The names of the command's options that make no sense with it.
  var refusedOptions: [String] = []
}
