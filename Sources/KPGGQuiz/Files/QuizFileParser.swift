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
  private(set) var problems: [QuizDocument.Problem] = []

  mutating func parse(
    _ data: some Collection<UInt8>
  ) throws(QuizDocument.Problems) -> QuizFile {
    let start = JSONPosition(line: 1, column: 1)
    guard data.count <= QuizDocument.Limits.bytes else {
      report(.tooLarge, at: start)
      throw QuizDocument.Problems(list: problems)
    }
    let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data[...])
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard problems.count < QuizDocument.Limits.problems, !hasTooManyQuestions else { break }
      read(line, number: index + 1)
    }
    finish(lastLine: max(lines.count - (lines.last?.isEmpty == true ? 1 : 0), 1))
    guard problems.isEmpty else {
      throw QuizDocument.Problems(list: Array(problems.prefix(QuizDocument.Limits.problems)))
    }
    return QuizFile(document, positions)
  }

  mutating func report(_ kind: QuizDocument.Problem.Kind, at position: JSONPosition) {
    problems.append(QuizDocument.Problem(kind, at: position))
  }

  private mutating func finish(lastLine: Int) {
    document.closingComments = pendingComments
    if !hasTooManyQuestions { finishQuestion() }
    if !keys.contains("title"), !isMissingHeaderLine {
      problems.insert(
        QuizDocument.Problem(.missingTitle, at: JSONPosition(line: 1, column: 1)), at: 0)
    }
    // A problem with a line already explains why there is no question.
    if document.items.isEmpty, problems.isEmpty {
      report(.noQuestions, at: JSONPosition(line: lastLine, column: 1))
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) {
    let line: QuizFileLine
    do throws(QuizDocument.Problem) {
      line = try QuizFileLine(bytes, number: number)
    } catch {
      isMissingLine = true
      if document.items.isEmpty { isMissingHeaderLine = true }
      return problems.append(error)
    }
    guard !line.text.isEmpty else { return }
    guard let (key, rest) = line.parts else { return report(.unknownLine, at: line.position) }
    switch key.lowercased() {
    case "#": pendingComments.append(rest.text)
    case "-": add(rest, .choice, line)
    case "?": add(rest, .clue, line)
    case "q": addQuestion(rest)
    case "a": add(rest, .answer, line)
    default: addKey(key, rest, at: line.position)
    }
  }

  private mutating func addQuestion(_ line: QuizFileLine) {
    finishQuestion()
    guard document.items.count < QuizDocument.Limits.questions else {
      hasTooManyQuestions = true
      return report(.tooManyQuestions, at: line.position)
    }
    var found = QuizFile.QuestionPositions(question: line.position)
    let question: QuizDocument.Question
    do throws(QuizDocument.Problem) {
      (question, found.reference) = try line.question
    } catch {
      problems.append(error)
      // Its answers are not reported as further mistakes.
      question = .own(QuizDocument.OwnQuestion("", answers: []))
    }
    var item = QuizDocument.Item(question)
    (item.comments, pendingComments) = (pendingComments, [])
    document.items.append(item)
    positions.append(found)
    isMissingLine = false
  }

  private mutating func finishQuestion() {
    guard case .own(let own)? = document.items.last?.question, own.answers.isEmpty,
      !own.prompt.isEmpty, !isMissingLine, let position = positions.last,
      position.parts[.answer] == nil
    else { return }
    report(.noAnswer, at: position.question)
  }
}

extension QuizFileParser {
  private mutating func addKey(_ name: String, _ value: QuizFileLine, at position: JSONPosition) {
    let key = name.lowercased()
    guard Self.keys.contains(key) else {
      let suggestion = Suggestion.nearest(to: key, among: Self.keys)
      return report(.unknownKey(name, suggestion: suggestion), at: position)
    }
    guard document.items.isEmpty else { return report(.lateKey(key), at: position) }
    guard keys.insert(key).inserted else { return report(.repeatedKey(key), at: position) }
    document.comments += pendingComments
    pendingComments = []
    do throws(QuizDocument.Problem) {
      switch key {
      case "title": document.title = try value.checked(.title)
      case "by": document.author = try value.checked(.author)
      case "level": document.level = try value.level
      case "time": document.seconds = try value.seconds
      default: document.seed = try value.seed
      }
    } catch {
      problems.append(error)
    }
  }

  private static let keys = ["title", "by", "level", "time", "seed"]

  /// Adds an answer, a choice, or a clue to the last question.
  private mutating func add(
    _ line: QuizFileLine, _ field: QuizDocument.Field, _ whole: QuizFileLine
  ) {
    guard let last = document.items.indices.last else {
      if !isMissingLine { report(.outsideQuestion(field), at: whole.position) }
      return
    }
    document.items[last].comments += pendingComments
    pendingComments = []
    do throws(QuizDocument.Problem) {
      switch document.items[last].question {
      case .own(var own):
        try own.add(line, field)
        document.items[last].question = .own(own)
      case .generated(var generated):
        guard field == .clue else { throw line.problem(.notGenerated(field), at: whole.position) }
        try generated.add(line)
        document.items[last].question = .generated(generated)
      }
    } catch {
      problems.append(error)
    }
    positions[last].parts[field, default: []].append(line.position)
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
