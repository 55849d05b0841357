import KPGGCore

extension CatalogStatistics: StatisticsOverview {
  var totals: [(label: String, count: Int?)] {
    [
      ("groups", groups.count), ("members", memberCount), ("people", people.count),
      ("songs", songs.count),
    ]
      + GroupStatus.allCases.map { ($0.description, groupCount(of: $0)) }
      + [("unknown", groupCount(of: nil))]
  }

  var charts: [ChartOutput] {
    [ChartTopic.mbti, .blood, .nationalities].map { ChartOutput(chart(of: $0).limited(to: 5)) }
  }

  func hint(_ words: Words) -> String {
    words.chartHint(ChartTopic.allCases.map(\.description), of: "kpgg stats")
  }

  func facts(_ writer: TextWriter) -> [FactSheet.Fact] {
    let words = writer.words
    let statuses: [GroupStatus?] = GroupStatus.allCases + [nil]
    let counts = statuses.map { (status: $0, count: groupCount(of: $0)) }
    let years = chart(of: .debuts).distribution.counts.map(\.label)
    return TextWriter.known([
      (words.labels.groups, words.groups(groups.count, counts.filter { $0.count > 0 })),
      (words.labels.debuts, years.first.map { words.years(from: $0, to: years.last ?? $0) }),
      (
        words.labels.members,
        words.entries(
          memberCount, people: people.count, inSeveralGroups: peopleInSeveralGroups)
      ),
      (words.labels.songs, words.songs(songs.count)),
    ])
  }
}

extension ChartOutput {
  init(_ chart: StatisticsChart) {
    self.init(of: chart.distribution, json: chart.json) { language in
      let words = language.words
      let bars = chart.distribution.counts.map { count in
        BarChart.Bar(chart.name(of: count.label, in: language), count.count)
      }
      return CaptionedChart(
        title: words.title(of: chart), note: words.note(on: chart),
        chart: BarChart(bars: bars, alignment: chart.topic.isOrdered ? .trailing : .leading))
    }
  }
}
