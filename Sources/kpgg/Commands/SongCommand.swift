import KPGGCore

/// `kpgg song [GROUP] TITLE` shows a song.
enum SongCommand: Command {
  static let description = CommandDescription(
    name: "song",
    summary: "Show a song",
    discussion: [
      "You can omit the group if only one song has the title. You can also spell an English title in "
        + "Hangul: 'kpgg song 하입보이' shows Hype Boy.",
      "The song of a unit is found by its title or by the unit's name. If a group has a song with "
        + "the same title, that one is shown.",
    ],
    arguments: [
      ArgumentDescription(
        "TITLE…", .groupOrSong,
        "A song's title in English or Korean, a group and a title, a unit, or an ID; spaces need no "
          + "quotes. '-' reads names from standard input, one per line")
    ],
    options: OptionList { $0.listing() },
    examples: [
      .init("kpgg song ditto", "Show a song by title"),
      .init("kpgg song twice cheer up", "Show a song of a group"),
      .init("kpgg song ditto --json | jq -r .url", "Print the URL of the video"),
    ])

  static let schemas = [OutputSchema(of: ListedSong.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedSong.self)
    guard let names = try session.namesOnInput(for: session.arguments.words) else {
      let song = try await session.lookup.song(named: try session.name())
      return .show(song: song, of: try await session.group(of: song), fields)
    }
    var songs: [ListedSong] = []
    var groups: [GirlGroup] = []
    for name in names {
      let song = try await name.resolve { try await session.lookup.song(named: $0) }
      songs.append(song)
      groups.append(try await session.group(of: song))
    }
    return .show(
      RecordList(
        records: songs, fields: fields, groups: groups,
        count: { [count = songs.count] in $0.count(count, of: count, .song) },
        text: { [songs, groups] writer, line in
          writer.writeSheets(songs.indices, to: line) {
            writer.sheet(of: songs[$0], by: groups[$0])
          }
        }))
  }
}

extension Session {
  fileprivate func group(of song: ListedSong) async throws -> GirlGroup {
    try await reader.lineUp(exactly: song.group)?.group ?? GirlGroup(id: song.group)
  }
}
