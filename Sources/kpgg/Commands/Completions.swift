/// `kpgg completions SHELL` prints a completion script.
enum Completions: Command {
  static let description = CommandDescription(
    name: "completions",
    summary: HelpText(
      "Print a completion script for your shell",
      "셸 자동 완성 스크립트 출력"),
    discussion: [
      HelpText(
        "bash: add 'eval \"$(kpgg completions bash)\"' to ~/.bashrc.",
        "bash: ~/.bashrc에 'eval \"$(kpgg completions bash)\"'를 추가하세요."),
      HelpText(
        "zsh: add 'eval \"$(kpgg completions zsh)\"' to ~/.zshrc, after compinit.",
        "zsh: ~/.zshrc의 compinit 뒤에 'eval \"$(kpgg completions zsh)\"'를 추가하세요."),
      HelpText(
        "fish: save the script as ~/.config/fish/completions/kpgg.fish.",
        "fish: 스크립트를 ~/.config/fish/completions/kpgg.fish로 저장하세요."),
      HelpText(
        "The script completes commands, options, and names. Names come from the catalog that "
          + "--source in the line that you type selects, or else KPGG_SOURCE. For an endpoint, they "
          + "come only from the cache: completion never connects to the network.",
        "명령, 옵션, 이름을 자동으로 완성합니다. 이름은 입력 중인 줄의 --source나 KPGG_SOURCE의 카탈로그에서 찾습니다. 엔드포인트의 "
          + "이름은 캐시에서만 찾으며, 자동 완성할 때는 네트워크에 연결하지 않습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "SHELL", .choice(Shell.allCases.map(\.rawValue)), "Your shell: 'bash', 'zsh', or 'fish'",
        "사용하는 셸: 'bash', 'zsh', 'fish'")
    ],
    options: OptionList {
      $0.language()
      $0.color()
      $0.noPager()
      $0.help()
    },
    examples: [
      .init(
        "kpgg completions fish", "Print the script for fish",
        "fish용 스크립트 출력")
    ])

  static func run(in session: Session) async throws -> CommandResult {
    .text(try Shell.choice(session.arguments.words[0], .shell).script + "\n")
  }
}
