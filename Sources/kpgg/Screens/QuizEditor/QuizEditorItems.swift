import KPGGCore
import KPGGQuiz

/// The list of a page.
struct QuizEditorItems: Sendable {
  let state: QuizEditorState
  /// The width of the list in cells.
  let width: Int

  private var labels: QuizEditorLabels { state.labels }
  private var language: QuizLanguage { state.quizLanguage }

  /// The items. A heading has no index.
  var items: [ListItem] {
    switch state.page.content {
    case .quiz: quiz
    case .question(let index): question(at: index)
    case .search(_, let hits): hits.enumerated().map { item(for: $1, index: $0) }
    case .offer(_, let questions):
      questions.enumerated().map { index, question in
        let isThere = state.document.items.contains { $0.generatedID == question.id }
        return item(
          (isThere ? "✓ " : "") + Self.text(of: question, in: language), of: question.kind,
          answer: question.solution.text[language], index: index)
      }
    case .help:
      QuizEditorKeys.table.help(in: state.language).enumerated().map { index, hint in
        ListItem(text: hint.line, style: .plain, index: index)
      }
    case .preview: []
    }
  }

  private var quiz: [ListItem] {
    var items = state.rows.enumerated().map { index, row -> ListItem in
      guard case .question(let number) = row else {
        return ListItem(
          text: "\(state.label(of: row)): \(Self.value(of: row, in: state))", style: .plain,
          index: index)
      }
      let isFaulty = !state.draft.entries[number].problems.isEmpty
      var item = item(
        "\(number + 1). \(isFaulty ? "! " : "")\(state.promptText(at: number))",
        of: state.document.items[number].generatedID?.kind ?? .own,
        answer: state.answerText(at: number), index: index)
      if isFaulty { item.style = .red }
      return item
    }
    // A low screen has no room for a blank line.
    if state.size.height >= 16 {
      items.insert(ListItem(text: "", style: .plain), at: QuizEditorRow.header.count)
    }
    if state.document.items.isEmpty {
      items.append(ListItem(text: "   a  \(labels.keys.add)", style: .dim))
      items.append(ListItem(text: "   o  \(labels.keys.own)", style: .dim))
    }
    return items
  }

  /// What a row of the header shows.
  static func value(of row: QuizEditorRow, in state: QuizEditorState) -> String {
    let (document, labels) = (state.document, state.labels)
    return switch row {
    case .title: document.title
    case .author: document.author ?? "–"
    case .level: document.level.name(in: state.quizLanguage)
    case .seconds: document.seconds.map(labels.seconds) ?? labels.noLimit
    default: ""
    }
  }

  /// The text that distinguishes a question from others about the same subject.
  static func text(of question: QuizQuestion, in language: QuizLanguage) -> String {
    let choices = question.choices.map { $0.text[language] }.joined(separator: ", ")
    return question.prompt.text[language] + (question.kind == .debut ? " \(choices)" : "")
  }

  /// The item of a question. A narrow list leaves out the kind.
  private func item(
    _ text: String, of kind: QuizKind, answer: String?, index: Int
  ) -> ListItem {
    ListItem(
      text: text, style: .plain, detail: answer.map { "→ \($0)" } ?? "",
      trailing: width >= 60 ? kind.name(in: language) : "", index: index)
  }

  private func item(for hit: SearchHit, index: Int) -> ListItem {
    let group = hit.group.name(in: state.language)
    let other =
      state.language.words.prefersHangul ? hit.member?.stageName : hit.member?.koreanStageName
    let name = hit.member?.name(in: state.language) ?? group
    var facts =
      hit.member == nil
      ? [hit.group.otherName(in: state.language), hit.group.debut.map { String($0.year) }]
      : [other == name ? nil : other, group]
    // A hit by birth name, alias, fandom, or song also shows the matching text.
    if !([name] + facts.compactMap(\.self)).contains(where: { $0.contains(hit.text) }) {
      facts.append(hit.text)
    }
    return ListItem(
      text: name, style: .plain, detail: facts.compactMap(\.self).joined(separator: " · "),
      index: index)
  }
}

extension QuizEditorItems {
  private func question(at index: Int) -> [ListItem] {
    guard state.document.items.indices.contains(index) else { return [] }
    let parts = state.parts(at: index)
    let question = state.draft.entries[index].question ?? state.draft.usualQuestion(at: index)
    var items: [ListItem] = []
    for (position, row) in parts.rows.enumerated() {
      if let heading = heading(before: row, in: parts) {
        items.append(ListItem(text: heading, style: .bold))
      }
      var item = ListItem(text: text(of: row, in: parts, at: index), style: .plain, index: position)
      if case .clue(let clue) = row, let question = state.draft.entries[index].question,
        clue < question.openClueCount, width >= 60
      {
        item.trailing = labels.shownFirst
      }
      if [.newAnswer, .newChoice, .newClue].contains(row) { item.style = .dim }
      if case .usualClue = row { item.style = .dim }
      items.append(item)
      if row == .prompt, case .generated = parts.question, let question {
        items += facts(of: question)
      }
    }
    return items
  }

  /// What an author cannot change: the answer and the choices that the catalog gives.
  private func facts(of question: QuizQuestion) -> [ListItem] {
    let choices = question.choices.map { $0.text[language] }.joined(separator: ", ")
    let answer = "   \(labels.answer): \(question.solution.text[language])"
    return [ListItem(text: answer, style: .dim)]
      + (choices.isEmpty ? [] : [ListItem(text: "   \(labels.choices(choices))", style: .dim)])
  }

  /// The heading of the list that begins with a row.
  private func heading(before row: QuizEditorRow, in parts: QuestionParts) -> String? {
    let starts: [(rows: [QuizEditorRow], heading: String)] = [
      ([.answer(0), .newAnswer], labels.answers), ([.choice(0), .newChoice], labels.wrongChoices),
      ([.clue(0)] + parts.rows.filter { $0.isUsualClue }.prefix(1) + [.newClue], labels.clues),
    ]
    return starts.first { start in
      start.rows.first { parts.rows.contains($0) } == row
    }?.heading
  }

  private func text(of row: QuizEditorRow, in parts: QuestionParts, at index: Int) -> String {
    switch row {
    case .newAnswer: "+ \(labels.newAnswer)"
    case .newChoice: "+ \(labels.newChoice)"
    case .newClue: "+ \(labels.newClue)"
    case .usualClue(let number): "+ \(state.clueText(.generated(number), at: index))"
    case .clue(let clue): state.clueText(parts.clues[clue], at: index)
    default: state.text(of: row)
    }
  }
}

extension QuizEditorRow {
  fileprivate var isUsualClue: Bool { if case .usualClue = self { true } else { false } }
}
