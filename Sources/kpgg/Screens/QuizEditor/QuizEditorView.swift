import KPGGCore
import KPGGQuiz

typealias QuizEditorFrame = ScreenFrame<QuizEditorAction>

/// Draws a state. Equal states give equal frames.
struct QuizEditorView: Sendable {
  let state: QuizEditorState

  private var labels: QuizEditorLabels { state.labels }

  /// Draws the editor at the state's size, which is at least one cell.
  func frame() -> QuizEditorFrame {
    if case .preview(let quiz) = state.page.content {
      return QuizView(state: quiz).frame().map { .play($0) }
    }
    var frame = QuizEditorFrame(size: state.size, isASCII: state.settings.isASCII)
    frame.setTitle(toPath: [labels.make, state.document.title])
    let areas = areas
    drawHeader(in: areas.header, on: &frame)
    frame.put(status.text, in: areas.status, status.style)
    drawBody(in: areas.body, on: &frame)
    for (y, line) in details(in: areas.details).enumerated() {
      frame.put(line.text, in: areas.details.row(y), line.style)
    }
    if let edit = state.edit {
      frame.putTextField(edit.field, prompt: "\(state.label(of: edit.target))> ", in: areas.input)
    }
    frame.putHints(QuizEditorKeys.hints(for: state), in: areas.footer)
    return frame
  }

  private struct Areas {
    var header, status, body, details, input, footer: CellArea
  }

  /// The areas from the top to the bottom. A low screen has no details and no blank rows.
  private var areas: Areas {
    var rest = CellArea(x: 0, y: 0, width: state.size.width, height: state.size.height)
      .inset(state.size.width >= 24 ? 1 : 0)
    let isTall = rest.height >= 16
    let footer = rest.takeLast(rest.height >= 3 ? 1 : 0)
    let input = rest.takeLast(state.edit == nil ? 0 : 1)
    let header = rest.takeFirst(rest.height >= 5 ? 1 : 0)
    let status = rest.takeFirst(rest.height >= 3 ? 1 : 0)
    if isTall {
      _ = rest.takeFirst(1)
      _ = rest.takeLast(1)
    }
    let details = rest.takeLast(isTall ? state.size.height / 5 : 0)
    if isTall { _ = rest.takeLast(1) }
    return Areas(
      header: header, status: status, body: rest, details: details, input: input, footer: footer)
  }

  private func drawHeader(in area: CellArea, on frame: inout QuizEditorFrame) {
    let mark = state.draft.isChanged ? " *" : ""
    let file = state.settings.file.split(separator: "/").last.map(String.init) ?? ""
    let fits = CellWidth.of(SafeText.of(file)) <= area.width / 3
    var rest = frame.putTrailing((fits ? file : "") + mark, in: area, .bold)
    rest.width -= 1
    frame.putPath([labels.make, state.document.title], in: rest)
  }

  /// The decision, the last message, or a summary of the page.
  private var status: (text: String, style: TextStyle) {
    switch state.decision {
    case .savesChanges: return (labels.savesChanges, .bold)
    case .replacesFile: return (labels.replacesFile(state.settings.file), .bold)
    case nil: break
    }
    if let notice = state.notice { return (notice, .bold) }
    if state.size.height < 16, let problem = selectedProblems.first {
      return ("! \(problem)", [.bold, .red])
    }
    return (summary, .dim)
  }

  private var summary: String {
    switch state.page.content {
    case .quiz:
      let count = state.draft.problemCount
      let counts = [
        labels.questions(state.document.items.count), count > 0 ? labels.problems(count) : nil,
      ]
      return counts.compactMap(\.self).joined(separator: " · ")
    case .question(let index): return "\(labels.question) \(index + 1)"
    case .search(let field, let hits):
      if NormalizedText(field.text).isEmpty { return labels.search }
      return hits.isEmpty ? labels.nothingFound : labels.found(hits.count)
    case .offer(let hit, let questions):
      let name = hit.member?.name(in: state.language) ?? hit.group.name(in: state.language)
      return labels.offered(
        questions.count, name, state.document.level.name(in: state.quizLanguage))
    case .help: return labels.keys.help
    case .preview: return ""
    }
  }

  /// What is wrong with the selected question.
  private var selectedProblems: [String] {
    guard let index = state.selectedQuestion, state.draft.entries.indices.contains(index) else {
      return []
    }
    return state.draft.entries[index].problems.map { state.text(of: $0) }
  }

  private func drawBody(in area: CellArea, on frame: inout QuizEditorFrame) {
    var rest = area
    if case .search(let field, _) = state.page.content {
      frame.putTextField(field, prompt: "/ ", hasCursor: state.decision == nil, in: area.row(0))
      rest = area.dropping(rows: area.height > 8 ? 2 : 1)
    }
    frame.putList(
      QuizEditorItems(state: state, width: area.width).items, selection: state.page.selection,
      in: rest
    ) { .openRow($0) }
  }

  /// The whole text of the selected entry, as far as it fits.
  private func details(in area: CellArea) -> [(text: String, style: TextStyle)] {
    guard area.height > 0 else { return [] }
    let width = min(area.width, 76)
    func wrapped(_ text: String, _ style: TextStyle) -> [(text: String, style: TextStyle)] {
      SafeText.of(text).wrapped(toCells: width).map { ($0, style) }
    }
    var lines = selectedProblems.flatMap { wrapped("! \($0)", [.bold, .red]) }
    if let question = selectedQuestion {
      let language = state.quizLanguage
      lines += wrapped(question.prompt.text[language], .plain)
      lines += wrapped("\(labels.answer): \(question.solution.text[language])", .plain)
      let choices = question.choices.map { $0.text[language] }.joined(separator: ", ")
      if !choices.isEmpty { lines += wrapped(labels.choices(choices), .dim) }
      let clues = question.clues.map { $0[language] }.joined(separator: " · ")
      if !clues.isEmpty { lines += wrapped("\(labels.clues): \(clues)", .dim) }
    }
    return Array(lines.prefix(area.height))
  }

  /// The selected question as the player sees it.
  private var selectedQuestion: QuizQuestion? {
    if case .offer(_, let questions) = state.page.content {
      return questions.indices.contains(state.page.selection)
        ? questions[state.page.selection] : nil
    }
    return state.selectedQuestion.flatMap { index in
      state.draft.entries.indices.contains(index) ? state.draft.entries[index].question : nil
    }
  }
}

// The words of the editor's state.

extension QuizEditorState {
  var labels: QuizEditorLabels { language.words.quiz.editor }
  var quizLanguage: QuizLanguage { language.words.quizLanguage }

  /// The text of a question, without what the player sees after it.
  func promptText(at index: Int) -> String {
    switch document.items[index].question {
    case .own(let own): own.prompt
    case .generated(let generated):
      draft.entries[index].question?.prompt.text[quizLanguage] ?? generated.prompt
        ?? draft.usualQuestion(at: index)?.prompt.text[quizLanguage] ?? "{ \(generated.id) }"
    }
  }

  /// The text of a clue of the question at an index.
  func clueText(_ clue: QuizDocument.Clue, at index: Int) -> String {
    guard case .generated(let number) = clue, let usual = draft.usualQuestion(at: index),
      usual.clues.indices.contains(number - 1)
    else { return clue.text }
    return usual.clues[number - 1][quizLanguage]
  }

  /// The answer to a question; `nil` if the catalog has none.
  func answerText(at index: Int) -> String? {
    let question = draft.entries[index].question ?? draft.usualQuestion(at: index)
    return question?.solution.text[quizLanguage]
  }

  func text(of problem: QuizDraft.Problem) -> String {
    switch problem {
    case .mistake(let kind): kind.text[quizLanguage]
    case .repeats(let index): labels.repeats(index + 1)
    }
  }

  /// What the author types, before the line.
  func label(of target: QuizEditorEdit.Target) -> String {
    switch target {
    case .row(let row): label(of: row)
    case .newPrompt: labels.question
    case .newQuestion: labels.answer
    }
  }

  /// The name of a row.
  func label(of row: QuizEditorRow) -> String {
    switch row {
    case .title: labels.title
    case .author: labels.author
    case .level: labels.level
    case .seconds: labels.time
    case .prompt, .question: labels.question
    case .answer, .newAnswer: labels.answer
    case .choice, .newChoice: labels.wrongChoice
    case .clue, .usualClue, .newClue: labels.clue
    }
  }
}
