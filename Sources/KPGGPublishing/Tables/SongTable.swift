import KPGGCore

/// A row of `songs.csv`.
struct SongRow: Sendable {
  let group: GroupID
  var song: Song

  init(_ song: Song, of group: GroupID) { (self.song, self.group) = (song, group) }
}

extension SongRow: TableRecordOfGroup {
  static let limit = WireLimits.songs

  init(group: GroupID) { self.init(Song(title: ""), of: group) }

  /// A song without a title has the Korean one.
  mutating func finish(_ row: TableRow, _ problems: inout TableProblems) {
    if row["title"].isEmpty { song.title = song.koreanTitle ?? "" }
  }
}

extension SongRow: TableRecord {
  static let table = CatalogTable.songs
  static let needs = [["group"], ["title", "koreanTitle"]]
  static let derivedColumns = ["url"]

  static let columns: [TableColumn<SongRow>] = [
    TableColumn("group") { $0.group.description },
    TableColumn("title", \.song.title),
    TableColumn("koreanTitle", \.song.koreanTitle),
    TableColumn("date", \.song.date),
    TableColumn("kind", \.song.kind),
    TableColumn("youtubeID", \.song.youtubeID),
  ]
}
