import KPGGCore

/// `kpgg stats [TOPIC]` draws charts of the catalog.
enum Stats: Command {
  static let description = CommandDescription(
    name: "stats",
    summary: "Draw bar charts of groups, members, and songs",
    discussion: [
      "Someone in several groups is counted once. Unknown values have no bar; the first line of "
        + "each chart shows their number.",
      "Bars fit the terminal. In a pipe, the longest bar is 40 columns wide. In --plain output, a "
        + "last row without a label counts unknown values. --svg writes a picture that needs no "
        + "other files and is readable on light and dark backgrounds.",
      "The 'ages' chart uses today's date and omits members who have died. With --json, it counts "
        + "birth years instead, so that the output does not depend on the date.",
    ],
    arguments: [
      ArgumentDescription(
        "[TOPIC]", .choice(names),
        "What to count: \(QuotedWord.list(names, "or")) (default: an overview)")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg stats", "Show totals and short charts"),
      .init("kpgg stats debuts", "Show the number of debuts per year"),
      .init("kpgg stats agencies --limit 10", "Show the ten agencies with the most groups"),
      .init(
        "kpgg stats mbti --svg mbti.svg", "Save the MBTI chart as an SVG file"
      ),
    ])

  private struct Options {
    let charts: ChartOptions<ChartTopic>
    let force: Bool

    init(_ options: OptionReader) throws(UsageError) {
      options.json()
      charts = try ChartOptions(options)
      options.rowFormats("each row has a label and a count")
      force = options.force("With --svg: replace a file that is not a chart")
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
    let statistics = CatalogStatistics(try await session.reader.soundCatalog(with: parts))
    guard let topic else { return .show(statistics) }
    let chart = statistics.chart(of: topic, on: today).limited(to: charts.maximumCount)
    return try charts.result(of: ChartOutput(chart), in: session, force: options.force)
  }
}
