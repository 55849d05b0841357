import KPGGCore
import KPGGQuiz

/// The meaning of a typed line.
enum MakeLinearCommand: Hashable, Sendable {
  case help, unknown(String)
  /// Does something, and shows the page or the message.
  case run(MakeCommand)
  case action(MakeAction)
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
  private static func fileLine(_ text: String) -> MakeLinearCommand? {
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

  private static func command(_ word: String, _ rest: String) -> MakeLinearCommand? {
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

  private static func move(_ text: String, _ row: (Int) -> MakeRow) -> MakeLinearCommand? {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    return .run(.move(row(numbers[0] - 1), to: numbers[1] - 1))
  }

  /// Interprets what follows `clue`: `2 TEXT`, `move 2 1`, or `remove 2`.
  private static func part(_ text: String, _ row: (Int) -> MakeRow) -> MakeLinearCommand? {
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
