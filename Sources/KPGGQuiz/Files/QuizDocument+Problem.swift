public import KPGGCore
public import KPGGSystem

extension QuizDocument {
  /// A mistake in a quiz file.
  public struct Problem: Error, Equatable {
    /// The line and the column, in characters.
    package let position: JSONPosition
    package let kind: Kind

    init(_ kind: Kind, at position: JSONPosition) { (self.kind, self.position) = (kind, position) }

    /// The problem in both languages, with its position: `line 3, column 8: …`, `3행 8열: …`.
    public var text: BilingualText {
      BilingualText(
        english: "\(position): \(kind.text.english)",
        korean: "\(position.line)행 \(position.column)열: \(kind.text.korean)")
    }
  }

  /// The mistakes in a quiz file, at most 100, in the order of the lines.
  public struct Problems: Error, Equatable, Sendable {
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

    /// The name in both languages.
    package var name: BilingualText {
      switch self {
      case .title: BilingualText(english: "title", korean: "제목")
      case .author: BilingualText(english: "author", korean: "만든 사람 이름")
      case .question: BilingualText(english: "question", korean: "문제")
      case .answer: BilingualText(english: "answer", korean: "정답")
      case .choice: BilingualText(english: "wrong choice", korean: "오답 보기")
      case .clue: BilingualText(english: "clue", korean: "힌트")
      }
    }

    fileprivate var namedEnglish: String {
      self == .author || self == .answer ? "an \(name.english)" : "a \(name.english)"
    }

    /// The Korean name with a particle.
    fileprivate func korean(_ particle: KoreanParticle) -> String {
      name.korean + particle.form(after: name.korean)
    }
  }
}

extension QuizDocument.Problem: DescribedError {
  /// The English text.
  public var description: String { text.english }
}

extension QuizDocument.Problems: LocalizedError {
  /// A line for each mistake, in English.
  public var errorDescription: String? { list.map(\.description).joined(separator: "\n") }
}

extension QuizDocument.Problem {
  /// What is wrong.
  package enum Kind: Equatable, Sendable {
    /// The file has too many bytes.
    case tooLarge
    /// The line has too many bytes.
    case lineTooLong
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
    case tooManyQuestions
    case empty(QuizDocument.Field)
    case tooLong(QuizDocument.Field)
    case tooMany(QuizDocument.Field)
    /// An answer, a choice, or a clue before the first question.
    case outsideQuestion(QuizDocument.Field)
    /// An answer or a choice of a generated question.
    case notGenerated
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

extension QuizDocument.Problem.Kind {
  /// A phrase without a full stop, in both languages.
  package var text: BilingualText {
    switch self {
    case .tooLarge:
      both(
        "the file is larger than \(Limits.bytes / 1024) KB", "파일이 \(Limits.bytes / 1024)KB보다 큽니다")
    case .lineTooLong:
      both(
        "the line is longer than \(Limits.lineBytes / 1024) KB",
        "줄이 \(Limits.lineBytes / 1024)KB보다 깁니다")
    case .notUTF8: both("the line is not UTF-8 text", "UTF-8 텍스트가 아닌 줄입니다")
    case .harmfulCharacter(let name):
      both("the character \(name) is not allowed", "\(name) 문자는 쓸 수 없습니다")
    case .unknownLine:
      both(
        "expected 'Q:', 'A:', '-', '?', '#', or a key such as 'title:'",
        "'Q:', 'A:', '-', '?', '#' 또는 'title:' 같은 키가 있어야 합니다")
    case .unknownKey(let key, let suggestion):
      both("unknown key '\(key)'", "알 수 없는 키: '\(key)'", suggestion)
    case .repeatedKey(let key): both("'\(key)' already has a value", "'\(key)' 값이 이미 있습니다")
    case .lateKey(let key):
      both("'\(key)' must be before the first question", "첫 문제 앞에 있어야 하는 키: '\(key)'")
    case .missingTitle: both("the quiz has no title", "퀴즈에 제목이 없습니다")
    case .invalidLevel(let text):
      both(
        "level must be easy, medium, or hard, not '\(text)'",
        "level은 easy, medium, hard 중 하나여야 합니다: '\(text)'")
    case .invalidTime(let text):
      both(
        "time must be between 5 and 600 seconds, not '\(text)'",
        "제한 시간(time)은 5~600초여야 합니다: '\(text)'")
    case .invalidSeed(let text):
      both(
        "seed must be a whole number of at least 0, not '\(text)'",
        "seed는 0 이상의 정수여야 합니다: '\(text)'")
    case .noQuestions: both("the quiz has no questions", "퀴즈에 문제가 없습니다")
    case .tooManyQuestions:
      both(
        "a quiz has at most \(Limits.questions) questions", "문제는 \(Limits.questions)개까지 쓸 수 있습니다")
    case .empty(let field):
      both("the \(field.name.english) is empty", "\(field.korean(.subject)) 비어 있습니다")
    case .tooLong(let field):
      both(
        "\(field.namedEnglish) has at most \(field.limit) characters",
        "\(field.korean(.topic)) \(field.limit)자까지 쓸 수 있습니다")
    case .tooMany(let field):
      both(
        "a question has at most \(field.countLimit) \(field.name.english)s",
        "한 문제의 \(field.korean(.topic)) \(field.countLimit)개까지 쓸 수 있습니다")
    case .outsideQuestion(let field):
      both(
        "\(field.namedEnglish) must be after a question",
        "\(field.korean(.topic)) 문제 뒤에 있어야 합니다")
    case .notGenerated:
      both(
        "a question in braces takes its answers and choices from the catalog",
        "중괄호로 쓴 문제의 정답과 보기는 카탈로그에서 가져옵니다")
    case .noAnswer: both("the question has no answer", "문제에 정답이 없습니다")
    case .strayBrace:
      both(
        "braces must enclose a question ID at the end of the line",
        "중괄호는 줄 끝에서 문제 ID를 감싸야 합니다")
    case .openBrace:
      both("'{' has no '}' at the end of the line", "'{'를 닫는 '}'가 줄 끝에 없습니다")
    case .unknownKind(let kind, let suggestion):
      both("unknown kind of question '\(kind)'", "알 수 없는 문제 종류: '\(kind)'", suggestion)
    case .wrongSubjects(let kind):
      both(
        "expected { \(kind.rawValue) \(Self.subjects(of: kind)) }",
        "{ \(kind.rawValue) \(Self.subjects(of: kind)) } 꼴이어야 합니다")
    case .invalidClueNumber(let text):
      both(
        "the number of a clue must be between 1 and 99, not '\(text)'",
        "힌트 번호는 1~99여야 합니다: '\(text)'")
    case .unknownGroup(let id, let suggestion):
      both("group '\(id)' not found", "그룹을 찾을 수 없습니다: '\(id)'", suggestion)
    case .unknownMember(let id, let suggestion):
      both("member '\(id)' not found", "멤버를 찾을 수 없습니다: '\(id)'", suggestion)
    case .unknownSong(let title, let group, let suggestion):
      both(
        "song '\(title)' of \(group) not found",
        "\(group)의 노래를 찾을 수 없습니다: '\(title)'",
        suggestion)
    case .unproven(let id, let level):
      both(
        "the catalog has too few facts for '\(id)' at level \(level.name.english)",
        "'\(id)' 문제를 \(level.name.korean) 난이도로 내기에는 정보가 모자랍니다")
    case .unknownClue(let number, let count):
      both(
        "usual clue { \(number) } not found; the question has \(count)",
        "기본 힌트 \(number)번이 없습니다. 기본 힌트는 \(count)개입니다")
    case .missingClue(let number):
      both(
        "without the usual clue { \(number) }, several answers are right; add '? { \(number) }'",
        "기본 힌트 \(number)번이 있어야 정답이 하나로 정해집니다. '? { \(number) }' 줄을 추가하세요")
    case .rightChoice(let text):
      both(
        "the wrong choice '\(text)' is also an answer", "오답 보기 '\(text)'\(topic(text)) 정답이기도 합니다")
    case .repeatedChoice(let text):
      both("the choice '\(text)' is already listed", "보기 '\(text)'\(subject(text)) 이미 있습니다")
    case .repeatedAnswer(let text):
      both("the answer '\(text)' is already listed", "정답 '\(text)'\(subject(text)) 이미 있습니다")
    case .withoutLetters(let text):
      both("'\(text)' has no letters or digits", "'\(text)'에 글자나 숫자가 없습니다")
    case .revealsAnswer(let text):
      both("the text contains the answer '\(text)'", "글에 정답 '\(text)'\(subject(text)) 들어 있습니다")
    case .repeatedQuestion(let line):
      both("the question is the same as on line \(line)", "\(line)행과 같은 문제입니다")
    }
  }

  private typealias Limits = QuizDocument.Limits

  private func both(
    _ english: String, _ korean: String, _ suggestion: String? = nil
  ) -> BilingualText {
    BilingualText(
      english: english + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
      korean: korean + (suggestion.map { ". 혹시 '\($0)'인가요?" } ?? ""))
  }

  private func topic(_ text: String) -> String { KoreanParticle.topic.form(after: text) }
  private func subject(_ text: String) -> String { KoreanParticle.subject.form(after: text) }

  /// The subjects of a kind, such as `GROUP [SONG [title]]`.
  private static func subjects(of kind: QuizKind) -> String {
    let names = (kind.questions?.subjects ?? []).map(\.rawValue)
    return names.joined(separator: " [") + String(repeating: "]", count: max(names.count - 1, 0))
  }
}
