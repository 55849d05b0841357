import KPGGCore

/// A song in a listing.
struct ListedSong: Sendable {
  let song: Song
  /// The group of the song.
  let group: GroupID
}

extension ListedSong {
  /// The songs of line-ups from the newest to the oldest. Songs without a date come last.
  static func newestFirst(_ lineUps: [LineUp]) -> [ListedSong] {
    let songs = lineUps.flatMap { lineUp in
      lineUp.songs.reversed().map { ListedSong(song: $0, group: lineUp.group.id) }
    }
    let dated = songs.compactMap { song in song.song.date.map { (song: song, date: $0) } }
      .sorted { $0.date > $1.date }
    return dated.map(\.song) + songs.filter { $0.song.date == nil }
  }
}

extension ListedSong: Named {
  /// The group's ID and the title: `TWICE/TT`.
  var exactID: String { "\(group)/\(song.title)" }

  func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    body(song.title, true)
    if let title = song.koreanTitle { body(title, true) }
  }
}

extension ListedSong: Tabular {
  var json: JSONValue { song.json(group: group) }

  static let fields: [Field<ListedSong>] = [
    .group, .title, .koreanTitle, .date, .kind, .youtubeID, .url,
  ]
  static let columns: [Field<ListedSong>] = [.date, .title, .koreanTitle, .group, .kind]
}

extension Field<ListedSong> {
  static var group: Self {
    Self(
      key: "group", label: \.group, json: \.group.json, rank: 2,
      overflow: .name, shown: { $1.groups.name(of: $0.group.description, in: $1.language) },
      isRedundant: { songs in songs.allSatisfy { $0.group == songs[0].group } })
  }
  static var title: Self { Self(.of(\.song, .title), \.songFields.title, overflow: .names) }
  static var koreanTitle: Self {
    Self(
      .of(\.song, .koreanTitle), \.songFields.koreanTitle, rank: 1,
      overflow: .name, isKoreanForm: true)
  }
  static var date: Self {
    Self(.of(\.song, .date), \.songFields.date, rank: 3, overflow: .keep, filter: .released)
  }
  static var kind: Self {
    Self(
      .of(\.song, .kind), \.kind, rank: 0, overflow: .keep, filter: .kind,
      shown: { $0.song.kind.map($1.words.kind) ?? "" })
  }
  static var youtubeID: Self { Self(.of(\.song, .youtubeID), \.songFields.youtubeID) }
  static var url: Self { Self(.of(\.song, .url), \.groupFields.video) }
}

extension CommandResult {
  /// Shows one song.
  static func show(
    song: ListedSong, of group: GirlGroup, _ fields: FieldSelection<ListedSong>
  ) -> Self {
    .show(
      SingleRecord(record: song, fields: fields, groups: [group]) {
        $0.sheet(of: song.song, by: group)
      })
  }
}

extension TextWriter {
  /// A song: its title, its group, and the known facts.
  func sheet(of song: Song, by group: GirlGroup) -> [String] {
    let labels = words.labels
    let title: [(String, String?)] = [
      (labels.title, pair(song.title, song.koreanTitle == song.title ? nil : song.koreanTitle)),
      (labels.group, pair(group.name, group.koreanName)),
    ]
    return lines(
      of: FactSheet(
        title: song.title(in: language), subtitle: group.name(in: language),
        facts: Self.known(title) + release(of: song)))
  }

  /// The known facts about a song, except for its title.
  func facts(of song: Song) -> [FactSheet.Fact] {
    let labels = words.labels
    return Self.known([
      (labels.songFields.koreanTitle, song.koreanTitle == song.title ? nil : song.koreanTitle)
    ]) + release(of: song)
  }

  /// The known date, kind, and video of a song.
  private func release(of song: Song) -> [FactSheet.Fact] {
    let labels = words.labels
    return Self.known([
      (labels.songFields.date, song.date?.description), (labels.kind, song.kind.map(words.kind)),
    ]) + (song.address.map { [.linked(labels.groupFields.video, $0)] } ?? [])
  }

  /// A table of a group's songs, newest first, and the number of songs above a limit.
  func songs(of lineUp: LineUp, limit: Int) -> [String] {
    let songs = ListedSong.newestFirst([lineUp])
    let fields: [Field<ListedSong>] = [.date, .title, .koreanTitle, .kind]
    let more = songs.count - min(songs.count, limit)
    return table(of: Array(songs.prefix(limit)), fields).lines(width: width, painter: painter)
      + (more > 0 ? fitted(words.moreSongs(more, of: lineUp.group.id)) : [])
  }
}
