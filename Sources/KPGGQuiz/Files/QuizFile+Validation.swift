import KPGGCore

// The mistakes of a quiz file that only the catalog shows.

extension QuizFile {
  /// Returns the questions that cannot be asked fairly, in the order of the lines, at most 100.
  ///
  /// A clue must not contain an answer. The text of a question may, if it also contains a wrong
  /// choice, as in *Which debuted first, KARA or SECRET?*
  public func problems(in generator: QuizGenerator) -> [QuizDocument.Problem] {
    let questions = Dictionary(
      uniqueKeysWithValues: document.indexedQuestions(from: generator).map {
        ($0.item, $0.question)
      })
    var lines: [QuizQuestionID: Int] = [:]
    var problems: [QuizDocument.Problem] = []
    for (index, item) in document.items.enumerated() {
      let position = positions[index]
      let question = questions[index]
      switch item.question {
      case .generated(let generated):
        problems += generator.problems(of: generated, question, document, at: position)
      case .own(let own):
        problems += own.problems(at: position)
        if let question { problems += own.problems(as: question, at: position) }
      }
      if let question, let line = lines[question.id] {
        problems.append(
          QuizDocument.Problem(
            .repeatedQuestion(line: line), at: position.reference ?? position.question))
      } else if let question {
        lines[question.id] = position.question.line
      }
      guard problems.count < QuizDocument.Limits.problems else { break }
    }
    return Array(problems.prefix(QuizDocument.Limits.problems))
  }
}

extension QuizDocument.OwnQuestion {
  /// Returns what is wrong in any catalog.
  fileprivate func problems(at position: QuizFile.QuestionPositions) -> [QuizDocument.Problem] {
    var problems: [QuizDocument.Problem] = []
    var seen: Set<NormalizedText> = []
    func check(
      _ texts: [String], _ positions: [JSONPosition],
      repeated: (String) -> QuizDocument.Problem.Kind
    ) {
      seen = []
      for (text, position) in zip(texts, positions) {
        let normalized = NormalizedText(text)
        if normalized.isEmpty {
          problems.append(QuizDocument.Problem(.withoutLetters(text), at: position))
        } else if !seen.insert(normalized).inserted {
          problems.append(QuizDocument.Problem(repeated(text), at: position))
        }
      }
    }
    check(answers, position.answers) { .repeatedAnswer($0) }
    check(wrongChoices, position.choices) { .repeatedChoice($0) }
    return problems
  }

  /// Returns what is wrong with the names of a catalog.
  fileprivate func problems(
    as question: QuizQuestion, at position: QuizFile.QuestionPositions
  ) -> [QuizDocument.Problem] {
    let right = Set(question.answers.map { NormalizedText($0) })
    var problems: [QuizDocument.Problem] = []
    for (text, position) in zip(wrongChoices, position.choices) {
      let spellings = question.choices.first { $0.id == text }?.spellings ?? [text]
      if spellings.contains(where: { right.contains(NormalizedText($0)) }) {
        problems.append(QuizDocument.Problem(.rightChoice(text), at: position))
      }
    }
    let words = NameScanner(prompt)
    if let answer = words.first(of: question.answers), words.first(of: wrongChoices) == nil {
      problems.append(QuizDocument.Problem(.revealsAnswer(answer), at: position.question))
    }
    for (clue, position) in zip(clues, position.clues) {
      if let answer = NameScanner(clue).first(of: question.answers) {
        problems.append(QuizDocument.Problem(.revealsAnswer(answer), at: position))
      }
    }
    return problems
  }
}

extension QuizGenerator {
  /// Returns what is wrong with a generated question; `question` is `nil` if it cannot be played.
  fileprivate func problems(
    of item: QuizDocument.GeneratedQuestion, _ question: QuizQuestion?, _ document: QuizDocument,
    at position: QuizFile.QuestionPositions
  ) -> [QuizDocument.Problem] {
    let reference = position.reference ?? position.question
    var problems: [QuizDocument.Problem] = []
    func report(_ kind: QuizDocument.Problem.Kind, at position: JSONPosition) {
      problems.append(QuizDocument.Problem(kind, at: position))
    }
    for kind in catalog.unknownSubjects(of: item.id) { report(kind, at: reference) }
    guard problems.isEmpty else { return problems }
    let usual = self.question(item.id, level: document.level, seed: document.seed)
    guard let usual else {
      report(.unproven(item.id, document.level), at: reference)
      return problems
    }
    let clues = item.clues ?? []
    for (clue, position) in zip(clues, position.clues) {
      switch clue {
      case .generated(let number) where number > usual.clues.count:
        report(.unknownClue(number, count: usual.clues.count), at: position)
      case .own(let text):
        if let answer = NameScanner(text).first(of: usual.answers) {
          report(.revealsAnswer(answer), at: position)
        }
      case .generated: break
      }
    }
    if let words = item.prompt, let answer = NameScanner(words).first(of: usual.answers) {
      report(.revealsAnswer(answer), at: position.question)
    }
    if item.clues != nil, let missing = usual.missingClue(in: clues) {
      report(.missingClue(missing), at: reference)
    } else if question == nil {
      // The other questions already ask everything that an open one could ask.
      report(.unproven(item.id, document.level), at: reference)
    }
    return problems
  }
}

extension QuizQuestion {
  /// The number of the first clue that proves the answer and is not among the chosen ones.
  fileprivate func missingClue(in chosen: [QuizDocument.Clue]) -> Int? {
    guard openClueCount(of: chosen) == nil else { return nil }
    return clues.indices.map { $0 + 1 }.first { !chosen.contains(.generated($0)) }
  }
}

extension QuizCatalog {
  /// Returns the problems with the subjects of an ID, with the closest known IDs.
  fileprivate func unknownSubjects(of id: QuizQuestionID) -> [QuizDocument.Problem.Kind] {
    var isGroupUnknown = false
    return zip(id.parts, id.kind.questions?.subjects ?? []).compactMap { part, subject in
      switch subject {
      case .group:
        let problem = unknownGroup(part)
        isGroupUnknown = isGroupUnknown || problem != nil
        return problem
      case .member: return unknownMember(part)
      case .song: return isGroupUnknown ? nil : unknownSong(part, of: id.parts[0])
      case .title: return nil
      }
    }
  }

  private func unknownGroup(_ id: String) -> QuizDocument.Problem.Kind? {
    guard !lineUps.contains(where: { $0.id.description == id }) else { return nil }
    let group = Self.closest(to: id, among: lineUps.map(\.group))
    return .unknownGroup(Self.short(id), suggestion: group?.id.description)
  }

  private func unknownMember(_ id: String) -> QuizDocument.Problem.Kind? {
    guard !lineUps.contains(where: { $0.members.contains { $0.id.description == id } }) else {
      return nil
    }
    let parts = id.split(separator: "/", maxSplits: 1).map(String.init)
    let own = lineUps.first { $0.id.description == parts.first }
    let members = own.map(\.members) ?? lineUps.flatMap(\.members)
    let member = Self.closest(to: parts.last ?? id, among: members)
    return .unknownMember(Self.short(id), suggestion: member?.id.description)
  }

  private func unknownSong(_ title: String, of group: String) -> QuizDocument.Problem.Kind? {
    let songs = lineUps.first { $0.id.description == group }?.songs ?? []
    guard !songs.contains(where: { $0.title == title }) else { return nil }
    let name = NormalizedText(title)
    let same = songs.first { song in
      [song.title, song.koreanTitle].contains { $0.map(name.matches) ?? false }
    }
    return .unknownSong(
      Self.short(title), of: group,
      suggestion: same?.title ?? Suggestion.nearest(to: title, among: songs.map(\.title)))
  }

  /// The only record with a name, or else the most similar one.
  private static func closest<Record: Named>(to name: String, among records: [Record]) -> Record? {
    switch NameResolver(records).resolve(name) {
    case .found(let record): record
    case .ambiguous: nil
    case .unknown(let suggestions): suggestions.first
    }
  }

  /// The beginning of a text, to quote in a message.
  private static func short(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(40)))
  }
}
