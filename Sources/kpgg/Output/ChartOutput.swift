import KPGGCore

/// A bar chart with a title and a note.
struct CaptionedChart: Sendable {
  let title: String
  /// The number of counted records, and of those without a bar.
  let note: String
  let chart: BarChart
}

/// A chart of the catalog or of the quiz, in all formats.
struct ChartOutput: CommandOutput {
  private let distribution: Distribution
  private let makeJSON: @Sendable () -> JSONValue
  /// The chart with the words of a language.
  let captioned: @Sendable (Language) -> CaptionedChart

  init(
    of distribution: Distribution, json: @escaping @Sendable @autoclosure () -> JSONValue,
    captioned: @escaping @Sendable (Language) -> CaptionedChart
  ) {
    (self.distribution, makeJSON, self.captioned) = (distribution, json, captioned)
  }

  var json: JSONValue { makeJSON() }

  /// A row for each value, and one without a label for unknown values.
  var rows: OutputRows {
    OutputRows(
      keys: ["label", "count"] + (distribution.right == nil ? [] : ["right"]),
      cells: distribution.rows.map { row in
        [row.label, String(row.count)] + (row.right.map { [String($0)] } ?? [])
      })
  }

  func lines(_ writer: TextWriter) -> [String] { writer.lines(of: [self]) }
}

/// An overview of statistics: totals, and the first bars of some charts.
protocol StatisticsOverview: CommandOutput {
  /// The totals for scripts.
  var totals: [(label: String, count: Int?)] { get }

  /// The short charts; none without bars.
  var charts: [ChartOutput] { get }

  /// The totals in words.
  func facts(_ writer: TextWriter) -> [FactSheet.Fact]

  /// How to see a whole chart.
  func hint(_ words: Words) -> String
}

extension StatisticsOverview {
  /// A row for each total.
  var rows: OutputRows {
    OutputRows(
      keys: ["label", "count"], cells: totals.map { [$0.label, $0.count.map(String.init) ?? ""] })
  }

  func lines(_ writer: TextWriter) -> [String] { overview(writer) }

  /// The totals, the charts, and for a terminal a hint.
  func overview(_ writer: TextWriter) -> [String] {
    let parts = [
      writer.lines(of: FactSheet(facts: facts(writer))), writer.lines(of: charts),
      writer.footer(hint(writer.words)),
    ]
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}

extension TextWriter {
  /// Several charts, one below the other, each with its title. All bars start in the same column.
  func lines(of charts: [ChartOutput]) -> [String] {
    let charts = charts.map { $0.captioned(language) }
    let layout = BarLayout(charts.map(\.chart), width: width)
    return Array(
      charts.map { heading(of: $0) + $0.chart.lines(layout, painter: painter) }
        .joined(separator: [""]))
  }

  func svg(of chart: ChartOutput) -> String {
    let chart = chart.captioned(language)
    return SVGChart(title: chart.title, note: chart.note, chart: chart.chart, language: language)
      .text
  }

  private func heading(of chart: CaptionedChart) -> [String] {
    let (title, note) = (chart.title, chart.note)
    guard let width, CellWidth.of(title) + 2 + CellWidth.of(note) > width else {
      return [painter.paint(title, .bold) + "  " + painter.paint(note, .dim)]
    }
    return title.wrapped(toCells: width).map { painter.paint($0, .bold) }
      + note.wrapped(toCells: width).map { painter.paint($0, .dim) }
  }
}
