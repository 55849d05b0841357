import KPGGCore

/// `kpgg songs [NAME]` lists the songs of a group, a section, a year, or all groups, with filters.
enum Songs: Command {
  static let description = CommandDescription(
    name: "songs",
    summary: HelpText(
      "List songs of groups, a section, or all groups",
      "전체 또는 일부 그룹의 노래 목록"),
    discussion: [
      HelpText(
        "The newest songs come first. If only the year or the month of a release is known, --released "
          + "matches if the range includes all of it. A year instead of a name means the songs "
          + "released in that year.",
        "최근 노래가 먼저 나옵니다. 발매한 해나 달만 알려진 노래는 그 전체가 --released의 범위에 들어갈 때만 나옵니다. "
          + "이름 대신 연도를 쓰면 그해에 발매한 노래가 나옵니다."),
      CommandDescription.filterRules,
    ],
    arguments: [.groupsOrSection],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg songs twice", "Songs of one group",
        "한 그룹의 노래"),
      .init(
        "kpgg songs 2024", "Songs released in a year",
        "한 해에 발매한 노래"),
      .init(
        "kpgg songs --title love", "Songs with a word in the title",
        "제목에 단어가 있는 노래"),
      .init(
        "kpgg songs --released 2015 --kind title", "Title tracks released in 2015",
        "2015년에 발매한 타이틀곡"),
      .init(
        "kpgg songs ive --fields title,url --plain", "Titles and video URLs",
        "제목과 영상의 URL"),
    ])

  private struct Options {
    private(set) var songs = SongFilter()
    let title: String?
    let groups: GroupSelection
    let order: ListingOrder<ListedSong>

    init(_ options: OptionReader) throws(UsageError) {
      title = options.text(
        "title", placeholder: "TEXT",
        "Filter by title: all of it or a part, as in a search, in English or Korean",
        "제목으로 거르기: 검색처럼 영문이나 한글 제목 전체 또는 일부")
      if let title, title.allSatisfy(\.isWhitespace) { throw .emptyValue(option: "--title", nil) }
      songs.releases = try options.ranges(
        .released,
        "Filter by the song's release date: 2015, 2015-04, 2015-04-21, or 2014..2016",
        "노래 발매일로 거르기: 2015, 2015-04, 2015-04-21, 2014..2016")
      songs.kinds = try options.choices(
        .kind, "Filter by kind of song",
        "노래 종류로 거르기"
      ) { $0.kind($1) }
      groups = try GroupSelection(options)
      order = try ListingOrder(options, latestFirstBy: .date)
      options.listing(
        rows: HelpText(
          "the group's ID comes first unless --fields is given",
          "--fields가 없으면 그룹의 ID가 첫 열"))
    }
  }

  static let schemas = [OutputSchema(of: ListedSong.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedSong.self)
    let options = try Options(session.options)
    let (filter, order) = (options.songs, options.order)
    let name = try session.optionalName()
    let years = name.flatMap { ClosedRange(singleYear: $0) }.map { [$0] } ?? []

    let groupFilter = try await options.groups.filter(session.lookup)
    let lineUps = try await session.lookup.lineUps(
      named: years.isEmpty ? name : nil, with: .songs,
      where: groupFilter == GroupFilter() ? nil : { groupFilter.matches($0) })
    let titled = options.title.map(ListedSong.newestFirst(lineUps).titled)
    let songs = (titled ?? ListedSong.newestFirst(lineUps)).filter {
      filter.matches($0.song) && years.accepts($0.song.date)
    }
    let page = order.page(of: order.sorted(songs))
    return .show(
      RecordList(
        records: page,
        fields: fields, groups: lineUps.map(\.group),
        count: { [shown = page.count, total = songs.count] in $0.count(shown, of: total, .song) }))
  }
}
