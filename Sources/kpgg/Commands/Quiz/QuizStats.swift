import KPGGCore
import KPGGQuiz

/// `kpgg quiz stats [TOPIC]` shows scores, streaks, and what the player knows.
enum QuizStats {
  /// The names of the charts.
  static let topics = QuizChartTopic.allCases.map(\.rawValue)

  /// The schemas of the JSON output, for `kpgg quiz`.
  static var schemas: [OutputSchema] {
    let nothing = QuizStatistics([], today: .earliest)
    return [
      OutputSchema(of: nothing, after: ["stats"]),
      OutputSchema(
        words: ["stats TOPIC"],
        keys: QuizChartTopic.kinds.json(of: nothing.distribution(of: .kinds)).keys),
    ]
  }

  /// Shows the overview or the chart of a topic.
  static func run(
    _ topic: String?, _ options: QuizCommand.Options, in session: Session
  ) async throws -> CommandResult {
    let charts = options.charts
    let topic = try charts.topic(topic, in: session)
    let file = try session.answerLogFile()
    let log = try file.read()
    let statistics = QuizStatistics(log.answers, today: session.context.koreaToday())
    let names = try await groupNames(for: topic, statistics, in: session)
    let result =
      if let topic {
        try charts.result(
          of: ChartOutput(
            statistics.distribution(of: topic).limited(to: charts.maximumCount), of: topic, names),
          in: session, force: options.force)
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
