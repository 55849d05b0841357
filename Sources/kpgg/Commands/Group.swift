import KPGGCore

/// `kpgg group NAME`: the facts about a group, and its members.
enum Group: Command {
  static let description = CommandDescription(
    name: "group",
    summary: "Show a group with its song and its members",
    arguments: [
      ArgumentDescription(
        name: "NAME", isRepeating: true, kind: .group,
        summary: "Its id, Korean or English name, or an alias")
    ],
    options: .listing,
    examples: [
      CommandExample(commandLine: "kpgg group OHMYGIRL", summary: "By its id"),
      CommandExample(commandLine: "kpgg group 오마이걸", summary: "By its Korean name"),
      CommandExample(
        commandLine: "kpgg group omg --json | jq -r .hitSong.url", summary: "Its song's video"),
    ])

  static var fieldKeys: [String] { LineUp.fields.map(\.key) }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: LineUp.self)
    let lineUp = try await session.lookup.lineUp(named: try session.name())
    return .show(SingleRecord.group(lineUp, fields: fields))
  }
}
