import KPGGCore

/// `kpgg today` shows the news of a day, or of several days.
enum Today: Command {
  static let description = CommandDescription(
    name: "today",
    summary: HelpText(
      "Show birthdays, anniversaries, and puzzles of today", "오늘의 생일과 기념일, 오늘의 문제 보기"),
    discussion: [
      HelpText(
        "The list has birthdays with ages, debut anniversaries, and songs that were released on the "
          + "day: those of the best known groups, and those of your favorites. For today, it also "
          + "has the daily puzzles, and the questions to review.",
        "생일과 나이, 데뷔 기념일, 그날 발매된 노래가 나옵니다. 노래는 가장 잘 알려진 그룹과 즐겨찾기한 그룹의 노래, 즐겨찾기한 노래만 나옵니다. "
          + "오늘 날짜에는 오늘의 문제와 복습할 문제도 나옵니다."),
      HelpText(
        "In years without February 29, events of that day are on February 28.",
        "2월 29일의 생일과 기념일은 평년에는 2월 28일에 표시합니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[DAY…]", .text, "Days such as 'tomorrow', 'next week', or 12-24 (default: today)",
        "'모레', '주말', '다음 주', '12-24' 같은 날짜나 기간 (기본값: 오늘)")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg today", "The news of today", "오늘의 소식"),
      .init("kpgg today tomorrow", "The news of tomorrow", "내일의 소식"),
      .init("kpgg today --next 7", "The news of today and the next 7 days", "오늘부터 7일 뒤까지의 소식"),
      .init(
        "kpgg today --json | jq -r '.birthdays[].member.stageName'",
        "Name the members with a birthday", "오늘 생일인 멤버"),
    ])

  static let schemas = [OutputSchema(keys: DayNews.keys)]

  private struct Options {
    let days: DayOptions?

    init(_ options: OptionReader) throws(UsageError) {
      days = try DayOptions(options, hasMonth: false)
      options.json()
      options.rowFormats(HelpText("each row is an event", "각 행은 생일, 데뷔, 노래 중 하나"))
      options.language()
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let options = try Options(session.options)
    let today = try session.context.today()
    let words = session.arguments.words
    let named = try DayOptions(
      words: words, besides: options.days, today: today, command: description.name)
    if named == nil, let word = words.first {
      throw UsageError.unexpectedArgument(word, command: description.name)
    }
    let span = try (options.days ?? named)?.span(from: today) ?? DaySpan(first: today, days: 0)
    let lineUps = try await session.lookup.lineUps(with: [.members, .songs])
    let catalog = try await session.reader.catalog()
    let (files, notices) = session.dayFiles()
    let news = DayNews(
      of: span, today: today, in: catalog, lineUps, members: lineUps.members, files)
    return notices.reduce(.show(news)) { $0.adding(notice: $1) }
  }
}
