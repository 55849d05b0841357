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
    summary: "K-pop girl groups, their members and their songs, for the terminal and for scripts.",
    commands: CommandTable.commands.map { $0.description } + [Help.description],
    home: Home.description,
    environment: [
      EnvironmentVariable(name: "KPGG_SOURCE", summary: "The default of --source"),
      EnvironmentVariable(name: "KPGG_TOKEN", summary: "A token that the endpoint asks for"),
      EnvironmentVariable(
        name: "BROWSER", summary: "What 'play' and 'browse' open a video with"),
      EnvironmentVariable(name: "KPGG_LANG", summary: "The default of --lang"),
      EnvironmentVariable(
        name: "KPGG_TODAY",
        summary: "Today's date, YYYY-MM-DD, in place of the one by the clock and TZ"),
      EnvironmentVariable(
        name: "LC_ALL", summary: "The language without KPGG_LANG; else LC_MESSAGES, LANG"),
      EnvironmentVariable(name: "NO_COLOR", summary: "No colours, if it is not empty"),
      EnvironmentVariable(name: "CLICOLOR_FORCE", summary: "Colours in a pipe too, if it is not 0"),
      EnvironmentVariable(name: "TERM", summary: "No colours, if it is dumb"),
      EnvironmentVariable(
        name: "TERM_PROGRAM",
        summary: "Whether 'browse' can show pictures; TERM, KITTY_WINDOW_ID, TMUX, STY too"),
      EnvironmentVariable(
        name: "COLUMNS", summary: "The width of a terminal that does not tell it"),
      EnvironmentVariable(
        name: "DISPLAY", summary: "Without it and WAYLAND_DISPLAY, only BROWSER opens a video"),
      EnvironmentVariable(
        name: "XDG_CACHE_HOME", summary: "Where caches are kept; by default in HOME"),
      EnvironmentVariable(
        name: "XDG_DATA_HOME",
        summary: "Where programs keep a user's data; by default in HOME"),
      EnvironmentVariable(
        name: "https_proxy", summary: "A proxy for requests; http_proxy, all_proxy, no_proxy too"
      ),
    ],
    files: [
      FileDescription(
        path: "$XDG_CACHE_HOME/kpgg/endpoints",
        summary: "What endpoints replied; in ~/.cache, or on macOS in ~/Library/Caches, where the "
          + "variable is not set"),
      FileDescription(
        path: "$XDG_DATA_HOME/kpgg/favorites.json",
        summary: "The favourites; in ~/.local/share, or on macOS in ~/Library/Application Support, "
          + "where the variable is not set"),
    ],
    topics: HelpTopic.allCases.map(\.description),
    notes: [
      "A name may be typed in any case, spacing or punctuation, in Korean or English: "
        + "OHMYGIRL, oh-my-girl, 오마이걸 and omg are one group."
    ])
}
