import KPGGCore
import KPGGQuiz

/// The meaning of a typed line, with indices from 0.
enum QuizEditorCommand: Hashable, Sendable {
  case help, unknown(String)
  case action(QuizEditorAction)
  /// Closes all pages but the quiz.
  case showQuiz
  /// Opens the question at an index.
  case show(Int)
  /// Shows a question as the player sees it.
  case preview(Int)
  /// Finds a text, or picks a number of the last list.
  case add(String)
  /// Replaces the text of a row of the header or of the open question, or adds it.
  case set(QuizEditorRow, String)
  case setLevel(QuizLevel)
  /// Saves to another file.
  case saveAs(String)
  /// Adds a question, or begins one with an author's text as a line of a quiz file has it.
  case ask(String)
  /// Moves a row to the place of another one of its kind.
  case move(QuizEditorRow, to: QuizEditorRow)
  case remove(QuizEditorRow)

  /// Interprets a line: a command, or a line as in a quiz file.
  init(_ line: String) {
    let text = line.trimmed
    let word = text.prefix { !$0.isWhitespace }.lowercased()
    let rest = text.drop { !$0.isWhitespace }.trimmed
    self = Self.fileLine(text) ?? Self.command(word, rest) ?? .unknown(text)
  }

  /// Interprets a line of a quiz file: a question, an answer, a wrong choice, or a clue.
  private static func fileLine(_ text: String) -> Self? {
    let rest = text.dropFirst(2).trimmed
    switch text.prefix(2).lowercased() {
    case "q:": return .ask(rest)
    case "a:": return .set(.new(.answer), rest)
    case "- ": return .set(.new(.choice), rest)
    case "? ":
      let number =
        rest.hasPrefix("{") && rest.hasSuffix("}")
        ? Int(rest.dropFirst().dropLast().trimmed).flatMap { 1...99 ~= $0 ? $0 : nil } : nil
      // The quiz reports any other number.
      return number.map { .set(.usualClue($0), "") } ?? .set(.new(.clue), rest)
    default: return nil
    }
  }

  private static func command(_ word: String, _ rest: String) -> Self? {
    let index = index(rest)
    switch word {
    case "help", "h", "?", "도움말": return .help
    case "list", "l", "", "목록": return .showQuiz
    case "save", "s", "저장": return rest.isEmpty ? .action(.save) : .saveAs(rest)
    case "quit", "q", "종료", "끝": return .action(.quit)
    case "undo", "u", "되돌리기", "취소": return .action(.undo)
    case "lang", "언어": return .action(.switchLanguage)
    case "yes", "y", "예": return .action(.yes)
    case "no", "n", "아니요": return .action(.no)
    case "title", "제목": return .set(.title, rest)
    case "by", "author", "만든이": return .set(.author, rest)
    case "time", "시간": return .set(.seconds, ["none", "없음"].contains(rest) ? "" : rest)
    case "level", "난이도":
      return QuizLevel.allCases.first { $0.rawValue == rest || $0.name.korean == rest }
        .map { .setLevel($0) }
    case "add", "find", "추가", "찾기": return .add(rest)
    case "show", "열기", "보기": return index.map { .show($0) }
    case "preview", "미리보기": return index.map { .preview($0) }
    case "move", "이동": return move(rest) { .question($0) }
    case "remove", "delete", "삭제": return index.map { .remove(.question($0)) }
    case "words", "문구": return .set(.prompt, rest)
    case "answer", "정답": return part(.answer, rest)
    case "wrong", "오답": return part(.choice, rest)
    case "clue", "힌트": return part(.clue, rest)
    default: return nil
    }
  }

  /// The index of a number from 1.
  fileprivate static func index(_ text: some StringProtocol) -> Int? {
    Int(text).flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  private static func move(_ text: String, _ row: (Int) -> QuizEditorRow) -> Self? {
    let indices = text.split(separator: " ").filter { Int($0) != nil }.map { index($0) }
    guard indices.count == 2, let from = indices[0], let target = indices[1] else { return nil }
    return .move(row(from), to: row(target))
  }

  /// Interprets what follows `clue`: `2 TEXT`, `move 2 1`, or `remove 2`.
  private static func part(_ part: QuizEditorRow.Part, _ text: String) -> Self? {
    let word = text.prefix { !$0.isWhitespace }
    let rest = text.drop { !$0.isWhitespace }.trimmed
    switch word {
    case "move", "이동": return move(rest) { .part(part, $0) }
    case "remove", "삭제": return index(rest).map { .remove(.part(part, $0)) }
    default: return rest.isEmpty ? nil : index(word).map { .set(.part(part, $0), rest) }
    }
  }
}

extension QuizEditorState {
  /// Runs a command. A row that does not exist is reported.
  mutating func run(_ command: QuizEditorCommand) -> [QuizEditorEffect] {
    if case .action(let action) = command { return run(action) }
    if case .saveAs(let name) = command {
      decision = nil
      return save(as: name)
    }
    (decision, quitsAfterSaving) = (nil, false)
    switch command {
    case .help, .unknown, .action, .saveAs: break
    case .showQuiz: closePages()
    case .show(let index): show(index)
    case .preview(let index):
      show(index)
      if openQuestion == index { openPreview() }
    case .add(let text): add(text)
    case .set(let row, let text): setTyped(QuizDocument.cleaned(text), in: row)
    case .setLevel(let level): change { $0.level = level }
    case .ask(let line): ask(line)
    case .move(let row, let target): move(row, to: target)
    case .remove(let row): if select(row) { change(by: .remove) }
    }
    return []
  }

  /// Closes the line of text, and any decision that the action does not answer. Then performs the
  /// action.
  private mutating func run(_ action: QuizEditorAction) -> [QuizEditorEffect] {
    edit = nil
    let decided: QuizEditorAction =
      switch (decision, action) {
      case (.savesChanges, .quit): .no
      case (.savesChanges, .save), (.replacesFile, .save): .yes
      default: action
      }
    if decision != nil, decided == action, ![.yes, .no].contains(action) {
      (decision, quitsAfterSaving) = (nil, false)
    }
    return perform(decided)
  }

  private mutating func closePages() { (pages, edit) = ([pages[0]], nil) }

  private mutating func reportMissing(_ index: Int) { notice = labels.noEntry(index + 1) }

  private mutating func show(_ index: Int) {
    guard document.items.indices.contains(index) else { return reportMissing(index) }
    closePages()
    page.selection = QuizEditorRow.header.count + index
    openSelectedRow()
  }

  /// Finds a text, or opens the entry with a number on a page that lists hits or questions.
  private mutating func add(_ text: String) {
    if let index = QuizEditorCommand.index(text), page.content.isPickable {
      guard index < rowCount else { return reportMissing(index) }
      page.selection = index
      openSelection()
    } else {
      closePages()
      openSearch(for: text)
    }
  }

  /// Selects a row of a question in the open question, and any other one in the quiz.
  ///
  /// - Returns: Whether the row exists.
  private mutating func select(_ row: QuizEditorRow) -> Bool {
    if row.isPartOfQuiz { closePages() }
    guard let index = rows.firstIndex(of: row) else {
      if openQuestion == nil, !row.isPartOfQuiz {
        notice = labels.showQuestionFirst
      } else {
        // A row without a number adds a part. Generated questions have none for answers and choices.
        notice = row.index.map { labels.noEntry($0 + 1) } ?? labels.answersAreGenerated
      }
      return false
    }
    page.selection = index
    return true
  }

  private mutating func setTyped(_ text: String, in row: QuizEditorRow) {
    if case .newQuestion(let prompt)? = edit?.target, row == .new(.answer) {
      edit = Edit(target: .newQuestion(prompt: prompt), field: TextField(text))
      commitEdit()
    } else if QuizEditorRow.header.contains(row) || select(row) {
      set(text, in: row)
    }
  }

  private mutating func move(_ row: QuizEditorRow, to target: QuizEditorRow) {
    guard select(row) else { return }
    let start = page.selection
    guard select(target) else { return }
    let offset = page.selection - start
    page.selection = start
    for _ in 0..<abs(offset) { change(by: offset < 0 ? .moveUp : .moveDown) }
  }

  /// Adds the question of a line without its `Q:`, or waits for its answer.
  private mutating func ask(_ line: String) {
    closePages()
    do {
      let file = try QuizFile(decoding: "title: x\nQ: \(QuizDocument.cleaned(line))".utf8)
      for item in file.document.items { add(item) }
    } catch {
      guard error.list.map(\.kind) == [.noAnswer] else {
        return notice = error.list.first?.kind.text.text(in: language)
      }
      startOwnQuestion()
      edit?.field.insert(line)
      commitEdit()
      if case .newQuestion? = edit?.target { notice = labels.answerNeeded }
    }
  }
}

extension QuizEditorState.Content {
  /// Whether the page has a list with numbers to pick.
  fileprivate var isPickable: Bool {
    switch self {
    case .search, .offer: true
    case .quiz, .question, .preview, .help: false
    }
  }
}

extension QuizEditorRow {
  /// Whether the row is on the page of the quiz.
  fileprivate var isPartOfQuiz: Bool {
    if case .question = self { true } else { Self.header.contains(self) }
  }

  /// The index of a row among those of its kind.
  fileprivate var index: Int? {
    switch self {
    case .question(let index), .part(_, let index): index
    case .usualClue(let number): number - 1
    case .title, .author, .level, .seconds, .prompt, .new: nil
    }
  }
}
