/// A request from a completion script: `kpgg __complete SHELL -- WORD…`. Help does not list it.
///
/// bash sends its line up to the cursor and the word to complete. zsh and fish send the words of
/// the line, from the program's name to the cursor.
struct CompletionRequest: Hashable, Sendable {
  /// The subcommand.
  static let argument = "__complete"

  private let shell: Shell
  private let words: [String]

  /// Reads a request; `nil` if the first argument is not `__complete`.
  ///
  /// A malformed request is valid but has no words, so that its reply is not an error.
  init?(_ arguments: [String]) {
    guard arguments.first == Self.argument else { return nil }
    let parts = arguments.dropFirst().split(separator: "--", maxSplits: 1)
    shell = parts.first?.first.flatMap(Shell.init) ?? .fish
    words = parts.count > 1 ? Array(parts[1]) : []
  }

  /// The text that the script reads: a line with the result's kind, then a line for each candidate.
  ///
  /// For zsh and fish, a tab and the description follow the candidate.
  func reply(of commands: CommandTable, in context: Context) async -> String {
    switch shell {
    case .bash:
      guard words.count == 2 else { return "" }
      let line = BashLine(words[0], completing: words[1])
      guard !line.isLeftToBash else { return Self.text(CompletionResult(kind: .files), []) }
      let result = await Completer(
        Array(line.words.dropFirst()), of: commands, in: context
      ).result()
      return Self.text(result, result.candidates.compactMap { line.replacement(for: $0.text) })
    case .zsh, .fish:
      let result = await Completer(
        Array(words.dropFirst()), of: commands, in: context
      ).result()
      let typed = words.last ?? ""
      return Self.text(
        result,
        result.candidates.map { "\(shell.matchable($0.text, typed: typed))\t\($0.description)" })
    }
  }

  private static func text(_ result: CompletionResult, _ lines: [String]) -> String {
    ([result.kind.rawValue] + lines).map { $0 + "\n" }.joined()
  }
}

/// The candidates for the word at the cursor.
struct CompletionResult: Hashable, Sendable {
  /// How a script treats the candidates. The raw value is the first line of a reply.
  enum Kind: String, Sendable {
    /// Whole words. A space follows a unique candidate.
    case words
    /// Words that may continue, for example with a comma. No space follows.
    case parts
    /// The shell offers files.
    case files
    /// The shell offers folders beside the candidates.
    case folders
  }

  var kind = Kind.words
  var candidates: [Candidate] = []
}
