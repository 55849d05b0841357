package import KPGGCore

// All questions about one subject, from which an author picks.

extension QuizGenerator {
  /// Generates the questions that the catalog proves about a group.
  ///
  /// - Parameters:
  ///   - group: The ID of the group.
  ///   - level: The difficulty.
  ///   - seed: Any number. With the same seed, `question(_:level:seed:)` repeats the questions.
  ///   - taken: Questions that random ones must differ from.
  /// - Returns: Questions of all kinds. If a kind needs other groups or members, there are several
  ///   questions with different ones.
  package func questions(
    about group: GroupID, level: QuizLevel, seed: UInt64, avoiding taken: Set<QuizQuestionID> = []
  ) -> [QuizQuestion] {
    guard let index = catalog.groups.firstIndex(where: { $0.group.id == group }) else { return [] }
    let id = group.description
    let whole = [QuizKind.lineup, .initials, .members].map { QuizQuestionID($0, [id]) }
    let random = [QuizKind.odd, .debut].flatMap { kind in
      Array(repeating: QuizQuestionID(kind, [id]), count: Self.variantCount)
    }
    let songs = catalog.songsOfGroup[index].flatMap { song -> [QuizQuestionID] in
      let parts = [id, catalog.songs[song].candidate.name.text.english]
      return [QuizQuestionID(.song, parts), QuizQuestionID(.song, parts + [QuizCatalog.titlePart])]
    }
    return questions(whole + random + songs, level, seed, taken)
  }

  /// Returns the questions that the catalog proves about a member: her profile, and those in which she
  /// is the one missing from the line-up of a group.
  package func questions(
    about member: MemberID, level: QuizLevel, seed: UInt64
  ) -> [QuizQuestion] {
    guard let index = catalog.person(member.description) else { return [] }
    let groups = catalog.people[index].appearances.entries.map(\.groupID.description)
    let id = member.description
    return questions(
      [QuizQuestionID(.profile, [id])] + groups.map { QuizQuestionID(.odd, [$0, id]) }, level,
      seed, [])
  }

  /// The number of questions with different random groups or members.
  private static let variantCount = 3

  private func questions(
    _ ids: [QuizQuestionID], _ level: QuizLevel, _ seed: UInt64, _ taken: Set<QuizQuestionID>
  ) -> [QuizQuestion] {
    var found: [QuizQuestion] = []
    var foundIDs: Set<QuizQuestionID> = []
    for id in ids {
      let question = question(id, level: level, seed: seed, avoiding: taken.union(foundIDs))
      guard let question, foundIDs.insert(question.id).inserted else { continue }
      found.append(question)
    }
    return found
  }
}
