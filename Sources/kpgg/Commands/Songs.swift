import KPGGCore

/// `kpgg songs [NAME]` lists the songs of a group, a section, or all groups, with filters.
enum Songs: Command {
  static let description = CommandDescription(
    name: "songs",
    summary: "List songs of groups, a section, or all groups",
    discussion: [
      "The newest songs come first. If only the year or the month of a release is known, --released "
        + "matches if the range includes all of it.",
      CommandDescription.filterRules,
    ],
    arguments: [.groupsOrSection],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg songs twice", "Songs of one group"),
      .init("kpgg songs --title love", "Songs with a word in the title"),
      .init("kpgg songs --released 2015 --kind title", "Title tracks released in 2015"),
      .init("kpgg songs ive --fields title,url --plain", "Titles and video URLs"),
    ])

  private struct Options {
    private(set) var songs = SongFilter()
    let title: String?
    let groups: GroupSelection
    let order: ListingOrder<ListedSong>

    init(_ options: OptionReader) throws(UsageError) {
      title = options.text(
        "title", placeholder: "TEXT",
        "Filter by title: all of it or a part, as in a search, in English or Korean")
      if let title, title.allSatisfy(\.isWhitespace) { throw .emptyValue(option: "--title", nil) }
      songs.releases = try options.ranges(
        .released,
        "Filter by the song's release date: 2015, 2015-04, 2015-04-21, or 2014..2016")
      songs.kinds = try options.choices(.kind, "Filter by kind of song") { $0.kind($1) }
      groups = try GroupSelection(options)
      order = try ListingOrder(options, latestFirstBy: .date)
      options.listing(rows: "the group's ID comes first unless --fields is given")
    }
  }

  static let schemas = [OutputSchema(of: ListedSong.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedSong.self)
    let options = try Options(session.options)
    let (filter, order) = (options.songs, options.order)
    let name = try session.optionalName()

    let groupFilter = try await options.groups.filter(session.lookup)
    let lineUps = try await session.lookup.lineUps(
      named: name, with: .songs,
      where: groupFilter == GroupFilter() ? nil : { groupFilter.matches($0) })
    let titled = options.title.map(ListedSong.newestFirst(lineUps).titled)
    let songs = (titled ?? ListedSong.newestFirst(lineUps)).filter { filter.matches($0.song) }
    let page = order.page(of: order.sorted(songs))
    return .show(
      RecordList(
        records: page,
        fields: fields, groups: lineUps.map(\.group),
        count: { [shown = page.count, total = songs.count] in $0.count(shown, of: total, .song) }))
  }
}
