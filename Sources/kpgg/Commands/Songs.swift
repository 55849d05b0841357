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
          + "matches if the range includes all of it. Years instead of a name mean the songs "
          + "released in them, such as 2024 or 2016-2019.",
        "최근 노래가 먼저 나옵니다. 발매일이 연도나 월까지만 알려진 노래는 그해나 그달 전체가 --released의 범위에 들어갈 때만 "
          + "나옵니다. 이름 대신 2024나 2016-2019처럼 연도를 쓰면 그 기간에 발매한 노래가 나옵니다."),
      CommandDescription.filterRules,
    ],
    arguments: [.groupsOrSection], takesSeveralNames: true,
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
        "제목에 특정한 단어가 있는 노래"),
      .init(
        "kpgg songs --released 2015 --kind title", "Title tracks released in 2015",
        "2015년에 발매한 타이틀곡"),
      .init(
        "kpgg songs ive --fields title,url --plain", "Titles and video URLs",
        "제목과 영상의 URL"),
    ])

  private struct Options {
    let songs: SongSelection
    let groups: GroupSelection
    let favorites: FavoriteSelection
    let order: ListingOrder<ListedSong>

    init(_ options: OptionReader) throws(UsageError) {
      songs = try SongSelection(options)
      groups = try GroupSelection(options)
      favorites = try FavoriteSelection(
        options, "List only your favorite songs",
        "즐겨찾기한 노래만 표시")
      order = try ListingOrder(options, latestFirstBy: .date)
      options.listing(
        rows: HelpText(
          "the group's ID comes first unless --fields is given",
          "--fields가 없으면 그룹의 ID가 첫 열"))
    }
  }

  static let schemas = [OutputSchema(of: ListedSong.self)]

  static func run(in session: Session) async throws -> CommandResult {
    var fields = try session.fields(of: ListedSong.self)
    let options = try Options(session.options)
    let favorites = try options.favorites.favorites(in: session)
    let all: [ListedSong]
    let groups: [GirlGroup]
    do {
      (all, groups) = try await options.songs.songs(
        named: try session.optionalName(), in: options.groups, session.lookup)
    } catch CommandError.unknownName(let name, .groupOrSection, let hint)
      where hint == .listedBy(Lookup.groupAndSectionLists)
    {
      throw await session.lookup.errorForSong(like: name)
    }
    let songs = favorites.map { all.filter($0.contains) } ?? all
    let order = try await session.ranked(options.order, for: songs)
    fields = fields.adding(session.columns(for: order))
    let page = order.page(of: order.sorted(songs, in: session.tableContext(naming: groups)))
    return .show(
      RecordList(
        records: page,
        fields: fields, groups: groups,
        count: { [shown = page.count, total = songs.count] in $0.count(shown, of: total, .song) }))
  }
}
