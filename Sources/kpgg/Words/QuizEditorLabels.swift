import KPGGCore

/// The words of the editor of quizzes in one language.
struct QuizEditorLabels: Wording {
  let language: Language

  var make: String { text("make", "만들기") }

  /// The names of rows.
  var title: String { text("Title", "제목") }
  var author: String { text("By", "만든 사람") }
  var level: String { text("Level", "난이도") }
  var time: String { text("Time", "시간") }
  var question: String { text("Question", "문제") }
  var answer: String { text("Answer", "정답") }
  var wrongChoice: String { text("Wrong choice", "오답 보기") }
  var clue: String { text("Clue", "힌트") }
  /// The headings of lists.
  func questions(_ count: Int) -> String {
    text(count == 1 ? "1 question" : "\(count) questions", "문제 \(count)개")
  }
  var answers: String { text("Answers", "정답") }
  var wrongChoices: String { text("Wrong choices", "오답 보기") }
  var clues: String { text("Clues", "힌트") }
  /// The rows that add a text.
  var newAnswer: String { text("another accepted answer", "다른 정답 추가") }
  var newChoice: String { text("a wrong choice", "오답 보기 추가") }
  var newClue: String { text("a clue of your own", "힌트 직접 추가") }
  /// The mark of a clue that the player sees from the start.
  var shownFirst: String { text("shown at once", "처음부터 보임") }
  var noLimit: String { text("no limit", "제한 없음") }
  func seconds(_ count: Int) -> String { text("\(count) seconds", "\(count)초") }
  func choices(_ choices: String) -> String { text("Choices: \(choices)", "보기: \(choices)") }

  /// The prompt of a search, and the number of results.
  var search: String { text("A group, a member, or a song", "그룹, 멤버, 노래") }
  func found(_ count: Int) -> String {
    text(count == 1 ? "1 result" : "\(count) results", "결과 \(count)개")
  }
  var nothingFound: String { text("Nothing found", "검색 결과가 없습니다") }
  /// The number of questions about a subject, at a level.
  func offered(_ count: Int, _ subject: String, _ level: String) -> String {
    text(
      "\(count == 1 ? "1 question" : "\(count) questions") about \(subject), \(level)",
      "\(subject): 문제 \(count)개 (난이도: \(level))")
  }
  /// No question at a level, and the levels that have some.
  func nothingProven(_ level: String, _ others: [String]) -> String {
    text(
      "No \(level) questions are available here"
        + (others.isEmpty ? "" : "; change the level to \(others.joined(separator: " or "))"),
      "\(level) 난이도로 낼 수 있는 문제가 없습니다"
        + (others.isEmpty ? "" : ". 난이도를 바꾸어 보세요: \(others.joined(separator: ", "))"))
  }

  /// What has happened, with the number of a question.
  func added(_ number: Int) -> String {
    text("Added as question \(number)", "\(number)번 문제로 추가했습니다")
  }
  func alreadyThere(_ number: Int) -> String {
    text("This is already question \(number)", "이미 \(number)번에 있는 문제입니다")
  }
  func removed(_ number: Int) -> String {
    text("Question \(number) removed", "\(number)번 문제를 삭제했습니다")
  }
  var undone: String { text("Change undone", "되돌렸습니다") }
  var nothingToUndo: String { text("Nothing to undo", "되돌릴 것이 없습니다") }
  /// The quiz was saved to a file, with a number of questions, some of which have problems.
  func saved(_ file: String, _ count: Int, _ problems: Int) -> String {
    text(
      "Saved \(count == 1 ? "1 question" : "\(count) questions") to '\(file)'"
        + (problems == 0 ? "" : "; \(problems) cannot be played yet"),
      "'\(file)'에 문제 \(count)개를 저장했습니다"
        + (problems == 0 ? "" : ". 문제 \(problems)개는 아직 풀 수 없습니다"))
  }
  var fileNameNeeded: String { text("Type the name of a file", "파일 이름을 입력하세요") }
  var noQuestions: String { text("Add a question first", "문제를 먼저 추가하세요") }
  var notPlayable: String { text("This question cannot be played yet", "아직 풀 수 없는 문제입니다") }
  var previewStarts: String { text("Preview; Esc goes back", "미리보기. Esc로 돌아갑니다") }
  func repeats(_ number: Int) -> String {
    text("the same as question \(number)", "\(number)번과 같은 문제입니다")
  }
  func problems(_ count: Int) -> String { text("\(count) with problems", "고칠 문제 \(count)개") }

  /// The decisions.
  var savesChanges: String { text("Save the changes?", "바꾼 내용을 저장할까요?") }
  func replacesFile(_ file: String) -> String {
    text("Another program changed '\(file)'. Replace it?", "다른 프로그램이 '\(file)' 파일을 바꾸었습니다. 덮어쓸까요?")
  }

  func replacesOtherFile(_ file: String) -> String {
    text("'\(file)' already exists. Replace it?", "'\(file)' 파일이 이미 있습니다. 덮어쓸까요?")
  }

  /// The reply to a number in a command that no question has.
  func noEntry(_ number: Int) -> String { text("Number \(number) not found", "\(number)번은 없습니다") }
  var showQuestionFirst: String { text("Open a question first: show 1", "문제를 먼저 여세요: 열기 1") }
  var answersAreGenerated: String {
    text(
      "Answers and choices of this question come from the catalog; you can add only clues",
      "이 문제의 정답과 보기는 카탈로그에서 가져오므로 힌트만 추가할 수 있습니다")
  }
  var answerNeeded: String { text("Type its answer next: A: …", "이어서 정답을 입력하세요: A: …") }

  var keys: Keys { Keys(language: language) }
  var linear: Linear { Linear(language: language) }

  /// The words of the linear mode.
  struct Linear: Wording {
    let language: Language

    var usage: String {
      text(
        "Use 'add NAME' to find questions, 'list' to show the quiz, 'save' to save, and 'help' for "
          + "all commands.",
        "'추가 오마이걸'처럼 입력하면 문제를 찾습니다. 퀴즈 보기는 '목록', 저장은 '저장', 명령 목록은 '도움말'입니다.")
    }
    var help: [String] {
      either(
        [
          "title TEXT, by TEXT, level LEVEL   change the title, author, or level",
          "time SECONDS (or none)             change the time for each question",
          "add TEXT        find a group, a member, or a song",
          "add N           open or add number N of the last list",
          "Q: TEXT         write a question; then type its answer: A: TEXT",
          "list            show the quiz",
          "show N          open question N",
          "preview N       show question N as the player sees it",
          "move N M        move question N to number M",
          "remove N        remove question N",
          "words TEXT      replace the text of the open question",
          "A: TEXT, - TEXT, ? TEXT   add an answer, a wrong choice, or a clue to it",
          "? { N }         restore usual clue N",
          "answer N TEXT, wrong N TEXT, clue N TEXT   replace one of them",
          "clue move N M, clue remove N   move or remove a clue (also: answer, wrong)",
          "undo            take back the last change",
          "lang            switch the language",
          "save FILE       save to another file",
          "save, quit      save; quit (asks first if there are unsaved changes)",
        ],
        [
          "제목 TEXT, 만든이 TEXT, 난이도 쉬움   제목, 만든 사람, 난이도 바꾸기",
          "시간 30, 시간 없음                    문제당 제한 시간(초) 바꾸기, 없애기",
          "추가 TEXT       그룹, 멤버, 노래 찾기",
          "추가 N          마지막 목록의 N번을 열거나 추가",
          "Q: TEXT         문제 직접 쓰기. 이어서 'A: TEXT'로 정답 입력",
          "목록            퀴즈 보기",
          "열기 N          N번 문제 열기",
          "미리보기 N      N번 문제 미리 보기",
          "이동 N M        N번 문제를 M번으로 옮기기",
          "삭제 N          N번 문제 삭제",
          "문구 TEXT       열어 둔 문제의 문구 바꾸기",
          "A: TEXT, - TEXT, ? TEXT   열어 둔 문제에 정답, 오답 보기, 힌트 추가",
          "? { N }         기본 힌트 N 다시 추가",
          "정답 N TEXT, 오답 N TEXT, 힌트 N TEXT   하나 바꾸기",
          "힌트 이동 N M, 힌트 삭제 N   힌트 옮기기, 삭제 (정답, 오답도 같음)",
          "되돌리기        마지막 변경 되돌리기",
          "언어            언어 바꾸기",
          "저장 FILE       다른 파일에 저장",
          "저장, 종료      저장, 종료 (저장하지 않은 내용이 있으면 먼저 확인)",
        ])
    }
    var prompt: String { text("make>", "만들기>") }
    func unknownCommand(_ command: String) -> String {
      let command = QuotedWord.of(command)
      return text(
        "unknown or incomplete command \(command); use help",
        "알 수 없거나 불완전한 명령입니다: \(command). '도움말'을 입력해 보세요")
    }
    var unsaved: String {
      text(
        "You have unsaved changes. Use 'save' to save them and quit, or 'quit' to discard them.",
        "저장하지 않은 내용이 있습니다. 저장하고 종료하려면 '저장', 저장하지 않고 종료하려면 '종료'를 입력하세요.")
    }
    var yesOrNo: String { text("(yes or no)", "(예 또는 아니요)") }
  }

  /// The meanings of keys.
  struct Keys: Wording {
    let language: Language

    var add: String { text("add from the catalog", "카탈로그에서 추가") }
    var own: String { text("write a question", "직접 쓰기") }
    var open: String { text("open", "열기") }
    var edit: String { text("edit", "편집") }
    var addThis: String { text("add", "추가") }
    var accept: String { text("accept", "확인") }
    var cancel: String { text("cancel", "취소") }
    var back: String { text("back", "뒤로") }
    var move: String { text("move up, down", "순서 바꾸기") }
    var remove: String { text("remove", "삭제") }
    var undo: String { text("undo", "되돌리기") }
    var preview: String { text("preview", "미리보기") }
    var save: String { text("save", "저장") }
    var saveAs: String { text("save as", "다른 이름으로 저장") }
    var switchLanguage: String { text("language", "언어") }
    var help: String { text("keys", "도움말") }
    var quit: String { text("quit", "종료") }
    var select: String { text("select", "선택") }
    var scroll: String { text("scroll", "스크롤") }
    var yes: String { text("yes", "예") }
    var no: String { text("no", "아니요") }
    var discard: String { text("discard", "버리기") }
  }
}
