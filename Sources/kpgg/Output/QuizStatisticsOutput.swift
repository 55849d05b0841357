import KPGGCore
import KPGGQuiz

/// The overview of a player's statistics.
struct QuizStatisticsOutput: CommandOutput {
  let statistics: QuizStatistics
  let groups: KnownGroups

  /// The number of groups of the overview's chart.
  private static let groupLimit = 5

  var json: JSONValue { statistics.json }

  /// A row for each total.
  var rows: OutputRows {
    let totals: [(String, Int?)] = [
      ("answers", statistics.answers.count), ("right", statistics.rightCount),
      ("typos", statistics.typoCount), ("points", statistics.points),
      ("averagePoints", statistics.averagePoints), ("days", statistics.dayCount),
      ("dailyPlayed", statistics.puzzles.count), ("dailySolved", statistics.solvedCount),
      ("streak", statistics.streak.days), ("longestStreak", statistics.streak.longest),
      ("reviewQuestions", statistics.scheduledCount), ("reviewDue", statistics.dueCount),
    ]
    return OutputRows(
      keys: ["label", "count"], cells: totals.map { [$0, $1.map(String.init) ?? ""] })
  }

  /// The totals, and the charts that have bars; a sentence for a player without answers.
  func lines(_ writer: TextWriter) -> [String] {
    let words = writer.words
    guard !statistics.isEmpty else { return writer.fitted(words.noAnswers) }
    let charts = [QuizChartTopic.kinds, .groups, .guesses]
      .map { statistics.chart(of: $0).limited(to: $0 == .groups ? Self.groupLimit : .max) }
      .filter { !$0.rows.isEmpty }
      .map { QuizChartOutput(chart: $0, groups: groups) }
    let hint = writer.footer(
      words.chartHint(QuizChartTopic.allCases.map(\.description), of: "kpgg quiz stats"))
    return [writer.lines(of: FactSheet(facts: totals(words))), writer.lines(of: charts), hint]
      .filter { !$0.isEmpty }.joined(separator: [""]).map(\.self)
  }

  private func totals(_ words: any Words) -> [FactSheet.Fact] {
    let labels = words.labels
    return [
      FactSheet.Fact(
        labels.answers,
        words.answers(
          statistics.answers.count, right: statistics.rightCount, typos: statistics.typoCount)),
      FactSheet.Fact(
        labels.points, words.points(statistics.points, average: statistics.averagePoints)),
      FactSheet.Fact(labels.playedOn, words.days(statistics.dayCount)),
      FactSheet.Fact(
        labels.dailyPuzzles,
        words.puzzles(played: statistics.puzzles.count, solved: statistics.solvedCount)),
      FactSheet.Fact(
        labels.dailyStreak,
        words.streak(current: statistics.streak.days, longest: statistics.streak.longest)),
      FactSheet.Fact(
        labels.review,
        words.review(questions: statistics.scheduledCount, due: statistics.dueCount)),
    ]
  }
}
