import KPGGCore
import KPGGQuiz

extension ListedSong: Tabular {
  var json: JSONValue { song.json(group: group) }

  static let idKey = "group"
  static let tableKeys = ["date", "title", "koreanTitle", "group", "kind"]

  static let fields: [Field<ListedSong>] = [
    Field(key: "group", label: \.group, importance: .droppable(rank: 2), overflow: .name),
    Field(
      key: "title", label: \.songFields.title, overflow: .names,
      shown: { song, _ in song.song.title }),
    Field(
      key: "koreanTitle", label: \.songFields.koreanTitle, importance: .droppable(rank: 1),
      overflow: .name),
    Field(
      key: "date", label: \.songFields.date, importance: .droppable(rank: 3), overflow: .keep),
    Field(
      key: "kind", label: \.kind, importance: .droppable(rank: 0), overflow: .keep,
      shown: { song, language in song.song.kind.map(language.words.kind) ?? "" }),
    Field(key: "youtubeID", label: \.songFields.youtubeID),
    Field(key: "url", label: \.groupFields.video),
  ]
}

/// The labels of fields that only songs have, in one language.
struct SongLabels: Sendable {
  let title: String
  let koreanTitle: String
  let date: String
  let youtubeID: String
}

extension FieldSelection<ListedSong> {
  /// The selection with groups shown by name, as in other tables, instead of by id.
  func naming(_ groups: [GirlGroup]) -> Self {
    replacing("group") { $0 = $0.naming(groups, by: \.group) }
  }
}

extension TextWriter {
  /// The known facts about a song, except for its title.
  func facts(of song: Song) -> [FactSheet.Fact] {
    let labels = words.labels
    return Self.known([
      (labels.songFields.koreanTitle, song.koreanTitle == song.title ? nil : song.koreanTitle),
      (labels.songFields.date, song.date?.description),
      (labels.kind, song.kind.map(words.kind)),
    ]) + (song.address.map { [.linked(labels.groupFields.video, $0)] } ?? [])
  }

  /// A table of a group's songs, newest first, and the number of songs above a limit.
  func songs(of lineUp: LineUp, limit: Int) -> [String] {
    let songs = ListedSong.newestFirst([lineUp])
    let fields = ["date", "title", "koreanTitle", "kind"].compactMap { ListedSong.field(named: $0) }
    let more = songs.count - min(songs.count, limit)
    return table(of: Array(songs.prefix(limit)), fields).lines(width: width, painter: painter)
      + (more > 0 ? fitted(words.moreSongs(more, of: lineUp.group.id)) : [])
  }
}
