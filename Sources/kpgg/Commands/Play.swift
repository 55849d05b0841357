import KPGGCore

/// `kpgg play NAME` opens the official video of a song.
enum Play: Command {
  static let description = CommandDescription(
    name: "play",
    summary: "Play the official video of a song",
    discussion: [
      "A group's name alone plays its hit song. You can also spell an English title in Hangul: "
        + "'kpgg play 치얼업' plays CHEER UP.",
      "kpgg opens the video with the command in BROWSER, or else with the default browser. If "
        + "neither BROWSER nor a display is available, kpgg prints the video's URL.",
      "--player names another program. kpgg splits COMMAND at each space, even inside quotes, "
        + "and runs it without a shell. The URL replaces '%s', or is added at the end.",
    ],
    arguments: [
      ArgumentDescription(
        "NAME…", .group, "A group, a song's title, or a group and a title; spaces need no quotes")
    ],
    options: OptionList { Options($0) },
    examples: [
      .init("kpgg play OHMYGIRL --print", "Print the URL of a group's hit song"),
      .init("kpgg play twice cheer up", "Play a song of a group"),
      .init("kpgg play 치얼업", "Play a song by its title"),
    ])

  private struct Options {
    let player: String?
    let prints: Bool

    init(_ options: OptionReader) {
      player = options.text(
        "player", placeholder: "COMMAND", "Program that plays the video, such as mpv")
      prints = options.flag("print", "Print the video's URL instead of opening it")
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let options = Options(session.options)
    guard !options.prints || options.player == nil else {
      throw UsageError.conflictingOptions("--print", "--player")
    }
    let url = try await address(named: try session.name(), session.lookup)
    let opener = URLOpener(player: options.player, environment: session.context.environment)
    let commands = options.prints ? [] : try opener.commands(for: url)
    guard !commands.isEmpty else { return .text("\(url)\n") }
    try opener.start(commands, with: session.context.launch)
    return .nothing
  }

  /// The URL of the video that a name selects.
  private static func address(named name: String, _ lookup: Lookup) async throws -> String {
    switch try await lookup.played(named: name, suggesting: description.name) {
    case .song(let song):
      if let url = song.song.address { return url }
      let lineUp = try? await lookup.reader.lineUp(exactly: song.group)
      throw CommandError.noVideo(of: song.song.title, hint: lineUp.flatMap(hint))
    case .group(let lineUp):
      if let url = lineUp.group.hitSong?.address { return url }
      throw CommandError.noVideo(of: lineUp.group.name, hint: hint(lineUp))
    }
  }

  /// The newest songs of a group that have a video; `nil` without any.
  private static func hint(_ lineUp: LineUp) -> Hint? {
    let songs = ListedSong.newestFirst([lineUp]).map(\.song)
    let titles = songs.filter { $0.youtubeID != nil }.prefix(5).map(\.title)
    return titles.isEmpty ? nil : .playSong(group: lineUp.group.id.description, titles: titles)
  }
}
