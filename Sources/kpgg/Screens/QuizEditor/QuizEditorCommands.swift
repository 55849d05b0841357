import KPGGCore
import KPGGQuiz

/// The meaning of a typed line.
enum QuizEditorLineCommand: Hashable, Sendable {
  case help, unknown(String)
  /// Performs an action, and shows the page or the message.
  case run(QuizEditorCommand)
  case action(QuizEditorAction)
  /// Shows a question as the player sees it.
  case preview(Int)
  /// Finds a text, or picks a number of the last list.
  case add(String)

  /// Interprets a line: a command, or a line as in a quiz file.
  init(_ line: String) {
    let text = line.trimmed
    if let command = Self.fileLine(text) {
      self = command
      return
    }
    let word = text.prefix { !$0.isWhitespace }.lowercased()
    let rest = text.drop { !$0.isWhitespace }.trimmed
    self = Self.command(word, rest) ?? .unknown(text)
  }

  /// Interprets a line of a quiz file: a question, an answer, a wrong choice, or a clue.
  private static func fileLine(_ text: String) -> QuizEditorLineCommand? {
    let rest = { (count: Int) in text.dropFirst(count).trimmed }
    switch text.prefix(2).lowercased() {
    case "q:": return .run(.ask(rest(2)))
    case "a:": return .run(.set(.newAnswer, rest(2)))
    case "- ": return .run(.set(.newChoice, rest(2)))
    case "? ":
      let clue = rest(2)
      let number =
        clue.hasPrefix("{") && clue.hasSuffix("}")
        ? Int(clue.dropFirst().dropLast().trimmed).flatMap { 1...99 ~= $0 ? $0 : nil } : nil
      // The quiz reports any other number.
      return .run(number.map { .set(.usualClue($0), "") } ?? .set(.newClue, clue))
    default: return nil
    }
  }

  private static func command(_ word: String, _ rest: String) -> QuizEditorLineCommand? {
    let index = Int(rest).flatMap { $0 > 0 ? $0 - 1 : nil }
    switch word {
    case "help", "h", "?", "도움말": return .help
    case "list", "l", "", "목록": return .run(.showQuiz)
    case "save", "s", "저장": return .action(.save)
    case "quit", "q", "끝": return .action(.quit)
    case "undo", "u", "취소": return .action(.undo)
    case "lang", "언어": return .action(.switchLanguage)
    case "yes", "y", "예": return .action(.yes)
    case "no", "n", "아니요": return .action(.no)
    case "title", "제목": return .run(.set(.title, rest))
    case "by", "author", "만든이": return .run(.set(.author, rest))
    case "time", "시간": return .run(.set(.seconds, rest == "none" ? "" : rest))
    case "level", "난이도":
      return QuizLevel.allCases.first { $0.rawValue == rest || $0.name.korean == rest }
        .map { .run(.setLevel($0)) }
    case "add", "find", "추가", "찾기": return .add(rest)
    case "show", "보기": return index.map { .run(.show($0)) }
    case "preview", "미리보기": return index.map { .preview($0) }
    case "move", "이동": return move(rest) { .question($0) }
    case "remove", "delete", "삭제": return index.map { .run(.remove(.question($0))) }
    case "words", "문구": return .run(.set(.prompt, rest))
    case "answer", "정답": return part(rest) { .answer($0) }
    case "wrong", "오답": return part(rest) { .choice($0) }
    case "clue", "힌트": return part(rest) { .clue($0) }
    default: return nil
    }
  }

  private static func move(_ text: String, _ row: (Int) -> QuizEditorRow) -> QuizEditorLineCommand?
  {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return .run(.move(row(numbers[0] - 1), to: numbers[1] - 1))
  }

  /// Interprets what follows `clue`: `2 TEXT`, `move 2 1`, or `remove 2`.
  private static func part(_ text: String, _ row: (Int) -> QuizEditorRow) -> QuizEditorLineCommand?
  {
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.drop { !$0.isWhitespace }.trimmed
    switch word {
    case "move", "이동": return move(rest, row)
    case "remove", "삭제":
      return Int(rest).flatMap { $0 > 0 ? .run(.remove(row($0 - 1))) : nil }
    default:
      guard let number = Int(word), number > 0, !rest.isEmpty else { return nil }
      return .run(.set(row(number - 1), rest))
    }
  }
}

// The typed commands of the linear mode.

extension QuizEditorState {
  /// Runs a command. A row that does not exist is reported.
  mutating func run(_ command: QuizEditorCommand) {
    switch command {
    case .showQuiz: closePages()
    case .show(let index):
      guard document.items.indices.contains(index) else { return reportMissing(index) }
      closePages()
      page.selection = QuizEditorRow.header.count + index
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
  private mutating func select(_ row: QuizEditorRow) -> Bool {
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

  private mutating func set(_ text: String, in row: QuizEditorRow, isTyped: Bool) {
    if case .newQuestion(let prompt)? = edit?.target, row == .newAnswer {
      edit = QuizEditorEdit(target: .newQuestion(prompt: prompt), field: TextField(text))
      commitEdit()
    } else if QuizEditorRow.header.contains(row) {
      _ = set(text, in: row)
    } else if select(row) {
      _ = set(text, in: row)
    }
  }

  private mutating func move(_ row: QuizEditorRow, to target: Int) {
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

extension QuizEditorPage {
  /// Whether the page has a list with numbers to pick.
  fileprivate var isPickable: Bool {
    switch content {
    case .search, .offer: true
    case .quiz, .question, .preview, .help: false
    }
  }
}

extension QuizEditorRow {
  /// Whether the row is on the page of the quiz.
  fileprivate var isPartOfQuiz: Bool {
    if case .question = self { true } else { QuizEditorRow.header.contains(self) }
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
  fileprivate func at(_ index: Int) -> QuizEditorRow {
    switch self {
    case .question: .question(index)
    case .answer: .answer(index)
    case .choice: .choice(index)
    case .clue: .clue(index)
    default: self
    }
  }
}
