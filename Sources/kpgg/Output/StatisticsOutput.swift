import KPGGCore

extension CatalogStatistics: CommandOutput {
  /// The totals, a row each.
  var rows: OutputRows {
    let totals: [(String, Int)] =
      [("groups", groups.count), ("members", memberCount), ("people", people.count)]
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
    let topics = ChartTopic.allCases.map(\.description).joined(separator: ", ")
    let hint = footer(
      Label(
        "Look at all of a chart with 'kpgg stats TOPIC': \(topics).",
        "'kpgg stats 주제'로 차트 전체를 볼 수 있습니다: \(topics)."))
    return lines(of: FactSheet(facts: totals(of: statistics))) + [""] + lines(of: charts)
      + (hint.isEmpty ? [] : [""] + hint)
  }

  private func totals(of statistics: CatalogStatistics) -> [FactSheet.Fact] {
    let statuses: [GroupStatus?] = GroupStatus.allCases + [nil]
    let groups = statuses.compactMap { status -> String? in
      let count = statistics.groupCount(of: status)
      let label = (status.map(Wording.label) ?? Wording.unknown).text(in: language)
      return count == 0 ? nil : Label("\(count) \(label)", "\(label) \(count)팀").text(in: language)
    }
    let years = statistics.chart(of: .debuts).distribution.counts
    let (people, several) = (statistics.people.count, statistics.peopleInSeveralGroups)
    let facts: [(Label, Label?)] = [
      (
        Label("Groups", "그룹"),
        Label("\(statistics.groups.count)", "\(statistics.groups.count)팀")
          .followed(by: groups.joined(separator: ", "))
      ),
      (
        Label("Debuts", "데뷔"),
        years.first.map { first in
          let last = years.last?.label ?? first.label
          return Label("\(first.label)–\(last)", "\(first.label)~\(last)년")
        }
      ),
      (
        Label("Members", "멤버"),
        Label(
          "\(statistics.memberCount) (\(people) people, \(several) of them in several groups)",
          "\(statistics.memberCount)명 (중복 제외 \(people)명, 여러 그룹 소속 \(several)명)")
      ),
    ]
    return facts.compactMap { label, value in
      value.map { FactSheet.Fact(label.text(in: language), $0.text(in: language)) }
    }
  }
}

extension Label {
  /// The text with more behind it in parentheses, if there is more.
  fileprivate func followed(by text: String) -> Label {
    text.isEmpty ? self : Label("\(english) (\(text))", "\(korean) (\(text))")
  }
}
