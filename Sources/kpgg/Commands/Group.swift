import KPGGCore

/// `kpgg group NAME` shows a group and its members.
enum Group: Command {
  static let description = CommandDescription(
    name: "group",
    summary: "Show a group, its members, and its songs",
    arguments: [
      ArgumentDescription(
        "NAME…", .group,
        "One group's ID, English name, Korean name, or alias; spaces need no quotes. '-' "
          + "reads names from standard input, one per line")
    ],
    options: OptionList { Options($0) },
    examples: [
      .init("kpgg group OHMYGIRL", "Show a group by ID"),
      .init("kpgg group 오마이걸", "Show a group by Korean name"),
      .init("kpgg group omg --json | jq -r .hitSong.url", "Print the URL of the group's video"),
      .init(
        "kpgg group - --plain --fields name,hitSong.url < names.txt",
        "Print the videos of several groups"),
    ])

  private struct Options {
    let showsAllSongs: Bool

    init(_ options: OptionReader) {
      showsAllSongs = options.flag("all", "Show all songs, not only the ten newest")
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: LineUp.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let options = Options(session.options)
    let fields = try session.fields(of: LineUp.self)
    if let names = try session.namesOnInput(for: session.arguments.words) {
      var lineUps: [LineUp] = []
      for name in names {
        lineUps.append(try await name.resolve { try await session.lookup.lineUp(named: $0) })
      }
      return .show(
        RecordList(
          records: lineUps, fields: fields,
          count: { [count = lineUps.count] in $0.count(count, of: count, .group) },
          text: { [lineUps] writer in
            Array(lineUps.map { writer.group($0) }.joined(separator: [""]))
          }))
    }
    let lineUp = try await session.lookup.lineUp(named: try session.name())
    let limit = options.showsAllSongs ? Int.max : 10
    return .show(
      SingleRecord(record: lineUp, fields: fields) { $0.group(lineUp, songLimit: limit) })
  }
}
