import KPGGCore
import KPGGQuiz

extension KoreanWords: StatisticsWords {
  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String {
    let counts = statuses.map { "\($0.status.map(status) ?? labels.unknown) \($0.count)팀" }
    return counts.isEmpty ? "\(count)팀" : "\(count)팀 (\(counts.joined(separator: ", ")))"
  }

  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String {
    "\(entries)명 (중복 제외 \(people)명, 여러 그룹 소속 \(inSeveralGroups)명)"
  }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: "연도별 데뷔"
    case .mbti: "MBTI"
    case .blood: "혈액형"
    case .ages: chart.day.map { "만 나이 (\($0) 기준)" } ?? "출생 연도"
    case .heights: "키 (cm)"
    case .agencies: "데뷔 당시 소속사"
    case .nationalities: "국적"
    case .songs: "연도별 노래"
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let (noun, counter) =
      switch chart.topic.subject {
      case .groups: ("그룹 ", "팀")
      case .people: ("", "명")
      case .songs: ("노래 ", "곡")
      }
    var parts = ["\(noun)\(counts.total)\(counter)"]
    if counts.unknown > 0 { parts.append("알려지지 않음 \(counts.unknown)\(counter)") }
    if counts.several > 0 { parts.append("둘 이상 보유 \(counts.several)\(counter)") }
    if counts.leftOut > 0 { parts.append("사망 \(counts.leftOut)명 제외") }
    if counts.omitted > 0 {
      parts.append("\(counts.counts.count + counts.omitted)개 중 상위 \(counts.counts.count)개")
    }
    return parts.joined(separator: ", ")
  }

  func chartHint(_ topics: [String], of command: String) -> String {
    "'\(command) 주제'로 차트 전체를 볼 수 있습니다: \(topics.joined(separator: ", "))."
  }

  func title(of topic: QuizChartTopic) -> String {
    switch topic {
    case .kinds: "종류별 정답률"
    case .groups: "그룹별 정답률"
    case .days: "일별 답한 문제"
    case .months: "월별 답한 문제"
    case .guesses: "오늘의 문제 추측 횟수"
    }
  }

  func note(on counts: Distribution, of topic: QuizChartTopic) -> String {
    var parts =
      topic == .guesses
      ? ["정답 \(counts.total)회"] : ["문제 \(counts.total)개", "정답 \(counts.right ?? 0)개"]
    if counts.leftOut > 0 { parts.append("풀지 못함 \(counts.leftOut)회") }
    if counts.unknown > 0 { parts.append("그룹 없음 \(counts.unknown)개") }
    if counts.several > 0 { parts.append("여러 그룹 \(counts.several)개") }
    if counts.omitted > 0 {
      parts.append("\(counts.counts.count + counts.omitted)개 중 상위 \(counts.counts.count)개")
    }
    return parts.joined(separator: ", ")
  }

  func kind(_ kind: QuizKind) -> String { kind.name.korean }

  func answers(_ count: Int, right: Int, typos: Int) -> String {
    let percent = QuizStatistics.percent(right, of: count).map { " (\($0)%)" } ?? ""
    return "\(count)개, 정답 \(right)개\(percent)" + (typos > 0 ? ", 오타 있는 정답 \(typos)개" : "")
  }

  func points(_ points: Int, average: Int?) -> String {
    "\(points)점" + (average.map { ", 평균 \($0)점" } ?? "")
  }

  func days(_ count: Int) -> String { "\(count)일" }

  func streak(current: Int, longest: Int) -> String { "\(current)일, 최장 \(longest)일" }

  func puzzles(played: Int, solved: Int) -> String { "\(played)회, 정답 \(solved)회" }

  func review(questions: Int, due: Int) -> String { "문제 \(questions)개, 오늘 \(due)개" }

  var noAnswers: String { "아직 답한 문제가 없습니다. 'kpgg quiz'로 시작하세요." }
}
