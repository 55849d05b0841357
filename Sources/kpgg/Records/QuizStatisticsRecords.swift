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
    [QuizChartTopic.kinds, .groups, .guesses]
      .map { statistics.chart(of: $0).limited(to: $0 == .groups ? Self.groupLimit : .max) }
      .filter { !$0.rows.isEmpty }
      .map { ChartOutput($0, groups: groups) }
  }

  func hint(_ words: any Words) -> String {
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
  init(_ chart: QuizChart, groups: KnownGroups) {
    let rows = chart.rows + [chart.unknownRow].compactMap(\.self)
    let cells = rows.map { [$0.label ?? "", String($0.count), String($0.right)] }
    self.init(
      json: chart.json, rows: OutputRows(keys: ["label", "count", "right"], cells: cells)
    ) { language in
      let words = language.words
      let bars = chart.rows.map { row in
        let label = Self.label(row.label ?? "", of: chart.topic, groups, in: language)
        guard chart.topic.showsShare else { return BarChart.Bar(label, row.count) }
        let percent = QuizChart.percent(row.right, of: row.count) ?? 0
        let share = "\(percent)%".padded(toCells: 5, alignment: .trailing)
        return BarChart.Bar(label, percent, value: "\(row.right)/\(row.count)" + share)
      }
      return CaptionedChart(
        title: words.title(of: chart), note: words.note(on: chart),
        chart: BarChart(bars: bars, fullCount: chart.topic.showsShare ? 100 : nil))
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
