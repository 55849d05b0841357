import KPGGCore
import KPGGQuiz

typealias DailyFrame = ScreenFrame<DailyAction>

/// Draws a state. Equal states give equal frames.
struct DailyView: Sendable {
  let state: DailyState

  private var labels: DailyLabels { state.labels }
  private var puzzle: DailyPuzzle { state.game.puzzle }

  /// Draws the puzzle at the state's size, which is at least one cell.
  func frame() -> DailyFrame {
    var frame = DailyFrame(size: state.size, isASCII: state.settings.isASCII)
    frame.setTitle(toPath: [labels.title(puzzle.kind)])
    let layout = DailyLayout(state)
    drawHeader(in: layout.header, on: &frame)
    drawProgress(layout, on: &frame)
    for (y, line) in layout.lines.enumerated() { draw(line, in: layout.body.row(y), on: &frame) }
    for (y, text) in layout.message.enumerated() {
      frame.put(text, in: layout.messageArea.row(y), [.bold, .yellow])
    }
    if let input = layout.input { frame.putTextField(state.field, prompt: "> ", in: input) }
    drawMatches(in: layout.matches, on: &frame)
    frame.putHints(DailyKeys.hints(for: state), in: layout.footer)
    return frame
  }

  private func drawHeader(in area: CellArea, on frame: inout DailyFrame) {
    var rest = frame.putTrailing(labels.date(puzzle.date), in: area, .dim)
    rest.width -= 1
    frame.putPath([labels.title(puzzle.kind)], in: rest)
  }

  /// Draws the number of the guess, and the numbers of hidden guesses or lines at the right.
  private func drawProgress(_ layout: DailyLayout, on frame: inout DailyFrame) {
    let hidden = [
      layout.hiddenAbove > 0 ? "↑ \(layout.hiddenAbove)" : nil,
      layout.hiddenBelow > 0 ? "↓ \(layout.hiddenBelow)" : nil,
    ].compactMap(\.self).joined(separator: " ")
    var rest = layout.progress
    if !hidden.isEmpty {
      rest = frame.putTrailing(hidden, in: rest, .dim)
      rest.width -= 1
    }
    guard state.isTyping else { return }
    let number = state.game.guesses.count + 1
    let parts = [labels.guess(number, puzzle.kind.guessLimit), labels.question(puzzle.kind)]
    frame.put(parts.joined(separator: " · "), in: rest, .dim)
  }

  private func draw(_ line: GuessTable.Line, in area: CellArea, on frame: inout DailyFrame) {
    for cell in line {
      let room = max(0, min(cell.width, area.width - cell.x))
      frame.put(
        cell.text, in: CellArea(x: area.x + cell.x, y: area.y, width: room, height: area.height),
        cell.style)
    }
  }

  private func drawMatches(in area: CellArea, on frame: inout DailyFrame) {
    guard state.isTyping else { return }
    let guessed = state.game.guesses.map(\.guess.id)
    let items = state.matches.enumerated().map { index, match in
      let candidate = match.candidate
      let number = guessed.firstIndex(of: candidate.id).map { $0 + 1 }
      return ListItem(
        text: candidate.name[state.language.words.quizLanguage],
        style: number == nil ? .plain : .dim, detail: detail(of: match),
        trailing: number.map { labels.guess($0, puzzle.kind.guessLimit) } ?? "", index: index)
    }
    frame.putList(items, selection: state.selection, in: area) { .choose($0) }
    // The signs are explained where the list will be.
    guard state.field.text.isEmpty, !guessed.isEmpty, area.height > labels.signs.count else {
      return
    }
    for (y, text) in labels.signs.enumerated() { frame.put(text, in: area.row(y + 1), .dim) }
  }

  /// The text that distinguishes candidates with the same name: the other script, and the year or
  /// the groups.
  ///
  /// A match by birth name, alias, fandom, or song also shows the matching text.
  private func detail(of match: DailyCandidates.Match) -> String {
    let (candidate, language) = (match.candidate, state.language.words.quizLanguage)
    let name = candidate.name
    let other = language == .korean ? name.english : name.korean
    let attribute = puzzle.kind == .group ? GuessAttribute.debutYear : .group
    let fact = candidate[attribute]?.text[language]
    let isKnown = [name.english, name.korean].contains(match.text)
    return [other == name[language] ? nil : other, fact, isKnown ? nil : match.text]
      .compactMap(\.self).joined(separator: " · ")
  }
}

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

/// The lines of the daily puzzle that are not being typed: the offer, the result, and the help.
struct DailyPage: Sendable {
  /// The lines, fitted to a width.
  let lines: [GuessTable.Line]

  init(_ state: DailyState, width: Int) {
    let page: [Text] =
      state.showsHelp
      ? Self.help(in: state)
      : state.phase == .offer ? Self.offer(in: state) : Self.result(of: state)
    var lines = page.flatMap { $0.lines(width: width) }
    if state.phase == .result, !state.showsHelp {
      let table = GuessTable(state, width: width)
      lines += [[]] + table.head + table.rows.flatMap(\.self)
    }
    self.lines = lines
  }

  /// A line before it is wrapped.
  struct Text: Sendable {
    var text = ""
    var style = TextStyle.plain

    /// The wrapped lines.
    func lines(width: Int) -> [GuessTable.Line] {
      text.safeLines(width: width).map {
        [GuessTable.Cell(x: 0, width: width, text: $0, style: style)]
      }
    }
  }

  private static func help(in state: DailyState) -> [Text] {
    let keys = DailyKeys.table.help(in: state.language).map { Text(text: $0.line) }
    return state.labels.signs.map { Text(text: $0) } + [Text()] + keys
  }

  private static func offer(in state: DailyState) -> [Text] {
    guard let game = state.savedGame else { return [] }
    let offer = state.labels.offer(
      game.puzzle.date, game.guesses.count, game.puzzle.kind.guessLimit)
    return [Text(text: offer, style: .bold)]
  }

  private static func result(of state: DailyState) -> [Text] {
    state.resultHead.enumerated().map { index, text in
      let isSolved = state.game.state == .solved
      return Text(
        text: index == 0 ? "\(isSolved ? "✓" : "✗") \(text)" : text,
        style: index > 1 ? .plain : index == 1 ? .bold : [.bold, isSolved ? .green : .red])
    } + [Text()] + state.sharedLines.map { Text(text: $0) }
  }
}

extension DailyState {
  /// The outcome, the answer, the streak, and when the next puzzle comes.
  var resultHead: [String] {
    let puzzle = game.puzzle
    let limit = puzzle.kind.guessLimit
    let outcome =
      game.state == .solved
      ? labels.solved(game.guesses.count, limit, game.points) : labels.lost(limit)
    return [outcome, "\(language.words.quiz.answer): \(answer)"]
      + (streak.map { [labels.streak($0)] } ?? []) + [nextPuzzle].compactMap(\.self)
  }

  /// The answer in both languages.
  private var answer: String {
    let id = game.puzzle.answer
    return settings.candidates[id]?.name.inBoth(startingWith: language.words.quizLanguage) ?? id
  }

  /// When the next puzzle comes; `nil` after the last day of the calendar.
  private var nextPuzzle: String? {
    if todaysGame != nil || minutesLeft.map({ $0 <= 0 }) ?? false { return labels.todayIsReady }
    return game.puzzle.date.adding(days: 1).map { labels.next($0, minutesLeft) }
  }
}
