import KPGGCore

/// A bar chart with a title and a note.
struct CaptionedChart: Sendable {
  let title: String
  /// The number of counted records, and of those without a bar.
  let note: String
  let chart: BarChart
}

/// Data that can be shown as a chart, in a terminal or in an SVG file.
protocol Chartable: Sendable {
  /// The chart with the words of a language.
  func chart(in language: Language) -> CaptionedChart
}

extension TextWriter {
  /// Several charts, one below the other, each with its title. All bars start in the same column.
  func lines(of charts: [some Chartable]) -> [String] {
    let charts = charts.map { $0.chart(in: language) }
    let layout = BarLayout(charts.map(\.chart), width: width)
    return Array(
      charts.map { heading(of: $0) + $0.chart.lines(layout, painter: painter) }
        .joined(separator: [""]))
  }

  /// A chart as an SVG document.
  func svg(of chart: some Chartable) -> String {
    let chart = chart.chart(in: language)
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

extension StatisticsChart: CommandOutput, Chartable {
  /// A row for each value, and one without a label for unknown values.
  var rows: OutputRows {
    let counts = distribution.counts.map { [$0.label, String($0.count)] }
    let unknown = distribution.unknown > 0 ? [["", String(distribution.unknown)]] : []
    return OutputRows(keys: ["label", "count"], cells: counts + unknown)
  }

  func lines(_ writer: TextWriter) -> [String] { writer.lines(of: [self]) }

  func chart(in language: Language) -> CaptionedChart {
    let words = language.words
    let bars = distribution.counts.map { count in
      BarChart.Bar(topic == .nationalities ? words.country(count.label) : count.label, count.count)
    }
    return CaptionedChart(
      title: words.title(of: self), note: words.note(on: self),
      chart: BarChart(bars: bars, alignment: topic.isOrdered ? .trailing : .leading))
  }
}
