import KPGGCore
import KPGGQuiz

/// `kpgg quiz stats [TOPIC]` shows scores, streaks, and what the player knows.
enum QuizStats {
  /// The names of the charts.
  static let topics = QuizChartTopic.allCases.map(\.rawValue)

  /// The options of the action, in addition to those for the language, colors, and reading.
  static let options =
    [.json]
    + [OptionDescription].charts(of: QuizChartTopic.self).map { $0.limited(to: "stats") }
    + [
      .force(
        "With 'make': replace a file that is not a quiz; with 'stats --svg': replace a file that "
          + "is not a chart")
    ]

  /// The schemas of the JSON output, for `kpgg quiz`.
  static var schemas: [OutputSchema] {
    let nothing = QuizStatistics([], today: .earliest)
    return [
      OutputSchema(of: nothing, after: ["stats"]),
      OutputSchema(of: nothing.chart(of: .kinds), after: ["stats TOPIC"]),
    ]
  }

  /// Shows the overview or a chart.
  ///
  /// - Parameters:
  ///   - topic: The argument after `stats`.
  ///   - session: The session of `kpgg quiz`.
  /// - Returns: The output, and a note on lines of the log that cannot be read.
  /// - Throws: A usage error, an `AnswerLogError`, or an error from reading the catalog.
  static func run(_ topic: String?, in session: Session) async throws -> CommandResult {
    let options = try ChartOptions<QuizChartTopic>(topic, in: session)
    let file = try session.answerLogFile()
    let log = try file.read()
    let statistics = QuizStatistics(log.answers, today: session.koreaToday())
    let names = try await groupNames(for: options.topic, statistics, in: session)
    let result =
      if let topic = options.topic {
        try options.result(
          of: ChartOutput(
            statistics.chart(of: topic).limited(to: options.limit), groups: names),
          in: session)
      } else {
        CommandResult.show(QuizStatisticsOutput(statistics: statistics, groups: names))
      }
    return result.adding(notice: session.notice(of: log, in: file))
  }

  /// The names of groups, if the output shows some. Formats for scripts have only IDs.
  private static func groupNames(
    for topic: QuizChartTopic?, _ statistics: QuizStatistics, in session: Session
  ) async throws(CatalogError) -> KnownGroups {
    guard session.formatOption == nil, topic == nil || topic == .groups,
      !statistics.answers.isEmpty
    else { return KnownGroups() }
    return KnownGroups(try await session.reader.catalog().groups)
  }
}
