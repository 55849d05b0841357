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

/// The quizzes that come with the program.
struct BundledQuizList: CommandOutput {
  private let quizzes = BundledQuiz.all.compactMap { quiz in
    (try? quiz.file.document).map { (id: quiz.id, document: $0) }
  }

  static let jsonKeys = ["id", "level", "questionCount", "title"]

  var json: JSONValue {
    .array(
      quizzes.map { id, document in
        .object([
          "id": .string(id), "level": document.level.json,
          "questionCount": .integer(document.items.count), "title": .string(document.title),
        ])
      })
  }

  func lines(_ writer: TextWriter) -> [String] {
    let labels = writer.words.quiz
    let rows = quizzes.map { id, document in
      let level = document.level.name(in: writer.words.quizLanguage)
      return Table.Row(
        cells: [id, document.title, level, String(document.items.count)], isDimmed: false)
    }
    let columns = [labels.files.name, labels.files.title, labels.files.level].map {
      Table.Column(title: $0, alignment: .leading, overflow: .names, importance: .essential)
    }
    let count = Table.Column(
      title: labels.files.questions, alignment: .trailing, overflow: .keep,
      importance: .droppable(rank: 0))
    return Table(columns: columns + [count], rows: rows).lines(
      width: writer.width, painter: writer.painter)
  }
}

/// The mistakes in a quiz file, one per line.
struct QuizMistakes: CommandOutput {
  private let file: String
  private let problems: [QuizDocument.Problem]

  init(_ file: String, _ problems: [QuizDocument.Problem]) {
    (self.file, self.problems) = (file, problems)
  }

  /// An array of objects with `line`, `column`, and `message`.
  var json: JSONValue {
    .array(
      problems.map { problem in
        .object([
          "column": .integer(problem.position.column), "line": .integer(problem.position.line),
          "message": .string(problem.kind.text.english),
        ])
      })
  }

  func lines(_ writer: TextWriter) -> [String] {
    problems.flatMap { writer.fitted("\(file): \($0.text[writer.words.quizLanguage])") }
  }
}
