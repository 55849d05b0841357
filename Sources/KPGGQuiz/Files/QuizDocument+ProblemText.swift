public import KPGGCore

extension QuizDocument.Problem: LocalizedError, CustomStringConvertible {
  /// The problem in both languages, with its position: `line 3, column 8: …`, `3행 8열: …`.
  public var text: QuizText {
    let reason = kind.text
    return QuizText(
      english: "\(position): \(reason.english)",
      korean: "\(position.line)행 \(position.column)열: \(reason.korean)")
  }

  /// The English text.
  public var description: String { text.english }

  /// The same text as `description`.
  public var errorDescription: String? { description }
}

extension QuizDocument.Problems: LocalizedError {
  /// A line for each mistake, in English.
  public var errorDescription: String? { list.map(\.description).joined(separator: "\n") }
}

extension QuizDocument.Field {
  /// The name in both languages.
  package var name: QuizText {
    switch self {
    case .title: QuizText(english: "title", korean: "제목")
    case .author: QuizText(english: "author", korean: "만든 사람")
    case .question: QuizText(english: "question", korean: "문제")
    case .answer: QuizText(english: "answer", korean: "정답")
    case .choice: QuizText(english: "wrong choice", korean: "오답 보기")
    case .clue: QuizText(english: "clue", korean: "힌트")
    }
  }

  fileprivate var namedEnglish: String {
    switch self {
    case .author, .answer: "an \(name.english)"
    default: "a \(name.english)"
    }
  }

  /// The Korean name with the particle that follows a consonant, or else a vowel.
  fileprivate func korean(_ afterConsonant: String, _ afterVowel: String) -> String {
    switch self {
    case .title, .author, .answer: name.korean + afterConsonant
    case .question, .choice, .clue: name.korean + afterVowel
    }
  }
}

extension QuizDocument.Problem.Kind {
  /// A phrase without a full stop, in both languages.
  package var text: QuizText { QuizText(english: english, korean: korean) }

  private var english: String {
    switch self {
    case .tooLarge(let limit): "the file is larger than \(limit / 1024) KB"
    case .lineTooLong(let limit): "the line is longer than \(limit / 1024) KB"
    case .notUTF8: "the line is not UTF-8 text"
    case .harmfulCharacter(let name): "the character \(name) is not allowed"
    case .unknownLine: "expected 'Q:', 'A:', '-', '?', '#', or a key such as 'title:'"
    case .unknownKey(let key, let suggestion): "unknown key '\(key)'" + Self.hint(suggestion)
    case .repeatedKey(let key): "'\(key)' already has a value"
    case .lateKey(let key): "'\(key)' must be before the first question"
    case .missingTitle: "the quiz has no title"
    case .invalidLevel(let text): "level must be easy, medium, or hard, not '\(text)'"
    case .invalidTime(let text): "time must be between 5 and 600 seconds, not '\(text)'"
    case .invalidSeed(let text): "seed must be a whole number of at least 0, not '\(text)'"
    case .noQuestions: "the quiz has no questions"
    case .tooManyQuestions(let limit): "a quiz has at most \(limit) questions"
    case .empty(let field): "the \(field.name.english) is empty"
    case .tooLong(let field): "\(field.namedEnglish) has at most \(field.limit) characters"
    case .tooMany(let field):
      "a question has at most \(field.countLimit) \(field.name.english)s"
    case .outsideQuestion(let field): "\(field.namedEnglish) must be after a question"
    case .notGenerated:
      "a question in braces takes its answers and choices from the catalog"
    case .noAnswer: "the question has no answer"
    case .strayBrace: "braces must enclose a question ID at the end of the line"
    case .openBrace: "'{' has no '}' at the end of the line"
    case .unknownKind(let kind, let suggestion):
      "unknown kind of question '\(kind)'" + Self.hint(suggestion)
    case .wrongSubjects(let kind): "expected { \(kind.rawValue) \(Self.subjects(of: kind)) }"
    case .invalidClueNumber(let text):
      "the number of a clue must be between 1 and 99, not '\(text)'"
    case .unknownGroup(let id, let suggestion): "group '\(id)' not found" + Self.hint(suggestion)
    case .unknownMember(let id, let suggestion):
      "member '\(id)' not found" + Self.hint(suggestion)
    case .unknownSong(let title, let group, let suggestion):
      "song '\(title)' of \(group) not found" + Self.hint(suggestion)
    case .unproven(let id, let level):
      "the catalog has too few facts for '\(id)' at level \(level.name.english)"
    case .unknownClue(let number, let count):
      "usual clue { \(number) } not found; the question has \(count)"
    case .missingClue(let number):
      "without the usual clue { \(number) }, several answers are right; add '? { \(number) }'"
    case .rightChoice(let text): "the wrong choice '\(text)' is also an answer"
    case .repeatedChoice(let text): "the choice '\(text)' is already listed"
    case .repeatedAnswer(let text): "the answer '\(text)' is already listed"
    case .withoutLetters(let text): "'\(text)' has no letters or digits"
    case .revealsAnswer(let text): "the text contains the answer '\(text)'"
    case .repeatedQuestion(let line): "the question is the same as on line \(line)"
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The subjects of a kind, such as `GROUP [SONG [title]]`.
  private static func subjects(of kind: QuizKind) -> String {
    let names = (kind.questions?.subjects ?? []).map(\.rawValue)
    return names.joined(separator: " [") + String(repeating: "]", count: max(names.count - 1, 0))
  }
}

extension QuizDocument.Problem.Kind {
  private var korean: String {
    switch self {
    case .tooLarge(let limit): "파일이 \(limit / 1024)KB보다 큽니다"
    case .lineTooLong(let limit): "줄이 \(limit / 1024)KB보다 깁니다"
    case .notUTF8: "UTF-8 텍스트가 아닌 줄입니다"
    case .harmfulCharacter(let name): "\(name) 문자는 쓸 수 없습니다"
    case .unknownLine: "'Q:', 'A:', '-', '?', '#' 또는 'title:' 같은 키가 있어야 합니다"
    case .unknownKey(let key, let suggestion): "알 수 없는 키 '\(key)'" + Self.koreanHint(suggestion)
    case .repeatedKey(let key): "'\(key)' 값이 이미 있습니다"
    case .lateKey(let key): "'\(key)'은(는) 첫 문제 앞에 있어야 합니다"
    case .missingTitle: "퀴즈에 제목이 없습니다"
    case .invalidLevel(let text): "level은 easy, medium, hard 중 하나여야 합니다: '\(text)'"
    case .invalidTime(let text): "time은 5~600초여야 합니다: '\(text)'"
    case .invalidSeed(let text): "seed는 0 이상의 수여야 합니다: '\(text)'"
    case .noQuestions: "퀴즈에 문제가 없습니다"
    case .tooManyQuestions(let limit): "문제는 \(limit)개까지 쓸 수 있습니다"
    case .empty(let field): "\(field.korean("이", "가")) 비어 있습니다"
    case .tooLong(let field): "\(field.korean("은", "는")) \(field.limit)자까지 쓸 수 있습니다"
    case .tooMany(let field):
      "한 문제의 \(field.korean("은", "는")) \(field.countLimit)개까지 쓸 수 있습니다"
    case .outsideQuestion(let field): "\(field.korean("은", "는")) 문제 뒤에 있어야 합니다"
    case .notGenerated: "중괄호로 쓴 문제의 정답과 보기는 카탈로그에서 가져옵니다"
    case .noAnswer: "문제에 정답이 없습니다"
    case .strayBrace: "중괄호는 줄 끝에서 문제 ID를 감싸야 합니다"
    case .openBrace: "'{'를 닫는 '}'가 줄 끝에 없습니다"
    case .unknownKind(let kind, let suggestion):
      "알 수 없는 문제 종류 '\(kind)'" + Self.koreanHint(suggestion)
    case .wrongSubjects(let kind):
      "{ \(kind.rawValue) \(Self.subjects(of: kind)) } 꼴이어야 합니다"
    case .invalidClueNumber(let text): "힌트 번호는 1~99여야 합니다: '\(text)'"
    case .unknownGroup(let id, let suggestion):
      "그룹 '\(id)'을(를) 찾을 수 없습니다" + Self.koreanHint(suggestion)
    case .unknownMember(let id, let suggestion):
      "멤버 '\(id)'을(를) 찾을 수 없습니다" + Self.koreanHint(suggestion)
    case .unknownSong(let title, let group, let suggestion):
      "\(group)의 노래 '\(title)'을(를) 찾을 수 없습니다" + Self.koreanHint(suggestion)
    case .unproven(let id, let level):
      "'\(id)' 문제를 \(level.name.korean) 난이도로 내기에는 정보가 모자랍니다"
    case .unknownClue(let number, let count): "기본 힌트 { \(number) }이(가) 없습니다. 기본 힌트는 \(count)개입니다"
    case .missingClue(let number):
      "기본 힌트 { \(number) }이(가) 있어야 정답이 하나로 정해집니다. '? { \(number) }'을(를) 추가하세요"
    case .rightChoice(let text): "오답 보기 '\(text)'은(는) 정답이기도 합니다"
    case .repeatedChoice(let text): "보기 '\(text)'이(가) 이미 있습니다"
    case .repeatedAnswer(let text): "정답 '\(text)'이(가) 이미 있습니다"
    case .withoutLetters(let text): "'\(text)'에 글자나 숫자가 없습니다"
    case .revealsAnswer(let text): "정답 '\(text)'이(가) 들어 있습니다"
    case .repeatedQuestion(let line): "\(line)행과 같은 문제입니다"
    }
  }

  private static func koreanHint(_ suggestion: String?) -> String {
    suggestion.map { ". 혹시 '\($0)'인가요?" } ?? ""
  }
}
