import KPGGCore

/// Makes the questions of all kinds: proves the answer, chooses wrong answers, and drops clues that
/// reveal it.
struct QuestionBuilder {
  let catalog: QuizCatalog
  let level: QuizLevel
  var random: SeededGenerator
  private let kind: QuizKind
  /// The least known tier of wrong choices.
  private let leastChosenTier: Tier

  /// Makes a complete question; `nil` if the catalog does not prove the answer, or if it has too few
  /// choices.
  static func build(
    _ question: any QuestionKind, _ catalog: QuizCatalog, _ level: QuizLevel, seed: UInt64
  ) -> QuizQuestion? {
    let random = SeededGenerator(seed: seed, name: question.seedName(in: catalog))
    var builder = Self(
      catalog: catalog, level: level, random: random, kind: type(of: question).kind,
      leastChosenTier: level.leastChosenTier(askingAbout: question.tier(in: catalog)))
    let made = question.question(&builder)
    guard var made, made.revealsAnswer else { return made }
    if type(of: question).clueRole != .allProve { made.dropRevealingClues() }
    return made.revealsAnswer ? nil : made
  }

  /// Makes a question with the parts of its ID. They are also its subjects unless `subjects` lists
  /// others.
  func question(
    _ parts: [String], _ prompt: QuizPrompt, clues: [BilingualText], openClueCount: Int = 0,
    choices: [QuizChoice] = [], solution: QuizSolution, subjects: [String]? = nil
  ) -> QuizQuestion {
    QuizQuestion(
      id: QuizQuestionID(kind, parts), level: level, prompt: prompt, clues: clues,
      openClueCount: openClueCount, choices: choices, solution: solution,
      subjects: subjects ?? parts)
  }

  /// Makes a question with one name as its answer, and with choices if its level has them. The
  /// wrong choices are picked from `count` candidates. `wrong` returns the candidate at an index if
  /// the catalog proves that it is wrong, else `nil`. The result is `nil` if there are fewer than
  /// three wrong choices.
  mutating func question(
    _ parts: [String], _ prompt: QuizPrompt, clues: [BilingualText], openClueCount: Int = 0,
    subjects: [String]? = nil, right: QuizCandidate, among count: Int,
    wrong: (Int) -> QuizCandidate?
  ) -> QuizQuestion? {
    var choices: [QuizChoice] = []
    let (level, leastChosenTier) = (level, leastChosenTier)
    if !level.isTyped {
      var picked: [QuizCandidate] = []
      let indices = random.pick(3, of: Array(0..<count)) { index, _ in
        guard let candidate = wrong(index), candidate.tier <= leastChosenTier,
          candidate.looksLike(right),
          level == .easy || candidate.debutedAround(right), candidate.isSpelledApart(from: right),
          picked.allSatisfy(candidate.isSpelledApart)
        else { return false }
        picked.append(candidate)
        return true
      }
      guard indices != nil else { return nil }
      choices = random.shuffled(picked.map(\.name) + [right.name])
    }
    return question(
      parts, prompt, clues: clues, openClueCount: openClueCount, choices: choices,
      solution: .one(right.name), subjects: subjects)
  }

  /// Makes a question that the name of a group answers.
  mutating func question(
    aboutGroup index: Int, _ prompt: QuizPrompt, clues: [BilingualText], openClueCount: Int = 0
  ) -> QuizQuestion? {
    let right = catalog.groups[index].candidate
    return question(
      [right.name.idText], prompt, clues: clues, openClueCount: openClueCount, right: right,
      among: catalog.groups.count
    ) { [catalog] in $0 == index ? nil : catalog.groups[$0].candidate }
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

extension BilingualText {
  /// Whether one of the texts is in this one, in either language.
  fileprivate func contains(anyOf texts: [NormalizedText]) -> Bool {
    let (english, korean) = (NormalizedText(english), NormalizedText(korean))
    return texts.contains { english.contains($0) || korean.contains($0) }
  }
}
