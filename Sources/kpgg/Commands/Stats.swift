import KPGGCore

/// `kpgg stats [TOPIC]` draws charts of the catalog.
enum Stats: Command {
  static let description = CommandDescription(
    name: "stats",
    summary: HelpText(
      "Draw bar charts of groups, members, and songs",
      "그룹, 멤버, 노래의 막대 차트 그리기"),
    discussion: [
      HelpText(
        "Filters limit the charts to the groups that match, with their members and songs.",
        "필터를 쓰면 필터에 맞는 그룹과 그 그룹의 멤버, 노래만 셉니다."),
      HelpText(
        "Someone in several groups is counted once. Unknown values have no bar; the first line of "
          + "each chart shows their number.",
        "여러 그룹에 속한 사람은 한 번만 셉니다. 값을 알 수 없는 항목은 막대로 그리지 않고, 차트의 "
          + "첫 줄에 그 수를 표시합니다."),
      HelpText(
        "Bars fit the terminal. In a pipe, the longest bar is 40 columns wide. In --plain output, a "
          + "last row without a label counts unknown values. --svg writes a picture that needs no "
          + "other files and is readable on light and dark backgrounds.",
        "막대는 터미널 너비에 맞춥니다. 파이프에서는 가장 긴 막대가 40칸입니다. --plain에서 이름이 없는 마지막 행은 '정보 없음'의 "
          + "수입니다. --svg로 저장한 이미지는 다른 파일이 필요 없으며, 밝은 배경과 어두운 배경에서 모두 잘 보입니다."),
      HelpText(
        "The 'ages' chart uses today's date and omits members who have died. With --json, it counts "
          + "birth years instead, so that the output does not depend on the date.",
        "'ages' 차트는 오늘 날짜를 기준으로 하고 사망한 멤버를 제외합니다. --json에서는 출력이 날짜에 따라 달라지지 않도록 출생 연도를 "
          + "셉니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[TOPIC]", .choice(names),
        "What to count: \(QuotedWord.list(names, "or")) (default: an overview)",
        "차트로 볼 주제: \(Language.korean.words.quoted(names)) (기본값: 요약)")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg stats", "Show totals and short charts",
        "합계와 짧은 차트 보기"),
      .init(
        "kpgg stats debuts", "Show the number of debuts per year",
        "연도별 데뷔 수 보기"),
      .init(
        "kpgg stats agencies --limit 10", "Show the ten agencies with the most groups",
        "그룹이 가장 많은 소속사 10곳 보기"),
      .init(
        "kpgg stats nationalities --debut 2020..",
        "Show the nationalities of members of groups since 2020",
        "2020년 이후에 데뷔한 그룹 멤버의 국적 보기"),
      .init(
        "kpgg stats mbti --svg mbti.svg", "Save the MBTI chart as an SVG file",
        "MBTI 차트를 SVG 파일로 저장"
      ),
    ])

  private struct Options {
    let charts: ChartOptions<ChartTopic>
    let groups: GroupSelection
    let favorites: FavoriteSelection
    let force: Bool

    init(_ options: OptionReader) throws(UsageError) {
      options.json()
      charts = try ChartOptions(options)
      groups = try GroupSelection(options)
      favorites = try FavoriteSelection(
        options, "Count only your favorites, and the members and songs of your favorite groups",
        "즐겨찾기와, 즐겨찾기한 그룹의 멤버와 노래만 세기")
      options.rowFormats(
        HelpText(
          "each row has a label and a count",
          "각 행은 이름과 개수"))
      force = options.force(
        "With --svg: replace a file that is not a chart",
        "--svg에서 차트가 아닌 파일도 덮어쓰기")
      options.language()
      options.color()
      options.reading()
    }
  }

  private static let names = ChartTopic.allCases.map(\.rawValue)

  static var schemas: [OutputSchema] {
    let nothing = CatalogStatistics(FullCatalog([]))
    return [
      OutputSchema(of: nothing), OutputSchema(of: nothing.chart(of: .debuts), after: ["TOPIC"]),
    ]
  }

  static func run(in session: Session) async throws -> CommandResult {
    let options = try Options(session.options)
    let charts = options.charts
    let topic = try charts.topic(session.arguments.words.first, in: session)
    // JSON has no ages: they depend on the date.
    let isDated = topic == .ages && session.shared.format != .json
    let today = isDated ? try session.context.today() : nil

    let parts: LineUpParts = topic.map { $0.subject == .songs ? .songs : .members } ?? .all
    let favorites = try options.favorites.favorites(in: session)
    let filter = try await options.groups.filter(session.lookup)
    let catalog = try await session.reader.soundCatalog(with: parts)
    let statistics = CatalogStatistics(catalog, of: favorites, in: filter)
    guard let topic else { return .show(statistics) }
    let chart = statistics.chart(of: topic, on: today).limited(to: charts.maximumCount)
    return try charts.result(of: ChartOutput(chart), in: session, force: options.force)
  }
}

extension CatalogStatistics {
  /// Counts the groups that a filter accepts, with their members and songs. With favorites, a record
  /// must also be a favorite, or belong to a favorite group.
  fileprivate init(
    _ catalog: FullCatalog, of favorites: SelectedFavorites?, in filter: GroupFilter
  ) {
    guard favorites != nil || filter != GroupFilter() else {
      self.init(catalog)
      return
    }
    let lineUps = catalog.lineUps.filter { filter.matches($0.group) }
    self.init(
      catalog.catalog,
      groups: catalog.catalog.groups.filter { group in
        filter.matches(group) && favorites?.contains(.group(group.id)) ?? true
      },
      members: lineUps.members.filter { favorites?.containsMemberOrGroup($0) ?? true },
      songs: lineUps.flatMap { lineUp in
        lineUp.songs.filter { favorites?.containsSongOrGroup($0, of: lineUp.group.id) ?? true }
      })
  }
}
