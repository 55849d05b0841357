extension QuizMakeLabels {
  static let korean = QuizMakeLabels(
    make: "만들기", title: "제목", author: "만든 사람", level: "난이도", time: "시간",
    question: "문제", answer: "정답", wrongChoice: "오답 보기", clue: "힌트",
    questions: { "\($0)문제" }, answers: "정답", wrongChoices: "오답 보기", clues: "힌트",
    newAnswer: "정답으로 칠 다른 답", newChoice: "오답 보기 추가", newClue: "직접 쓴 힌트 추가",
    shownFirst: "처음부터 보임", noLimit: "제한 없음", seconds: { "\($0)초" },
    choices: { "보기: \($0)" },
    search: "그룹, 멤버, 노래", found: { "결과 \($0)개" }, nothingFound: "찾지 못했습니다",
    offered: { count, subject, level in "\(subject): \(level) \(count)문제" },
    nothingProven: { level, others in
      "\(level) 난이도로 낼 수 있는 문제가 없습니다"
        + (others.isEmpty ? "" : ". 난이도를 바꾸어 보세요: \(others.joined(separator: ", "))")
    },
    added: { "\($0)번 문제로 넣었습니다" }, alreadyThere: { "이미 \($0)번 문제입니다" },
    removed: { "\($0)번 문제를 뺐습니다" }, undone: "되돌렸습니다",
    nothingToUndo: "되돌릴 것이 없습니다",
    saved: { file, count, problems in
      "'\(file)'에 \(count)문제를 저장했습니다"
        + (problems == 0 ? "" : ". \(problems)문제는 아직 풀 수 없습니다")
    },
    noQuestions: "문제를 먼저 넣으세요", notPlayable: "아직 풀 수 없는 문제입니다",
    previewStarts: "미리보기. Esc로 돌아갑니다",
    repeats: { "\($0)번과 같은 문제입니다" }, problems: { "고칠 문제 \($0)개" },
    savesChanges: "바꾼 내용을 저장할까요?",
    replacesFile: { "다른 프로그램이 '\($0)' 파일을 바꾸었습니다. 덮어쓸까요?" },
    noEntry: { "\($0)번은 없습니다" }, showQuestionFirst: "문제를 먼저 여세요: 보기 1",
    answerNeeded: "이어서 정답을 입력하세요: A: …",
    keys: Keys(
      add: "카탈로그에서 넣기", own: "직접 쓰기", open: "열기", edit: "고치기", addThis: "넣기",
      accept: "확인", cancel: "취소", back: "뒤로", move: "위로, 아래로", remove: "빼기",
      undo: "되돌리기", preview: "미리보기", save: "저장", language: "언어", help: "키",
      quit: "끝내기", select: "고르기", scroll: "스크롤", yes: "예", no: "아니요",
      discard: "버리기"),
    linear: Linear(
      usage: "'추가 이름'으로 문제를 찾습니다. 목록, 저장, 도움말도 쓸 수 있습니다.",
      help: [
        "제목 글, 만든이 글, 난이도 쉬움, 시간 초   퀴즈 정보 바꾸기",
        "추가 글         그룹, 멤버, 노래 찾기",
        "추가 N          마지막 목록의 N번 열기나 넣기",
        "Q: 글           문제 직접 쓰기. 정답이 이어집니다: A: 글",
        "목록            퀴즈 보기",
        "보기 N          N번 문제 열기",
        "미리보기 N      N번 문제를 푸는 사람처럼 보기",
        "이동 N M        N번 문제를 M번으로 옮기기",
        "삭제 N          N번 문제 빼기",
        "문구 글         연 문제의 글 바꾸기",
        "A: 글, - 글, ? 글   연 문제에 정답, 오답 보기, 힌트 더하기",
        "? { N }         뺀 힌트 N 다시 넣기",
        "정답 N 글, 오답 N 글, 힌트 N 글   하나 바꾸기",
        "힌트 이동 N M, 힌트 삭제 N        정답과 오답도 같습니다",
        "취소            되돌리기",
        "언어            언어 바꾸기",
        "저장, 끝        저장하지 않은 것이 있으면 묻습니다",
      ],
      prompt: "만들기>", unknownCommand: { "'\($0)'은(는) 명령이 아니거나 빠진 것이 있습니다. 도움말을 입력해 보세요" },
      unsaved: "저장하지 않은 내용이 있습니다. 저장하고 끝내려면 저장, 버리려면 끝을 입력하세요.",
      yesOrNo: "(예 또는 아니요)"))
}
