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

extension [ListedSong] {
  /// The songs whose whole titles sound most like a text in Hangul: *CHEER UP* for `치얼업`.
  func spelled(_ text: String) -> [ListedSong] {
    guard let query = LoanwordQuery(text) else { return [] }
    let found = compactMap { song in
      query.match(song.song.title).flatMap { $0.isWhole ? (value: song, match: $0) : nil }
    }
    return LoanwordQuery.Match.best(of: found)
  }
}

extension ListedSong: Named {
  /// The group's ID and the title: `TWICE/TT`.
  var exactID: String { "\(group)/\(song.title)" }

  func forEachMainName(_ body: (String) -> Void) {
    body(song.title)
    song.koreanTitle.map(body)
  }

  func forEachOtherName(_ body: (String) -> Void) {}
}
