import KPGGCore

/// Makes questions from stems.
///
/// Each method returns `nil` if the catalog does not prove the answer, or if it has too few choices.
struct QuizBuilder {
  let catalog: QuizCatalog
  let level: QuizLevel
  var random: SeededGenerator

  /// Makes the question of a completed stem. Leaves out clues with the text of an answer.
  static func question(
    _ stem: QuizStem, _ catalog: QuizCatalog, _ level: QuizLevel, seed: UInt64
  ) -> QuizQuestion? {
    let random = SeededGenerator(seed: seed, name: catalog.name(of: stem))
    var builder = Self(catalog: catalog, level: level, random: random)
    return builder.question(stem)
  }

  private mutating func question(_ stem: QuizStem) -> QuizQuestion? {
    let question: QuizQuestion? =
      switch stem {
      case .lineup(let group): lineupQuestion(group)
      case .initials(let group): initialsQuestion(group)
      case .song: nil
      case .groupOfSong(let song): groupOfSongQuestion(song)
      case .songOfGroup(let song): songOfGroupQuestion(song)
      case .profile(let person): profileQuestion(person)
      case .odd(let group, let person): person.flatMap { oddQuestion(group, $0) }
      case .debut(let groups): debutQuestion(groups)
      case .members(let group): membersQuestion(group)
      }
    guard var question, question.revealsAnswer else { return question }
    // All facts of a profile together are the proof.
    if question.kind != .profile { question.dropRevealingClues() }
    return question.revealsAnswer ? nil : question
  }

  /// Makes a question that one name answers.
  ///
  /// - Parameters:
  ///   - id: The ID of the question.
  ///   - subjects: The IDs of groups and members.
  ///   - prompt: The question.
  ///   - clues: The clues, the least telling first.
  ///   - openClueCount: The number of clues that prove the answer.
  ///   - right: The answer.
  ///   - pool: The candidates for wrong choices. The answer can be one of them.
  ///   - isWrong: Returns whether the catalog proves that the candidate at an index is wrong.
  /// - Returns: The question; `nil` if it needs choices and there are no three wrong ones.
  mutating func question(
    _ id: QuizQuestionID, about subjects: [String], _ prompt: QuizPrompt, clues: [QuizClue],
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
}
