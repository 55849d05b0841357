/// What a completion script asks of the program, by a subcommand that no help lists:
/// `kpgg __complete SHELL -- WORD…`.
struct CompletionRequest: Hashable, Sendable {
  /// The subcommand.
  static let argument = "__complete"

  private let shell: Shell
  private let words: [String]

  /// What a script asks for; `nil` if it is something else that the program shall do.
  ///
  /// A request that no script makes asks for nothing, so that a wrong one is silent as well.
  init?(_ arguments: [String]) {
    guard arguments.first == Self.argument else { return nil }
    let parts = arguments.dropFirst().split(separator: "--", maxSplits: 1)
    shell = parts.first?.first.flatMap(Shell.init) ?? .fish
    words = parts.count > 1 ? Array(parts[1]) : []
  }

  /// What the script reads: the kind of answer, then a candidate a line, a tab between it and its
  /// note.
  func answer(in context: Context) async -> String {
    switch shell {
    case .bash:
      guard words.count == 2 else { return "" }
      let line = BashLine(words[0], replaced: words[1])
      guard !line.isForBash else { return Self.text(Completer.Answer(kind: .files), []) }
      let answer = await Completer(Array(line.words.dropFirst()), in: context).answer()
      return Self.text(answer, answer.candidates.compactMap { line.replacement(with: $0.text) })
    case .zsh, .fish:
      let answer = await Completer(Array(words.dropFirst()), in: context).answer()
      return Self.text(
        answer,
        answer.candidates.map { "\(shell.form(of: $0.text, typed: words.last ?? ""))\t\($0.note)" })
    }
  }

  private static func text(_ answer: Completer.Answer, _ lines: [String]) -> String {
    ([answer.kind.rawValue] + lines).map { $0 + "\n" }.joined()
  }
}
