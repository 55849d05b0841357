import KPGGCore

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
