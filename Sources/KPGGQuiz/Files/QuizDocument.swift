import KPGGCore

/// A quiz that someone wrote: a header, and questions in their order.
///
/// ``QuizFile`` reads it. Two documents are equal if their texts are equal.
public struct QuizDocument: Hashable, Sendable {
  /// The title.
  public package(set) var title: String
  /// The name of the author.
  public package(set) var author: String?
  /// The level of the generated questions.
  package var level = QuizLevel.easy
  /// The seconds for each question; `nil` without a limit.
  package var seconds: Int?
  /// The number that decides the choices and what open questions ask.
  package var seed: UInt64 = 0
  /// The comments in the header.
  package var comments: [String] = []
  /// The questions.
  package var items: [Item] = []
  /// The comments after the last question.
  package var closingComments: [String] = []

  /// Creates a document without questions.
  package init(title: String) { self.title = title }

  /// A copy without comments.
  package var withoutComments: Self {
    var document = self
    (document.comments, document.closingComments) = ([], [])
    for index in items.indices { document.items[index].comments = [] }
    return document
  }

  /// Returns a text in the form that a document holds: composed (NFC), with single spaces, trimmed,
  /// and without forbidden characters. Controls and fillers become spaces. Format characters, such
  /// as a soft hyphen, are removed.
  package static func cleaned(_ text: String) -> String {
    let visible = text.unicodeScalars.filter {
      !isHarmful($0) || $0.properties.generalCategory != .format
    }
    let kept = String(String.UnicodeScalarView(visible)).withLimitedMarks.unicodeScalars.map {
      isHarmful($0) ? " " : Character($0)
    }
    return UnicodeForm.composed(String(kept)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Whether a character is forbidden in a file, because it can hide text from a reviewer:
  /// controls, line separators, marks that change the direction of text, and invisible characters.
  ///
  /// Joiners and variation selectors are allowed, because emoji and several scripts need them.
  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    case 0x200C...0x200D: false
    default:
      scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isVariationSelector
    }
  }
}

extension QuizDocument {
  /// A question with the comments before it.
  package struct Item: Hashable, Sendable {
    package var comments: [String] = []
    package var question: Question

    package init(_ question: Question) { self.question = question }
  }

  /// A question of a document.
  package enum Question: Hashable, Sendable {
    case generated(GeneratedQuestion)
    case own(OwnQuestion)
  }

  /// A question that follows the catalog.
  package struct GeneratedQuestion: Hashable, Sendable {
    /// The ID. It can have fewer subjects, see `QuizGenerator.question(_:level:seed:avoiding:)`.
    package var id: QuizQuestionID
    /// The author's words for the question; `nil` for the usual ones.
    package var prompt: String?
    /// The clues instead of the usual ones; `nil` for the usual ones.
    package var clues: [Clue]?

    package init(_ id: QuizQuestionID, prompt: String? = nil, clues: [Clue]? = nil) {
      (self.id, self.prompt, self.clues) = (id, prompt, clues)
    }
  }

  /// A clue of a generated question.
  package enum Clue: Hashable, Sendable {
    /// One of the usual clues, counted from 1.
    case generated(Int)
    /// An author's own text.
    case own(String)
  }

  /// A question with its own text. It is typed if it has no wrong choices, at every level.
  package struct OwnQuestion: Hashable, Sendable {
    package var prompt: String
    /// Every accepted text. The first is shown as the solution.
    package var answers: [String]
    package var wrongChoices: [String]
    /// The clues, vaguest first.
    package var clues: [String]

    package init(
      _ prompt: String, answers: [String], wrongChoices: [String] = [], clues: [String] = []
    ) {
      (self.prompt, self.answers) = (prompt, answers)
      (self.wrongChoices, self.clues) = (wrongChoices, clues)
    }

    /// The ID, which other wrong choices and clues do not change.
    package var id: QuizQuestionID {
      let text = ([prompt] + answers).joined(separator: "\n")
      return QuizQuestionID(
        .own, [String(SHA256(of: Array(text.utf8)).description.prefix(12))])
    }
  }

  /// The limits of a file.
  package enum Limits {
    package static let bytes = 256 << 10
    package static let lineBytes = 16 << 10
    package static let questions = 500
    package static let problems = 100
    package static let seconds = 5...600
    /// The wrong choices of a question. With the right one, they have the numbers 1 to 9.
    package static let choices = 8
    package static let answers = 20
    package static let clues = 20
  }
}

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
