import KPGGCore
import KPGGQuiz

/// Questions with their answers.
struct QuizQuestions: CommandOutput {
  let questions: [QuizQuestion]
  /// The language of the document and of rows.
  let language: Language

  /// The keys of a question, in the order of a row.
  static let keys = ["kind", "level", "prompt", "clues", "choices", "answers", "subjects"]

  var json: JSONValue { .array(questions.map { Self.json(of: $0, in: language) }) }

  var rows: OutputRows { OutputRows(Self.keys, of: json) }

  static func json(of question: QuizQuestion, in language: Language) -> JSONValue {
    .object([
      "answers": JSONValue(question.answers),
      "choices": JSONValue(question.choices.map { $0.name.text(in: language) }),
      "clues": JSONValue(question.clues.map { $0.text(in: language) }),
      "kind": question.kind.json,
      "level": question.level.json,
      "prompt": .string(question.promptText.text(in: language)),
      "subjects": JSONValue(question.subjects),
    ])
  }

  func lines(_ writer: TextWriter) -> [String] {
    questions.flatMap { writer.fitted($0.promptText.text(in: writer.words.language)) }
  }
}

/// A game that was answered by the lines of a file.
struct MarkedQuiz: CommandOutput {
  let game: QuizGame
  /// The language of the document and of rows.
  let language: Language

  /// Marks one answer for each question. An empty or missing answer counts as none.
  init(_ game: QuizGame, answers: [String], checker: QuizAnswerChecker, in language: Language) {
    var game = game
    for index in game.questions.indices {
      let text = answers.indices.contains(index) ? answers[index] : ""
      if text.isEmpty { game.giveUp() } else { game.answer(text, checker: checker) }
    }
    (self.game, self.language) = (game, language)
  }

  /// An array of the questions, with the keys `given`, `verdict`, and `points` added.
  var json: JSONValue {
    .array(
      zip(game.questions, game.replies).map { question, reply in
        QuizQuestions.json(of: question, in: language).adding([
          "given": JSONValue(reply.text), "points": .integer(reply.points),
          "verdict": .string(reply.verdict.name),
        ])
      })
  }

  var rows: OutputRows {
    OutputRows(QuizQuestions.keys + ["given", "verdict", "points"], of: json)
  }

  func lines(_ writer: TextWriter) -> [String] {
    let (labels, language) = (writer.words.quiz, writer.words.language)
    var lines: [String] = []
    for (index, (question, reply)) in zip(game.questions, game.replies).enumerated() {
      let verdict = labels.verdict(of: reply)
      lines += writer.fitted("\(index + 1). \(question.fullPromptText.text(in: language))")
      lines += writer.fitted(verdict.text).map { writer.painter.paint($0, verdict.style) }
      if !reply.verdict.isRight {
        lines += writer.fitted("\(labels.answer): \(question.solutionText.text(in: language))")
      }
    }
    let total = labels.total(game.rightCount, game.questions.count, game.points)
    return lines + [""] + writer.fitted(total)
  }
}

/// A review without questions, and what comes when.
struct EmptyReview: CommandOutput {
  let upcoming: [ReviewSchedule.DueCount]

  var json: JSONValue { .array([]) }

  var rows: OutputRows { OutputRows(QuizQuestions.keys, of: json) }

  func lines(_ writer: TextWriter) -> [String] {
    let labels = writer.words.quiz
    guard !upcoming.isEmpty else { return writer.fitted(labels.nothingUpcoming) }
    return writer.fitted(labels.nothingDue)
      + upcoming.prefix(10).flatMap { writer.fitted(labels.due($0)) }
  }
}

extension QuizVerdict {
  /// The name in JSON.
  fileprivate var name: String {
    switch self {
    case .right: "right"
    case .typo: "typo"
    case .partial: "partial"
    case .wrong: "wrong"
    }
  }
}

extension QuizLabels {
  /// The verdict with its sign and its points.
  func verdict(of reply: QuizGame.Reply) -> (text: String, style: TextStyle) {
    let gain = reply.points > 0 ? ": \(points(reply.points))" : ""
    let (right, wrong): (TextStyle, TextStyle) = ([.bold, .green], [.bold, .red])
    return switch reply.verdict {
    case .right: ("✓ \(self.right)\(gain)", right)
    case .typo: ("✓ \(typo)\(gain)", right)
    case .partial(let found, let count, let wrongCount):
      ("✗ \(partly(found, count, wrongCount))\(gain)", wrong)
    case .wrong:
      ("✗ \(reply.isLate ? timeIsUp : reply.text == nil ? noAnswer : self.wrong)", wrong)
    }
  }
}

extension OutputRows {
  /// Creates a row for each object of an array, with the values of the given keys.
  fileprivate init(_ keys: [String], of objects: JSONValue) {
    var cells: [[String]] = []
    if case .array(let objects) = objects {
      cells = objects.map { object in keys.map { object[$0].plainText } }
    }
    self.init(keys: keys, cells: cells)
  }
}
