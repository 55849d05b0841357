/// What a command of several actions can do, its first word being one of them: `snapshot save`.
protocol CommandAction: RawRepresentable<String>, CaseIterable {
  /// How many words may follow.
  var words: ClosedRange<Int> { get }

  /// What each of them is.
  var kind: ValueKind { get }

  /// The names of the command's options that make no sense with it; none, unless it says otherwise.
  var unsupportedOptions: [String] { get }
}

extension CommandAction {
  var unsupportedOptions: [String] { [] }
}

extension CommandAction {
  /// The action of this name, letter for letter.
  ///
  /// - Throws: A usage error that tells which was probably meant, or which there are.
  init(named word: String) throws(UsageError) {
    if let action = Self(rawValue: word) {
      self = action
      return
    }
    throw .unknownChoice(word, .action, choices: Self.allCases.map(\.rawValue))
  }

  /// What completions know of them all.
  static var descriptions: [ActionDescription] {
    allCases.map {
      ActionDescription(
        name: $0.rawValue, wordCount: $0.words, kind: $0.kind,
        unsupportedOptions: $0.unsupportedOptions)
    }
  }
}
