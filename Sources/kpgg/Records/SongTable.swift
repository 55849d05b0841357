import KPGGCore
import KPGGSystem

/// A song in a listing.
struct ListedSong: Sendable {
  let song: Song
  /// The group of the song.
  let group: GroupID
  /// The unit of the group that sings it; empty for a song of the whole group. An optional unit would
  /// make each song in a list three times as large.
  private let units: [GroupUnit]

  init(song: Song, group: GroupID, unit: GroupUnit? = nil) {
    (self.song, self.group, units) = (song, group, unit.map { [$0] } ?? [])
  }

  /// The unit of the group that sings it; `nil` for a song of the whole group.
  var unit: GroupUnit? { units.first }
}

extension ListedSong {
  /// The songs of line-ups from the newest to the oldest. Songs without a date come last.
  static func newestFirst(_ lineUps: [LineUp]) -> [ListedSong] {
    newestFirst(
      lineUps.flatMap { lineUp in
        lineUp.songs.reversed().map { ListedSong(song: $0, group: lineUp.group.id) }
      })
  }

  /// The songs of line-ups that a title can mean: those of the best known groups first, then the newest
  /// ones.
  static func bestKnownFirst(_ lineUps: [LineUp]) -> [ListedSong] {
    Tier.allCases.flatMap { tier in
      newestFirst(
        lineUps.filter { ($0.group.tier ?? .third) == tier }.flatMap { lineUp in
          lineUp.titledSongs.map { ListedSong(song: $0, group: lineUp.group.id) }
        })
    }
  }

  private static func newestFirst(_ songs: [ListedSong]) -> [ListedSong] {
    let dated = songs.compactMap { song in song.song.date.map { (song: song, date: $0) } }
      .sorted { $0.date > $1.date }
    return dated.map(\.song) + songs.filter { $0.song.date == nil }
  }

  /// The songs of units, those of the newest units first.
  static func ofUnits(_ lineUps: [LineUp]) -> [ListedSong] {
    ListedUnit.newestFirst(lineUps).compactMap { ListedSong($0.unit, of: $0.group) }
  }

  /// The song of a unit; `nil` if the unit has none.
  init?(_ unit: GroupUnit, of group: GroupID) {
    guard let song = unit.song else { return nil }
    self.init(song: song, group: group, unit: unit)
  }

  /// The song of a hit; `nil` for a group, a member, or a unit without a song.
  init?(_ hit: SearchHit) {
    if let song = hit.song {
      self.init(song: song, group: hit.group.id)
    } else {
      guard let unit = hit.unit else { return nil }
      self.init(unit, of: hit.group.id)
    }
  }
}

extension [ListedSong] {
  /// The songs whose titles match a text as in a search, in the same order.
  func titled(_ text: String) -> [ListedSong] {
    guard !NormalizedText(text).isEmpty else { return [] }
    let titled = NameFilter(text).filter(self, as: .title)
    guard titled.isEmpty, let query = LoanwordQuery(text) else { return titled }
    let found = compactMap { song in
      query.match(song.song.title).map { (value: song, match: $0) }
    }
    return LoanwordQuery.Match.best(of: found)
  }
}

extension ListedSong: Named {
  /// The ID: `TWICE/songs/TT`, or the unit's: `TWICE/units/MISAMO`.
  var exactID: String {
    let id = unit.map { RecordID.unit(group: group, name: $0.name) }
    return (id ?? .song(group: group, title: song.title)).description
  }

  static func canBeExactID(_ text: String) -> Bool { text.hasSlash }

  /// Calls a closure with the titles. For a song of a unit, the unit's names come first.
  func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    unit?.forEachName(body)
    body(song.title, unit == nil)
    if let title = song.koreanTitle { body(title, unit == nil) }
  }
}

extension ListedSong: Tabular {
  static let keySynonyms = ["name": "title", "released": "date"]

  var json: JSONValue { song.json(group: group) }

  static var rankedKind: RecordKind? { .song }
  var rankedID: RecordID? { .song(group: group, title: song.title) }

  static let fields: [Field<ListedSong>] = [
    .group, .title, .koreanTitle, .date, .kind, .youtubeID, .url,
  ]
  static let columns: [Field<ListedSong>] = [.date, .title, .koreanTitle, .group, .kind]
}

extension Field<ListedSong> {
  static var group: Self {
    Self(
      key: "group", label: \.group, json: \.group.json, rank: 4,
      overflow: .name, shown: { $1.groups.name(of: $0.group.description, in: $1.language) },
      isRedundant: { songs in songs.allSatisfy { $0.group == songs[0].group } })
  }
  static var title: Self { Self(.of(\.song, .title), \.songFields.title, overflow: .name) }
  static var koreanTitle: Self {
    Self(
      .of(\.song, .koreanTitle), \.songFields.koreanTitle, rank: 1,
      overflow: .names, isKoreanForm: true)
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
        $0.sheet(of: song, by: group)
      })
  }
}

extension TextWriter {
  /// A song: its title, its group or unit, and the known facts.
  func sheet(of song: ListedSong, by group: GirlGroup) -> [String] {
    let unit = song.unit?.displayName.text(in: language)
    let groupOfUnit = [(words.labels.group, unit.map { _ in group.name(in: language) })]
    return lines(
      of: FactSheet(
        title: song.song.title(in: language), subtitle: unit ?? group.name(in: language),
        facts: Self.known(groupOfUnit) + facts(of: song.song)))
  }

  /// The known facts about a song, except for its title in the writer's language.
  func facts(of song: Song) -> [FactSheet.Fact] {
    let labels = words.labels
    let otherTitle = words.prefersHangul ? labels.songFields.title : labels.songFields.koreanTitle
    return Self.known([
      (otherTitle, song.otherTitle(in: language)),
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
