import KPGGCore

extension StatisticsChart: CommandOutput {
  /// A row for each value, and one without a label for unknown values.
  var rows: OutputRows {
    let counts = distribution.counts.map { [$0.label, String($0.count)] }
    let unknown = distribution.unknown > 0 ? [["", String(distribution.unknown)]] : []
    return OutputRows(keys: ["label", "count"], cells: counts + unknown)
  }

  func lines(_ writer: TextWriter) -> [String] { writer.lines(of: [self]) }
}

extension TextWriter {
  /// Several charts, one below the other, each with its title. All bars start in the same column.
  func lines(of charts: [StatisticsChart]) -> [String] {
    let drawn = charts.map { chart in
      BarChart(
        bars: bars(of: chart),
        alignment: chart.topic.isOrdered ? .trailing : .leading)
    }
    let layout = BarLayout(drawn, width: width)
    return Array(
      zip(charts, drawn).map { heading(of: $0) + $1.lines(layout, painter: painter) }
        .joined(separator: [""]))
  }

  /// A chart as an SVG document.
  func svg(of chart: StatisticsChart) -> String {
    SVGChart(
      title: words.title(of: chart), note: words.note(on: chart),
      bars: bars(of: chart), language: language
    ).text
  }

  private func bars(of chart: StatisticsChart) -> [BarChart.Bar] {
    chart.distribution.counts.map { count in
      BarChart.Bar(
        chart.topic == .nationalities ? words.country(count.label) : count.label, count.count)
    }
  }

  private func heading(of chart: StatisticsChart) -> [String] {
    let (title, note) = (words.title(of: chart), words.note(on: chart))
    guard let width, CellWidth.of(title) + 2 + CellWidth.of(note) > width else {
      return [painter.paint(title, .bold) + "  " + painter.paint(note, .dim)]
    }
    return title.wrapped(toCells: width).map { painter.paint($0, .bold) }
      + note.wrapped(toCells: width).map { painter.paint($0, .dim) }
  }
}
