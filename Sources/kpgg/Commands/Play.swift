import KPGGCore

/// `kpgg play GROUP` opens the official video of a group's song.
enum Play: Command {
  static let description = CommandDescription(
    name: "play",
    summary: "Play the official video of a group's song",
    discussion: [
      "kpgg opens the video with the command in BROWSER, or else with the default browser. If "
        + "neither BROWSER nor a display is available, kpgg prints the video's URL.",
      "--player names another program. kpgg splits its COMMAND at every space, even inside quotes, "
        + "and runs it without a shell. The URL replaces '%s', or comes last if there is no '%s'.",
    ],
    arguments: [
      ArgumentDescription(
        name: "GROUP", isRepeating: true, kind: .group,
        summary: "One group's ID, English name, Korean name, or alias; spaces need no quotes")
    ],
    options: [
      OptionDescription(
        name: "player", value: OptionValue(placeholder: "COMMAND"),
        summary: "Program that plays the video, such as mpv"),
      OptionDescription(name: "print", summary: "Print the video's URL instead of opening it"),
      .color,
    ] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg play OHMYGIRL --print", summary: "Print the video's URL")
    ])

  static func run(in session: Session) async throws -> CommandResult {
    guard !(session.arguments.has("print") && session.arguments.has("player")) else {
      throw UsageError.conflictingOptions("--print", "--player")
    }
    let group = try await session.lookup.lineUp(
      named: try session.name(), suggesting: description.name
    ).group
    guard let url = group.hitSong?.address else {
      throw CommandError.noVideo(group: group.name)
    }
    let opener = VideoOpener(
      player: session.arguments.value("player"), environment: session.context.environment)
    let commands = session.arguments.has("print") ? [] : try opener.commands(for: url)
    guard !commands.isEmpty else { return .text("\(url)\n") }
    try VideoOpener.start(commands, with: session.context.launch)
    return .nothing
  }
}
