import KPGGCore
import KPGGQuiz

extension EnglishWords: StatisticsWords {
  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String {
    let counts = statuses.map { "\($0.count) \($0.status.map(status) ?? labels.unknown)" }
    return counts.isEmpty ? "\(count)" : "\(count) (\(counts.joined(separator: ", ")))"
  }

  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String {
    "\(entries) (\(people == 1 ? "1 person" : "\(people) people"), "
      + "\(inSeveralGroups) of them in several groups)"
  }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: "Debuts by year"
    case .mbti: "MBTI types"
    case .blood: "Blood types"
    case .ages: chart.day.map { "Ages on \($0)" } ?? "Birth years"
    case .heights: "Heights in cm"
    case .agencies: "Agencies at debut"
    case .nationalities: "Nationalities"
    case .songs: "Songs by year"
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let total =
      switch chart.topic.subject {
      case .groups: counted(counts.total, "group")
      case .people: counts.total == 1 ? "1 person" : "\(counts.total) people"
      case .songs: counted(counts.total, "song")
      }
    var parts = [total]
    if counts.unknown > 0 { parts.append("\(counts.unknown) unknown") }
    if counts.several > 0 { parts.append("\(counts.several) with several values") }
    if counts.leftOut > 0 { parts.append("\(counts.leftOut) deceased omitted") }
    if counts.omitted > 0 {
      parts.append("top \(counts.counts.count) of \(counts.counts.count + counts.omitted)")
    }
    return parts.joined(separator: ", ")
  }

  func chartHint(_ topics: [String], of command: String) -> String {
    "Show a full chart with '\(command) TOPIC'. Topics: \(topics.joined(separator: ", "))."
  }

  func title(of topic: QuizChartTopic) -> String {
    switch topic {
    case .kinds: "Right answers by kind"
    case .groups: "Right answers by group"
    case .days: "Answers by day"
    case .months: "Answers by month"
    case .guesses: "Guesses for daily puzzles"
    }
  }

  func note(on counts: Distribution, of topic: QuizChartTopic) -> String {
    var parts =
      topic == .guesses
      ? ["\(counted(counts.total, "puzzle")) solved"]
      : [counted(counts.total, "answer"), "\(counts.right ?? 0) right"]
    if counts.leftOut > 0 { parts.append("\(counts.leftOut) not solved") }
    if counts.unknown > 0 { parts.append("\(counts.unknown) without a group") }
    if counts.several > 0 { parts.append("\(counts.several) about several groups") }
    if counts.omitted > 0 {
      parts.append("top \(counts.counts.count) of \(counts.counts.count + counts.omitted)")
    }
    return parts.joined(separator: ", ")
  }

  func kind(_ kind: QuizKind) -> String { kind.name.english }

  func answers(_ count: Int, right: Int, typos: Int) -> String {
    let percent = QuizStatistics.percent(right, of: count).map { " (\($0)%)" } ?? ""
    return "\(count), \(right) right\(percent)" + (typos > 0 ? ", \(typos) with a typo" : "")
  }

  func points(_ points: Int, average: Int?) -> String {
    "\(points)" + (average.map { ", \($0) on average" } ?? "")
  }

  func days(_ count: Int) -> String { counted(count, "day") }

  func streak(current: Int, longest: Int) -> String {
    "\(counted(current, "day")), longest \(counted(longest, "day"))"
  }

  func puzzles(played: Int, solved: Int) -> String { "\(played) played, \(solved) solved" }

  func review(questions: Int, due: Int) -> String {
    "\(counted(questions, "question")), \(due) due today"
  }

  var noAnswers: String { "No answers yet. Type 'kpgg quiz' to play." }
}
