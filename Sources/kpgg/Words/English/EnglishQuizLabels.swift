import KPGGCore
import KPGGQuiz

extension QuizLabels {
  static let english = QuizLabels(
    quiz: "quiz", review: "review", stats: "statistics",
    points: { $0 == 1 ? "1 point" : "\($0) points" },
    progress: { "Question \($0) of \($1)" }, seconds: { "\($0) s" },
    worth: { now, next in
      "Worth \(now) points" + (next.map { "; \($0) after the next clue" } ?? "")
    },
    orderHint: "Type the numbers in order, such as 2413, or the names.",
    namesHint: "Separate the names by commas.",
    byAuthor: { "by \($0)" },
    right: "Right", typo: "Right, with a typo", wrong: "Wrong",
    partly: { "\($0) of \($1) names" },
    timeIsUp: "Time is up", noAnswer: "Not answered", yourAnswer: "Your answer", answer: "Answer",
    total: { "\($0) of \($1) right, \($2) points" }, missed: "Missed",
    reviewHint: "'kpgg quiz review' asks them again when they are due.",
    upcoming: "Next reviews", nothingUpcoming: "Nothing is left to review.",
    nothingDue: "Nothing is due today. Next reviews:",
    due: { "\($0.date): \($0.count == 1 ? "1 question" : "\($0.count) questions")" },
    offer: { "You left a game at question \($0) of \($1), with \($2) points." },
    noMoreClues: "There are no more clues", answerNeeded: "Type an answer first",
    choiceNeeded: { "Type a number from 1 to \($0), or a choice" },
    nothingToUndo: "Nothing to undo", undone: "Last answer undone",
    files: Files(name: "Name", title: "Title", level: "Level", questions: "Questions"),
    keys: Keys(
      answer: "answer", choose: "choose", clue: "clue", giveUp: "give up", undo: "undo",
      next: "next", resume: "continue", newGame: "new game", language: "language", help: "help",
      leave: "quit", scroll: "scroll"),
    linear: Linear(
      usage: "Type an answer, or the number of a choice. ? shows a clue; :help lists all commands.",
      help: [
        "?       show a clue", ":pass   give up on the question",
        ":undo   take back the last answer", ":lang   switch the language",
        ":quit   save the game and quit",
      ],
      prompt: "quiz>", unknownCommand: { "unknown command '\($0)'; use :help" }),
    editor: .english)
}
