import KPGGCore
import KPGGQuiz

typealias QuizFrame = ScreenFrame<QuizAction>

/// Draws a state. Equal states give equal frames.
struct QuizView: Sendable {
  let state: QuizState

  private var labels: QuizLabels { state.labels }

  /// Draws the quiz at the state's size, which is at least one cell.
  func frame() -> QuizFrame {
    var frame = QuizFrame(size: state.size, isASCII: state.settings.isASCII)
    frame.setTitle(toPath: [name])
    let layout = QuizLayout(state)
    drawHeader(in: layout.header, on: &frame)
    drawProgress(in: layout.progress, on: &frame)
    if let bar = layout.timeBar { drawTime(in: bar, on: &frame) }
    for (y, line) in layout.title.enumerated() {
      frame.put(line.text, in: layout.titleArea.row(y), line.style)
    }
    draw(layout.visibleRows, in: layout.body, on: &frame)
    if let input = layout.input { frame.putTextField(state.field, prompt: "> ", in: input) }
    frame.putHints(QuizKeys.hints(for: state), in: layout.footer)
    return frame
  }

  /// The name of the quiz.
  private var name: String {
    switch (state.savedGame ?? state.game).source {
    case .generated: labels.quiz
    case .review: labels.review
    case .written(let document): document.title
    }
  }

  private func drawHeader(in area: CellArea, on frame: inout QuizFrame) {
    var rest = frame.putTrailing(labels.points(state.game.points), in: area, .bold)
    rest.width -= 1
    rest = frame.putPath([name], in: rest)
    guard case .written(let document) = state.game.source, let author = document.author else {
      return
    }
    frame.put(" " + labels.byAuthor(author), in: rest, .dim)
  }

  /// Draws the number of the question and its kind. A notice replaces them.
  private func drawProgress(in area: CellArea, on frame: inout QuizFrame) {
    if let notice = state.notice { return _ = frame.put(notice, in: area, .bold) }
    frame.put(progress, in: area, .dim)
  }

  private var progress: String {
    let game = state.game
    let question = state.phase == .solution ? game.last?.question : game.question
    guard let question, state.phase != .offer, !state.showsHelp else { return "" }
    let number = game.replies.count + (state.phase == .solution ? 0 : 1)
    let kind = question.kind.name(in: state.quizLanguage)
    // The level does not change a question with its own text.
    let level = question.kind == .own ? nil : question.level.name(in: state.quizLanguage)
    return [labels.progress(number, game.questions.count), kind, level].compactMap(\.self)
      .joined(separator: " · ")
  }

  private func drawTime(in area: CellArea, on frame: inout QuizFrame) {
    guard let rest = state.remainingTime, let seconds = state.game.seconds else { return }
    let text = labels.seconds((rest + 999) / 1000)
    let room = max(0, min(area.width, 50) - CellWidth.of(text) - 3)
    let filled = room * rest / max(1, seconds * 1000)
    let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: room - filled)
    frame.put("[\(bar)] \(text)", in: area, rest < 5000 ? [.bold, .red] : .plain)
  }

  private func draw(_ rows: QuizLayout.Rows, in area: CellArea, on frame: inout QuizFrame) {
    for (y, row) in rows.visible.enumerated() {
      let line = area.row(y)
      if let choice = row.choice { frame.addTarget(line, .choose(choice)) }
      frame.put(row.text, in: line, row.style)
    }
    if rows.hiddenAbove > 0 { frame.putTrailing("↑ \(rows.hiddenAbove)", in: area.row(0), .dim) }
    if rows.hiddenBelow > 0 {
      frame.putTrailing("↓ \(rows.hiddenBelow)", in: area.row(area.height - 1), .dim)
    }
  }
}
