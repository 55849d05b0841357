import KPGGCore
import KPGGQuiz

/// What the quiz shows below its progress: lines of text, before they are wrapped.
///
/// The full-screen view draws the lines, and the linear mode prints them.
struct QuizPage: Sendable {
  struct Line: Hashable, Sendable {
    let text: String
    var style = TextStyle.plain
    /// The number of a choice, and the action of a click on the line.
    var choice: Int?
    /// Whether the line is the selected choice.
    var isSelected = false
    /// The sign before a choice, once the solution is shown.
    var sign = ""

    static let blank = Line(text: "")
  }

  /// The lines that stay visible while the others scroll.
  var title: [Line] = []
  var lines: [Line] = []

  init(_ state: QuizState) {
    if state.showsHelp {
      lines = Self.help(in: state)
      return
    }
    switch state.phase {
    case .offer: lines = Self.offer(in: state)
    case .asking: addQuestion(in: state)
    case .solution: addSolution(in: state)
    case .result: lines = Self.result(of: state)
    }
  }

  private static func help(in state: QuizState) -> [Line] {
    QuizKeys.table.help(in: state.language).map { Line(text: $0.line) }
  }

  private static func offer(in state: QuizState) -> [Line] {
    let game = state.savedGame ?? state.game
    return [
      Line(
        text: state.labels.offer(game.replies.count + 1, game.questions.count, game.points),
        style: .bold)
    ]
  }
}

extension QuizPage {
  private mutating func addQuestion(in state: QuizState) {
    guard let question = state.game.question else { return }
    title = [Line(text: question.prompt.text[state.quizLanguage], style: .bold)]
    let worth = state.labels.worth(state.game.pointsForRightAnswer, state.game.pointsAfterNextClue)
    lines =
      Self.lines(of: state.game.clues, in: state.quizLanguage) + [Line(text: worth, style: .dim)]
    switch question.solution {
    case .order: lines.append(Line(text: state.labels.orderHint, style: .dim))
    case .all: lines.append(Line(text: state.labels.namesHint, style: .dim))
    case .one: break
    }
    guard !question.choices.isEmpty else { return }
    lines.append(.blank)
    for (index, choice) in question.choices.enumerated() {
      lines.append(
        Line(
          text: choice.text[state.quizLanguage], choice: index,
          isSelected: index == state.selection))
    }
  }

  private static func lines(of clues: [QuizText], in language: QuizLanguage) -> [Line] {
    clues.map { Line(text: $0[language]) }
  }

  private mutating func addSolution(in state: QuizState) {
    guard let (question, reply) = state.game.last else { return }
    let (labels, language) = (state.labels, state.quizLanguage)
    let verdict = labels.verdict(of: reply)
    title = [
      Line(text: question.prompt.text[language], style: .bold),
      Line(text: verdict.text, style: verdict.style),
    ]
    if reply.choice == nil, let text = reply.text, reply.verdict != .right {
      lines.append(Line(text: "\(labels.yourAnswer): \(text)"))
    }
    lines.append(
      Line(text: "\(labels.answer): \(question.solution.fullText(in: language))", style: .bold))
    lines += Self.lines(of: question.clues, in: language)
    guard !question.choices.isEmpty else { return }
    lines.append(.blank)
    let rightIDs = question.solution.names.map(\.id)
    for (index, choice) in question.choices.enumerated() {
      let isRight = rightIDs.contains(choice.id)
      let isGiven = index == reply.choice
      lines.append(
        Line(
          text: choice.text[language], style: isRight ? .green : isGiven ? .red : .dim,
          choice: index, sign: isRight ? "✓" : isGiven ? "✗" : ""))
    }
  }

  private static func result(of state: QuizState) -> [Line] {
    let (labels, game) = (state.labels, state.game)
    let total = labels.total(game.rightCount, game.questions.count, game.points)
    var lines = [Line(text: total, style: .bold)]
    if !game.missed.isEmpty {
      lines += [.blank, Line(text: labels.missed, style: .bold)]
      for (question, _) in game.missed {
        let (asked, solution) = (question.fullPromptText, question.solution)
        let language = state.quizLanguage
        lines.append(Line(text: "✗ \(asked[language]) → \(solution.fullText(in: language))"))
      }
    }
    if let upcoming = state.upcoming {
      lines += [.blank, Line(text: labels.upcoming, style: .bold)]
      lines += upcoming.prefix(10).map { Line(text: labels.due($0)) }
      if upcoming.isEmpty { lines.append(Line(text: labels.nothingUpcoming)) }
    } else if !game.missed.isEmpty, state.hasNewGame {
      lines += [.blank, Line(text: labels.reviewHint, style: .dim)]
    }
    return lines
  }
}

extension QuizSolution {
  /// The solution in a language, with a single name also in the other one.
  fileprivate func fullText(in language: QuizLanguage) -> String {
    if case .one(let name) = self { return name.text.inBoth(startingWith: language) }
    return text[language]
  }
}

extension QuizState {
  var labels: QuizLabels { language.words.quiz }
  var quizLanguage: QuizLanguage { language.words.quizLanguage }
}

/// The areas of the screen, and the wrapped lines of its page.
struct QuizLayout: Sendable {
  /// A row of the page.
  struct Row: Hashable, Sendable {
    let text: String
    let style: TextStyle
    /// The index of the choice that the row belongs to.
    let choice: Int?
    let isSelected: Bool
  }

  /// The rows that fit, and the numbers of those above and below.
  struct Rows: Sendable {
    let visible: ArraySlice<Row>
    let hiddenAbove: Int
    let hiddenBelow: Int
  }

  let header: CellArea
  let progress: CellArea
  let timeBar: CellArea?
  let title: [Row]
  let titleArea: CellArea
  let body: CellArea
  /// The line to type in.
  let input: CellArea?
  let footer: CellArea
  let rows: [Row]
  /// The index of the first visible row, unless the player scrolls.
  private let anchor: Int
  /// The number of rows that the player scrolled down; negative after scrolling up.
  private let scrollOffset: Int

  init(_ state: QuizState) {
    let area = CellArea(x: 0, y: 0, width: state.size.width, height: state.size.height)
      .inset(state.size.width >= 24 ? 1 : 0)
    let isTall = area.height >= 16
    var rest = area
    footer = area.height >= 3 ? rest.takeLast(1) : area.row(-1)
    header = rest.takeFirst(area.height >= 8 ? 1 : 0)
    progress = rest.takeFirst(area.height >= 5 ? 1 : 0)
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
    let lines = page.lines.filter { isTall || $0 != .blank }
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

  /// The scroll offsets at which other rows are visible.
  var scrollRange: ClosedRange<Int> {
    -anchor...max(0, rows.count - max(0, body.height)) - anchor
  }

  /// The rows that fit.
  var visibleRows: Rows {
    let height = max(0, body.height)
    let range = scrollRange
    let start = anchor + min(max(scrollOffset, range.lowerBound), range.upperBound)
    let visible = rows[start..<min(rows.count, start + height)]
    return Rows(
      visible: visible, hiddenAbove: start, hiddenBelow: rows.count - start - visible.count)
  }

  /// Wraps lines. The text of a choice begins after its mark and number, on all of its rows.
  private static func rows(of lines: [QuizPage.Line], width: Int) -> [Row] {
    lines.flatMap { line -> [Row] in
      let style: TextStyle = line.isSelected ? [.bold, .magenta] : line.style
      let row = { (text: String) in
        Row(
          text: String(text.map { $0 == "\u{A0}" ? " " : $0 }), style: style, choice: line.choice,
          isSelected: line.isSelected)
      }
      let text = SafeText.of(line.text).keepingNumbersWithWords
      guard let choice = line.choice else { return text.wrapped(toCells: width).map(row) }
      let mark = line.isSelected ? "▸" : line.sign.isEmpty ? " " : line.sign
      return text.wrapped(toCells: width - 5).enumerated().map { index, text in
        row(index == 0 ? "\(mark) \(choice + 1)  \(text)" : "     \(text)")
      }
    }
  }
}

extension QuizState {
  /// The number of rows that a page key scrolls.
  var pageLength: Int { max(1, size.height - 6) }
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
