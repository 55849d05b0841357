/// The areas of the screen of the daily puzzle, and the lines that fit.
struct DailyLayout: Sendable {
  let header: CellArea
  let progress: CellArea
  /// The table of guesses, or the page.
  let body: CellArea
  /// The lines of the body.
  let lines: [GuessTable.Line]
  /// The number of guesses or lines above the visible ones.
  let hiddenAbove: Int
  /// The number of guesses or lines below the visible ones.
  let hiddenBelow: Int
  let messageArea: CellArea
  let message: [String]
  /// The line to type in.
  let input: CellArea?
  let matches: CellArea
  let footer: CellArea

  /// The minimum height of the list of matches while there are guesses to show.
  private static let matchRows = 3
  /// The maximum height of a message, without the line that says how to confirm a guess.
  private static let messageRows = 3

  init(_ state: DailyState) {
    let area = CellArea(x: 0, y: 0, width: state.size.width, height: state.size.height)
      .inset(state.size.width >= 24 ? 1 : 0)
    let isTall = area.height >= 20
    var rest = area
    footer = area.height >= 3 ? rest.takeLast(1) : area.row(-1)
    header = rest.takeFirst(area.height >= 8 ? 1 : 0)
    progress = rest.takeFirst(area.height >= 5 ? 1 : 0)
    if isTall { _ = rest.takeFirst(1) }
    message = Self.message(in: state, width: area.width)
    guard state.isTyping else {
      messageArea = rest.takeLast(min(message.count, rest.height / 2))
      (body, input, matches) = (rest, nil, area.row(-1))
      let all = DailyPage(state, width: area.width).lines
      let start = max(0, min(state.scrollOffset, all.count - max(0, body.height)))
      lines = Array(all.dropFirst(start).prefix(max(0, body.height)))
      (hiddenAbove, hiddenBelow) = (start, all.count - start - lines.count)
      return
    }
    let table = GuessTable(state, width: area.width)
    let wanted = state.matches.isEmpty ? 0 : min(state.matches.count, Self.matchRows)
    let room = rest.height - 1 - message.count - wanted
    let visible = Self.visible(table, height: room, scrollOffset: state.scrollOffset)
    (lines, hiddenAbove, hiddenBelow) = (visible.lines, visible.above, visible.below)
    body = rest.takeFirst(lines.count)
    if isTall, !lines.isEmpty, rest.height > 1 + message.count + wanted { _ = rest.takeFirst(1) }
    messageArea = rest.takeFirst(min(message.count, max(0, rest.height - 1)))
    input = rest.height > 0 ? rest.takeFirst(1) : nil
    matches = rest
  }

  /// The notice, or the warning before a contradiction counts.
  private static func message(in state: DailyState, width: Int) -> [String] {
    let (texts, end) =
      state.warningText.map { ([$0], [state.labels.confirmation]) } ?? (state.notice, [])
    let wrap = { (text: String) in SafeText.of(text).wrapped(toCells: width) }
    var lines = texts.flatMap(wrap)
    if lines.count > messageRows {
      let last = lines[messageRows - 1] + " " + lines[messageRows]
      lines = lines.prefix(messageRows - 1) + [last.cut(toCells: width)]
    }
    return lines + end.flatMap(wrap)
  }

  /// The head and the last guesses that fit, unless the player scrolled up.
  private static func visible(
    _ table: GuessTable, height: Int, scrollOffset: Int
  ) -> (lines: [GuessTable.Line], above: Int, below: Int) {
    let count = table.rows.count
    guard let first = table.rows.first, height >= first.count else { return ([], count, 0) }
    let head = height >= table.head.count + first.count ? table.head : []
    let fitting = min(count, (height - head.count) / first.count)
    let start = max(0, count - fitting - scrollOffset)
    let rows = table.rows[start..<start + fitting]
    return (head + rows.flatMap(\.self), start, count - start - fitting)
  }
}
