import KPGGCore

/// Makes the questions of all kinds: proves the answer, chooses wrong answers, and drops clues that
/// reveal it.
struct QuestionBuilder {
  let catalog: QuizCatalog
  let level: QuizLevel
  var random: SeededGenerator

  /// Makes a complete question; `nil` if the catalog does not prove the answer, or if it has too few
  /// choices.
  static func build(
    _ question: any QuestionKind, _ catalog: QuizCatalog, _ level: QuizLevel, seed: UInt64
  ) -> QuizQuestion? {
    let random = SeededGenerator(seed: seed, name: question.seedName(in: catalog))
    var builder = Self(catalog: catalog, level: level, random: random)
    let made = question.question(&builder)
    guard var made, made.revealsAnswer else { return made }
    if type(of: question).clueRole != .allProve { made.dropRevealingClues() }
    return made.revealsAnswer ? nil : made
  }

  /// Makes a question that one name answers.
  ///
  /// - Parameters:
  ///   - id: The ID of the question.
  ///   - subjects: The IDs of groups and members.
  ///   - prompt: The question.
  ///   - clues: The clues, vaguest first.
  ///   - openClueCount: The number of clues that prove the answer.
  ///   - right: The answer.
  ///   - pool: The candidates for wrong choices. The answer can be one of them.
  ///   - isWrong: Returns whether the catalog proves that the candidate at an index is wrong.
  /// - Returns: The question; `nil` if it needs choices and there are fewer than three wrong ones.
  mutating func question(
    _ id: QuizQuestionID, about subjects: [String], _ prompt: QuizPrompt, clues: [QuizText],
    openClueCount: Int = 0, right: QuizCandidate, among pool: [QuizCandidate],
    isWrong: (Int) -> Bool
  ) -> QuizQuestion? {
    var choices: [QuizName] = []
    if !level.isTyped {
      let isMedium = level == .medium
      let wrong = random.pick(3, of: Array(pool.indices)) { index, picked in
        let candidate = pool[index]
        return (!isMedium || candidate.debutedAround(right)) && candidate.looksLike(right)
          && isWrong(index) && candidate.isSpelledApart(from: right)
          && picked.allSatisfy { candidate.isSpelledApart(from: pool[$0]) }
      }
      guard let wrong else { return nil }
      choices = random.shuffled(wrong.map { pool[$0].name } + [right.name])
    }
    return QuizQuestion(
      id: id, level: level, prompt: prompt, clues: clues, openClueCount: openClueCount,
      choices: choices, solution: .one(right.name), subjects: subjects)
  }

  /// Makes a question that the name of a group answers.
  mutating func question(
    _ kind: QuizKind, aboutGroup index: Int, _ prompt: QuizPrompt, clues: [QuizText],
    openClueCount: Int = 0
  ) -> QuizQuestion? {
    let right = catalog.groupCandidates[index]
    return question(
      QuizQuestionID(kind, [right.name.id]), about: [right.name.id], prompt, clues: clues,
      openClueCount: openClueCount, right: right, among: catalog.groupCandidates
    ) { $0 != index }
  }
}

extension QuizQuestion {
  /// Whether the prompt or a clue has the text of an answer, in either language.
  var revealsAnswer: Bool {
    let answers = answers.map { NormalizedText($0) }
    return ([prompt.text] + clues).contains { $0.contains(anyOf: answers) }
  }

  /// Removes the clues with the text of an answer, except those shown from the start.
  mutating func dropRevealingClues() {
    let answers = answers.map { NormalizedText($0) }
    clues =
      clues.prefix(openClueCount)
      + clues.dropFirst(openClueCount).filter { !$0.contains(anyOf: answers) }
  }
}

extension QuizText {
  /// Whether one of the texts is in this one, in either language.
  fileprivate func contains(anyOf texts: [NormalizedText]) -> Bool {
    let (english, korean) = (NormalizedText(english), NormalizedText(korean))
    return texts.contains { english.contains($0) || korean.contains($0) }
  }
}
