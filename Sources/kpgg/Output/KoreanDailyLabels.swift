import KPGGCore

extension DailyLabels {
  static let korean = DailyLabels(
    title: { "오늘의 \(kind($0))" }, date: { "한국, \($0)" },
    question: { $0 == .group ? "어느 그룹일까요?" : "누구일까요?" },
    guess: { "\($1)번 중 \($0)번째 추측" },
    attribute: \.koreanName,
    shortAttribute: { attribute in
      switch attribute {
      case .debutYear: "데뷔"
      case .memberCount: "인원"
      case .status: "상태"
      case .section: "구간"
      case .birthYear: "출생"
      case .bloodType: "혈액"
      default: attribute.koreanName
      }
    },
    mark: { $0.koreanName(of: $1) },
    signs: [
      "=  맞음", "▲  정답이 더 늦거나 큼", "▼  정답이 더 빠르거나 작음", "◐  일부 맞음",
      "✗  틀림", "?  알 수 없음",
    ],
    nameNeeded: "이름을 먼저 입력하세요",
    alreadyGuessed: { "이미 \($1)번째로 추측함: \($0)" },
    contradiction: { name, reasons in
      let reasons = reasons.map { number, attributes in
        "추측 \(number)(\(attributes.map(\.koreanName).joined(separator: ", ")))"
      }
      return "정답일 수 없음: \(name). 근거: \(reasons.joined(separator: ", "))."
    },
    confirmation: "Enter를 다시 누르면 추측합니다.",
    linearConfirmation: "빈 줄을 입력하면 추측합니다.",
    solved: { "\($1)번 중 \($0)번 만에 정답: \($2)점" },
    lost: { "\($0)번 안에 맞히지 못했습니다" },
    streak: { "연속 \($0.days)일, 최장 \($0.longest)일" },
    next: { date, minutes in
      "다음 문제: \(date)"
        + (minutes.map { ", \($0 / 60)시간 \($0 % 60)분 뒤" } ?? " 한국 시각 0시")
    },
    todayIsReady: "오늘의 문제가 나왔습니다.",
    offer: { "\($0) 문제를 \($2)번 중 \($1)번 추측한 뒤 그만두었습니다." },
    copied: "결과를 복사했습니다", notCopied: "이 터미널은 복사할 수 없습니다. 글자를 직접 선택하세요",
    keys: Keys(
      guess: "추측", copy: "복사", words: "글로", symbols: "기호로", today: "오늘의 문제"),
    linear: Linear(
      usage: "추측할 이름을 입력하세요. '더 늦음' 같은 표시는 정답에 대한 것입니다. :help는 모든 명령입니다.",
      offer: "빈 줄을 입력하면 이어서 하고, :today는 오늘의 문제를 시작합니다.",
      help: [
        ":guesses   지금까지의 추측", ":today     오늘의 문제 시작",
        ":lang      언어 바꾸기", ":quit      저장하고 끝내기",
      ]))

  @Sendable
  private static func kind(_ kind: DailyPuzzle.Kind) -> String {
    kind == .group ? "그룹" : "멤버"
  }
}
