import KPGGCore
import KPGGQuiz

// The typed commands of the linear mode.

extension MakeState {
  /// Runs a command. A row that does not exist is reported.
  mutating func run(_ command: MakeCommand) {
    switch command {
    case .showQuiz: closePages()
    case .show(let index):
      guard document.items.indices.contains(index) else { return reportMissing(index) }
      closePages()
      page.selection = MakeRow.header.count + index
      openSelectedRow()
    case .find(let text):
      closePages()
      openSearch(for: text)
    case .pick(let index):
      guard (0..<rowCount).contains(index), page.isPickable else { return reportMissing(index) }
      page.selection = index
      open()
    case .set(let row, let text): set(QuizDocument.cleaned(text), in: row, isTyped: true)
    case .setLevel(let level): change { $0.level = level }
    case .ask(let line): ask(line)
    case .move(let row, let target): move(row, to: target)
    case .remove(let row):
      guard select(row) else { return }
      change(by: .remove)
    }
  }

  private mutating func closePages() {
    (pages, edit) = ([pages[0]], nil)
  }

  private mutating func reportMissing(_ index: Int) { notice = labels.noEntry(index + 1) }

  /// Selects a row of a question in the open question, and any other one in the quiz.
  ///
  /// - Returns: Whether the row exists.
  private mutating func select(_ row: MakeRow) -> Bool {
    if row.isPartOfQuiz { closePages() }
    guard let index = rows.firstIndex(of: row) else {
      notice =
        openQuestion == nil && !row.isPartOfQuiz
        ? labels.showQuestionFirst : labels.noEntry((row.index ?? 0) + 1)
      return false
    }
    page.selection = index
    return true
  }

  private mutating func set(_ text: String, in row: MakeRow, isTyped: Bool) {
    if case .newQuestion(let prompt)? = edit?.target, row == .newAnswer {
      edit = MakeEdit(target: .newQuestion(prompt: prompt), field: TextField(text))
      commitEdit()
    } else if MakeRow.header.contains(row) {
      _ = set(text, in: row)
    } else if select(row) {
      _ = set(text, in: row)
    }
  }

  private mutating func move(_ row: MakeRow, to target: Int) {
    guard select(row), let index = row.index else { return }
    guard select(row.at(target)) else { return }
    page.selection = rows.firstIndex(of: row) ?? page.selection
    for _ in 0..<abs(target - index) { change(by: target < index ? .moveUp : .moveDown) }
  }

  /// Adds the question of a line without its `Q:`, or waits for its answer.
  private mutating func ask(_ line: String) {
    closePages()
    do {
      let file = try QuizFile(decoding: "title: x\nQ: \(QuizDocument.cleaned(line))".utf8)
      for item in file.document.items { add(item) }
    } catch {
      guard error.list.map(\.kind) == [.noAnswer] else {
        return notice = error.list.first?.kind.text[quizLanguage]
      }
      startOwnQuestion()
      edit?.field.insert(line)
      commitEdit()
      if case .newQuestion? = edit?.target { notice = labels.answerNeeded }
    }
  }
}

extension MakePage {
  /// Whether the page lists things to pick by number.
  fileprivate var isPickable: Bool {
    switch content {
    case .search, .offer: true
    case .quiz, .question, .preview, .help: false
    }
  }
}

extension MakeRow {
  /// Whether the row is on the page of the quiz.
  fileprivate var isPartOfQuiz: Bool {
    if case .question = self { true } else { MakeRow.header.contains(self) }
  }

  /// The index of a row among those of its kind.
  fileprivate var index: Int? {
    switch self {
    case .question(let index), .answer(let index), .choice(let index), .clue(let index): index
    case .usualClue(let number): number - 1
    case .title, .author, .level, .seconds, .prompt, .newAnswer, .newChoice, .newClue: nil
    }
  }

  /// The row of the same kind at another index.
  fileprivate func at(_ index: Int) -> MakeRow {
    switch self {
    case .question: .question(index)
    case .answer: .answer(index)
    case .choice: .choice(index)
    case .clue: .clue(index)
    default: self
    }
  }
}
