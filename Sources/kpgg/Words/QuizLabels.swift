import KPGGCore
import KPGGQuiz

/// The words of the quiz in one language.
struct QuizLabels: Wording {
  let language: Language

  var quiz: String { text("quiz", "퀴즈") }
  var review: String { text("review", "복습") }
  var stats: String { text("statistics", "통계") }
  func points(_ count: Int) -> String {
    text(count == 1 ? "1 point" : "\(count) points", "\(count)점")
  }
  /// The number of the current question, and of all questions.
  func progress(_ number: Int, _ count: Int) -> String {
    text("Question \(number) of \(count)", "문제 \(number)/\(count)")
  }
  /// The kind of a question in its heading, short enough for 40 columns. A typed question about an outsider
  /// asks for the missing member.
  func kind(of question: QuizQuestion) -> String {
    guard question.kind == .odd else { return question.kind.name.text(in: language) }
    return question.level.isTyped
      ? text("missing member", "빠진 멤버") : text("odd one out", "멤버가 아닌 사람")
  }
  /// The remaining seconds.
  func seconds(_ count: Int) -> String { text("\(count) s", "\(count)초") }
  /// The points for a right answer now, and after the next clue if there is one.
  func worth(_ now: Int, _ afterClue: Int?) -> String {
    text("Worth \(now) points", "맞히면 \(now)점")
      + (afterClue.map { text("; \($0) after the next clue", ", 힌트를 더 보면 \($0)점") } ?? "")
  }
  /// How to answer a question about an order.
  var orderHint: String {
    text(
      "Type the numbers in order, such as 2413, or the names.", "번호나 이름을 순서대로 입력하세요 (예: 2413).")
  }
  /// How to answer a question about all members.
  var namesHint: String { text("Separate the names by commas.", "이름을 쉼표로 구분하세요.") }
  func byAuthor(_ author: String) -> String { text("by \(author)", "· 만든 사람: \(author)") }

  /// The verdicts.
  var right: String { text("Right", "맞았습니다") }
  var typo: String { text("Right, with a typo", "맞았습니다 (오타 있음)") }
  var wrong: String { text("Wrong", "틀렸습니다") }
  /// The number of right names, of all names, and of wrong names.
  func partly(_ found: Int, _ count: Int, _ wrong: Int) -> String {
    let right = text("\(found) of \(count) names", "\(count)명 중 \(found)명 맞음")
    guard wrong > 0 else { return right }
    return right
      + text(
        ", plus \(wrong == 1 ? "1 wrong name" : "\(wrong) wrong names")", ", 틀린 이름 \(wrong)개")
  }
  /// The note after a game that the player left.
  func savedGame(_ command: String, replacesAnother: Bool) -> String {
    text(
      "the game is saved\(replacesAnother ? " in place of an earlier one" : ""); continue with '\(command)'",
      (replacesAnother ? "이전에 하던 퀴즈 대신 이 퀴즈를 저장했습니다." : "퀴즈를 저장했습니다.") + " 이어서 하려면: '\(command)'")
  }
  /// The notice before the first answer to a game, in at most 40 cells.
  var replacesSavedGame: String {
    text("An answer replaces your saved game", "답하면 저장된 퀴즈를 덮어씁니다")
  }
  var timeIsUp: String { text("Time is up", "시간이 다 되었습니다") }
  var noAnswer: String { text("Not answered", "답하지 않음") }
  var yourAnswer: String { text("Your answer", "내 답") }
  var answer: String { text("Answer", "정답") }

  /// The right answers of a game, and its points.
  func total(_ right: Int, _ count: Int, _ points: Int) -> String {
    text("\(right) of \(count) right, \(points) points", "\(count)문제 중 \(right)문제 정답, \(points)점")
  }
  var missed: String { text("Missed", "틀린 문제") }
  /// How to repeat the missed questions when they are due.
  var reviewHint: String {
    text(
      "'kpgg quiz review' asks them again when they are due.",
      "복습할 날이 되면 'kpgg quiz review'에서 다시 풀 수 있습니다.")
  }
  var upcoming: String { text("Next reviews", "다음 복습") }
  var nothingUpcoming: String { text("Nothing is left to review.", "복습할 문제가 없습니다.") }
  /// Nothing is due today; a list of what comes when follows.
  var nothingDue: String { text("Nothing is due today. Next reviews:", "오늘 복습할 문제가 없습니다. 다음 복습:") }
  /// The number of questions that become due on a day.
  func due(_ day: ReviewSchedule.DueCount) -> String {
    text(
      "\(day.date): \(day.count == 1 ? "1 question" : "\(day.count) questions")",
      "\(day.date): 문제 \(day.count)개")
  }
  /// A saved game: what it is about, the number of its question, of all questions, and its points.
  func offer(_ subject: String, _ number: Int, _ count: Int, _ points: Int) -> String {
    text(
      "Continue your game? \(subject), question \(number) of \(count), \(self.points(points))",
      "풀던 퀴즈를 계속할까요? \(subject), 문제 \(number)/\(count), \(points)점")
  }
  /// The group of a saved game, if it has only one, its level, and its kinds if there are few.
  func subject(_ group: String?, _ level: QuizLevel, _ kinds: [QuizKind]) -> String {
    let level = level.name.text(in: language)
    let names =
      kinds.count <= 2
      ? kinds.map { $0.name.text(in: language) } : [text("mixed kinds", "여러 종류")]
    let start = group.map { [$0, level] } ?? [level.prefix(1).uppercased() + level.dropFirst()]
    return (start + names).joined(separator: ", ")
  }

  var noMoreClues: String { text("There are no more clues", "더 볼 힌트가 없습니다") }
  var answerNeeded: String { text("Type an answer first", "답을 먼저 입력하세요") }
  /// The message for a line that is not a choice, given the number of choices.
  func choiceNeeded(_ count: Int) -> String {
    text("Type a number from 1 to \(count), or a choice", "번호(1~\(count))나 보기의 내용을 입력하세요")
  }

  var keys: Keys { Keys(language: language) }
  var linear: Linear { Linear(language: language) }
  /// The words of the editor.
  var editor: QuizEditorLabels { QuizEditorLabels(language: language) }

  /// The meanings of keys, for the last line of the screen.
  struct Keys: Wording {
    let language: Language

    var answer: String { text("answer", "답하기") }
    var choose: String { text("choose", "선택") }
    var clue: String { text("clue", "힌트") }
    var giveUp: String { text("give up", "포기") }
    var next: String { text("next", "다음") }
    var resume: String { text("continue", "계속") }
    var newGame: String { text("new game", "새 퀴즈") }
    var switchLanguage: String { text("language", "언어") }
    var help: String { text("help", "도움말") }
    /// Removes a typed answer.
    var clear: String { text("clear", "지우기") }
    var leave: String { text("quit", "종료") }
    var scroll: String { text("scroll", "스크롤") }
  }

  /// The words of the linear mode.
  struct Linear: Wording {
    let language: Language

    var usage: String {
      text(
        "Type an answer, or the number of a choice. ? shows a clue, :quit leaves; :help lists all "
          + "commands.",
        "답이나 보기 번호를 입력하세요. 힌트는 ?, 종료는 :quit, 명령 목록은 :help")
    }
    var help: [String] {
      either(
        [
          "?       show a clue", ":pass   give up on the question",
          ":lang   switch the language", ":quit   save the game and quit",
        ],
        [
          "?       힌트 보기", ":pass   문제 포기", ":lang   언어 바꾸기", ":quit   저장하고 종료",
        ])
    }
    var newGame: String {
      text("Enter starts a new quiz, :quit leaves.", "새 퀴즈는 Enter, 종료는 :quit")
    }
    var prompt: String { text("quiz>", "퀴즈>") }
    func unknownCommand(_ command: String) -> String {
      let command = QuotedWord.of(command)
      return text(
        "unknown command \(command); use :help", "알 수 없는 명령입니다: \(command). :help를 입력해 보세요")
    }
  }
}
