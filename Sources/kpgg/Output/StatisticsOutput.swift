import KPGGCore

extension CatalogStatistics: CommandOutput {
  /// A row for each total.
  var rows: OutputRows {
    let totals: [(String, Int)] =
      [
        ("groups", groups.count), ("members", memberCount), ("people", people.count),
        ("songs", songs.count),
      ]
      + GroupStatus.allCases.map { ($0.description, groupCount(of: $0)) }
      + [("unknown", groupCount(of: nil))]
    return OutputRows(keys: ["label", "count"], cells: totals.map { [$0, String($1)] })
  }

  /// The totals, and the first bars of some charts.
  func lines(_ writer: TextWriter) -> [String] { writer.overview(of: self) }
}

extension TextWriter {
  fileprivate func overview(of statistics: CatalogStatistics) -> [String] {
    let charts = [ChartTopic.mbti, .blood, .nationalities].map {
      statistics.chart(of: $0).limited(to: 5)
    }
    let hint = footer(words.chartHint(ChartTopic.allCases.map(\.description), of: "kpgg stats"))
    return lines(of: FactSheet(facts: totals(of: statistics))) + [""] + lines(of: charts)
      + (hint.isEmpty ? [] : [""] + hint)
  }

  /// The totals of the catalog.
  func totals(of statistics: CatalogStatistics) -> [FactSheet.Fact] {
    let statuses: [GroupStatus?] = GroupStatus.allCases + [nil]
    let counts = statuses.map { (status: $0, count: statistics.groupCount(of: $0)) }
    let years = statistics.chart(of: .debuts).distribution.counts.map(\.label)
    let labels = words.labels
    let facts: [(String, String?)] = [
      (labels.groups, words.groups(statistics.groups.count, counts.filter { $0.count > 0 })),
      (labels.debuts, years.first.map { words.years(from: $0, to: years.last ?? $0) }),
      (
        labels.members,
        words.entries(
          statistics.memberCount, people: statistics.people.count,
          inSeveralGroups: statistics.peopleInSeveralGroups)
      ),
      (labels.songs, String(statistics.songs.count)),
    ]
    return facts.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
  }
}
