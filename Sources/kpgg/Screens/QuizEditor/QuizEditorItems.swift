import KPGGCore
import KPGGQuiz

// The lists of the pages.

extension QuizEditorState {
  /// The list of the page for a width in cells. A heading has no index.
  func items(width: Int) -> [ListItem] {
    switch page.content {
    case .quiz: return quizItems(width: width)
    case .question(let index) where document.items.indices.contains(index):
      return questionItems(at: index, width: width)
    case .search(_, let hits): return hits.enumerated().map { item(for: $1, index: $0) }
    case .offer(_, let questions):
      return questions.enumerated().map { index, question in
        let isThere = document.items.contains { $0.generatedID == question.id }
        // The choices distinguish questions that have the same text.
        let choices = question.choices.map { $0.name.text(in: language) }.joined(separator: ", ")
        let text =
          question.promptText.text(in: language) + (question.kind == .debut ? " \(choices)" : "")
        return item(
          (isThere ? "✓ " : "") + text, of: question.kind,
          answer: question.solutionText.text(in: language), index: index, width: width)
      }
    case .help:
      return QuizEditorKeys.table.help(in: language).enumerated().map { index, hint in
        ListItem(text: hint.line, style: .plain, index: index)
      }
    case .question, .preview: return []
    }
  }

  private func quizItems(width: Int) -> [ListItem] {
    var items = rows.enumerated().map { index, row -> ListItem in
      guard case .question(let number) = row else {
        return ListItem(text: headerLine(row), style: .plain, index: index)
      }
      let isFaulty = !draft.entries[number].problems.isEmpty
      var item = item(
        "\(number + 1). \(isFaulty ? "! " : "")\(promptText(at: number))",
        of: document.items[number].generatedID?.kind ?? .own,
        answer: answerText(at: number), index: index, width: width)
      if isFaulty { item.style = .red }
      return item
    }
    // A low screen has no room for a blank line.
    if size.height >= 16 {
      items.insert(ListItem(text: "", style: .plain), at: QuizEditorRow.header.count)
    }
    if document.items.isEmpty {
      items.append(ListItem(text: "   a  \(labels.keys.add)", style: .dim))
      items.append(ListItem(text: "   o  \(labels.keys.own)", style: .dim))
    }
    return items
  }

  /// The item of a question. A narrow list leaves out the kind.
  private func item(
    _ text: String, of kind: QuizKind, answer: String?, index: Int, width: Int
  ) -> ListItem {
    ListItem(
      text: text, style: .plain, detail: answer.map { "→ \($0)" } ?? "",
      trailing: width >= 60 ? kind.name.text(in: language) : "", index: index)
  }

  private func item(for hit: SearchHit, index: Int) -> ListItem {
    let name = hit.name(in: language)
    var facts = [
      hit.otherName(in: language),
      hit.kind == .group
        ? hit.group.debutDate.map { String($0.year) } : hit.group.name(in: language),
    ]
    // A hit by birth name, alias, or fandom also shows the matching text.
    if !([name] + facts.compactMap(\.self)).contains(where: { $0.contains(hit.text) }) {
      facts.append(hit.text)
    }
    return ListItem(
      text: name, style: .plain, detail: facts.compactMap(\.self).joined(separator: " · "),
      index: index)
  }
}

extension QuizEditorState {
  private func questionItems(at index: Int, width: Int) -> [ListItem] {
    let parts = draft.parts(at: index)
    var items: [ListItem] = []
    var headings = Set<String>()
    for (position, row) in parts.rows.enumerated() {
      if let heading = heading(of: row), headings.insert(heading).inserted {
        items.append(ListItem(text: heading, style: .bold))
      }
      items.append(item(of: row, in: parts, at: index, position: position, width: width))
      if row == .prompt, parts.isGenerated, let question = draft.knownQuestion(at: index) {
        items += facts(of: question).map { ListItem(text: "   \($0)", style: .dim) }
      }
    }
    return items
  }

  private func item(
    of row: QuizEditorRow, in parts: QuestionParts, at index: Int, position: Int, width: Int
  ) -> ListItem {
    var item = ListItem(
      text: text(of: row, in: parts, at: index), style: .plain, index: position)
    switch row {
    case .part(.clue, let clue):
      let openCount = draft.entries[index].question?.openClueCount ?? 0
      if clue < openCount, width >= 60 { item.trailing = labels.shownFirst }
    case .usualClue: (item.text, item.style) = ("+ \(item.text)", .dim)
    case .new(.answer): (item.text, item.style) = ("+ \(labels.newAnswer)", .dim)
    case .new(.choice): (item.text, item.style) = ("+ \(labels.newChoice)", .dim)
    case .new(.clue): (item.text, item.style) = ("+ \(labels.newClue)", .dim)
    default: break
    }
    return item
  }

  /// The heading above the first of several rows.
  private func heading(of row: QuizEditorRow) -> String? {
    switch row {
    case .part(.answer, _), .new(.answer): labels.answers
    case .part(.choice, _), .new(.choice): labels.wrongChoices
    case .part(.clue, _), .new(.clue), .usualClue: labels.clues
    default: nil
    }
  }
}
