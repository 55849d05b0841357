import KPGGCore
import KPGGQuiz

extension DailyLabels {
  static let korean = DailyLabels(
    title: { "오늘의 \(kind($0))" }, date: { "한국, \($0)" },
    question: { $0 == .group ? "어느 그룹일까요?" : "누구일까요?" },
    guess: { "추측 \($0)/\($1)" },
    attribute: \.name.korean,
    shortAttribute: { attribute in
      switch attribute {
      case .debutYear: "데뷔"
      case .memberCount: "인원"
      case .status: "상태"
      case .section: "구분"
      case .birthYear: "출생"
      case .bloodType: "혈액"
      default: attribute.name.korean
      }
    },
    mark: { $0.name(of: $1).korean },
    signs: [
      "=  맞음", "▲  정답이 더 늦거나 큼", "▼  정답이 더 빠르거나 작음", "◐  일부 맞음",
      "✗  틀림", "?  알 수 없음",
    ],
    nameNeeded: "이름을 먼저 입력하세요",
    alreadyGuessed: { "이미 추측했습니다: \($0) (\($1)번째)" },
    contradiction: { name, reasons in
      let reasons = reasons.map { number, attributes in
        "\(number)번째 추측(\(attributes.map(\.name.korean).joined(separator: ", ")))"
      }
      return "\(name)은(는) 정답이 될 수 없습니다. "
        + "\(reasons.joined(separator: ", "))과 맞지 않습니다."
    },
    confirmation: "그래도 추측하려면 Enter를 한 번 더 누르세요.",
    linearConfirmation: "그래도 추측하려면 빈 줄을 입력하세요.",
    solved: { "추측 \($0)/\($1), 정답: \($2)점" },
    lost: { "\($0)번 안에 맞히지 못했습니다" },
    streak: { "연속 \($0.days)일, 최장 \($0.longest)일" },
    next: { date, minutes in
      minutes.map { "새 문제까지 \($0 / 60)시간 \($0 % 60)분 (\(date))" }
        ?? "새 문제: 한국 시각 \(date) 0시"
    },
    todayIsReady: "오늘의 문제가 나왔습니다.",
    offer: { "\($0) 문제가 남아 있습니다: 추측 \($1)/\($2)." },
    copied: "결과를 복사했습니다", notCopied: "이 터미널은 복사할 수 없습니다. 글자를 직접 선택하세요",
    keys: Keys(
      guess: "추측", copy: "복사", words: "글로 보기", symbols: "기호로 보기", today: "오늘의 문제"),
    linear: Linear(
      usage: "추측할 이름을 입력하세요. '더 늦음'은 정답이 추측보다 늦다는 뜻입니다. 명령 목록은 :help",
      offer: "이어서 하려면 빈 줄을, 오늘의 문제를 시작하려면 :today를 입력하세요.",
      help: [
        ":guesses   지금까지의 추측", ":today     오늘의 문제 시작",
        ":lang      언어 바꾸기", ":quit      저장하고 종료",
      ]))

  @Sendable
  private static func kind(_ kind: DailyPuzzle.Kind) -> String {
    kind == .group ? "그룹" : "멤버"
  }
}
