import KPGGCore
import KPGGQuiz

/// The code of a quiz.
struct SharedQuiz: CommandOutput {
  let code: String
  let document: QuizDocument

  static let jsonKeys = ["code", "questionCount", "title"]

  var json: JSONValue {
    .object([
      "code": .string(code), "questionCount": .integer(document.items.count),
      "title": .string(document.title),
    ])
  }

  /// A code must not be wrapped: it is copied.
  func lines(_ writer: TextWriter) -> [String] { [code] }
}

/// A quiz that comes with the program, in a listing.
struct ListedQuiz: Tabular {
  let id: String
  let document: QuizDocument

  static let all = BundledQuiz.all.compactMap { quiz in
    (try? quiz.file.document).map { ListedQuiz(id: quiz.id, document: $0) }
  }

  static let fields: [Field<ListedQuiz>] = [.id, .title, .level, .questionCount]

  var json: JSONValue { jsonOfFields }
}

extension Field<ListedQuiz> {
  static var id: Self {
    // People type the whole name.
    Self(key: "id", label: \.quiz, json: { .string($0.id) }, overflow: .keep)
  }
  static var title: Self {
    Self(
      key: "title", label: \.title, json: { .string($0.document.title) }, rank: 2, overflow: .wrap)
  }
  static var level: Self {
    Self(
      key: "level", label: \.level, json: { $0.document.level.json }, rank: 1, overflow: .keep,
      shown: { $0.document.level.name.text(in: $1.words.language) })
  }
  static var questionCount: Self {
    Self(
      key: "questionCount", label: \.questions,
      json: { .integer($0.document.items.count) }, alignment: .trailing, rank: 0,
      overflow: .keep)
  }
}

extension QuizDocument.Problem: Tabular {
  static let fields: [Field<QuizDocument.Problem>] = [.line, .column, .message]

  var json: JSONValue { jsonOfFields }
}

extension Field<QuizDocument.Problem> {
  static var line: Self {
    Self(
      key: "line", label: \.findingFields.line, json: { .integer($0.position.line) },
      alignment: .trailing)
  }
  static var column: Self {
    Self(
      key: "column", label: \.findingFields.column, json: { .integer($0.position.column) },
      alignment: .trailing)
  }
  static var message: Self {
    Self(
      key: "message", label: \.findingFields.message,
      json: { .string($0.kind.text.english) }, overflow: .wrap)
  }
}

extension RecordList<QuizDocument.Problem> {
  /// The mistakes in a quiz file, one per line.
  init(_ problems: [QuizDocument.Problem], in file: String, fields: FieldSelection<Record>) {
    self.init(
      records: problems, fields: fields,
      text: { writer, line in
        for problem in problems {
          writer.fitted("\(file): \(problem.text.text(in: writer.words.language))").forEach(line)
        }
      })
  }
}
