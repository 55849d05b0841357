import KPGGCore

// The order of the parts of a document in a code.

extension QuizCodec {
  /// Encodes or decodes a document without its comments.
  mutating func document(_ document: QuizDocument) -> QuizDocument {
    var result = QuizDocument(title: text(document.title))
    if flag(document.author != nil, .hasAuthor) { result.author = text(document.author ?? "") }
    let levels = QuizLevel.allCases
    let level = number(levels.firstIndex(of: document.level) ?? 0, bits: 2, .level)
    if levels.indices.contains(level) { result.level = levels[level] } else { fail() }
    if flag(document.seconds != nil, .hasTime) {
      result.seconds = Int(plain(UInt64(document.seconds ?? 0), bits: 10))
    }
    if flag(document.seed != 0, .hasSeed) {
      let width = plain(UInt64(64 - document.seed.leadingZeroBitCount), bits: 7)
      guard width <= 64 else {
        fail()
        return result
      }
      result.seed = plain(document.seed, bits: Int(width))
    }
    let count = Int(plain(UInt64(document.items.count), bits: 9))
    let none = QuizDocument.Item(.own(QuizDocument.OwnQuestion("", answers: [])))
    var kind = 0
    for index in 0..<count where !isBroken {
      let item = index < document.items.count ? document.items[index] : none
      result.items.append(QuizDocument.Item(question(item.question, &kind)))
    }
    return result
  }

  private mutating func question(
    _ question: QuizDocument.Question, _ kind: inout Int
  ) -> QuizDocument.Question {
    let kinds = QuizKind.codes
    let placeholder = QuizQuestionID(.own, [])
    var generated = QuizDocument.GeneratedQuestion(placeholder)
    var own = QuizDocument.OwnQuestion("", answers: [])
    switch question {
    case .generated(let question): generated = question
    case .own(let question): own = question
    }
    kind = number(kinds.firstIndex(of: generated.id.kind) ?? 0, bits: 3, .kind(kind))
    guard kinds.indices.contains(kind) else {
      fail()
      return .own(own)
    }
    return kinds[kind] == .own
      ? .own(self.own(own)) : .generated(self.generated(generated, kinds[kind]))
  }

  private mutating func own(_ question: QuizDocument.OwnQuestion) -> QuizDocument.OwnQuestion {
    let prompt = text(question.prompt)
    let answerCount = number(question.answers.count, bits: 5, .answerCount)
    let answers = list(question.answers, count: answerCount, else: "") { $0.text($1) }
    let choiceCount = number(question.wrongChoices.count, bits: 4, .choiceCount)
    let choices = list(question.wrongChoices, count: choiceCount, else: "") { $0.text($1) }
    let clueCount = number(question.clues.count, bits: 5, .clueCount)
    let clues = list(question.clues, count: clueCount, else: "") { $0.text($1) }
    return QuizDocument.OwnQuestion(
      prompt, answers: answers, wrongChoices: choices, clues: clues)
  }

  private mutating func generated(
    _ question: QuizDocument.GeneratedQuestion, _ kind: QuizKind
  ) -> QuizDocument.GeneratedQuestion {
    let count = number(question.id.parts.count, bits: 3, .partCount(kind.codeIndex))
    var parts: [String] = []
    for index in 0..<count {
      let part = index < question.id.parts.count ? question.id.parts[index] : ""
      parts.append(self.part(part, at: index, of: kind))
    }
    var result = QuizDocument.GeneratedQuestion(QuizQuestionID(kind, parts))
    if flag(question.prompt != nil, .hasPrompt) { result.prompt = text(question.prompt ?? "") }
    if flag(question.clues != nil, .hasClues) {
      let clues = question.clues ?? []
      let count = number(clues.count, bits: 5, .clueCount)
      result.clues = list(clues, count: count, else: .own("")) { $0.clue($1) }
    }
    return result
  }

  private mutating func clue(_ clue: QuizDocument.Clue) -> QuizDocument.Clue {
    switch clue {
    case .own(let text):
      flag(true, .isOwnClue)
        ? .own(self.text(text)) : .generated(number(0, bits: 7, .clueNumber))
    case .generated(let number):
      flag(false, .isOwnClue)
        ? .own(text("")) : .generated(self.number(number, bits: 7, .clueNumber))
    }
  }

  /// Codes a subject: its position in the roster, or its text.
  private mutating func part(_ part: String, at index: Int, of kind: QuizKind) -> String {
    if kind == .song, index == 2 {
      return QuizCatalog.titlePart
    }
    guard kind != .song || index == 0 else { return text(part) }
    let isMember = kind == .profile || kind == .odd && index == 1
    let ids = isMember ? Self.members : Self.groups
    let position = ids.positions[part]
    guard flag(position != nil, .isKnown) else { return text(part) }
    let found = Int(plain(UInt64(position ?? 0), bits: isMember ? 10 : 7))
    guard ids.list.indices.contains(found) else {
      fail()
      return ""
    }
    return ids.list[found]
  }

  /// IDs with a position. Later IDs are appended, and written as text above the limit.
  private struct Positions {
    let list: [String]
    let positions: [String: Int]

    init(_ ids: [String], bits: Int) {
      list = Array(ids.prefix(1 << bits))
      positions = Dictionary(uniqueKeysWithValues: zip(list, list.indices))
    }
  }

  private static let groups = Positions(
    DailyRoster.bundled.ids.filter { !$0.contains("/") }, bits: 7)
  private static let members = Positions(
    DailyRoster.bundled.ids.filter { $0.contains("/") }, bits: 10)
}

extension QuizKind {
  /// The kinds by their numbers in codes. Never change them.
  fileprivate static let codes: [Self] = [
    .own, .lineup, .initials, .song, .profile, .odd, .debut, .members,
  ]

  fileprivate var codeIndex: Int { Self.codes.firstIndex(of: self) ?? 0 }
}
