import KPGGCore
import KPGGQuiz

extension QuizLabels {
  static let korean = QuizLabels(
    quiz: "퀴즈", review: "복습", stats: "통계", points: { "\($0)점" },
    progress: { "문제 \($0)/\($1)" }, seconds: { "\($0)초" },
    worth: { now, next in "맞히면 \(now)점" + (next.map { ", 힌트를 더 보면 \($0)점" } ?? "") },
    orderHint: "2413처럼 번호를 순서대로 입력하거나 이름을 입력하세요.",
    namesHint: "이름을 쉼표로 구분하세요.",
    byAuthor: { "만든 사람: \($0)" },
    right: "정답", typo: "정답 (오타 있음)", wrong: "오답", partly: { "\($1)명 중 \($0)명" },
    timeIsUp: "시간 초과", noAnswer: "답 없음", yourAnswer: "내 답", answer: "정답",
    total: { "\($1)문제 중 \($0)개 정답, \($2)점" }, missed: "틀린 문제",
    reviewHint: "복습할 날이 되면 'kpgg quiz review'에서 다시 풀 수 있습니다.",
    upcoming: "다음 복습", nothingUpcoming: "복습할 문제가 없습니다.",
    nothingDue: "오늘 복습할 문제가 없습니다. 다음 복습:",
    due: { "\($0.date): 문제 \($0.count)개" },
    offer: { "풀던 퀴즈가 있습니다: 문제 \($0)/\($1), \($2)점." },
    noMoreClues: "힌트를 모두 보았습니다", answerNeeded: "답을 먼저 입력하세요",
    choiceNeeded: { "1~\($0)의 번호나 보기를 입력하세요" },
    nothingToUndo: "취소할 답이 없습니다", undone: "마지막 답을 취소했습니다",
    files: Files(name: "이름", title: "제목", level: "난이도", questions: "문제 수"),
    keys: Keys(
      answer: "답하기", choose: "선택", clue: "힌트", giveUp: "포기", undo: "답 취소",
      next: "다음", resume: "계속", newGame: "새 퀴즈", language: "언어", help: "도움말",
      leave: "종료", scroll: "스크롤"),
    linear: Linear(
      usage: "답이나 보기 번호를 입력하세요. 힌트는 ?, 명령 목록은 :help",
      help: [
        "?       힌트 보기", ":pass   문제 포기", ":undo   마지막 답 취소",
        ":lang   언어 바꾸기", ":quit   저장하고 종료",
      ],
      prompt: "퀴즈>", unknownCommand: { "알 수 없는 명령입니다: '\($0)'. :help를 입력해 보세요" }),
    editor: .korean)
}
