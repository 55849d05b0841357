extension CommandTable {
  /// The commands of `kpgg`.
  static let kpgg = CommandTable(description: .kpgg, home: Home.self, commands: commands)

  fileprivate static let commands: [any Command.Type] = [
    Sections.self, Groups.self, Group.self, Members.self, Profiles.self, Profile.self, Search.self,
    Browse.self, Birthdays.self, Stats.self, FavoritesCommand.self, Play.self, Random.self,
    SnapshotCommand.self, Validate.self, Sync.self, Export.self, Completions.self,
  ]
}

extension ProgramDescription {
  /// `kpgg` with all of its subcommands.
  static let kpgg = ProgramDescription(
    summary: "Look up K-pop girl groups, members, and songs in the terminal or in scripts.",
    commands: CommandTable.commands.map { $0.description } + [Help.description],
    home: Home.description,
    environment: [
      EnvironmentVariable(name: "KPGG_SOURCE", summary: "Default for --source"),
      EnvironmentVariable(name: "KPGG_TOKEN", summary: "Bearer token for the endpoint"),
      EnvironmentVariable(
        name: "BROWSER", summary: "Command that opens videos for 'play' and 'browse'"),
      EnvironmentVariable(name: "KPGG_LANG", summary: "Default for --lang"),
      EnvironmentVariable(
        name: "KPGG_TODAY",
        summary: "Today's date (YYYY-MM-DD); overrides the clock and TZ"),
      EnvironmentVariable(
        name: "LC_ALL",
        summary: "Language if KPGG_LANG is not set; overrides LC_MESSAGES and LANG"),
      EnvironmentVariable(name: "NO_COLOR", summary: "Turns colors off (unless empty)"),
      EnvironmentVariable(
        name: "CLICOLOR_FORCE", summary: "Turns colors on, even in a pipe (unless empty or 0)"),
      EnvironmentVariable(name: "TERM", summary: "Turns colors off if it is 'dumb'"),
      EnvironmentVariable(
        name: "TERM_PROGRAM",
        summary:
          "Used by 'browse' to detect image support, as are TERM, KITTY_WINDOW_ID, TMUX, and STY"),
      EnvironmentVariable(
        name: "COLUMNS", summary: "Width of the terminal, if the terminal does not report it"),
      EnvironmentVariable(
        name: "DISPLAY",
        summary: "Display for the default browser; also WAYLAND_DISPLAY"),
      EnvironmentVariable(
        name: "XDG_CACHE_HOME",
        summary: "Parent folder for caches (default: ~/.cache, or ~/Library/Caches on macOS)"),
      EnvironmentVariable(
        name: "XDG_DATA_HOME",
        summary: "Parent folder for user data (default: ~/.local/share, or ~/Library/Application "
          + "Support on macOS)"),
      EnvironmentVariable(
        name: "https_proxy", summary: "Proxy for requests; also http_proxy, all_proxy, and no_proxy"
      ),
    ],
    files: [
      FileDescription(
        path: "$XDG_CACHE_HOME/kpgg/endpoints",
        summary: "Cached responses from endpoints; XDG_CACHE_HOME defaults to ~/.cache, or to "
          + "~/Library/Caches on macOS"),
      FileDescription(
        path: "$XDG_DATA_HOME/kpgg/favorites.json",
        summary: "Your favorites; XDG_DATA_HOME defaults to ~/.local/share, or to "
          + "~/Library/Application Support on macOS"),
    ],
    topics: HelpTopic.allCases.map(\.description),
    notes: [
      "Type names in English or Korean; case, spacing, and punctuation do not matter. OHMYGIRL, "
        + "oh-my-girl, 오마이걸, and omg are the same group."
    ])
}
