import KPGGCore

// The playable questions of a document.

extension QuizDocument {
  /// Returns the questions in their order, always the same for a catalog. Leaves out questions that
  /// the catalog does not prove; `QuizFile.problems(in:)` tells which.
  package func questions(from generator: QuizGenerator) -> [QuizQuestion] {
    generatedItems(from: generator).compactMap(\.question)
  }

  /// An item with the question that a catalog makes of it.
  package struct GeneratedItem {
    /// The question without the author's words and clues; `nil` if the catalog does not prove its
    /// answer, and for a question with its own text.
    let usual: QuizQuestion?
    /// The playable question; `nil` if the catalog does not prove its answer, or if the author's
    /// clues lack one that proves it.
    package let question: QuizQuestion?
  }

  /// Returns the question of each item.
  package func generatedItems(from generator: QuizGenerator) -> [GeneratedItem] {
    let ids = items.compactMap(\.generatedID)
    let names = ids.count < items.count ? generator.catalog.namedRecords : UniqueNames()
    var taken = Set(ids)
    return items.map { item in
      var usual: QuizQuestion?
      let question: QuizQuestion?
      switch item.question {
      case .own(let own): question = own.question(level: level, seed: seed, names: names)
      case .generated(let generated):
        usual = generator.question(generated.id, level: level, seed: seed, avoiding: taken)
        question = usual.flatMap(generated.reworded)
      }
      if let question { taken.insert(question.id) }
      return GeneratedItem(usual: usual, question: question)
    }
  }
}

extension QuizDocument {
  /// Returns the document with only the items that the catalog proves, and their questions.
  ///
  /// What an open ID asks depends on the other items. If some are left out, the IDs of the others
  /// therefore become complete.
  func playable(from generator: QuizGenerator) -> (document: QuizDocument, [QuizQuestion]) {
    let questions = generatedItems(from: generator).map(\.question)
    guard questions.contains(nil) else { return (self, questions.compactMap(\.self)) }
    var document = self
    document.items = zip(items, questions).compactMap { item, question in
      guard let question, case .generated(var generated) = item.question else {
        return question.map { _ in item }
      }
      generated.id = question.id
      var item = item
      item.question = .generated(generated)
      return item
    }
    return (document, questions.compactMap(\.self))
  }
}

extension QuizDocument.Item {
  /// The ID of a generated question, as it is written.
  package var generatedID: QuizQuestionID? {
    if case .generated(let question) = question { question.id } else { nil }
  }
}

extension QuizDocument.OwnQuestion {
  /// Makes the playable question. If an answer or a choice is the name of one record, all names of
  /// the record count too.
  fileprivate func question(
    level: QuizLevel, seed: UInt64, names: UniqueNames<NormalizedText, NamedRecord>
  ) -> QuizQuestion? {
    guard let first = answers.first else { return nil }
    let records = answers.compactMap { names[NormalizedText($0)] }
    let right = QuizChoice(
      id: .text(first), name: BilingualText(first),
      spellings: answers + records.flatMap(\.name.spellings))
    let wrong = wrongChoices.map { choice in
      QuizChoice(
        id: .text(choice), name: BilingualText(choice),
        spellings: names[NormalizedText(choice)]?.name.spellings ?? [])
    }
    var random = SeededGenerator(seed: seed, name: id.parts)
    var subjects: [String] = []
    for record in records where !subjects.contains(record.subject) {
      subjects.append(record.subject)
    }
    return QuizQuestion(
      id: id, level: level, prompt: QuizPrompt(own: BilingualText(prompt)),
      clues: clues.map { BilingualText($0) },
      openClueCount: 0, choices: wrong.isEmpty ? [] : random.shuffled([right] + wrong),
      solution: .one(right), subjects: subjects)
  }
}

extension QuizDocument.GeneratedQuestion {
  /// Returns a question with the words and the clues of the author; `nil` if the clues lack one that
  /// proves the answer.
  fileprivate func reworded(_ usual: QuizQuestion) -> QuizQuestion? {
    let clues = clues ?? usual.clues.indices.map { .generated($0 + 1) }
    guard let openClueCount = usual.openClueCount(of: clues) else { return nil }
    return QuizQuestion(
      id: usual.id, level: usual.level,
      prompt: prompt.map(usual.prompt.reworded) ?? usual.prompt,
      clues: clues.compactMap(usual.clue), openClueCount: openClueCount, choices: usual.choices,
      solution: usual.solution, subjects: usual.subjects)
  }
}

extension QuizQuestion {
  /// Returns the clue that a document means; `nil` for a number without a clue.
  fileprivate func clue(_ clue: QuizDocument.Clue) -> BilingualText? {
    switch clue {
    case .own(let text): BilingualText(text)
    case .generated(let number):
      clues.indices.contains(number - 1) ? clues[number - 1] : nil
    }
  }

  /// Returns the number of clues that prove the answer, from the first; `nil` if one is missing.
  func openClueCount(of chosen: [QuizDocument.Clue]) -> Int? {
    let isOneEnough = kind.questions?.clueRole == .eachProves && openClueCount > 0
    let proofs = isOneEnough ? chosen.filter(isUsual).prefix(1) : provingClues[...]
    guard !isOneEnough || !proofs.isEmpty else { return nil }
    let positions = proofs.map { chosen.firstIndex(of: $0) }
    return positions.reduce(0) { count, position in
      guard let count, let position else { return nil }
      return max(count, position + 1)
    }
  }

  private func isUsual(_ clue: QuizDocument.Clue) -> Bool {
    if case .generated(let number) = clue { clues.indices.contains(number - 1) } else { false }
  }

  private var provingClues: [QuizDocument.Clue] {
    clues.indices.prefix(openClueCount).map { .generated($0 + 1) }
  }
}

/// A group, a person, or a song.
private struct NamedRecord: Hashable {
  let name: QuizChoice
  /// The ID of the group or the member; the group of a song.
  let subject: String
}

extension QuizCatalog {
  /// The records by name. A name of several records is omitted.
  fileprivate var namedRecords: UniqueNames<NormalizedText, NamedRecord> {
    var records = UniqueNames<NormalizedText, NamedRecord>()
    func add(_ name: QuizChoice, subject: String) {
      let record = NamedRecord(name: name, subject: subject)
      for spelling in name.normalizedSpellings { records.add(spelling, of: record) }
    }
    for name in groups.map(\.name) + people.map(\.candidate.name) {
      add(name, subject: name.idText)
    }
    for song in songs { add(song.candidate.name, subject: groups[song.group].name.idText) }
    return records
  }
}
