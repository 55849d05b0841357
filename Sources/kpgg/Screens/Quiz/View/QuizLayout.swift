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
