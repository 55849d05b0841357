import KPGGCore
import KPGGQuiz

/// A chart of the quiz, with the groups whose names it shows.
struct QuizChartOutput: CommandOutput, Chartable {
  let chart: QuizChart
  let groups: KnownGroups

  var json: JSONValue { chart.json }

  /// A row for each value, and one without a label for answers without a value.
  var rows: OutputRows {
    let rows = chart.rows + [chart.unknownRow].compactMap(\.self)
    return OutputRows(
      keys: ["label", "count", "right"],
      cells: rows.map { [$0.label ?? "", String($0.count), String($0.right)] })
  }

  func lines(_ writer: TextWriter) -> [String] { writer.lines(of: [self]) }

  /// A chart with bars for the share of right answers, or for the number of answers.
  func chart(in language: Language) -> CaptionedChart {
    let words = language.words
    let bars = chart.rows.map { row in
      let label = label(row.label ?? "", in: language)
      guard chart.topic.showsShare else { return BarChart.Bar(label, row.count) }
      let percent = QuizChart.percent(row.right, of: row.count) ?? 0
      return BarChart.Bar(
        label, percent,
        value: "\(row.right)/\(row.count)" + "\(percent)%".padded(toCells: 5, alignment: .trailing))
    }
    return CaptionedChart(
      title: words.title(of: chart), note: words.note(on: chart),
      chart: BarChart(
        bars: bars, fullCount: chart.topic.showsShare ? 100 : nil))
  }

  /// The name of a kind or group, as far as this version and the catalog know it.
  private func label(_ label: String, in language: Language) -> String {
    switch chart.topic {
    case .kinds: QuizKind(label).map(language.words.kind) ?? label
    case .groups: groups.name(of: label, in: language)
    case .days, .months, .guesses: label
    }
  }
}
