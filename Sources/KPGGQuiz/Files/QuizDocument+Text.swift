import KPGGCore

// The canonical text of a document.

extension QuizDocument {
  /// The text of the document, which `QuizFile` reads back as an equal document.
  package var text: String {
    var lines = comments.map(Self.line(ofComment:))
    lines.append("title: \(title)")
    if let author { lines.append("by: \(author)") }
    lines.append("level: \(level.rawValue)")
    if let seconds { lines.append("time: \(seconds)") }
    if seed != 0 { lines.append("seed: \(seed)") }
    for item in items { lines += [""] + item.lines }
    if !closingComments.isEmpty {
      lines += [""] + closingComments.map(Self.line(ofComment:))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  fileprivate static func line(ofComment text: String) -> String {
    text.isEmpty ? "#" : "# \(text)"
  }
}

extension QuizDocument.Item {
  fileprivate var lines: [String] {
    comments.map(QuizDocument.line(ofComment:)) + questionLines
  }

  private var questionLines: [String] {
    switch question {
    case .own(let question):
      ["Q: \(question.prompt)"] + question.answers.map { "A: \($0)" }
        + question.wrongChoices.map { "- \($0)" } + question.clues.map { "? \($0)" }
    case .generated(let question):
      ["Q: \(question.prompt.map { "\($0) " } ?? "")\(question.id.reference)"]
        + (question.clues.map { $0.isEmpty ? ["?"] : $0.map { "? \($0.text)" } } ?? [])
    }
  }
}

extension QuizDocument.Clue {
  /// The text in a file.
  package var text: String {
    switch self {
    case .own(let text): text
    case .generated(let number): "{ \(number) }"
    }
  }
}

extension QuizQuestionID {
  /// The ID as a file has it: `{ song 2NE1 I Am the Best }`.
  var reference: String {
    let plain = ([kind.rawValue] + parts).joined(separator: " ")
    return "{ \(QuizQuestionID(reference: plain) == self ? plain : description) }"
  }

  /// Reads the text between the braces; `nil` for an unknown kind and for a wrong number of
  /// subjects. The spaces in a song need not be escaped.
  init?(reference text: String) {
    guard var id = QuizQuestionID(text) else { return nil }
    let subjects = id.kind.questions?.subjects ?? []
    if subjects.contains(.song), id.parts.count > 2 {
      let titlePart = QuestionSubject.title.rawValue
      let isTitle = id.parts.last == titlePart
      let words = id.parts.dropFirst().dropLast(isTitle ? 1 : 0)
      id = QuizQuestionID(
        id.kind,
        [id.parts[0], words.joined(separator: " ")] + (isTitle ? [titlePart] : []))
    }
    guard 1...max(subjects.count, 1) ~= id.parts.count, !subjects.isEmpty else { return nil }
    self = id
  }
}
