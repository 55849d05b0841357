import KPGGCore
import KPGGQuiz

// The texts of the editor, for the screen and for the linear mode.

extension QuizEditorState {
  var labels: QuizEditorLabels { language.words.quiz.editor }

  /// The text of a question, without what the player sees after it.
  func promptText(at index: Int) -> String {
    switch document.items[index].question {
    case .own(let own): own.prompt
    case .generated(let generated):
      draft.entries[index].question?.promptText.text(in: language) ?? generated.prompt
        ?? draft.usualQuestion(at: index)?.promptText.text(in: language) ?? "{ \(generated.id) }"
    }
  }

  /// The answer to a question; `nil` if the catalog has none.
  func answerText(at index: Int) -> String? {
    draft.knownQuestion(at: index)?.solutionText.text(in: language)
  }

  /// The lines that an author cannot edit: the answer and the choices of a generated question.
  func facts(of question: QuizQuestion) -> [String] {
    let names = question.choices.map { $0.name.text(in: language) }
    // A choice can be a list of members.
    let choices = names.joined(separator: names.contains { $0.contains(", ") } ? " / " : ", ")
    return ["\(labels.answer): \(question.solutionText.text(in: language))"]
      + (choices.isEmpty ? [] : [labels.choices(choices)])
  }

  func problems(at index: Int) -> [String] {
    draft.entries[index].problems.map { problem in
      switch problem {
      case .mistake(let kind): "! \(kind.text.text(in: language))"
      case .repeats(let index): "! \(labels.repeats(index + 1))"
      }
    }
  }

  /// The text of a row of the header or of the open question, as the author edits it.
  func text(of row: QuizEditorRow) -> String {
    switch row {
    case .title: document.title
    case .author: document.author ?? ""
    case .seconds: document.seconds.map(String.init) ?? ""
    default: openQuestion.map { text(of: row, in: draft.parts(at: $0), at: $0) } ?? ""
    }
  }

  func text(of row: QuizEditorRow, in parts: QuestionParts, at index: Int) -> String {
    switch row {
    case .prompt: promptText(at: index)
    case .part(let part, let number): text(of: parts.texts(of: part)[number], at: index)
    case .usualClue(let number): text(of: .generated(number), at: index)
    case .title, .author, .level, .seconds, .question, .new: ""
    }
  }

  /// The text of a part of the question at an index.
  private func text(of part: QuizDocument.Clue, at index: Int) -> String {
    guard case .generated(let number) = part, let usual = draft.usualQuestion(at: index),
      usual.clues.indices.contains(number - 1)
    else { return part.text }
    return usual.clues[number - 1].text(in: language)
  }

  /// A row of the header with its name.
  func headerLine(_ row: QuizEditorRow) -> String {
    let value =
      switch row {
      case .author: document.author ?? "–"
      case .level: document.level.name.text(in: language)
      case .seconds: document.seconds.map(labels.seconds) ?? labels.noLimit
      default: document.title
      }
    return "\(label(of: row)): \(value)"
  }

  /// What the author types, before the line.
  func label(of target: Edit.Target) -> String {
    switch target {
    case .row(let row): label(of: row)
    case .file: labels.keys.saveAs
    case .newPrompt: labels.question
    case .newQuestion: labels.answer
    }
  }

  func label(of row: QuizEditorRow) -> String {
    switch row {
    case .title: labels.title
    case .author: labels.author
    case .level: labels.level
    case .seconds: labels.time
    case .prompt, .question: labels.question
    case .part(.answer, _), .new(.answer): labels.answer
    case .part(.choice, _), .new(.choice): labels.wrongChoice
    case .part(.clue, _), .new(.clue), .usualClue: labels.clue
    }
  }
}

// What the linear mode prints.

extension QuizEditorState {
  /// The texts of the page that is open.
  var pageLines: [String] {
    switch page.content {
    case .quiz:
      QuizEditorRow.header.map(headerLine) + [labels.questions(document.items.count)]
        + document.items.indices.flatMap { index in
          let answer = answerText(at: index).map { " → \($0)" } ?? ""
          return ["\(index + 1) \(promptText(at: index))\(answer)"] + problems(at: index)
        }
    case .question(let index): questionLines(at: index)
    case .search(_, let hits):
      [hits.isEmpty ? labels.nothingFound : labels.found(hits.count)] + numberedItems
    case .offer: numberedItems
    case .preview(let quiz): quiz.pageLines
    case .help: []
    }
  }

  /// The decision whether to replace a file.
  var replacement: String {
    earlierFile == nil ? labels.replacesFile(file) : labels.replacesOtherFile(file)
  }

  /// The texts to print after a command: a decision, a message, the changed rows, or the page.
  func lines(since before: QuizEditorState) -> [String] {
    switch decision {
    case .replacesFile: return [replacement + " " + labels.linear.yesOrNo]
    case .savesChanges: return [labels.linear.unsaved]
    case nil: break
    }
    if let notice { return [notice] }
    let header = QuizEditorRow.header.map(headerLine)
    let changed = header.filter { !QuizEditorRow.header.map(before.headerLine).contains($0) }
    return changed.isEmpty || language != before.language ? pageLines : changed
  }

  /// The parts of a question, each list numbered from 1.
  private func questionLines(at index: Int) -> [String] {
    let parts = draft.parts(at: index)
    let question = parts.isGenerated ? draft.knownQuestion(at: index) : nil
    let rows = parts.rows.compactMap { row -> String? in
      let text = text(of: row, in: parts, at: index)
      return switch row {
      case .part(_, let number): "\(label(of: row)) \(number + 1): \(text)"
      case .usualClue(let number): "? { \(number) }: \(text)"
      default: nil
      }
    }
    return ["\(labels.question) \(index + 1): \(promptText(at: index))"]
      + (question.map(facts) ?? []) + rows + problems(at: index)
  }

  /// The items of a list with numbers from 1.
  private var numberedItems: [String] {
    items(width: 0).map { item in
      let separator = item.detail.isEmpty ? "" : item.detail.hasPrefix("→") ? " " : ", "
      return "\((item.index ?? 0) + 1) \(item.text)\(separator)\(item.detail)"
    }
  }
}
