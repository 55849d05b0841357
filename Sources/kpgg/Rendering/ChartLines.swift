import KPGGCore

extension Renderer {
  /// A chart: an object, or a row for each value and one without a label for the unknown, or bars.
  func chart(_ chart: StatisticsChart) -> String {
    switch format {
    case .json: chart.json.canonicalText
    case .plain: plainRows(of: chart.distribution)
    case .text: Self.text(lines(of: [chart]))
    }
  }

  /// Charts under one another, each with its title, their bars beginning in the same cell.
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

  /// A chart as a picture.
  func picture(of chart: StatisticsChart) -> String {
    SVGChart(
      title: chart.title.text(in: language), note: chart.note.text(in: language),
      bars: bars(of: chart), language: language
    ).text
  }

  private func bars(of chart: StatisticsChart) -> [BarChart.Bar] {
    chart.distribution.counts.map { count in
      BarChart.Bar(chart.label(of: count).text(in: language), count.count)
    }
  }

  private func heading(of chart: StatisticsChart) -> [String] {
    let (title, note) = (chart.title.text(in: language), chart.note.text(in: language))
    guard let width, CellWidth.of(title) + 2 + CellWidth.of(note) > width else {
      return [painter.paint(title, .bold) + "  " + painter.paint(note, .dim)]
    }
    return title.wrapped(toCells: width).map { painter.paint($0, .bold) }
      + note.wrapped(toCells: width).map { painter.paint($0, .dim) }
  }

  private func plainRows(of distribution: Distribution) -> String {
    let rows = distribution.counts.map { "\(SafeText.of($0.label))\t\($0.count)\n" }
    return rows.joined() + (distribution.unknown > 0 ? "\t\(distribution.unknown)\n" : "")
  }
}
