import KPGGCatalogData
package import KPGGCore

/// A quiz document as a text file, with the positions of its lines.
///
/// A line is one of the following. Spaces at its ends and empty lines do not matter.
///
///     # a comment
///     title: 2세대 걸그룹
///     by: Ann
///     level: easy, medium, or hard
///     time: seconds for each question, from 5 to 600
///     seed: the number that decides choices, and what `{ song 2NE1 }` leaves open
///
///     Q: { profile OHMYGIRL/Mimi }
///     Q: 이 노래를 부른 그룹은? { song 2NE1 Ugly }
///     ? { 3 }
///     ? a clue of its own, after the third usual one
///
///     Q: Which group debuted first?
///     A: KARA
///     A: 카라
///     - SECRET
///     - 4MINUTE
///     ? a clue, vaguest first
///
/// Only the title is required. The keys of the header are before the first question, each at most
/// once. A question in braces is generated from the catalog: a kind, and the IDs of its subjects.
/// Words before the braces replace its text, and clues replace its clues: `{ 3 }` is the third
/// usual one, and a lone `?` leaves it without clues. Any other question has one or more right
/// answers, and perhaps wrong choices. A comment belongs to the next line.
public struct QuizFile: Sendable {
  /// The quiz.
  public let document: QuizDocument
  /// The positions of each question.
  package let positions: [QuestionPositions]

  /// Where a question and its parts are.
  package struct QuestionPositions: Equatable, Sendable {
    /// The text after `Q:`.
    package internal(set) var question: JSONPosition
    /// The opening brace of a generated question.
    var reference: JSONPosition?
    /// The answers, the choices, and the clues.
    var parts: [QuizDocument.Field: [JSONPosition]] = [:]
  }

  /// Reads a file in UTF-8. A byte order mark, CRLF, and any Unicode form are accepted.
  ///
  /// - Complexity: O(number of bytes).
  public init(decoding data: some Collection<UInt8>) throws(QuizDocument.Problems) {
    var parser = QuizFileParser()
    self = try parser.parse(data)
  }

  /// Gives a document the positions in its canonical text, and checks its texts.
  package init(_ document: QuizDocument) throws(QuizDocument.Problems) {
    try self.init(decoding: document.text.utf8)
  }

  init(_ document: QuizDocument, _ positions: [QuestionPositions]) {
    (self.document, self.positions) = (document, positions)
  }
}

extension QuizFile {
  /// Returns whether a file is a quiz, perhaps one with mistakes: it has a title or a question.
  package static func isProbable(_ data: some Collection<UInt8>) -> Bool {
    data.split(separator: UInt8(ascii: "\n")).contains { line in
      let start = line.drop { [0x20, 0x09, 0xEF, 0xBB, 0xBF].contains($0) }
      let key = String(decoding: start.prefix { $0 != UInt8(ascii: ":") }.prefix(20), as: UTF8.self)
      return start.count > key.utf8.count
        && ["title", "q"].contains(key.split(separator: " ").joined().lowercased())
    }
  }
}

/// A quiz that comes with the program.
package struct BundledQuiz: Sendable, Identifiable {
  /// The name that is typed: `second-generation`.
  package let id: String
  /// The quiz file.
  package let text: String

  /// All quizzes, in the order in which they are listed.
  package static let all = (0..<kpgg_quiz_count()).map { index in
    let quiz = kpgg_quizzes()[index]
    return BundledQuiz(id: String(cString: quiz.name), text: String(cString: quiz.text))
  }

  /// Finds a quiz by its name. Case, spaces, and hyphens do not matter.
  package static func named(_ name: String) -> BundledQuiz? {
    let name = NormalizedText(name)
    return all.first { NormalizedText($0.id) == name }
  }

  /// Reads the quiz file.
  package var file: QuizFile {
    get throws(QuizDocument.Problems) { try QuizFile(decoding: text.utf8) }
  }
}
