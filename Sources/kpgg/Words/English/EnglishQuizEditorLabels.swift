import KPGGQuiz

extension QuizEditorLabels {
  static let english = QuizEditorLabels(
    make: "make", title: "Title", author: "By", level: "Level", time: "Time",
    question: "Question", answer: "Answer", wrongChoice: "Wrong choice", clue: "Clue",
    questions: { $0 == 1 ? "1 question" : "\($0) questions" }, answers: "Answers",
    wrongChoices: "Wrong choices", clues: "Clues", newAnswer: "another accepted answer",
    newChoice: "a wrong choice", newClue: "a clue of your own", shownFirst: "shown at once",
    noLimit: "no limit", seconds: { "\($0) seconds" }, choices: { "Choices: \($0)" },
    search: "A group, a member, or a song", found: { $0 == 1 ? "1 hit" : "\($0) hits" },
    nothingFound: "Nothing found",
    offered: { count, subject, level in
      "\(count == 1 ? "1 question" : "\(count) questions") about \(subject), \(level)"
    },
    nothingProven: { level, others in
      "No \(level) questions are available here"
        + (others.isEmpty ? "" : "; change the level to \(others.joined(separator: " or "))")
    },
    added: { "Added as question \($0)" }, alreadyThere: { "This is already question \($0)" },
    removed: { "Question \($0) removed" }, undone: "Change undone",
    nothingToUndo: "Nothing to undo",
    saved: { file, count, problems in
      "Saved \(count == 1 ? "1 question" : "\(count) questions") to '\(file)'"
        + (problems == 0 ? "" : "; \(problems) cannot be played yet")
    },
    noQuestions: "Add a question first", notPlayable: "This question cannot be played yet",
    previewStarts: "Preview; Esc goes back",
    repeats: { "the same as question \($0)" },
    problems: { "\($0) with problems" },
    savesChanges: "Save the changes?",
    replacesFile: { "Another program changed '\($0)'. Replace it?" },
    noEntry: { "Number \($0) not found" },
    showQuestionFirst: "Open a question first: show 1",
    answerNeeded: "Type its answer next: A: …",
    keys: Keys(
      add: "add from the catalog", own: "write a question", open: "open", edit: "edit",
      addThis: "add", accept: "accept", cancel: "cancel", back: "back", move: "move up, down",
      remove: "remove", undo: "undo", preview: "preview", save: "save", language: "language",
      help: "keys", quit: "quit", select: "select", scroll: "scroll", yes: "yes", no: "no",
      discard: "discard"),
    linear: Linear(
      usage:
        "Use 'add NAME' to find questions, 'list' to show the quiz, 'save' to save, and 'help' for "
        + "all commands.",
      help: [
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
        "save, quit      save; quit (asks first if there are unsaved changes)",
      ],
      prompt: "make>", unknownCommand: { "unknown or incomplete command '\($0)'; use help" },
      unsaved:
        "You have unsaved changes. Use 'save' to save them and quit, or 'quit' to discard them.",
      yesOrNo: "(yes or no)"))
}
