/// `kpgg completions SHELL` prints a completion script.
enum Completions: Command {
  static let description = CommandDescription(
    name: "completions",
    summary: "Print a completion script for your shell",
    discussion: [
      "bash: add 'eval \"$(kpgg completions bash)\"' to ~/.bashrc.",
      "zsh: add 'eval \"$(kpgg completions zsh)\"' to ~/.zshrc, after compinit.",
      "fish: save the script as ~/.config/fish/completions/kpgg.fish.",
      "The script completes commands, options, and names. Names come from the catalog that "
        + "--source in the line that you type selects, or else KPGG_SOURCE. For an endpoint, they "
        + "come only from the cache: completion never connects to the network.",
    ],
    arguments: [
      ArgumentDescription(
        "SHELL", .choice(Shell.allCases.map(\.rawValue)), "Your shell: 'bash', 'zsh', or 'fish'")
    ],
    options: OptionList {
      $0.color()
      $0.noPager()
      $0.help()
    },
    examples: [
      .init("kpgg completions fish", "Print the script for fish")
    ])

  static func run(in session: Session) async throws -> CommandResult {
    .text(try Shell.choice(session.arguments.words[0], .shell).script + "\n")
  }
}
