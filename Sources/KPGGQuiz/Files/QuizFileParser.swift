import KPGGCore

/// Reads the lines of a quiz file.
struct QuizFileParser {
  private var document = QuizDocument(title: "")
  private var positions: [QuizFile.QuestionPositions] = []
  private var keys: Set<String> = []
  private var pendingComments: [String] = []
  /// Whether a line of the last question, or before the first one, could not be read.
  private var isMissingLine = false
  /// Whether a line before the first question, perhaps the title, could not be read.
  private var isMissingHeaderLine = false
  /// Whether a question after the last allowed one was found. The rest of the file is not read.
  private var hasTooManyQuestions = false
  private var problems: [QuizDocument.Problem] = []

  mutating func parse(
    _ data: some Collection<UInt8>
  ) throws(QuizDocument.Problems) -> QuizFile {
    guard data.count <= QuizDocument.Limits.bytes else {
      throw QuizDocument.Problems(list: [QuizDocument.Problem(.tooLarge, at: Self.start)])
    }
    let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data[...])
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard problems.count < QuizDocument.Limits.problems, !hasTooManyQuestions else { break }
      do throws(QuizDocument.Problem) {
        try read(line, number: index + 1)
      } catch {
        problems.append(error)
      }
    }
    finish(lastLine: max(lines.count - (lines.last?.isEmpty == true ? 1 : 0), 1))
    guard problems.isEmpty else {
      throw QuizDocument.Problems(list: Array(problems.prefix(QuizDocument.Limits.problems)))
    }
    return QuizFile(document, positions)
  }

  private static let start = JSONPosition(line: 1, column: 1)

  private mutating func finish(lastLine: Int) {
    document.closingComments = pendingComments
    if !hasTooManyQuestions { finishQuestion() }
    if !keys.contains("title"), !isMissingHeaderLine {
      problems.insert(QuizDocument.Problem(.missingTitle, at: Self.start), at: 0)
    }
    // A problem with a line already explains why there is no question.
    if document.items.isEmpty, problems.isEmpty {
      let end = JSONPosition(line: lastLine, column: 1)
      problems.append(QuizDocument.Problem(.noQuestions, at: end))
    }
  }

  private mutating func read(
    _ bytes: ArraySlice<UInt8>, number: Int
  ) throws(QuizDocument.Problem) {
    let line: QuizFileLine
    do throws(QuizDocument.Problem) {
      line = try QuizFileLine(bytes, number: number)
    } catch {
      isMissingLine = true
      if document.items.isEmpty { isMissingHeaderLine = true }
      throw error
    }
    guard !line.text.isEmpty else { return }
    guard let (key, rest) = line.parts else { throw line.problem(.unknownLine) }
    switch key.lowercased() {
    case "#": pendingComments.append(rest.text)
    case "-": try add(rest, .choice, line)
    case "?": try add(rest, .clue, line)
    case "q": try addQuestion(rest)
    case "a": try add(rest, .answer, line)
    default: try addKey(key, rest, line)
    }
  }

  private mutating func addQuestion(_ line: QuizFileLine) throws(QuizDocument.Problem) {
    finishQuestion()
    guard document.items.count < QuizDocument.Limits.questions else {
      hasTooManyQuestions = true
      throw line.problem(.tooManyQuestions)
    }
    // Stays if the line cannot be read, so that its answers are not reported as further mistakes.
    var item = QuizDocument.Item(.own(QuizDocument.OwnQuestion("", answers: [])))
    (item.comments, pendingComments) = (pendingComments, [])
    document.items.append(item)
    positions.append(QuizFile.QuestionPositions(question: line.position))
    isMissingLine = false
    let (question, reference) = try line.question
    document.items[document.items.count - 1].question = question
    positions[positions.count - 1].reference = reference
  }

  private mutating func finishQuestion() {
    guard case .own(let own)? = document.items.last?.question, own.answers.isEmpty,
      !own.prompt.isEmpty, !isMissingLine, let position = positions.last,
      position.parts[.answer] == nil
    else { return }
    problems.append(QuizDocument.Problem(.noAnswer, at: position.question))
  }
}

extension QuizFileParser {
  private mutating func addKey(
    _ name: String, _ value: QuizFileLine, _ line: QuizFileLine
  ) throws(QuizDocument.Problem) {
    let key = name.lowercased()
    guard Self.keys.contains(key) else {
      let suggestion = Suggestion.nearest(to: key, among: Self.keys)
      throw line.problem(.unknownKey(name, suggestion: suggestion))
    }
    guard document.items.isEmpty else { throw line.problem(.lateKey(key)) }
    guard keys.insert(key).inserted else { throw line.problem(.repeatedKey(key)) }
    document.comments += pendingComments
    pendingComments = []
    switch key {
    case "title": document.title = try value.checked(.title)
    case "by": document.author = try value.checked(.author)
    case "level": document.level = try value.level
    case "time": document.seconds = try value.seconds
    default: document.seed = try value.seed
    }
  }

  private static let keys = ["title", "by", "level", "time", "seed"]

  /// Adds an answer, a choice, or a clue to the last question.
  private mutating func add(
    _ text: QuizFileLine, _ field: QuizDocument.Field, _ line: QuizFileLine
  ) throws(QuizDocument.Problem) {
    guard let last = document.items.indices.last else {
      if !isMissingLine { throw line.problem(.outsideQuestion(field)) }
      return
    }
    document.items[last].comments += pendingComments
    pendingComments = []
    positions[last].parts[field, default: []].append(text.position)
    switch document.items[last].question {
    case .own(var own):
      try own.add(text, field)
      document.items[last].question = .own(own)
    case .generated(var generated):
      guard field == .clue else { throw line.problem(.notGenerated) }
      try generated.add(text)
      document.items[last].question = .generated(generated)
    }
  }
}

extension QuizDocument.OwnQuestion {
  fileprivate mutating func add(
    _ line: QuizFileLine, _ field: QuizDocument.Field
  ) throws(QuizDocument.Problem) {
    let text = try line.checked(field)
    let texts: WritableKeyPath<Self, [String]> =
      switch field {
      case .answer: \.answers
      case .choice: \.wrongChoices
      default: \.clues
      }
    guard self[keyPath: texts].count < field.countLimit else {
      throw line.problem(.tooMany(field))
    }
    self[keyPath: texts].append(text)
  }
}

extension QuizDocument.GeneratedQuestion {
  fileprivate mutating func add(_ line: QuizFileLine) throws(QuizDocument.Problem) {
    if line.text.isEmpty, clues == nil {
      clues = []
      return
    }
    let clue = try line.clue
    // After a lone `?`, there can be no others.
    guard clues != [] else { throw line.problem(.empty(.clue)) }
    guard clues?.count ?? 0 < QuizDocument.Field.clue.countLimit else {
      throw line.problem(.tooMany(.clue))
    }
    clues = (clues ?? []) + [clue]
  }
}
