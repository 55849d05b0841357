import KPGGCore

// The playable questions of a document.

extension QuizDocument {
  /// Returns the questions in their order, always the same for a catalog. Leaves out questions that
  /// the catalog does not prove; `QuizFile.problems(in:)` tells which.
  package func questions(from generator: QuizGenerator) -> [QuizQuestion] {
    playedItems(from: generator).compactMap(\.self)
  }

  /// Returns the question of each item; `nil` if the catalog does not prove its answer.
  package func playedItems(from generator: QuizGenerator) -> [QuizQuestion?] {
    let ids = items.compactMap(\.generatedID)
    let names = ids.count < items.count ? generator.catalog.namedRecords : UniqueNames()
    var taken = Set(ids)
    return items.map { item in
      let question =
        switch item.question {
        case .own(let own): own.question(level: level, seed: seed, names: names)
        case .generated(let generated):
          generator.question(generated, level: level, seed: seed, avoiding: taken)
        }
      if let question { taken.insert(question.id) }
      return question
    }
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
    let right = QuizName(
      id: first, text: QuizText(first), spellings: answers + records.flatMap(\.name.spellings))
    let wrong = wrongChoices.map { choice in
      QuizName(
        id: choice, text: QuizText(choice),
        spellings: names[NormalizedText(choice)]?.name.spellings ?? [])
    }
    var random = SeededGenerator(seed: seed, name: id.parts)
    var subjects: [String] = []
    for record in records where !subjects.contains(record.subject) {
      subjects.append(record.subject)
    }
    return QuizQuestion(
      id: id, level: level, prompt: QuizPrompt(own: prompt), clues: clues.map { QuizText($0) },
      openClueCount: 0, choices: wrong.isEmpty ? [] : random.shuffled([right] + wrong),
      solution: .one(right), subjects: subjects)
  }
}

extension QuizGenerator {
  /// Generates a question with the words and the clues of an author.
  ///
  /// - Returns: `nil` if the catalog does not prove the answer, or if the clues lack one that proves
  ///   it.
  func question(
    _ item: QuizDocument.GeneratedQuestion, level: QuizLevel, seed: UInt64,
    avoiding taken: Set<QuizQuestionID>
  ) -> QuizQuestion? {
    guard let usual = question(item.id, level: level, seed: seed, avoiding: taken) else {
      return nil
    }
    let clues = item.clues ?? usual.clues.indices.map { .generated($0 + 1) }
    guard let openClueCount = usual.openClueCount(of: clues) else { return nil }
    return QuizQuestion(
      id: usual.id, level: level,
      prompt: item.prompt.map(usual.prompt.reworded) ?? usual.prompt,
      clues: clues.compactMap(usual.clue), openClueCount: openClueCount, choices: usual.choices,
      solution: usual.solution, subjects: usual.subjects)
  }
}

extension QuizQuestion {
  /// Returns the clue that a document means; `nil` for a number without a clue.
  fileprivate func clue(_ clue: QuizDocument.Clue) -> QuizText? {
    switch clue {
    case .own(let text): QuizText(text)
    case .generated(let number):
      clues.indices.contains(number - 1) ? clues[number - 1] : nil
    }
  }

  /// Returns the number of clues that prove the answer, from the first; `nil` if one is missing.
  func openClueCount(of chosen: [QuizDocument.Clue]) -> Int? {
    let isOneEnough = kind.questions?.clueRole == .eachProves
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
  let name: QuizName
  /// The ID of the group or the member; the group of a song.
  let subject: String
}

extension QuizCatalog {
  /// The records by name. A name of several records is omitted.
  fileprivate var namedRecords: UniqueNames<NormalizedText, NamedRecord> {
    var records = UniqueNames<NormalizedText, NamedRecord>()
    func add(_ name: QuizName, subject: String) {
      let record = NamedRecord(name: name, subject: subject)
      for spelling in name.normalizedSpellings { records.add(spelling, of: record) }
    }
    for name in groups.map(\.name) + people.map(\.candidate.name) { add(name, subject: name.id) }
    for song in songs { add(song.candidate.name, subject: groups[song.group].name.id) }
    return records
  }
}
