import KPGGCore

/// `kpgg play GROUP`: the official video of a group's song.
enum Play: Command {
  static let description = CommandDescription(
    name: "play",
    summary: "Play the official video of a group's song",
    discussion: [
      "Opens it with the browser that BROWSER names, else with the system's own, or where there is "
        + "no display prints the address.",
      "The COMMAND of --player is split at every space, also between quotes; the address stands in "
        + "the place of '%s', or behind it.",
    ],
    arguments: [
      ArgumentDescription(
        name: "GROUP", isRepeating: true, kind: .group,
        summary: "Its id, Korean or English name, or an alias")
    ],
    options: [
      OptionDescription(
        name: "player", value: OptionValue(placeholder: "COMMAND"),
        summary: "A program to play it with, such as mpv"),
      OptionDescription(name: "print", summary: "Print the address alone"),
      .color,
    ] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg play OHMYGIRL --print", summary: "The video's address")
    ])

  static func run(in session: Session) async throws -> CommandResult {
    guard !(session.arguments.has("print") && session.arguments.has("player")) else {
      throw UsageError.conflictingOptions("--print", "--player")
    }
    let group = try await session.lookup.lineUp(named: try session.name()).group
    guard let url = group.hitSong?.url else {
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
