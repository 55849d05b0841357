extension QuizEditorLabels {
  static let korean = QuizEditorLabels(
    make: "만들기", title: "제목", author: "만든 사람", level: "난이도", time: "시간",
    question: "문제", answer: "정답", wrongChoice: "오답 보기", clue: "힌트",
    questions: { "문제 \($0)개" }, answers: "정답", wrongChoices: "오답 보기", clues: "힌트",
    newAnswer: "다른 정답 추가", newChoice: "오답 보기 추가", newClue: "힌트 직접 추가",
    shownFirst: "처음부터 보임", noLimit: "제한 없음", seconds: { "\($0)초" },
    choices: { "보기: \($0)" },
    search: "그룹, 멤버, 노래", found: { "결과 \($0)개" }, nothingFound: "검색 결과가 없습니다",
    offered: { count, subject, level in "\(subject): \(level) 문제 \(count)개" },
    nothingProven: { level, others in
      "\(level) 난이도로 낼 수 있는 문제가 없습니다"
        + (others.isEmpty ? "" : ". 난이도를 바꾸어 보세요: \(others.joined(separator: ", "))")
    },
    added: { "\($0)번 문제로 추가했습니다" }, alreadyThere: { "이미 \($0)번에 있는 문제입니다" },
    removed: { "\($0)번 문제를 삭제했습니다" }, undone: "되돌렸습니다",
    nothingToUndo: "되돌릴 것이 없습니다",
    saved: { file, count, problems in
      "'\(file)'에 문제 \(count)개를 저장했습니다"
        + (problems == 0 ? "" : ". 문제 \(problems)개는 아직 풀 수 없습니다")
    },
    noQuestions: "문제를 먼저 추가하세요", notPlayable: "아직 풀 수 없는 문제입니다",
    previewStarts: "미리보기. Esc로 돌아갑니다",
    repeats: { "\($0)번과 같은 문제입니다" }, problems: { "고칠 문제 \($0)개" },
    savesChanges: "바꾼 내용을 저장할까요?",
    replacesFile: { "다른 프로그램이 '\($0)' 파일을 바꾸었습니다. 덮어쓸까요?" },
    noEntry: { "\($0)번은 없습니다" }, showQuestionFirst: "문제를 먼저 여세요: 보기 1",
    answerNeeded: "이어서 정답을 입력하세요: A: …",
    keys: Keys(
      add: "카탈로그에서 추가", own: "직접 쓰기", open: "열기", edit: "편집", addThis: "추가",
      accept: "확인", cancel: "취소", back: "뒤로", move: "순서 바꾸기", remove: "삭제",
      undo: "되돌리기", preview: "미리보기", save: "저장", language: "언어", help: "키",
      quit: "종료", select: "선택", scroll: "스크롤", yes: "예", no: "아니요",
      discard: "버리기"),
    linear: Linear(
      usage: "'추가 오마이걸'처럼 입력하면 문제를 찾습니다. 모든 명령은 '도움말'로 볼 수 있습니다.",
      help: [
        "제목 글, 만든이 글, 난이도 쉬움   제목, 만든 사람, 난이도 바꾸기",
        "시간 30 (없애려면 none)           문제당 제한 시간(초) 바꾸기",
        "추가 글         그룹, 멤버, 노래 찾기",
        "추가 N          마지막 목록의 N번을 열거나 추가",
        "Q: 글           문제 직접 쓰기. 이어서 'A: 글'로 정답 입력",
        "목록            퀴즈 보기",
        "보기 N          N번 문제 열기",
        "미리보기 N      N번 문제 미리 보기",
        "이동 N M        N번 문제를 M번으로 옮기기",
        "삭제 N          N번 문제 삭제",
        "문구 글         열어 둔 문제의 문구 바꾸기",
        "A: 글, - 글, ? 글   열어 둔 문제에 정답, 오답 보기, 힌트 추가",
        "? { N }         기본 힌트 N 다시 추가",
        "정답 N 글, 오답 N 글, 힌트 N 글   하나 바꾸기",
        "힌트 이동 N M, 힌트 삭제 N   힌트 옮기기, 삭제 (정답, 오답도 같음)",
        "취소            되돌리기",
        "언어            언어 바꾸기",
        "저장, 끝        저장, 종료 (저장하지 않은 내용이 있으면 먼저 확인)",
      ],
      prompt: "만들기>", unknownCommand: { "알 수 없거나 불완전한 명령입니다: '\($0)'. '도움말'을 입력해 보세요" },
      unsaved: "저장하지 않은 내용이 있습니다. 저장하고 종료하려면 '저장', 저장하지 않고 종료하려면 '끝'을 입력하세요.",
      yesOrNo: "(예 또는 아니요)"))
}
