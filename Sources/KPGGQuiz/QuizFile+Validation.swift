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
    let words = QuizWords(prompt)
    if let answer = words.first(of: question.answers), words.first(of: wrongChoices) == nil {
      problems.append(QuizDocument.Problem(.revealsAnswer(answer), at: position.question))
    }
    for (clue, position) in zip(clues, position.clues) {
      if let answer = QuizWords(clue).first(of: question.answers) {
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
        if let answer = QuizWords(text).first(of: usual.answers) {
          report(.revealsAnswer(answer), at: position)
        }
      case .generated: break
      }
    }
    if let words = item.prompt, let answer = QuizWords(words).first(of: usual.answers) {
      report(.revealsAnswer(answer), at: position.question)
    }
    if item.clues != nil, let missing = usual.missingClue(in: clues) {
      report(.missingClue(missing), at: reference)
    } else if question == nil {
      // The other questions leave nothing for an open one.
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
