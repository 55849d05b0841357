import KPGGCore

/// `kpgg group NAME` shows a group and its members.
enum Group: Command {
  static let description = CommandDescription(
    name: "group",
    summary: "Show a group, its members, and its songs",
    arguments: [
      ArgumentDescription(
        name: "NAME", isRepeating: true, kind: .group,
        summary: "One group's ID, English name, Korean name, or alias; spaces need no quotes")
    ],
    options: [
      OptionDescription(name: "all", summary: "Show all songs, not only the ten newest")
    ] + .listing,
    examples: [
      CommandExample(commandLine: "kpgg group OHMYGIRL", summary: "Show a group by ID"),
      CommandExample(commandLine: "kpgg group 오마이걸", summary: "Show a group by Korean name"),
      CommandExample(
        commandLine: "kpgg group omg --json | jq -r .hitSong.url",
        summary: "Print the URL of the group's video"),
    ])

  static var fieldKeys: [String] { LineUp.fieldKeys }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: LineUp.self)
    let lineUp = try await session.lookup.lineUp(named: try session.name())
    let limit = session.arguments.has("all") ? Int.max : 10
    return .show(SingleRecord.group(lineUp, songLimit: limit, fields: fields))
  }
}
