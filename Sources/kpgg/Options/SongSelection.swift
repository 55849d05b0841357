import KPGGCore

/// The song filters of the options.
struct SongSelection {
  private var filter = SongFilter()
  private let title: String?

  /// Reads the options.
  ///
  /// - Throws: A usage error if a value is invalid.
  init(_ options: OptionReader) throws(UsageError) {
    title = options.text(
      "title", placeholder: "TEXT",
      "Filter by title: all of it or a part, as in a search, in English or Korean",
      "제목으로 필터링: 검색처럼 영문이나 한글 제목 전체 또는 일부")
    if let title, title.allSatisfy(\.isWhitespace) { throw .emptyValue(option: "--title", nil) }
    filter.releases = try options.ranges(
      .released,
      "Filter by the song's release date: 2015, 2015-04, 2015-04-21, or 2014..2016",
      "노래 발매일로 필터링: 2015, 2015-04, 2015-04-21, 2014..2016")
    filter.kinds = try options.choices(
      .kind, "Filter by kind of song",
      "노래 종류로 필터링"
    ) { $0.names(of: $1) }
  }

  /// Finds the songs that match, newest first, and the groups that were searched: the named group or
  /// section, or all groups without a name. Years mean the songs released in them, also if a section has the
  /// same. Only groups that the group selection accepts count.
  func songs(
    named name: String?, in groups: GroupSelection, _ lookup: Lookup
  ) async throws -> (songs: [ListedSong], groups: [GirlGroup]) {
    var years: [ClosedRange<CalendarDate>] = []
    if let name, let typed = ClosedRange(singleYear: name) ?? ClosedRange(typedYears: name) {
      years = [typed]
    }
    let groupFilter = try await groups.filter(lookup)
    let lineUps = try await lookup.lineUps(
      named: years.isEmpty ? name : nil, with: .songs,
      where: groupFilter == GroupFilter() ? nil : { groupFilter.matches($0) })
    let songs = ListedSong.newestFirst(lineUps)
    let titled = title.map(songs.titled) ?? songs
    let matches = titled.filter { filter.matches($0.song) && years.accepts($0.song.date) }
    return (matches, lineUps.map(\.group))
  }
}
