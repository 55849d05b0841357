import KPGGCore

/// `kpgg stats [TOPIC]` draws charts of the catalog.
enum Stats: Command {
  static let description = CommandDescription(
    name: "stats",
    summary: "Draw bar charts of groups, members, and songs",
    discussion: [
      "Someone in several groups is counted once. Unknown values have no bar; the first line of "
        + "each chart shows their number.",
      "The 'ages' chart uses today's date and omits members who have died. With --json, it counts "
        + "birth years instead, so that the output does not depend on the date.",
    ],
    arguments: [
      ArgumentDescription(
        name: "TOPIC", isOptional: true, kind: .choice(names),
        summary: "What to count: \(QuotedWord.list(names, "or")) (default: an overview)")
    ],
    options: [
      OptionDescription(
        name: "limit", short: "n", value: OptionValue(placeholder: "N"),
        summary: "Show only the N most frequent values; only for charts sorted by count"),
      OptionDescription(
        name: "svg", value: OptionValue(placeholder: "FILE", kind: .file),
        summary: "Write the chart to an SVG file; '-' is standard output"),
      .force,
    ] + .formats(rows: "each row has a name and a count") + [.lang, .color] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg stats", summary: "Show totals and short charts"),
      CommandExample(
        commandLine: "kpgg stats debuts", summary: "Show the number of debuts per year"),
      CommandExample(
        commandLine: "kpgg stats agencies --limit 10",
        summary: "Show the ten agencies with the most groups"),
      CommandExample(
        commandLine: "kpgg stats mbti --svg mbti.svg", summary: "Save the MBTI chart as an SVG file"
      ),
    ])

  private static let names = ChartTopic.allCases.map(\.rawValue)

  static var schemas: [OutputSchema] {
    let nothing = CatalogStatistics(
      Catalog(sections: [], groups: [], featuredIDs: []), members: [])
    return [
      OutputSchema(of: nothing), OutputSchema(of: nothing.chart(of: .debuts), after: ["TOPIC"]),
    ]
  }

  static func run(in session: Session) async throws -> CommandResult {
    let topic: ChartTopic? =
      session.arguments.words.isEmpty
      ? nil : try session.arguments.choice(.chartTopic, of: ChartTopic.self, ignoresCase: true)
    let limit = try limit(in: session.arguments, for: topic)
    let file = try svgFile(in: session, for: topic)
    let isDated = topic == .ages && session.showsAges
    let today = isDated ? try session.today() : nil

    let catalog = try await session.reader.catalog()
    let lineUps = try await session.reader.lineUps(of: catalog.groups)
    let statistics = CatalogStatistics(
      catalog, members: lineUps.members, songs: lineUps.flatMap(\.songs))
    guard let topic else { return .show(statistics) }
    let chart = statistics.chart(of: topic, on: today).limited(to: limit ?? .max)
    guard let file else { return .show(chart) }
    return .text(
      try file.save(
        session.textWriter.svg(of: chart), as: .chart, force: session.arguments.has("force")))
  }

  private static func limit(
    in arguments: ParsedArguments, for topic: ChartTopic?
  ) throws(UsageError) -> Int? {
    let limit = try arguments.wholeNumber("limit", in: 1...Int.max)
    guard limit == nil || topic?.isOrdered == false else {
      let limited = ChartTopic.allCases.filter { !$0.isOrdered }.map(\.description)
      throw .limitOfUnsortedChart(topics: limited)
    }
    return limit
  }

  /// The file of `--svg`.
  private static func svgFile(
    in session: Session, for topic: ChartTopic?
  ) throws(UsageError) -> NamedFile? {
    guard let name = session.arguments.value("svg") else { return nil }
    if let option = session.formatOption {
      throw .conflictingOptions("--svg", option)
    }
    guard topic != nil else {
      throw .missingTopic(option: "--svg", topics: names)
    }
    // An unset variable of a script may cause an empty name.
    guard !name.isEmpty else { throw .emptyFileName(.output) }
    return NamedFile(name: name)
  }
}
