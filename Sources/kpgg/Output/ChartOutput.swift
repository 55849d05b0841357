import KPGGCore

extension StatisticsChart: CommandOutput {
  /// A row for each value, and one without a label for the unknown.
  var rows: OutputRows {
    let counts = distribution.counts.map { [$0.label, String($0.count)] }
    let unknown = distribution.unknown > 0 ? [["", String(distribution.unknown)]] : []
    return OutputRows(keys: ["label", "count"], cells: counts + unknown)
  }

  func lines(_ writer: TextWriter) -> [String] { writer.lines(of: [self]) }
}

extension TextWriter {
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
}

extension StatisticsChart {
  /// What the chart shows.
  var title: Label {
    switch topic {
    case .debuts: Label("Debuts by year", "연도별 데뷔")
    case .mbti: Label("MBTI types", "MBTI")
    case .blood: Label("Blood types", "혈액형")
    case .ages:
      day.map { Label("Ages on \($0)", "만 나이 (\($0) 기준)") } ?? Label("Years of birth", "출생 연도")
    case .heights: Label("Heights in cm", "키 (cm)")
    case .agencies: Label("Agencies at the debut", "데뷔 당시 소속사")
    case .nationalities: Label("Nationalities", "국적")
    }
  }

  /// What stands beside a bar.
  func label(of count: Distribution.Count) -> Label {
    topic == .nationalities
      ? Wording.label(ofCountry: count.label) : Label(both: count.label)
  }

  /// How many are counted, and what the bars do not show.
  var note: Label {
    let counts = distribution
    let counter = topic.isOfGroups ? "팀" : "명"
    var english = [
      topic.isOfGroups
        ? Wording.counted(counts.total, "group")
        : counts.total == 1 ? "1 person" : "\(counts.total) people"
    ]
    var korean = [(topic.isOfGroups ? "그룹 " : "") + "\(counts.total)\(counter)"]
    if counts.unknown > 0 {
      english.append("\(counts.unknown) \(Wording.unknown.english)")
      korean.append("\(Wording.unknown.korean) \(counts.unknown)\(counter)")
    }
    if counts.several > 0 {
      english.append("\(counts.several) with several")
      korean.append("둘 이상 보유 \(counts.several)\(counter)")
    }
    if counts.leftOut > 0 {
      english.append("\(counts.leftOut) deceased left out")
      korean.append("사망 \(counts.leftOut)명 제외")
    }
    if counts.omitted > 0 {
      let (shown, all) = (counts.counts.count, counts.counts.count + counts.omitted)
      english.append("top \(shown) of \(all)")
      korean.append("\(all)개 중 상위 \(shown)개")
    }
    return Label(english.joined(separator: ", "), korean.joined(separator: ", "))
  }
}
