/// `kpgg completions SHELL`: the completion script of a shell.
enum Completions: Command {
  static let description = CommandDescription(
    name: "completions",
    summary: "Teach a shell to complete commands, options and names",
    discussion: [
      "It prints a script. For bash, 'eval \"$(kpgg completions bash)\"' goes into ~/.bashrc; for "
        + "zsh, 'eval \"$(kpgg completions zsh)\"' into ~/.zshrc behind compinit; for fish, the "
        + "script goes into ~/.config/fish/completions/kpgg.fish.",
      "Names are those of the catalogue that the command line or KPGG_SOURCE names, an endpoint's "
        + "as far as they are in the cache: nothing is ever fetched.",
    ],
    arguments: [
      ArgumentDescription(
        name: "SHELL", kind: .choice(Shell.allCases.map(\.rawValue)),
        summary: "The shell: 'bash', 'zsh' or 'fish'")
    ],
    options: [.color, .help],
    examples: [
      CommandExample(commandLine: "kpgg completions fish", summary: "The script for fish")
    ])

  static func run(in session: Session) async throws -> CommandResult {
    let word = session.arguments.words[0]
    guard let shell = Shell(rawValue: word) else {
      throw UsageError.unknownChoice(word, .shell, choices: Shell.allCases.map(\.rawValue))
    }
    return .text(shell.script + "\n")
  }
}
