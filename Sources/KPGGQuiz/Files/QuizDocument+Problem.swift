package import KPGGCore

extension QuizDocument {
  /// A mistake in a quiz file.
  public struct Problem: Error, Hashable {
    /// The line and the column, in characters.
    package let position: JSONPosition
    package let kind: Kind

    init(_ kind: Kind, at position: JSONPosition) { (self.kind, self.position) = (kind, position) }
  }

  /// The mistakes in a quiz file, at most 100, in the order of the lines.
  public struct Problems: Error, Hashable, Sendable {
    /// The mistakes.
    public let list: [Problem]

    package init(list: [Problem]) { self.list = list }
  }

  /// A part of a quiz file that holds a text.
  package enum Field: Hashable, Sendable, CaseIterable {
    case title, author, question, answer, choice, clue

    /// The maximum number of Unicode scalars.
    package var limit: Int {
      switch self {
      case .title, .author, .answer, .choice: 100
      case .clue: 300
      case .question: 500
      }
    }

    /// The maximum number in a question.
    var countLimit: Int {
      switch self {
      case .answer: Limits.answers
      case .choice: Limits.choices
      case .clue: Limits.clues
      case .title, .author, .question: 1
      }
    }
  }
}

extension QuizDocument.Problem {
  /// What is wrong.
  package enum Kind: Hashable, Sendable {
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The line has more bytes than the limit.
    case lineTooLong(limit: Int)
    /// The line is not UTF-8.
    case notUTF8
    /// The line has a character that hides or reorders text, written as `U+202E`.
    case harmfulCharacter(String)
    /// The line has no key, and no sign of an answer, a choice, a clue, or a comment.
    case unknownLine
    case unknownKey(String, suggestion: String?)
    case repeatedKey(String)
    /// A key of the header after the first question.
    case lateKey(String)
    case missingTitle
    case invalidLevel(String)
    case invalidTime(String)
    case invalidSeed(String)
    case noQuestions
    case tooManyQuestions(limit: Int)
    case empty(QuizDocument.Field)
    case tooLong(QuizDocument.Field)
    case tooMany(QuizDocument.Field)
    /// An answer, a choice, or a clue before the first question.
    case outsideQuestion(QuizDocument.Field)
    /// An answer or a choice of a generated question.
    case notGenerated(QuizDocument.Field)
    /// A question with its own text and without an answer.
    case noAnswer
    /// A brace that does not enclose the ID of a question at the end of the line.
    case strayBrace
    /// An ID or a number without its closing brace.
    case openBrace
    case unknownKind(String, suggestion: String?)
    /// An ID with too few or too many subjects.
    case wrongSubjects(QuizKind)
    /// A clue in braces that is not a number from 1 to 99.
    case invalidClueNumber(String)

    case unknownGroup(String, suggestion: String?)
    case unknownMember(String, suggestion: String?)
    case unknownSong(String, of: String, suggestion: String?)
    /// The catalog does not prove the answer at the level, or has too few wrong choices.
    case unproven(QuizQuestionID, QuizLevel)
    /// A number greater than the number of usual clues.
    case unknownClue(Int, count: Int)
    /// The clues of the question lack one that proves the answer.
    case missingClue(Int)
    /// A wrong choice that is also an answer.
    case rightChoice(String)
    case repeatedChoice(String)
    case repeatedAnswer(String)
    /// An answer or a choice without letters and digits.
    case withoutLetters(String)
    /// A clue or a question with the text of an answer.
    case revealsAnswer(String)
    /// The same question as on an earlier line.
    case repeatedQuestion(line: Int)
  }
}
