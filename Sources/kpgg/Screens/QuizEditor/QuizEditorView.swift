import KPGGCore
import KPGGSystem
import KPGGQuiz

typealias QuizEditorFrame = ScreenFrame<QuizEditorAction>

extension QuizEditorState {
  /// The editor at the state's size, which is at least one cell.
  var frame: QuizEditorFrame {
    if case .preview(let quiz) = page.content { return quiz.frame.map { .play($0) } }
    var frame = QuizEditorFrame(size: size, isASCII: isASCII)
    frame.setTitle(toPath: [labels.make, document.title])
    // A low screen has no details and no blank rows.
    var rest = CellArea(x: 0, y: 0, width: size.width, height: size.height)
      .inset(size.width >= 24 ? 1 : 0)
    let isTall = size.height >= 16
    frame.putHints(QuizEditorKeys.hints(for: self), in: rest.takeLast(size.height >= 3 ? 1 : 0))
    let input = rest.takeLast(edit == nil ? 0 : 1)
    drawHeader(in: rest.takeFirst(rest.height >= 5 ? 1 : 0), on: &frame)
    var statusRow = rest.takeFirst(rest.height >= 3 ? 1 : 0)
    if isTall {
      _ = rest.takeFirst(1)
      _ = rest.takeLast(1)
    }
    let details = rest.takeLast(isTall ? size.height / 5 : 0)
    if isTall { _ = rest.takeLast(1) }
    drawBody(in: rest, on: &frame)
    if case .help = page.content {
      let items = items(width: rest.width)
      let visible = items.visibleRange(selection: page.selection, height: rest.height)
      statusRow = frame.putHiddenCounts(
        above: visible.lowerBound, below: items.count - visible.upperBound, in: statusRow)
    }
    frame.put(status.text, in: statusRow, status.style)
    drawDetails(in: details, on: &frame)
    if let edit {
      frame.putTextField(edit.field, prompt: "\(label(of: edit.target))> ", in: input)
    }
    return frame
  }

  private func drawHeader(in area: CellArea, on frame: inout QuizEditorFrame) {
    let mark = draft.isChanged ? " *" : ""
    let file = file.pathComponents.last { !$0.isEmpty } ?? ""
    let fits = CellWidth.of(SafeText.of(file)) <= area.width / 3
    var rest = frame.putTrailing((fits ? file : "") + mark, in: area, .bold)
    rest.width -= 1
    frame.putPath([labels.make, document.title], in: rest)
  }

  /// The decision, the last message, or a summary of the page.
  private var status: (text: String, style: TextStyle) {
    switch decision {
    case .savesChanges: return (labels.savesChanges, .bold)
    case .replacesFile: return (replacement, .bold)
    case nil: break
    }
    if let notice { return (notice, .bold) }
    if size.height < 16, let problem = selectedProblems.first { return (problem, [.bold, .red]) }
    return (summary, .dim)
  }

  private var summary: String {
    switch page.content {
    case .quiz:
      let count = draft.problemCount
      let counts = [
        labels.questions(document.items.count), count > 0 ? labels.problems(count) : nil,
      ]
      return counts.compactMap(\.self).joined(separator: " · ")
    case .question(let index): return "\(labels.question) \(index + 1)"
    case .search(let field, let hits):
      if NormalizedText(field.text).isEmpty { return labels.search }
      return hits.isEmpty ? labels.nothingFound : labels.found(hits.count)
    case .offer(let hit, let questions):
      let name = hit.member?.name(in: language) ?? hit.group.name(in: language)
      return labels.offered(questions.count, name, document.level.name.text(in: language))
    case .help: return labels.keys.help
    case .preview: return ""
    }
  }

  private var selectedProblems: [String] {
    guard let index = selectedQuestion, draft.entries.indices.contains(index) else { return [] }
    return problems(at: index)
  }

  private func drawBody(in area: CellArea, on frame: inout QuizEditorFrame) {
    var rest = area
    if case .search(let field, _) = page.content {
      frame.putTextField(field, prompt: "/ ", hasCursor: decision == nil, in: area.row(0))
      rest = area.dropping(rows: area.height > 8 ? 2 : 1)
    }
    frame.putList(items(width: area.width), selection: page.selection, in: rest) { .openRow($0) }
  }

  /// Draws the whole text of the selected entry, as far as it fits.
  private func drawDetails(in area: CellArea, on frame: inout QuizEditorFrame) {
    guard area.height > 0 else { return }
    var texts = selectedProblems.map { (text: $0, style: TextStyle([.bold, .red])) }
    if let question = questionInDetail {
      let facts = facts(of: question)
      texts += [question.promptText.text(in: language), facts[0]].map { ($0, .plain) }
      texts += facts.dropFirst().map { ($0, .dim) }
      let clues = question.clues.map { $0.text(in: language) }.joined(separator: " · ")
      if !clues.isEmpty { texts.append(("\(labels.clues): \(clues)", .dim)) }
    }
    let lines = texts.flatMap { text, style in
      text.safeLines(width: min(area.width, 76)).map { (text: $0, style: style) }
    }
    for (y, line) in lines.prefix(area.height).enumerated() {
      let isCut = y == area.height - 1 && lines.count > area.height
      frame.put(isCut ? line.text + " …" : line.text, in: area.row(y), line.style)
    }
  }

  /// The selected question as the player sees it.
  private var questionInDetail: QuizQuestion? {
    if case .offer(_, let questions) = page.content {
      return questions.indices.contains(page.selection) ? questions[page.selection] : nil
    }
    return selectedQuestion.flatMap { index in
      draft.entries.indices.contains(index) ? draft.entries[index].question : nil
    }
  }
}

/// All keys of the editor outside lines of text, and the keys that work in its current state.
enum QuizEditorKeys {
  static let table = KeyTable<QuizEditorAction>([
    .init("↓↑  j k", [(.up, .up), ("k", .up), (.down, .down), ("j", .down)]) { $0.keys.select },
    .init("PageUp", [(.pageUp, .pageUp), (.pageDown, .pageDown), (" ", .pageDown)]),
    .init("Home  End", [(.home, .first), ("g", .first), (.end, .last), ("G", .last)]),
    .init(.open, [.enter, "e"]) { $0.keys.edit },
    .init(.add, ["a"]) { $0.keys.add },
    .init(.addOwn, ["o"]) { $0.keys.own },
    .init("<  >  K J", [("<", .moveUp), (">", .moveDown), ("K", .moveUp), ("J", .moveDown)]) {
      $0.keys.move
    },
    .init(.remove, ["d", .delete]) { $0.keys.remove },
    .init(.undo, ["u"]) { $0.keys.undo },
    .init(.preview, ["p"]) { $0.keys.preview },
    .init(.save, ["s"]) { $0.keys.save },
    .init(.saveAs, ["S"]) { $0.keys.saveAs },
    .init(.switchLanguage, ["L"]) { $0.keys.switchLanguage },
    .init(.back, [.escape], others: [.backspace]) { $0.keys.back },
    .init(.help, ["?", .control("p")]) { $0.keys.help },
    .init(.quit, ["q"], shown: "q  Ctrl-C") { $0.keys.quit },
  ])

  /// The replies to a decision.
  static let replies = KeyTable<QuizEditorAction>([
    .init(.yes, ["y", .enter]), .init(.no, ["n"]), .init(.save, ["s"]), .init(.back, [.escape]),
  ])

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: QuizEditorState) -> [KeyHint<QuizEditorAction>] {
    let keys = state.labels.keys
    if let decision = state.decision {
      let no = decision == .savesChanges ? keys.discard : keys.no
      return [
        replies.hint(.yes, keys.yes), replies.hint(.no, no), replies.hint(.back, keys.cancel),
      ]
    }
    let hint = { (action: QuizEditorAction, label: String) in table.hint(action, label) }
    if state.edit != nil { return [hint(.open, keys.accept), hint(.back, keys.cancel)] }
    let undo = hint(.undo, keys.undo)
    let preview = hint(.preview, keys.preview)
    let move = KeyHint<QuizEditorAction>("< >", keys.move)
    let end = [hint(.help, keys.help), hint(.back, keys.back)]
    switch state.page.content {
    case .quiz:
      let isQuestion = state.selectedQuestion != nil
      return [
        hint(.add, keys.addThis), hint(.save, keys.save),
        hint(.open, isQuestion ? keys.open : keys.edit), preview, hint(.addOwn, keys.own),
        hint(.remove, keys.remove), move, undo, hint(.help, keys.help), hint(.quit, keys.quit),
      ]
    case .question:
      return [
        hint(.open, keys.edit), hint(.remove, keys.remove), move, preview, hint(.save, keys.save),
        undo,
      ] + end
    case .offer: return [hint(.open, keys.addThis), undo] + end
    case .search:
      return [
        hint(.open, keys.open), table.hint(.help, keys.help, isText: true), hint(.back, keys.back),
      ]
    case .help, .preview: return [KeyHint("↓↑", keys.scroll), hint(.back, keys.back)]
    }
  }
}

extension Language {
  fileprivate var keys: QuizEditorLabels.Keys { words.quiz.editor.keys }
}
