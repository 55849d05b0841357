import KPGGCore
import KPGGQuiz

typealias GameFrame = ScreenFrame<GameAction>

extension QuizState {
  /// The quiz at the state's size, which is at least one cell.
  var frame: GameFrame {
    var frame = GameFrame(size: size, isASCII: isASCII)
    frame.setTitle(toPath: [name])
    let layout = QuizLayout(self)
    drawHeader(in: layout.areas.header, on: &frame)
    // A notice replaces the number of the question.
    frame.put(notice.first ?? progress, in: layout.areas.progress, notice.isEmpty ? .dim : .bold)
    if let bar = layout.timeBar { drawTime(in: bar, on: &frame) }
    for (y, line) in layout.title.enumerated() {
      frame.put(line.text, in: layout.titleArea.row(y), line.style)
    }
    draw(layout, on: &frame)
    if let input = layout.input { frame.putTextField(field, prompt: "> ", in: input) }
    frame.putHints(QuizKeys.hints(for: self), in: layout.areas.footer)
    return frame
  }

  private var name: String {
    switch (savedGame ?? game).source {
    case .generated: labels.quiz
    case .review: labels.review
    case .written(let document): document.title
    }
  }

  private func drawHeader(in area: CellArea, on frame: inout GameFrame) {
    var rest = frame.putTrailing(labels.points(game.points), in: area, .bold)
    rest.width -= 1
    rest = frame.putPath([name], in: rest)
    guard case .written(let document) = game.source, let author = document.author else { return }
    let text = " " + labels.byAuthor(author)
    // A part of it would not name the author.
    if CellWidth.of(text) <= rest.width { frame.put(text, in: rest, .dim) }
  }

  /// The number of the question and its kind.
  private var progress: String {
    let question = phase == .solution ? game.last?.question : game.question
    guard let question, phase != .offer, !showsHelp else { return "" }
    let number = game.replies.count + (phase == .solution ? 0 : 1)
    return facts(of: question, number).joined(separator: " · ")
  }

  /// The number of a question, its kind, and its level. The level does not change a question with
  /// its own text.
  func facts(of question: QuizQuestion, _ number: Int) -> [String] {
    let level = question.kind == .own ? nil : question.level.name.text(in: language)
    return [
      labels.progress(number, game.questions.count), labels.kind(of: question), level,
    ].compactMap(\.self)
  }

  private func drawTime(in area: CellArea, on frame: inout GameFrame) {
    guard let rest = remainingTime, let seconds = game.seconds else { return }
    let text = labels.seconds((rest + 999) / 1000)
    let room = max(0, min(area.width, 50) - CellWidth.of(text) - 3)
    let filled = room * rest / max(1, seconds * 1000)
    let bar = String(repeating: "=", count: filled) + String.spaces(room - filled)
    frame.put("[\(bar)] \(text)", in: area, rest < 5000 ? [.bold, .red] : .plain)
  }

  private func draw(_ layout: QuizLayout, on frame: inout GameFrame) {
    let (area, visible) = (layout.body, layout.visibleRows)
    for (y, index) in visible.enumerated() {
      let (line, row) = (area.row(y), layout.rows[index])
      if let choice = row.choice { frame.addTarget(line, .choose(choice)) }
      frame.put(row.text, in: line, row.style)
    }
    let (above, below) = (visible.lowerBound, layout.rows.count - visible.upperBound)
    if above > 0 { frame.putTrailing("↑ \(above)", in: area.row(0), .dim) }
    if below > 0 { frame.putTrailing("↓ \(below)", in: area.row(area.height - 1), .dim) }
  }
}

/// The areas of the screen, and the wrapped lines of its page.
struct QuizLayout: Sendable {
  let areas: GameAreas
  let timeBar: CellArea?
  let title: [QuizPage.Line]
  let titleArea: CellArea
  let body: CellArea
  /// The line to type in.
  let input: CellArea?
  let rows: [QuizPage.Line]
  /// The index of the first visible row, unless the player scrolls.
  private let anchor: Int
  /// The number of rows that the player scrolled down; negative after scrolling up.
  private let scrollOffset: Int

  init(_ state: QuizState) {
    areas = GameAreas(state.size)
    let isTall = state.size.height >= 16
    var rest = areas.body
    timeBar = state.remainingTime == nil ? nil : rest.takeFirst(1)
    if isTall { _ = rest.takeFirst(1) }
    let page = QuizPage(state)
    // Long lines are hard to read.
    let width = min(rest.width, 76)
    if state.isTyping, rest.height > 0 {
      input = rest.takeLast(1)
      if isTall { _ = rest.takeLast(1) }
    } else {
      input = nil
    }
    title = Array(Self.rows(of: page.title, width: width).prefix(max(1, rest.height / 2)))
    titleArea = rest.takeFirst(title.count)
    if isTall, !title.isEmpty { _ = rest.takeFirst(1) }
    // A small screen has no room for blank lines.
    let lines = page.lines.filter { isTall || !$0.text.isEmpty }
    let wide = Self.rows(of: lines, width: width)
    // The numbers of hidden rows need room at the end of a row.
    rows = wide.count > rest.height ? Self.rows(of: lines, width: width - 5) : wide
    body = rest
    scrollOffset = state.scrollOffset
    let last = max(0, rows.count - max(0, rest.height))
    // While a question is asked, its last clues and its choices matter most.
    anchor =
      state.phase == .asking && !state.showsHelp
      ? min(last, rows.firstIndex(where: \.isSelected) ?? last) : 0
  }

  /// The scroll offset that shows the last clue and the line of points after it.
  var offsetOfLastClue: Int {
    min(0, (rows.firstIndex(where: \.isLastClue) ?? anchor) - anchor)
  }

  /// The scroll offsets at which other rows are visible.
  var scrollRange: ClosedRange<Int> {
    -anchor...max(0, rows.count - max(0, body.height)) - anchor
  }

  /// The indices of the rows that fit.
  var visibleRows: Range<Int> {
    let range = scrollRange
    let start = anchor + min(max(scrollOffset, range.lowerBound), range.upperBound)
    return start..<min(rows.count, start + max(0, body.height))
  }

  /// Wraps lines. The text of a choice begins after its mark and number, on all of its rows.
  private static func rows(of lines: [QuizPage.Line], width: Int) -> [QuizPage.Line] {
    lines.flatMap { line -> [QuizPage.Line] in
      let texts = SafeText.of(line.text).keepingNumbersWithWords
        .wrapped(toCells: line.choice == nil ? width : width - 5)
        .map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) }
      return texts.enumerated().map { index, text in
        var row = line
        if row.isSelected { row.style = [.bold, .magenta] }
        let mark = line.isSelected ? "▸" : line.sign.isEmpty ? " " : line.sign
        let start = line.choice.map { index == 0 ? "\(mark) \($0 + 1)  " : "     " }
        row.text = (start ?? "") + text
        return row
      }
    }
  }
}

extension String {
  /// The text with a no-break space after each number, so that a line does not end between the
  /// number and the name of `2 Rocket Punch`.
  fileprivate var keepingNumbersWithWords: String {
    var previous: Character = " "
    return String(
      map { character in
        defer { previous = character }
        return character == " " && previous.isASCII && previous.isNumber ? "\u{A0}" : character
      })
  }
}

/// All keys of the quiz, and the keys that work in its current state.
enum QuizKeys {
  static let table = KeyTable<GameAction>(
    [
      .init("1-4") { $0.words.quiz.keys.answer }, .choose,
      .init(.submit, [.enter], others: [" "]) { $0.words.quiz.keys.answer },
      .init(.showClue, ["c", .tab]) { $0.words.quiz.keys.clue },
      .init(.giveUp, ["d", .control("g")]) { $0.words.quiz.keys.giveUp }, .scroll,
    ] + KeyTable.Row.common)

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: QuizState) -> [KeyHint<GameAction>] {
    let keys = state.labels.keys
    let hint = { (action: GameAction, label: String) in
      table.hint(action, label, isText: state.readsLetters)
    }
    let isAnswer = state.isTyping && !state.field.text.isEmpty
    let end = [hint(.help, keys.help), hint(.leave, isAnswer ? keys.clear : keys.leave)]
    if state.showsHelp { return end }
    let clue = state.game.pointsAfterNextClue == nil ? [] : [hint(.showClue, keys.clue)]
    let giveUp = hint(.giveUp, keys.giveUp)
    switch state.phase {
    // In a narrow window, both answers are more useful than help.
    case .offer:
      return [hint(.submit, keys.resume), end[0], hint(.newGame, keys.newGame), end[1]]
    case .asking where state.isTyping: return clue + [hint(.submit, keys.answer), giveUp] + end
    case .asking:
      let count = state.game.question?.choices.count ?? 0
      return [KeyHint("1-\(count)", keys.answer)] + clue + [
        KeyHint("↓↑ Enter", keys.choose), giveUp,
      ] + end
    case .solution: return [hint(.submit, keys.next)] + end
    case .result: return (state.hasNewGame ? [hint(.submit, keys.newGame)] : []) + end
    }
  }
}

extension QuizState {
  /// Whether letters are text or ignored.
  fileprivate var readsLetters: Bool { isTyping || ignoresLetters }

  func action(for key: Key) -> GameAction? {
    guard case .character(let character) = key, !readsLetters else {
      return QuizKeys.table.action(for: key, isText: readsLetters)
    }
    if let number = character.wholeNumberValue, character.isASCII {
      return number > 0 ? .choose(number - 1) : nil
    }
    // A whole syllable is probably text of someone who expects a line to type in.
    if let keys = KeyboardLayout.latinKeys(typing: String(character)), keys.count > 1 { return nil }
    return QuizKeys.table.action(for: key)
  }
}
