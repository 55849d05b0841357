import KPGGCore
import KPGGQuiz

extension DailyState {
  /// The puzzle at the state's size, which is at least one cell.
  var frame: GameFrame {
    var frame = GameFrame(size: size, isASCII: settings.isASCII)
    let title = labels.title(game.puzzle.kind)
    frame.setTitle(toPath: [title])
    let layout = DailyLayout(self)
    var rest = frame.putTrailing(labels.date(game.puzzle.date), in: layout.areas.header, .dim)
    rest.width -= 1
    frame.putPath([title], in: rest)
    drawProgress(layout, on: &frame)
    for (y, line) in layout.lines.enumerated() { draw(line, in: layout.body.row(y), on: &frame) }
    for (y, text) in layout.message.enumerated() {
      frame.put(text, in: layout.messageArea.row(y), [.bold, .yellow])
    }
    if let input = layout.input { frame.putTextField(field, prompt: "> ", in: input) }
    drawMatches(in: layout.matches, on: &frame)
    frame.putHints(DailyKeys.hints(for: self), in: layout.areas.footer)
    return frame
  }

  /// Draws the number of the guess, and the numbers of hidden guesses or lines at the right.
  private func drawProgress(_ layout: DailyLayout, on frame: inout GameFrame) {
    let rest = frame.putHiddenCounts(
      above: layout.hiddenAbove, below: layout.hiddenBelow, in: layout.areas.progress)
    if isTyping { frame.put(nextGuess, in: rest, .dim) }
  }

  private func draw(_ line: GuessTable.Line, in area: CellArea, on frame: inout GameFrame) {
    for cell in line {
      let room = max(0, min(cell.width, area.width - cell.x))
      frame.put(
        cell.text, in: CellArea(x: area.x + cell.x, y: area.y, width: room, height: area.height),
        cell.style)
    }
  }

  private func drawMatches(in area: CellArea, on frame: inout GameFrame) {
    guard isTyping else { return }
    let guessed = game.guesses.map(\.guess.id)
    let items = matches.enumerated().map { index, match in
      let candidate = match.candidate
      let number = guessed.firstIndex(of: candidate.id).map { $0 + 1 }
      return ListItem(
        text: candidate.name.text(in: language),
        style: number == nil ? .plain : .dim, detail: detail(of: match),
        trailing: number.map { labels.guess($0, game.puzzle.kind.guessLimit) } ?? "",
        index: index)
    }
    frame.putList(items, selection: selection, in: area) { .choose($0) }
    // The signs are explained where the list will be.
    guard field.text.isEmpty, !guessed.isEmpty, area.height > labels.signs.count else { return }
    for (y, text) in labels.signs.enumerated() { frame.put(text, in: area.row(y + 1), .dim) }
  }

  /// The text that distinguishes candidates with the same name: the other script, and the year or
  /// the groups.
  ///
  /// A match by birth name, alias, fandom, or song also shows the matching text.
  private func detail(of match: DailyCandidates.Match) -> String {
    let (candidate, language) = (match.candidate, language)
    let name = candidate.name
    let other = language == .korean ? name.english : name.korean
    let attribute = game.puzzle.kind == .group ? GuessAttribute.debutYear : .group
    let fact = candidate[attribute]?.text.text(in: language)
    let isKnown = [name.english, name.korean].contains(match.text)
    return [other == name.text(in: language) ? nil : other, fact, isKnown ? nil : match.text]
      .compactMap(\.self).joined(separator: " · ")
  }
}

/// The areas of the screen of the daily puzzle, and the lines that fit.
struct DailyLayout: Sendable {
  let areas: GameAreas
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

  /// The minimum height of the list of matches while there are guesses to show.
  private static let matchRows = 3
  /// The maximum height of a message, without the line that says how to confirm a guess.
  private static let messageRows = 3

  init(_ state: DailyState) {
    areas = GameAreas(state.size)
    let isTall = state.size.height >= 20
    var rest = areas.body
    let width = rest.width
    if isTall { _ = rest.takeFirst(1) }
    message = Self.message(in: state, width: width)
    guard state.isTyping else {
      messageArea = rest.takeLast(min(message.count, rest.height / 2))
      (body, input, matches) = (rest, nil, rest.row(-1))
      let all = state.page(width: width)
      let start = max(0, min(state.scrollOffset, all.count - max(0, body.height)))
      lines = Array(all.dropFirst(start).prefix(max(0, body.height)))
      (hiddenAbove, hiddenBelow) = (start, all.count - start - lines.count)
      return
    }
    let table = GuessTable(state, width: width)
    let wanted = min(state.matches.count, Self.matchRows)
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
    let wrap = { (text: String) in text.safeLines(width: width) }
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
