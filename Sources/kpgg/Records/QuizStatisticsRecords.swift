import KPGGCore
import KPGGQuiz

/// The overview of a player's statistics.
struct QuizStatisticsOutput: StatisticsOverview {
  let statistics: QuizStatistics
  let groups: KnownGroups

  /// The number of groups of the overview's chart.
  private static let groupLimit = 5

  var json: JSONValue { statistics.json }

  var totals: [(label: String, count: Int?)] {
    [
      ("answers", statistics.answers.count), ("right", statistics.rightCount),
      ("typos", statistics.typoCount), ("points", statistics.points),
      ("averagePoints", statistics.averagePoints), ("days", statistics.dayCount),
      ("dailyPlayed", statistics.puzzles.count), ("dailySolved", statistics.solvedCount),
      ("streak", statistics.streak.days), ("longestStreak", statistics.streak.longest),
      ("reviewQuestions", statistics.scheduledCount), ("reviewDue", statistics.dueCount),
    ]
  }

  var charts: [ChartOutput] {
    [QuizChartTopic.kinds, .groups, .guesses].compactMap { topic in
      let distribution = statistics.distribution(of: topic)
        .limited(to: topic == .groups ? Self.groupLimit : .max)
      return distribution.counts.isEmpty ? nil : ChartOutput(distribution, of: topic, groups)
    }
  }

  func hint(_ words: Words) -> String {
    words.chartHint(QuizChartTopic.allCases.map(\.description), of: "kpgg quiz stats")
  }

  /// The overview; a sentence for a player without answers.
  func lines(_ writer: TextWriter) -> [String] {
    statistics.isEmpty ? writer.fitted(writer.words.noAnswers) : overview(writer)
  }

  func facts(_ writer: TextWriter) -> [FactSheet.Fact] {
    let (words, labels) = (writer.words, writer.words.labels)
    let facts = [
      (
        labels.answers,
        words.answers(
          statistics.answers.count, right: statistics.rightCount, typos: statistics.typoCount)
      ),
      (labels.points, words.points(statistics.points, average: statistics.averagePoints)),
      (labels.playedOn, words.days(statistics.dayCount)),
      (
        labels.dailyPuzzles,
        words.puzzles(played: statistics.puzzles.count, solved: statistics.solvedCount)
      ),
      (
        labels.dailyStreak,
        words.streak(current: statistics.streak.days, longest: statistics.streak.longest)
      ),
      (
        labels.review,
        words.review(questions: statistics.scheduledCount, due: statistics.dueCount)
      ),
    ]
    return facts.map(FactSheet.Fact.init)
  }
}

extension ChartOutput {
  /// A chart with bars for the share of right answers, or for the number of answers.
  init(_ distribution: Distribution, of topic: QuizChartTopic, _ groups: KnownGroups) {
    self.init(of: distribution, json: topic.json(of: distribution)) { language in
      let words = language.words
      let bars = distribution.counts.map { row in
        let label = Self.label(row.label, of: topic, groups, in: language)
        guard topic.showsShare, let right = row.right else { return BarChart.Bar(label, row.count) }
        let percent = QuizStatistics.percent(right, of: row.count) ?? 0
        let share = "\(percent)%".padded(toCells: 5, alignment: .trailing)
        return BarChart.Bar(label, percent, value: "\(right)/\(row.count)" + share)
      }
      return CaptionedChart(
        title: words.title(of: topic), note: words.note(on: distribution, of: topic),
        chart: BarChart(bars: bars, fullCount: topic.showsShare ? 100 : nil))
    }
  }

  /// The name of a kind or group, as far as this version and the catalog know it.
  private static func label(
    _ label: String, of topic: QuizChartTopic, _ groups: KnownGroups, in language: Language
  ) -> String {
    switch topic {
    case .kinds: QuizKind(label).map(language.words.kind) ?? label
    case .groups: groups.name(of: label, in: language)
    case .days, .months, .guesses: label
    }
  }
}
