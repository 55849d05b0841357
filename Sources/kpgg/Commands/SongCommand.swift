import KPGGCore

/// `kpgg song [GROUP] TITLE` shows a song.
enum SongCommand: Command {
  static let description = CommandDescription(
    name: "song",
    summary: HelpText(
      "Show a song",
      "노래 보기"),
    discussion: [
      HelpText(
        "You can omit the group if only one song has the title. You can also spell an English title in "
          + "Hangul: 'kpgg song 하입보이' shows Hype Boy.",
        "제목이 같은 노래가 없으면 그룹을 생략할 수 있습니다. 영문 제목을 한글로 써도 됩니다: 'kpgg song 하입보이'는 Hype Boy를 보여 "
          + "줍니다."),
      HelpText(
        "The song of a unit is found by its title or by the unit's name. If a group has a song with "
          + "the same title, that one is shown.",
        "유닛의 노래는 제목이나 유닛 이름으로 찾을 수 있습니다. 그룹에 제목이 같은 노래가 있으면 그룹의 노래를 보여 줍니다."),
    ],
    arguments: [
      ArgumentDescription(
        "TITLE…", .groupOrSong,
        "A song's title in English or Korean, a group and a title, a unit, or an ID; spaces need no "
          + "quotes. '-' reads names from standard input, one per line",
        "영문이나 한글 노래 제목, 그룹과 제목, 유닛, ID. 빈칸이 있어도 따옴표가 필요 없음. '-'이면 표준 입력에서 한 줄에 하나씩 읽음")
    ],
    options: OptionList { $0.listing() },
    examples: [
      .init(
        "kpgg song ditto", "Show a song by title",
        "제목으로 노래 보기"),
      .init(
        "kpgg song twice cheer up", "Show a song of a group",
        "그룹의 노래 보기"),
      .init(
        "kpgg song ditto --json | jq -r .url", "Print the URL of the video",
        "영상의 URL 출력"),
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
