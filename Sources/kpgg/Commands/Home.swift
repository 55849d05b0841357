import KPGGCore

/// `kpgg` without a command shows the featured group and the sections.
enum Home: Command {
  static let description = CommandDescription(
    name: "kpgg",
    summary: HelpText(
      "Show the group of the day and the groups of all sections",
      "오늘의 그룹과 모든 데뷔 구분의 그룹 보기"),
    options: OptionList {
      $0.json()
      $0.language()
      $0.color()
      $0.reading()
      $0.version()
    })

  static let schemas = [OutputSchema(keys: ["date", "featured", "sections"])]

  static func run(in session: Session) async throws -> CommandResult {
    let catalog = try await session.reader.catalog()
    let counts =
      session.shared.format == .json
      ? try await session.reader.memberCounts(of: catalog.groups) : nil
    let date = try session.context.today()
    let (news, notices) =
      session.shared.format == .json ? (nil, []) : await session.news(on: date, in: catalog)
    let screen = HomeScreen(
      catalog: catalog, memberCounts: counts, date: date, news: news,
      catalogDate: session.catalogDate)
    return notices.reduce(.show(screen)) { $0.adding(notice: $1) }
  }
}

extension Session {
  /// The news of today, as far as they take no request. Without all line-ups, they are about groups
  /// only.
  fileprivate func news(
    on today: CalendarDate, in catalog: Catalog
  ) async -> (news: DayNews?, notices: [String]) {
    let span = DaySpan(first: today, days: 0)
    let members = try? await reader.local.entries { span.anniversary(of: $0) != nil }
    let lineUps = try? await reader.local.lineUps(of: catalog.groups, with: .songs)
    let (files, notices) = dayFiles()
    let news = DayNews(
      of: span, today: today, in: catalog, lineUps ?? [], members: members ?? [], files)
    return (news, notices)
  }
}
