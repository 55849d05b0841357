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

  /// What tells candidates of one name apart: the other script, and the year or the groups.
  ///
  /// A match by birth name, alias, fandom, or song also shows the matching text.
  private func detail(of match: DailyCandidates.Match) -> String {
    let (candidate, language) = (match.candidate, state.language.words.quizLanguage)
    let name = candidate.name
    let other = language == .korean ? name.english : name.korean
    let attribute = puzzle.kind == .group ? GuessAttribute.debutYear : .group
    let fact = state.settings.candidates.text(of: attribute, for: candidate)?[language]
    let isKnown = [name.english, name.korean].contains(match.text)
    return [other == name[language] ? nil : other, fact, isKnown ? nil : match.text]
      .compactMap(\.self).joined(separator: " · ")
  }
}
