import KPGGCore
import KPGGQuiz

/// The words of the statistics of the catalog and the quiz.
extension Words {
  /// The number of groups in the statistics, with a count for each status that occurs.
  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String {
    let counts = statuses.map { status, count in
      let name = status.map(self.status) ?? labels.unknown
      return text("\(count) \(name)", "\(name) \(count)팀")
    }
    let total = text("\(count)", "\(count)팀")
    return counts.isEmpty ? total : "\(total) (\(counts.joined(separator: ", ")))"
  }

  /// The number of line-up entries, and the number of different people.
  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String {
    text(
      "\(entries) (\(persons(people)), \(inSeveralGroups) of them in several groups)",
      "\(entries)명 (중복 제외 \(people)명, 여러 그룹 소속 \(inSeveralGroups)명)")
  }

  func songs(_ count: Int) -> String { text("\(count)", "\(count)곡") }

  private func persons(_ count: Int) -> String { count == 1 ? "1 person" : "\(count) people" }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: text("Debuts by year", "연도별 데뷔")
    case .mbti: text("MBTI types", "MBTI")
    case .blood: text("Blood types", "혈액형")
    case .ages:
      chart.day.map { text("Ages on \($0)", "만 나이 (\($0) 기준)") } ?? text("Birth years", "출생 연도")
    case .heights: text("Heights in cm", "키 (cm)")
    case .agencies: text("Agencies at debut", "데뷔 소속사")
    case .nationalities: text("Nationalities", "국적")
    case .songs: text("Songs by year", "연도별 노래")
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let (total, noun, counter) =
      switch chart.topic.subject {
      case .groups: (counted(counts.totalCount, "group"), "그룹 ", "팀")
      case .people: (persons(counts.totalCount), "", "명")
      case .songs: (counted(counts.totalCount, "song"), "노래 ", "곡")
      }
    let unknown = counts.unknownCount
    let koreanTotal = "\(noun)\(counts.totalCount)\(counter)"
    var parts = [
      unknown == 0
        ? text(total, koreanTotal)
        : text(
          "\(total), \(unknown) unknown",
          "\(koreanTotal) (\(labels.unknown) \(unknown)\(counter))")
    ]
    if counts.several > 0 {
      parts.append(several(counts.several, of: chart.topic, counter))
    }
    if counts.leftOut > 0 {
      parts.append(text("\(counts.leftOut) deceased omitted", "사망 \(counts.leftOut)명 제외"))
    }
    return (parts + limit(of: counts)).joined(separator: ", ")
  }

  /// The number of groups or people that a chart counts at several values.
  private func several(_ count: Int, of topic: ChartTopic, _ counter: String) -> String {
    switch topic {
    case .nationalities: text("\(count) with several nationalities", "복수 국적 \(count)\(counter)")
    case .agencies: text("\(count) with several agencies", "복수 소속사 \(count)\(counter)")
    default: text("\(count) with several values", "값이 여럿인 경우 \(count)\(counter)")
    }
  }

  /// The note on a chart that shows only the most frequent values.
  private func limit(of counts: Distribution) -> [String] {
    let (shown, all) = (counts.counts.count, counts.counts.count + counts.omitted)
    return shown == all ? [] : [text("top \(shown) of \(all)", "\(all)개 중 상위 \(shown)개")]
  }

  /// The last line of an overview of statistics.
  func chartHint(_ topics: [String], of command: String) -> String {
    let topics = topics.joined(separator: ", ")
    return text(
      "Show a full chart with '\(command) TOPIC'. Topics: \(topics).",
      "차트 전체를 보려면 '\(command) 주제'를 입력하세요. 주제: \(topics).")
  }
}

/// The words of the statistics of the quiz.
extension Words {
  func title(of topic: QuizChartTopic) -> String {
    switch topic {
    case .kinds: text("Right answers by kind", "종류별 정답률")
    case .groups: text("Right answers by group", "그룹별 정답률")
    case .days: text("Answers by day", "일별 답한 문제 수")
    case .months: text("Answers by month", "월별 답한 문제 수")
    case .guesses: text("Guesses for daily puzzles", "오늘의 문제 추측 횟수")
    }
  }

  func note(on counts: Distribution, of topic: QuizChartTopic) -> String {
    var parts =
      topic == .guesses
      ? [text("\(counted(counts.totalCount, "puzzle")) solved", "정답 \(counts.totalCount)회")]
      : [
        text(counted(counts.totalCount, "answer"), "\(counts.totalCount)문제"),
        text("\(counts.right ?? 0) right", "정답 \(counts.right ?? 0)문제"),
      ]
    if counts.leftOut > 0 {
      parts.append(text("\(counts.leftOut) not solved", "맞히지 못함 \(counts.leftOut)회"))
    }
    if counts.unknownCount > 0 {
      parts.append(
        text("\(counts.unknownCount) without a group", "특정 그룹과 관련 없는 문제 \(counts.unknownCount)개"))
    }
    if counts.several > 0 {
      parts.append(
        text("\(counts.several) about several groups", "여러 그룹에 대한 문제 \(counts.several)개"))
    }
    return (parts + limit(of: counts)).joined(separator: ", ")
  }

  func kind(_ kind: QuizKind) -> String { kind.name.text(in: language) }

  /// The number of answers in the quiz, with the right ones and those with a typo.
  func answers(_ count: Int, right: Int, typos: Int) -> String {
    let percent = QuizStatistics.percent(right, of: count).map { " (\($0)%)" } ?? ""
    let note = typos > 0 ? text(", \(typos) with a typo", ", 오타 있는 정답 \(typos)문제") : ""
    return text("\(count), \(right) right\(percent)", "\(count)문제, 정답 \(right)문제\(percent)") + note
  }

  func points(_ points: Int, average: Int?) -> String {
    text("\(points)", "\(points)점")
      + (average.map { text(", \($0) on average", ", 평균 \($0)점") } ?? "")
  }

  func days(_ count: Int) -> String { text(counted(count, "day"), "\(count)일") }

  func streak(current: Int, longest: Int) -> String {
    "\(days(current)), \(text("longest", "최장")) \(days(longest))"
  }

  func puzzles(played: Int, solved: Int) -> String {
    text("\(played) played, \(solved) solved", "\(played)회, 정답 \(solved)회")
  }

  func review(questions: Int, due: Int) -> String {
    text("\(counted(questions, "question")), \(due) due today", "문제 \(questions)개, 오늘 \(due)개")
  }

  /// The statistics of a player without answers.
  var noAnswers: String {
    text("No answers yet. Type 'kpgg quiz' to play.", "아직 답한 문제가 없습니다. 'kpgg quiz'로 시작하세요.")
  }
}
